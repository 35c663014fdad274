import type { z } from 'zod'
import { findOtherMarks } from '../../markdown/lint/otherMarks.ts'

type Finding = [reason: string, remedy: string, rule: string]

/** Reports Markdown, HTML and line breaks in a text of one line, which would be shown as they are written. */
export function checkPlainText(value: string, context: z.core.$RefinementCtx): void {
  for (const [message, remedy, rule] of findings(value)) {
    context.addIssue({ code: 'custom', message, params: { remedy, rule } })
  }
}

function* findings(value: string): Generator<Finding> {
  if (value.includes('\n')) {
    yield ['This text has more than one line.', 'Put it on one line.', 'one-line']
  } else if (/\p{Cc}/u.test(value)) {
    yield [
      'There is a tab or another character here that cannot be seen.',
      'Write a space instead.',
      'invisible-character',
    ]
  } else if (value !== value.trim()) {
    yield ['This text begins or ends with a space.', 'Take out the spaces at its ends.', 'outer-space']
  }
  const sign = /^(-+(?=\p{L})|[-–—•·*+]+\s)/u.exec(value)?.[0].trim()
  if (sign)
    yield [
      `This text begins with “${sign}”, which would be shown.`,
      'Take the sign away; an entry of a list begins with one “- ” (hyphen, space).',
      'list-sign',
    ]
  const tag = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i.exec(value)?.[0]
  if (tag)
    yield [
      `This field takes no HTML; “${tag}” would be shown as it is written.`,
      'Write the words alone.',
      'raw-html',
    ]
  for (const { reason, remedy, rule } of findOtherMarks(value)) yield [reason, remedy, rule]
  const mark = /\*\*[^*]+\*\*|\[[^\]]+\]\([^)]*\)|`[^`]+`|(?<!\w)__[^_]+__(?!\w)/.exec(value)?.[0]
  if (mark) {
    yield [
      `This field takes words alone; the marks of “${mark}” would be shown as they are written.`,
      'Take the marks away.',
      'plain-text',
    ]
  }
}
