/** Items of lists that are not read as such: without their hyphen, or wrongly indented. */
import {
  indentOf,
  isField,
  isItem,
  isStructure,
  type Line,
  lineAfter,
  lineAt,
  lineBefore,
  searchedLines,
  spacesBefore,
  withColonAndSpace,
} from './lines.ts'
import {
  type Explanation,
  missingHyphen,
  noSpaceAfterColon,
  noSpaceAfterHyphen,
  otherBullet,
} from './sentences.ts'

/** Another bullet in the place of the hyphen. */
const otherBulletSign = /^(\s*)[–—•·]\s*(?=\S)/
/** A hyphen without a space before the first field of an item. */
const tightHyphen = /^(\s*)-(?=[a-z]\w*:(?:\s|$))/i

/** An item that does not begin with “- ” but with another sign, or with a hyphen alone. */
export function wrongBullet(text: string, at: number): Explanation | undefined {
  const { start, line } = lineAt(text, at)
  const isTight = tightHyphen.test(line)
  if (!isTight && !otherBulletSign.test(line)) return undefined
  return {
    ...(isTight ? noSpaceAfterHyphen : otherBullet),
    offset: start + spacesBefore(line),
    corrected: line.replace(isTight ? tightHyphen : otherBulletSign, '$1- '),
  }
}

/**
 * Lines that are read as one text because the first has another bullet than a hyphen, or no space after its colon.
 *
 * @returns undefined when the first line is a line of text
 */
export function swallowedEntry(text: string, from: number, source: string): Explanation | undefined {
  const { start, line } = lineAt(text, from)
  if (spacesBefore(line) !== from - start || !source.includes('\n')) return undefined
  const isList = otherBulletSign.test(line)
  const correct = isList ? (line: string) => line.replace(otherBulletSign, '$1- ') : withColonAndSpace
  if (correct(line) === undefined) return undefined
  const lines = text.slice(start, from + source.length).split(/\r?\n/)
  return {
    ...(isList ? otherBullet : noSpaceAfterColon),
    corrected: lines.map((line) => correct(line) ?? line).join('\n'),
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
export function misplacedItem(text: string, start: number): Explanation | undefined {
  const isRead = ({ line }: { line: string }) => /^\s*[^\s#]/.test(line)
  const above: Line[] = []
  let near: Line | undefined = lineAt(text, start)
  // The parser may stop at the empty line before.
  if (near.line.trim() === '') near = lineAfter(text, start)
  for (; near && above.length < searchedLines; near = lineBefore(text, near.start))
    if (isRead(near)) above.push(near)
  const [here] = above
  const nameless = here && missingListName(text, above)
  if (nameless) return nameless
  const entry = above.find(({ line }) => isItem(line))
  if (!here || !entry) return itemWithoutHyphen(above, here)
  const spaces = spacesBefore(entry.line)
  const indent = spacesBefore(here.line)
  if (!isStructure(here.line) && indent === spaces) {
    return {
      offset: here.start + indent,
      reason: 'This line has no “- ” before it, as the other entries of its list have.',
      remedy: 'Begin it with “- ” (hyphen, space).',
      corrected: `${' '.repeat(indent)}- ${here.line.trimStart()}`,
    }
  }
  if (here !== entry && isField(here.line) && indent > 0 && indent >= spaces && indent < spaces + 2) {
    return {
      offset: here.start + indent,
      reason: 'This field belongs to the entry above it, but does not begin below its first field.',
      remedy: `Begin it with ${spaces + 2} spaces.`,
      corrected: ' '.repeat(spaces + 2) + here.line.trimStart(),
    }
  }
  for (const [index, { line, start: at }] of above.entries()) {
    const others = spacesBefore(line)
    // The list that holds this one is above the field that names this one.
    const isName = /^\s*(?:- +)*[\w-]+:\s*$/.test(line)
    if (isName && (others < spaces || (others === 0 && spaces === 0))) {
      const first = above[index - 1]
      if (!first) return undefined
      if (!isItem(first.line)) return itemWithoutHyphen(above.slice(0, index + 1), here)
      return differentIndentation(text, entry, first)
    }
    if (isItem(line) && others < spaces) return differentIndentation(text, entry, { line, start: at })
  }
  return undefined
}

/** A list right below a field that has a value of its own: the line with the name of the list is missing. */
function missingListName(text: string, above: readonly Line[]): Explanation | undefined {
  for (const [index, field] of above.entries()) {
    const first = index > 0 ? above[index - 1] : lineAfter(text, field.start)
    if (!first || !isItem(first.line) || !/^\s*(?:- +)*[\w-]+:\s+[^\s|>]/.test(field.line)) continue
    const spaces = indentOf(field.line)
    // A wrongly indented item of an outer list begins with the same field as the others.
    const outer = above.slice(index).find(({ line }) => isItem(line) && spacesBefore(line) < spaces)
    if (spacesBefore(first.line) < spaces + 2 || firstName(first.line) === firstName(outer?.line ?? ''))
      continue
    return {
      offset: first.start + spacesBefore(first.line),
      reason: 'A list begins here, but the line above it is not the name of a list.',
      remedy: `Write the name of the list on a line of its own above, with ${spaces} spaces before it and a colon after it.`,
    }
  }
  return undefined
}

const firstName = (line: string) => /^\s*- +([\w-]+):/.exec(line)?.[1]

/** Two items of one list with different indentation: the rarer one is wrong. */
function differentIndentation(text: string, one: Line, other: Line): Explanation | undefined {
  const itemsLike = ({ line }: Line) =>
    text.split('\n').filter((near) => isItem(near) && spacesBefore(near) === spacesBefore(line)).length
  const [wrong, right] = itemsLike(one) < itemsLike(other) ? [one, other] : [other, one]
  const [has, wants] = [spacesBefore(wrong.line), spacesBefore(right.line)]
  if (has === wants) return undefined
  const change = `${Math.abs(wants - has)} ${wants > has ? 'more' : 'fewer'}`
  return {
    offset: wrong.start + has,
    reason: `This entry has ${has} ${has === 1 ? 'space' : 'spaces'} before its “- ”, but the others of its list have ${wants}.`,
    remedy: `Give each line of the entry ${change} ${Math.abs(wants - has) === 1 ? 'space' : 'spaces'} at its beginning.`,
    corrected: ' '.repeat(wants) + wrong.line.trimStart(),
  }
}

/** The first item of a list has no hyphen; or an item is below the fields of a group, which is not a list. */
function itemWithoutHyphen(above: readonly Line[], here: Line | undefined): Explanation | undefined {
  const first = above.at(-2)
  if (!here || !first || !isItem(here.line) || isItem(first.line)) return undefined
  const fields = above.slice(1, -1)
  const isGroup =
    fields.length > 1 && fields.every(({ line }) => spacesBefore(line) === spacesBefore(here.line))
  const name = /^\s*([\w-]+):/.exec(above.at(-1)?.line ?? '')?.[1]
  if (isGroup && name) {
    return {
      offset: here.start + spacesBefore(here.line),
      reason: `This entry of a list is below the fields of “${name}”, which is not a list.`,
      remedy: 'Move all its lines to the list that it belongs to, below the last entry there.',
    }
  }
  return {
    ...missingHyphen,
    offset: first.start + spacesBefore(first.line),
  }
}
