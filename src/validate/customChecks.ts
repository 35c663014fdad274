/** Explains what the custom checks of a schema found, with the corrected line where they name a replacement. */
import * as z from 'zod'
import type { Finding } from '../diagnostics/messages.ts'
import { nearest } from '../diagnostics/nearest.ts'
import { offsetOf, placeOf } from '../diagnostics/positions.ts'
import { shown } from '../diagnostics/words.ts'
import { correctedLine } from '../yaml/lines.ts'
import type { WrongValue } from './wrongValue.ts'

const replacement = z.object({ offset: z.number(), from: z.string(), to: z.string() })
type Replacement = z.infer<typeof replacement>

/** What custom checks of a schema may pass in `params`. */
const customParams = z
  .object({
    rule: z.string(),
    remedy: z.string(),
    /** The allowed values. */
    choices: z.array(z.string()),
    /** The field of a group that is wrong. */
    field: z.string(),
    /** An offset in the text, and words to replace there. */
    offset: z.number(),
    replace: z.object({ from: z.string(), to: z.string() }),
    /** The same for mistakes of this kind elsewhere in the text: the corrected line mends all of them. */
    alike: z.array(replacement),
  })
  .partial()

/** The finding of one custom issue. */
export function explainCustom(issue: z.core.$ZodIssueCustom, wrong: WrongValue): Finding {
  const { text, path, found, hint } = wrong
  const params = customParams.parse(issue.params ?? {})
  const { rule = 'wrong-value', choices, field, replace } = params
  const near = choices && nearest(String(found), choices)
  const explanation = {
    ...placeOf(text, field ? [...path, field] : path),
    rule,
    reason:
      hint?.reason ?? (choices ? `${issue.message.replace(/\.$/, '')}: ${shown(found)}.` : issue.message),
    remedy: params.remedy ?? `${near ? `Did you mean “${near}”? ` : ''}${wrong.remedy ?? ''}`.trim(),
    corrected: params.remedy === undefined ? wrong.corrected : undefined,
  }
  const offset = params.offset === undefined ? undefined : text.offsetInside(path, params.offset)
  if (offset === undefined) return explanation
  const corrected = replace && correctedText(wrong, { ...replace, offset: params.offset ?? 0 }, params.alike)
  return { ...explanation, ...text.placeAt(offset), corrected }
}

/** The line of a text with words replaced; undefined where YAML would read it as something else. */
function correctedText({ text, path }: WrongValue, own: Replacement, alike: readonly Replacement[] = []) {
  const begin = offsetOf(text, path) ?? 0
  const isDouble = text.text[begin] === '"'
  const written = [own, ...alike].flatMap(({ offset, from, to }) => {
    const at = text.offsetInside(path, offset)
    // Between double quotes, YAML takes a backslash itself, and the end of a line as a space.
    const inQuotes = to.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
    if (at === undefined) return []
    // Spaces at the beginning of a line of a text are those before its words in the file.
    const before = from.search(/\S|$/)
    const isBlank = text.text.slice(at - before, at).trim() === ''
    return [{ offset: isBlank ? at - before : at, from, to: isDouble ? inQuotes : to }]
  })
  const [first] = written
  if (!first) return undefined
  const { line } = text.placeAt(first.offset)
  const onLine = written.filter(({ offset }) => text.placeAt(offset).line === line)
  // At the beginning of a value without quotes, some signs of Markdown would be read as YAML.
  const isSafe = onLine.every(({ offset, to }) => offset !== begin || /^[\p{L}\p{N}]/u.test(to))
  return isSafe
    ? correctedLine(text.text, ...new Map(onLine.map((one) => [one.offset, one])).values())
    : undefined
}
