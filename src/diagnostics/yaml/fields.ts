/** Mistakes of a field: its colon, its quotes, its indentation, and fields that are written twice. */
import {
  indentOf,
  isField,
  type Line,
  lineAfter,
  lineAt,
  lineBefore,
  nameIn,
  searchedLines,
  spacesBefore,
  valueIn,
  withColonAndSpace,
} from './lines.ts'
import { type Explanation, missingHyphen, noSpaceAfterColon, openQuote } from './sentences.ts'

/** A colon without a space, or another sign in its place, on this line or the one above. */
export function missingColon(text: string, start: number): Explanation | undefined {
  const here = lineAt(text, start)
  for (const { start, line } of [here, lineBefore(text, here.start) ?? here]) {
    const corrected = withColonAndSpace(line)
    if (!corrected) continue
    const hasColon = /^\s*(?:- +)*[\w-]+:/.test(line)
    return {
      ...noSpaceAfterColon,
      ...(!hasColon && { reason: 'There is no colon after the name of the field.' }),
      offset: start + indentOf(line),
      corrected,
    }
  }
  return undefined
}

/** A quote that is opened on a line and not closed; the corrected line closes it when there is no other quote. */
export function unclosedQuote(text: string, start: number): Explanation {
  const { line } = lineAt(text, start)
  const value = valueIn(line)
  if (!/^["']/.test(value)) return openQuote
  const quote = value.charAt(0)
  const isOnly = value.split(quote).length === 2
  if (isOnly && /[“”‘’]$/.test(value.trimEnd())) {
    return {
      offset: start + line.length - 1,
      reason: 'The quote at the end is curly, so the straight one before the value is never closed.',
      remedy: 'Write a straight one there as well.',
      corrected: line.trimEnd().slice(0, -1) + quote,
    }
  }
  return {
    ...openQuote,
    offset: start + line.length - value.length,
    corrected: isOnly ? `${line.trimEnd()}${quote}` : undefined,
  }
}

/**
 * A field that its entry has already. Where several are repeated, two entries have become one, and only the first repeated
 * field is reported: there the second entry begins.
 */
export function writtenTwice(text: string, offset: number): Explanation {
  const name = /^["']?([\w-]+)/.exec(text.slice(offset))?.[1]
  const reason = `${name ? `The field “${name}”` : 'This field'} is written twice in one entry.`
  const { start, line } = lineAt(text, offset)
  if (!/^ /.test(line)) return { reason, remedy: 'Delete one of the two.' }
  const fields = fieldsOfEntry(text, start)
  const names = fields.map(({ name }) => name)
  const repeated = fields.filter(({ name }, index) => names.indexOf(name) < index)
  const [first] = repeated
  if (!first || repeated.length === 1) {
    return {
      reason,
      remedy:
        'Delete one of the two. If it is left over from an entry that you deleted, delete all lines of that entry; if a new entry begins here, begin its first line with “- ” (hyphen, space).',
    }
  }
  const indent = indentOf(first.line)
  const firstOffset = first.start + indent
  if (first.name === names[0] && indent >= 2) {
    const corrected = `${' '.repeat(indent - 2)}- ${first.line.trimStart()}`
    return { ...missingHyphen, offset: firstOffset, corrected }
  }
  return {
    offset: firstOffset,
    reason: `From here on, ${repeated.length} fields are written twice in one entry: ${repeated.map(({ name }) => `“${name}”`).join(', ')}.`,
    remedy: `If they are left over from an entry that you deleted, delete all its lines. If a new entry begins here, its first line is missing: “- ${names[0]}: …”.`,
  }
}

/** The lines of the fields of an entry, without the lines below a field, from the line of one of them. */
function fieldsOfEntry(text: string, start: number): (Line & { name: string })[] {
  const indent = indentOf(lineAt(text, start).line)
  const fields: Line[] = []
  let near: Line | undefined = lineAt(text, start)
  for (let count = 0; near && count < searchedLines; near = lineBefore(text, near.start), count++) {
    if (isField(near.line) && indentOf(near.line) === indent) fields.unshift(near)
    if (spacesBefore(near.line) >= 0 && spacesBefore(near.line) < indent) break
  }
  near = lineAfter(text, start)
  for (let count = 0; near && count < searchedLines && spacesBefore(near.line) >= indent; count++) {
    if (isField(near.line) && indentOf(near.line) === indent) fields.push(near)
    near = lineAfter(text, near.start)
  }
  return fields.flatMap((field) => {
    const name = nameIn(field.line)
    return name ? [{ ...field, name }] : []
  })
}

/** A field that begins further to the right than the one above, which has a value of its own. */
export function fieldTooFarRight(text: string, start: number): Explanation | undefined {
  const above = lineAt(text, start)
  const below = lineAfter(text, start)
  if (!below || indentOf(below.line) <= indentOf(above.line) || !/^\s*[\w-]+:(\s|$)/.test(below.line))
    return undefined
  const before = lineBefore(text, above.start)
  const name = nameIn(above.line)
  const aboveWithIndent = (spaces: number) => ({
    offset: above.start + indentOf(above.line),
    remedy: `Begin the line with ${spaces} spaces.`,
    corrected: ' '.repeat(spaces) + above.line.trimStart(),
  })
  // Of three lines, the middle one begins elsewhere than those around it.
  if (name && before && isField(before.line) && indentOf(before.line) === indentOf(below.line)) {
    const reason = `“${name}” is within an entry, but does not begin where the fields around it begin.`
    return { ...aboveWithIndent(indentOf(before.line)), reason }
  }
  if (
    name &&
    before &&
    /^\s*[\w-]+:\s*$/.test(before.line) &&
    indentOf(before.line) === indentOf(above.line)
  ) {
    const reason = `“${name}” belongs to “${nameIn(before.line)}”, but does not begin further to the right.`
    return { ...aboveWithIndent(indentOf(below.line)), reason }
  }
  return {
    offset: below.start + indentOf(below.line),
    reason: 'This field begins further to the right than the one above it.',
    remedy: 'Give it the same number of spaces as its neighbours.',
    corrected: ' '.repeat(indentOf(above.line)) + below.line.trimStart(),
  }
}
