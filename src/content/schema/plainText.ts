import type * as z from 'zod'
import { findOtherMarks, reasonFor } from '../../proofread/pasted/otherMarks.ts'
import { refuse } from './metadata.ts'

/** Reports Markdown, HTML and line breaks in a text of one line, which would be shown as they are written. */
export function checkPlainText(value: string, context: z.core.$RefinementCtx): void {
  const report = (rule: string, message: string, remedy: string) => refuse(context, message, { rule, remedy })
  if (value.includes('\n')) report('one-line', 'This text has more than one line.', 'Put it on one line.')
  else if (/\p{Cc}/u.test(value)) {
    const reason = 'There is a tab or another character here that cannot be seen.'
    report('invisible-character', reason, 'Write a space instead.')
  } else if (value !== value.trim())
    report('outer-space', 'This text begins or ends with a space.', 'Take out the spaces at its ends.')
  const sign = /^(-+(?=\p{L})|(?:[-–—•·*+]+|[-=]+>|[☐-☒])\s)/u.exec(value)?.[0].trim()
  if (sign) {
    const remedy = 'Take the sign away; an entry of a list begins with one “- ” (hyphen, space).'
    report('list-sign', `This text begins with “${sign}”, which would be shown.`, remedy)
  }
  const tag = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i.exec(value)?.[0]
  if (tag) {
    const reason = `This field takes no HTML; “${tag}” would be shown as it is written.`
    report('raw-html', reason, 'Write the words alone.')
  }
  for (const { offset, length, rule, what, remedy } of findOtherMarks(value)) {
    const message = reasonFor(value.slice(offset, offset + length), what)
    refuse(context, message, { rule, remedy, offset })
  }
  if (/^(?:true|false|null)$/.test(value))
    report(
      'computer-word',
      `“${value}” alone says nothing to visitors.`,
      'Write the words that they should read.',
    )
  const mark = /\*\*[^*]+\*\*|\[[^[\]]+\]\([^()]*\)|`[^`]+`|(?<!\w)__[^_]+__(?!\w)/.exec(value)?.[0]
  if (mark) {
    const reason = `This field takes words alone; the marks of “${mark}” would be shown as they are written.`
    report('plain-text', reason, 'Take the marks away.')
  }
}
