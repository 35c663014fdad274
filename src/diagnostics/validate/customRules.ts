/** Issues of custom checks in a schema, with the details that they pass in `params`. */
import type { z } from 'zod'
import { nearest } from '../nearest.ts'
import { offsetOf, type Place, placeOf } from '../positions.ts'
import { shown } from '../words.ts'
import { correctedLine } from '../yaml/lines.ts'
import type { Explanation, WrongValue } from './validation.ts'

/**
 * Explains an issue by its message and these params, all of them optional: `rule`; `remedy`; `choices`, the allowed
 * values; `field`, the field of a group that is wrong; `line` and `column` in a text, with words to `replace` there.
 */
export function explainCustom(issue: z.core.$ZodIssueCustom, wrong: WrongValue): Explanation {
  const { text, path, found, hint, remedy } = wrong
  const { choices, remedy: remedyOfRule, rule, field, line, column, replace } = issue.params ?? {}
  const near = Array.isArray(choices) ? nearest(String(found), choices.map(String)) : undefined
  const suggestion = near ? `Did you mean “${near}”? ${remedy ?? ''}`.trim() : remedy
  const reason = choices ? `${issue.message.replace(/\.$/, '')}: ${shown(found)}.` : issue.message
  const explanation = {
    ...placeOf(text, typeof field === 'string' ? [...path, field] : path),
    rule: typeof rule === 'string' ? rule : 'wrong-value',
    reason: hint?.reason ?? reason,
    remedy: typeof remedyOfRule === 'string' ? remedyOfRule : suggestion,
  }
  if (typeof line !== 'number' || typeof column !== 'number' || typeof found !== 'string') return explanation
  const offset = text.offsetInside(path, offsetIn(found, { line, column }))
  if (offset === undefined) return explanation
  // At the beginning of a value without quotes, some signs of Markdown would be read as YAML.
  const isSafe =
    isReplacement(replace) && (offset !== offsetOf(text, path) || /^[\p{L}\p{N}]/u.test(replace.to))
  const corrected = isSafe ? correctedLine(text.text, { offset, ...replace }) : undefined
  return { ...explanation, ...text.placeAt(offset), corrected }
}

const isReplacement = (value: unknown): value is { from: string; to: string } =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  'to' in value &&
  typeof value.from === 'string' &&
  typeof value.to === 'string'

/** The offset of a line and column in a text. */
const offsetIn = (text: string, { line, column }: Place) =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((offset, before) => offset + before.length + 1, column - 1)
