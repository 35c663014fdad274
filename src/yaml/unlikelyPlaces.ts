/** Explains lines that have a place, but one that was surely not meant. */

import type { LineContext, Misplaced } from './lineContext.ts'
import { type Line, readLine } from './lines.ts'
import { correct, likeOthers } from './misplaced.ts'

/** @returns undefined for a line that is where it was meant, or where this is not certain */
export function explainUnlike(line: Line, around: LineContext): Misplaced | undefined {
  const { lines, index, places, beginnings } = around
  const [above, below] = [lines[index - 1], lines[index + 1]]
  const isName = !line.isItem && /^\p{Lu}|\s/u.test(line.name ?? '')
  const ofText = isName ? lineOfText(line, above, around) : undefined
  if (ofText) return { ...ofText, next: places }
  const meant = isEmpty(line, below) ? likeOthers(line, places, beginnings) : []
  for (const one of meant) {
    const found = one && correct(one, line, below)
    if (found) return found
  }
  return undefined
}

/**
 * A line right below a text that begins too far to the left, and was meant as a part of it: its first word is the name of no other
 * field.
 */
export function lineOfText(
  line: Line,
  above: Line | undefined,
  { beginnings }: LineContext,
): Misplaced | undefined {
  const [word = ''] = /^[^\s:]*/.exec(line.line.trim()) ?? []
  const known = beginnings.get(line.name ?? word)
  const isKnown =
    known !== undefined && (line.name === undefined || [...known.values()].some((count) => count > 1))
  if (!above?.text || above.text.last !== line.number - 1 || isKnown) return undefined
  const { column } = above.text
  return {
    line,
    at: line.spaces,
    rule: 'yaml-text',
    reason: 'This line begins further to the left than the text above it.',
    remedy: `If it belongs to that text, put ${column} spaces before it.`,
    corrected: ' '.repeat(column) + line.line.trimStart(),
  }
}

/** Whether a field has neither a value nor a group: the line below it is not further to the right. */
const isEmpty = ({ isItem, name, value, column }: Line, below: Line | undefined) =>
  !isItem &&
  name !== undefined &&
  value === '' &&
  below !== undefined &&
  below.spaces <= column &&
  !below.isItem

/** Whether each name is written with a value, and without one. */
type Values = ReadonlyMap<string, { withValue: number; without: number }>

export function countValues(lines: readonly Line[]): Values {
  const all = new Map<string, { withValue: number; without: number }>()
  for (const { name, value } of lines) {
    if (name === undefined) continue
    const counts = all.get(name) ?? { withValue: 0, without: 0 }
    if (value === '') counts.without++
    else counts.withValue++
    all.set(name, counts)
  }
  return all
}

/**
 * The line above a mistake whose text lacks its “|”: its field has a value everywhere else, and the mistake is in what stands below
 * it as a group or a list.
 */
export function findTextWithoutBar(lines: readonly Line[], index: number, values: Values) {
  let column = lines[index]?.spaces ?? 0
  for (let above = index - 1; above >= 0 && column > 0; above--) {
    const line = lines[above]
    if (!line || line.column >= column || (line.isItem && line.name === undefined)) continue
    column = line.column
    const counts = values.get(line.name ?? '')
    if (line.value !== '' || line.name === undefined || !counts) continue
    if (counts.without !== 1 || counts.withValue < 2) return undefined
    const corrected = `${line.line} |`
    return {
      line,
      corrected: readLine(corrected, line.start, line.number).value === '|' ? corrected : undefined,
    }
  }
  return undefined
}
