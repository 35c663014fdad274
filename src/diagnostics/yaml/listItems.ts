/** Items of lists that are not read as such: without their hyphen, or wrongly indented. */
import {
  indented,
  isContent,
  isField,
  isStructure,
  type Line,
  lineAfter,
  lineAt,
  lineBefore,
  searchedLines,
  withColonAndSpace,
} from './lines.ts'
import {
  type Explanation,
  itemOrText,
  itemWithoutHyphen,
  missingBar,
  missingHyphen,
  missingName,
  noSpaceAfterColon,
  noSpaceAfterHyphen,
  otherBullet,
} from './sentences.ts'

/** A hyphen without a space at the beginning of an item. */
const tightHyphen = /^(\s*)-(?=[^\s-])/
/** Another sign instead of the hyphen, or a number. A star may also begin slanted or bold words. */
const otherSign =
  /^(\s*)(?:[–—−•·▪●◦‣→»›]\s*(?=\S)|(?:-{2,}|[+_]|\d{1,2}[.)])\s+(?=\S)|\*+(?:\s+(?=\S)|(?=[^\s*])(?!.*\*)))/

const signOfItem = (line: string) => [tightHyphen, otherSign].find((pattern) => pattern.test(line))
/** Whether the sign before an item may belong to a figure. */
const isMinus = (line: string) => /^\s*[-–—−][\d.]/.test(line)

/**
 * An item that does not begin with “- ” but with another sign, or with a hyphen alone. Before a figure, a hyphen may be a
 * minus sign: then no line is suggested.
 */
export function wrongBullet({ line, start, spaces }: Line): Explanation | undefined {
  const sign = signOfItem(line)
  if (!sign) return undefined
  return {
    ...(sign === tightHyphen ? noSpaceAfterHyphen : otherBullet),
    offset: start + spaces,
    corrected: isMinus(line) ? undefined : line.replace(sign, '$1- '),
  }
}

/**
 * Lines that are read as one text because the first has another bullet than a hyphen, or no space after its colon.
 *
 * @returns undefined when the first line is a line of text
 */
export function swallowedEntry(text: string, from: number, source: string): Explanation | undefined {
  const { start, line, spaces } = lineAt(text, from)
  if (spaces !== from - start || !source.includes('\n')) return undefined
  const sign = signOfItem(line)
  const correct = sign ? (line: string) => line.replace(sign, '$1- ') : withColonAndSpace
  if (correct(line) === undefined) return undefined
  const lines = text.slice(start, from + source.length).split(/\r?\n/)
  return {
    ...(sign === tightHyphen ? noSpaceAfterHyphen : sign ? otherBullet : noSpaceAfterColon),
    corrected: lines.some(isMinus) ? undefined : lines.map((line) => correct(line) ?? line).join('\n'),
  }
}

/** Items above the name of their list, as after pasting one at the top of a file. */
export function listBelowItsItems(text: string, start: number): Explanation | undefined {
  const name = /^([a-z]\w*):\s*$/im.exec(text.slice(start))?.[1]
  return name
    ? {
        reason: `This entry is above “${name}:”, the line with the name of its list.`,
        remedy: `Move that line above all entries: write “${name}:” above this one, and delete it below.`,
      }
    : undefined
}

/**
 * A wrong line near the one that the parser reports: an item that does not begin where the others begin, one without its
 * hyphen, or a field that is not below the first one of its item. The parser accepts the first of two different lines and
 * reports the second.
 */
export function misplacedItem(text: string, parserLine: Line): Explanation | undefined {
  const above: Line[] = []
  // The parser may stop at the empty line before.
  let near = parserLine.spaces < 0 ? lineAfter(text, parserLine) : parserLine
  for (; near && above.length < searchedLines; near = lineBefore(text, near))
    if (isContent(near)) above.push(near)
  const [here] = above
  if (!here) return undefined
  const nameless = missingListName(text, above)
  if (nameless) return nameless
  const entry = above.find(({ isItem }) => isItem)
  if (!entry) return firstWithoutHyphen(above, here)
  const { spaces } = entry
  if (!isStructure(here) && here.spaces === spaces) {
    const name = above.find((line) => line.name !== undefined && line.value === '')
    // A paragraph below a list: both are a text that does not begin with “|”.
    const isText = (lineBefore(text, here)?.spaces ?? 0) < 0
    return name && isText ? missingBar(text, name) : missingHyphenOf(here, above[1])
  }
  const isBesideEntry = here.spaces > 0 && here.spaces >= spaces && here.spaces < spaces + 2
  if (here !== entry && isField(here) && isBesideEntry) {
    return {
      ...indented(here, spaces + 2),
      reason: 'This field belongs to the entry above it, but does not begin below its first field.',
      remedy: `Begin it with ${spaces + 2} spaces.`,
    }
  }
  for (const [index, line] of above.entries()) {
    // The list that holds this one is above the field that names this one.
    const isName = line.name !== undefined && line.value === ''
    if (isName && (line.spaces < spaces || (line.spaces === 0 && spaces === 0))) {
      const first = above[index - 1]
      if (!first) return undefined
      if (!first.isItem) return firstWithoutHyphen(above.slice(0, index + 1), here)
      return differentIndentation(text, entry, first)
    }
    if (line.isItem && line.spaces < spaces) return differentIndentation(text, entry, line)
  }
  return undefined
}

/** A line of text that is an item without its hyphen. One that may go on with the text above is not corrected. */
export function missingHyphenOf(here: Line, above?: Line): Explanation {
  const { line, start, spaces } = here
  const goesOn = above !== undefined && (/^\s*[\p{Ll}&+/]/u.test(line) || /[,&+/-]\s*$/.test(above.line))
  return (
    wrongBullet(here) ?? {
      ...(goesOn ? itemOrText : itemWithoutHyphen),
      offset: start + spaces,
      corrected: goesOn ? undefined : `${' '.repeat(spaces)}- ${line.trimStart()}`,
    }
  )
}

/** A list right below a field that has a value itself: the line with the name of the list is missing. */
function missingListName(text: string, above: readonly Line[]): Explanation | undefined {
  for (const [index, field] of above.entries()) {
    const first = index > 0 ? above[index - 1] : lineAfter(text, field)
    if (!first?.isItem || !field.name || !/^[^|>]/.test(field.value)) continue
    // A wrongly indented item of an outer list begins with the same field as the others, and is alone.
    const outer = above.slice(index).find(({ isItem, spaces }) => isItem && spaces < field.indent)
    const isOfOuter = first.name === outer?.name && !hasItemsBeside(text, first)
    if (first.spaces >= field.indent + 2 && !isOfOuter) return missingName(first, field.indent, 'this list')
  }
  return undefined
}

/** Whether another item follows that begins where this one begins. */
function hasItemsBeside(text: string, first: Line): boolean {
  let near = lineAfter(text, first)
  while (near && near.spaces > first.spaces) near = lineAfter(text, near)
  return near?.isItem === true && near.spaces === first.spaces
}

/** Two items of one list with different indentation: the rarer one is wrong. */
function differentIndentation(text: string, one: Line, other: Line): Explanation | undefined {
  const itemsLike = ({ spaces }: Line) =>
    text.split('\n').filter((line) => line.startsWith(`${' '.repeat(spaces)}- `)).length
  const [wrong, right] = itemsLike(one) < itemsLike(other) ? [one, other] : [other, one]
  const [has, wants] = [wrong.spaces, right.spaces]
  if (has === wants) return undefined
  const change = `${Math.abs(wants - has)} ${wants > has ? 'more' : 'fewer'}`
  return {
    ...indented(wrong, wants),
    reason: `This entry has ${has} ${has === 1 ? 'space' : 'spaces'} before its “- ”, but the others of its list have ${wants}.`,
    remedy: `Give each line of the entry ${change} ${Math.abs(wants - has) === 1 ? 'space' : 'spaces'} at its beginning.`,
  }
}

/** The first item of a list has no hyphen; or an item is below the fields of a group, which is not a list. */
function firstWithoutHyphen(above: readonly Line[], here: Line): Explanation | undefined {
  const first = above.at(-2)
  if (!first || !here.isItem || first.isItem) return undefined
  const fields = above.slice(1, -1)
  const isGroup = fields.length > 1 && fields.every(({ spaces }) => spaces === here.spaces)
  const name = above.at(-1)?.name
  if (isGroup && name) {
    return {
      offset: here.start + here.spaces,
      reason: `This entry of a list is below the fields of “${name}”, which is not a list.`,
      remedy: 'Move all its lines to the list that it belongs to, below the last entry there.',
    }
  }
  return { ...missingHyphen, offset: first.start + first.spaces }
}
