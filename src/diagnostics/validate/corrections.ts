/** Corrected lines for the values of a file. */
import { nameOffsetOf, offsetOf, type TextWithPositions, writtenAt } from '../positions.ts'
import { fieldName } from '../words.ts'
import { lineAfter, lineAt, quoted } from '../yaml/lines.ts'

/** The line of a value with another value on it; undefined for a value of several lines. */
export function withValueAt(
  text: TextWithPositions,
  path: readonly PropertyKey[],
  value: string,
): string | undefined {
  const written = writtenAt(text, path)
  const offset = offsetOf(text, path)
  if (written === undefined || offset === undefined) return undefined
  const { start, line } = lineAt(text.text, offset)
  const at = offset - start
  return written.includes('\n') || !line.startsWith(written, at)
    ? undefined
    : line.slice(0, at) + value + line.slice(at + written.length)
}

/** `- Cup: final` → `- "Cup: final"`; only for an item of one line. */
export function quotedItem(text: TextWithPositions, path: readonly PropertyKey[]): string | undefined {
  const offset = offsetOf(text, path)
  if (offset === undefined || typeof path.at(-1) !== 'number') return undefined
  const here = lineAt(text.text, offset)
  const at = offset - here.start
  const after = lineAfter(text.text, here)
  if (after && after.indent >= at && !after.isItem) return undefined
  return here.line.slice(0, at) + quoted(here.line.slice(at))
}

/** A value without quotes that goes on over several lines, as a text with paragraphs is written. */
export function asBlock(text: TextWithPositions, path: readonly PropertyKey[]): string | undefined {
  const written = writtenAt(text, path) ?? ''
  const lines = written.split('\n').map((line) => line.trim())
  return /^["']/.test(written) ? undefined : fieldWithLines(text, path, lines, ' |')
}

/**
 * A field with lines below its name, two spaces further in.
 *
 * @param mark what follows the colon, such as ` |`
 */
export function fieldWithLines(
  text: TextWithPositions,
  path: readonly PropertyKey[],
  lines: readonly string[],
  mark = '',
): string | undefined {
  const offset = nameOffsetOf(text, path)
  if (offset === undefined) return undefined
  const { start, line } = lineAt(text.text, offset)
  const before = line.slice(0, offset - start)
  const indent = ' '.repeat(before.length + 2)
  return [`${before}${fieldName(path)}:${mark}`, ...lines.map((below) => below && indent + below)].join('\n')
}

/** An item of a list with fields instead of its value. */
export function itemWithFields(
  text: TextWithPositions,
  path: readonly PropertyKey[],
  fields: readonly string[],
): string | undefined {
  const offset = offsetOf(text, path)
  if (offset === undefined) return undefined
  const { start, line } = lineAt(text.text, offset)
  // An item without a value may end after its hyphen.
  const before = line.slice(0, offset - start).replace(/-$/, '- ')
  return fields.map((field, index) => (index === 0 ? before : ' '.repeat(before.length)) + field).join('\n')
}
