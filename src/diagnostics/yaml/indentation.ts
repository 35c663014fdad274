/** Tabs, stray spaces, and lines of a text that are not indented as their field needs. */
import type { ErrorCode } from 'yaml'
import {
  indentOf,
  isField,
  isStructure,
  type Line,
  lineAfter,
  lineAt,
  lineBefore,
  linesFrom,
  searchedLines,
} from './lines.ts'
import { type Explanation, lostParagraphs, sentencesOf } from './sentences.ts'

/** A tab before this line or one beside it; the parser may report the other line. */
export function tabNear(text: string, start: number): Explanation | undefined {
  const here = lineAt(text, start)
  const found = [here, lineAfter(text, here.start), lineBefore(text, here.start)].find(
    (near) => near && /^ *\t/.test(near.line),
  )
  if (!found) return undefined
  return {
    offset: found.start + found.line.indexOf('\t'),
    reason: sentencesOf.TAB_AS_INDENT.reason,
    remedy: 'Delete the tab, and type spaces: as many as the lines beside it have.',
  }
}

/** How many lines below the parser's position are searched for a stray space. */
const linesBelow = 12

/** A space before a top-level field, as is left when only the “#” of an example is deleted. */
export function spaceBeforeField(code: ErrorCode, text: string, start: number): Explanation | undefined {
  if (code !== 'BAD_INDENT' && code !== 'IMPOSSIBLE' && code !== 'UNEXPECTED_TOKEN') return undefined
  let near: Line | undefined = lineBefore(text, start) ?? lineAt(text, start)
  for (let count = 0; near && count < linesBelow; count++) {
    if (/^ [a-z]\w*:(\s|$)/i.test(near.line)) {
      return {
        offset: near.start,
        reason: 'There is a space before this field, so it does not begin where its neighbours begin.',
        remedy: 'Take the space away.',
        corrected: near.line.slice(1),
      }
    }
    near = lineAfter(text, near.start)
  }
  return undefined
}

/** A line of a text below “|” that is not indented enough to belong to it. */
export function lineNotInBlock(text: string, start: number): Explanation | undefined {
  const here = lineAt(text, start)
  const below: Line[] = []
  let above: Line | undefined = here
  while (above && !/:\s*[|>][+-]?\s*$/.test(above.line)) {
    if (isField(above.line) || below.length > searchedLines) return undefined
    below.unshift(above)
    above = lineBefore(text, above.start)
  }
  if (!above) return undefined
  const wanted = indentOf(above.line) + 2
  const short = below.find(({ line }) => line.trim() !== '' && line.search(/\S/) < wanted)
  if (!short || isStructure(short.line)) return undefined
  return {
    offset: short.start + short.line.search(/\S/),
    reason: 'This line belongs to the text of the field above, but does not begin far enough to the right.',
    remedy: `Begin each line of the text with ${wanted} spaces.`,
    corrected: ' '.repeat(wanted) + short.line.trimStart(),
  }
}

/** A field with its value on the same line, without quotes or a sign of YAML. */
const plainField = /^\s*(?:- +)*([a-z]\w*): +[^\s|>#&*!"'“‘[{]/

/** A paragraph or a list after a blank line, in a text that does not begin with “|”. */
export function textWithoutBar(text: string, start: number): Explanation | undefined {
  let field: Line | undefined = lineAt(text, start)
  for (let lines = 0; field && !plainField.test(field.line); lines++) {
    if ((isStructure(field.line) && field.line.trim() !== '') || lines > searchedLines) return undefined
    field = lineBefore(text, field.start)
  }
  const name = plainField.exec(field?.line ?? '')?.[1]
  if (!field || !name) return undefined
  const below = linesFrom(text, field.start).slice(1)
  const blank = below.findIndex((line) => line.trim() === '')
  const next = below.slice(blank).find((line) => line.trim() !== '')
  if (blank < 0 || next === undefined || below.slice(0, blank).some(isStructure)) return undefined
  // A list further to the right than the field belongs to its text as well.
  if (isStructure(next) && !(/^\s*- /.test(next) && next.search(/\S/) > indentOf(field.line)))
    return undefined
  return { offset: field.start + indentOf(field.line), ...lostParagraphs(name) }
}
