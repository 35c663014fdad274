/** Mistakes of a field: its colon, its quotes, its indentation, and its text. */
import type { ErrorCode } from 'yaml'
import {
  contentBefore,
  endOfValue,
  indented,
  isField,
  isStructure,
  type Line,
  lineAfter,
  lineBefore,
  linesBelow,
  quoted,
  searchedLines,
  valueOffset,
  withColonAndSpace,
} from './lines.ts'
import {
  type Explanation,
  lostParagraphs,
  missingBar,
  missingName,
  noSpaceAfterColon,
  openQuote,
  tabAsIndent,
} from './sentences.ts'

/** A colon without a space, or another sign instead of a colon, on this line or the one above. */
export function missingColon(text: string, here: Line): Explanation | undefined {
  for (const near of [here, lineBefore(text, here) ?? here]) {
    const corrected = withColonAndSpace(near.line)
    if (!corrected) continue
    const hasColon = /^\s*(?:- +)*[\w-]+:/.test(near.line)
    return {
      ...noSpaceAfterColon,
      ...(!hasColon && { reason: 'There is no colon after the name of the field.' }),
      offset: near.start + near.indent,
      corrected,
    }
  }
  return undefined
}

/** A quote that is opened on a line and not closed; the corrected line closes it when there is no other quote. */
export function unclosedQuote(here: Line): Explanation {
  const { line, start, value } = here
  if (!/^["']/.test(value)) return openQuote
  const quote = value.charAt(0)
  const isOnly = value.split(quote).length === 2
  if (isOnly && /.[“”‘’'"]$/.test(value.trimEnd())) {
    return {
      offset: start + line.length - 1,
      reason: 'The quote at the end is another than the one before the value, so that one is never closed.',
      remedy: 'Write " at both ends.',
      corrected: line.slice(0, -value.length) + quoted(value),
    }
  }
  return {
    ...openQuote,
    offset: valueOffset(here),
    corrected: isOnly ? `${line.trimEnd()}${quote}` : undefined,
  }
}

/** A field that begins further to the right than the one above, which has a value itself. */
export function fieldTooFarRight(text: string, above: Line): Explanation | undefined {
  const below = lineAfter(text, above)
  if (!below?.name || below.isItem || below.indent <= above.indent) return undefined
  const before = lineBefore(text, above)
  if (above.isItem && before && isField(before) && before.indent === below.indent) {
    return {
      ...indented(above, below.indent - 2),
      reason: 'This entry does not begin where the others of its list begin.',
      remedy: `Begin the line with ${below.indent - 2} spaces.`,
    }
  }
  // Of three lines, the middle one begins elsewhere than those around it.
  if (above.name && before && isField(before) && before.indent === below.indent) {
    return {
      ...indented(above, below.indent),
      reason: `“${above.name}” is within an entry, but does not begin where the fields around it begin.`,
      remedy: `Begin the line with ${below.indent} spaces.`,
    }
  }
  if (above.name && before?.name && before.value === '' && before.indent === above.indent) {
    return {
      ...indented(above, below.indent),
      reason: `“${above.name}” belongs to “${before.name}”, but does not begin further to the right.`,
      remedy: `Begin the line with ${below.indent} spaces.`,
    }
  }
  if (above.isItem && isWholeEntry(text, above, below)) {
    return {
      ...indented(above, below.indent - 2),
      reason: 'This entry does not begin two spaces to the left of its fields.',
      remedy: `Begin the line with ${below.indent - 2} spaces.`,
    }
  }
  if (fieldsBeside(text, below) > 1) return missingName(below, below.indent - 2, 'these fields')
  return {
    ...indented(below, above.indent),
    reason: 'This field begins further to the right than the one above it.',
    remedy: 'Give it the same number of spaces as its neighbours.',
  }
}

/** Whether an entry has no field beside its first one, but all below it; and the entry after it begins where it should. */
function isWholeEntry(text: string, entry: Line, below: Line): boolean {
  let next = lineAfter(text, below)
  while (next && next.spaces >= below.spaces) next = lineAfter(text, next)
  const isAlone = next === undefined || next.spaces < entry.indent
  return (next?.isItem === true && next.indent === below.indent) || (entry.name === 'id' && isAlone)
}

/** How many fields begin where this one begins, from here to the end of the group. */
function fieldsBeside(text: string, first: Line): number {
  let count = 1
  for (let near = lineAfter(text, first); near && near.spaces >= first.spaces; near = lineAfter(text, near))
    if (near.spaces === first.spaces && isField(near)) count++
  return count
}

/** A field that begins less far to the right than those above it, which are below a name that is not theirs. */
export function fieldsWithoutName(text: string, here: Line): Explanation | undefined {
  let first: Line | undefined
  let near = contentBefore(text, here)
  for (; near && near.spaces > here.spaces && isField(near); near = contentBefore(text, near)) first = near
  return first && near?.name && near.value === '' && near.indent < here.spaces
    ? missingName(first, here.spaces, 'these fields')
    : undefined
}

/** A tab before this line or one beside it; the parser may report the other line. */
export function tabNear(text: string, here: Line): Explanation | undefined {
  const found = [here, lineAfter(text, here), lineBefore(text, here)].find(
    (near) => near && /^ *\t/.test(near.line),
  )
  return found && { ...tabAsIndent, offset: found.start + found.line.indexOf('\t') }
}

/** How many lines below the parser's position are searched for a stray space. */
const linesWithStraySpace = 12

/** A space before a top-level field, as is left when only the “#” of an example is deleted. */
export function spaceBeforeField(code: ErrorCode, text: string, here: Line): Explanation | undefined {
  if (code !== 'BAD_INDENT' && code !== 'IMPOSSIBLE' && code !== 'UNEXPECTED_TOKEN') return undefined
  let near: Line | undefined = lineBefore(text, here) ?? here
  for (let count = 0; near && count < linesWithStraySpace; count++) {
    if (near.name && near.indent === 1) {
      return {
        offset: near.start,
        reason: 'There is a space before this field, so it does not begin where its neighbours begin.',
        remedy: 'Take the space away.',
        corrected: near.line.slice(1),
      }
    }
    near = lineAfter(text, near)
  }
  return undefined
}

/** A line of a text below “|” that is not indented enough to belong to it. */
export function lineNotInBlock(text: string, here: Line): Explanation | undefined {
  const below: Line[] = []
  let above: Line | undefined = here
  while (above && !/:\s*[|>][+-]?\s*$/.test(above.line)) {
    if (isField(above) || below.length > searchedLines) return undefined
    below.unshift(above)
    above = lineBefore(text, above)
  }
  if (!above) return undefined
  const wanted = above.indent + 2
  const short = below.find(({ spaces }) => spaces >= 0 && spaces < wanted)
  if (!short || isStructure(short)) return undefined
  return {
    ...indented(short, wanted),
    reason: 'This line belongs to the text of the field above, but does not begin far enough to the right.',
    remedy: `Begin each line of the text with ${wanted} spaces.`,
  }
}

/** A paragraph or a list after a blank line, in a text that does not begin with “|”. */
export function textWithoutBar(text: string, here: Line): Explanation | undefined {
  // The field has its value on the same line, without quotes or a sign of YAML; or the value is a text on the next line.
  const hasTextBelow = (near: Line) => {
    const below = near.value === '' ? lineAfter(text, near) : undefined
    return below !== undefined && !isStructure(below) && below.spaces > near.indent
  }
  const hasPlainValue = (near: Line) =>
    isField(near) && (/^[^|>#&*!"'“‘[{]/.test(near.value) || hasTextBelow(near))
  let field: Line | undefined = here
  for (let lines = 0; field && !hasPlainValue(field); lines++) {
    if ((isStructure(field) && field.spaces >= 0) || lines > searchedLines) return undefined
    field = lineBefore(text, field)
  }
  if (!field?.name) return undefined
  let hasBlankLine = false
  for (const below of linesBelow(text, field)) {
    if (below.spaces < 0) hasBlankLine = true
    else if (hasBlankLine) {
      // A list further to the right than the field belongs to its text as well.
      const belongsToText = !isStructure(below) || (below.isItem && below.spaces > field.indent)
      if (!belongsToText) return undefined
      return field.value === ''
        ? missingBar(text, field)
        : {
            offset: field.start + field.indent,
            until: endOfValue(text, field),
            ...lostParagraphs(field.name),
          }
    } else if (isStructure(below)) return undefined
  }
  return undefined
}
