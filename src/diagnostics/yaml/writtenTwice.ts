/** Fields that are written twice. */
import { isField, type Line, lineAfter, lineAt, lineBefore, searchedLines } from './lines.ts'
import { type Explanation, missingHyphen, missingName } from './sentences.ts'

/**
 * A field that its entry has already. Where several are repeated, two entries have become one, and only the first repeated
 * field is reported: there the second entry begins.
 */
export function writtenTwice(text: string, offset: number, lineOf: (offset: number) => number): Explanation {
  const here = lineAt(text, offset)
  const name = /^["']?([\w-]+)/.exec(text.slice(offset))?.[1]
  const reason = `${name ? `The field “${name}”` : 'This field'} is written twice in one entry.`
  const fields = fieldsOfEntry(text, here)
  const earlier = fields.find((field) => field.name === name && field.start < here.start)
  if (earlier && isList(text, earlier) && isList(text, here)) {
    return {
      reason,
      remedy: `Both are lists: put the entries of this one below those of the first one (line ${lineOf(earlier.start)}), and delete this line.`,
    }
  }
  if (here.spaces <= 0) return { reason, remedy: 'Delete one of the two.' }
  const names = fields.map((field) => field.name)
  const repeated = fields.filter((field, index) => names.indexOf(field.name) < index)
  const [first] = repeated
  if (!first || repeated.length === 1) {
    return {
      reason,
      remedy:
        'Delete one of the two. If it is left over from an entry that you deleted, delete all lines of that entry; if a new entry begins here, begin its first line with “- ” (hyphen, space).',
    }
  }
  const firstOffset = first.start + first.indent
  if (!fields[0]?.isItem) return missingName(first, Math.max(0, first.indent - 2), 'these fields')
  if (first.name === names[0]) {
    const corrected = `${' '.repeat(first.indent - 2)}- ${first.line.trimStart()}`
    return { ...missingHyphen, offset: firstOffset, corrected }
  }
  return {
    offset: firstOffset,
    reason: `From here on, ${repeated.length} fields are written twice in one entry: ${repeated.map((field) => `“${field.name}”`).join(', ')}.`,
    remedy: `If they are left over from an entry that you deleted, delete all its lines. If a new entry begins here, its first line is missing: “- ${names[0]}: …”.`,
  }
}

/** Whether the value of a field is a list on the lines below it. */
const isList = (text: string, field: Line) => field.value === '' && lineAfter(text, field)?.isItem === true

/** The lines of the fields of an entry, without the lines below a field, from the line of one of them. */
function fieldsOfEntry(text: string, here: Line): Line[] {
  const fields: Line[] = []
  const isOfEntry = (near: Line) => isField(near) && near.indent === here.indent
  let near: Line | undefined = here
  for (let count = 0; near && count < searchedLines; near = lineBefore(text, near), count++) {
    if (isOfEntry(near)) fields.unshift(near)
    if (near.spaces >= 0 && near.spaces < here.indent) break
  }
  near = lineAfter(text, here)
  for (let count = 0; near && count < searchedLines && near.spaces >= here.indent; count++) {
    if (isOfEntry(near)) fields.push(near)
    near = lineAfter(text, near)
  }
  return fields
}
