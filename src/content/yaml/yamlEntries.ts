/** Entries of lists that are not read as such: without their hyphen, or askew. */
import {
  farthest,
  indentOf,
  isEntry,
  isField,
  isStructure,
  type Line,
  lineAfter,
  lineAt,
  lineBefore,
  spacesBefore,
  withColonAndSpace,
} from './yamlLine.ts'
import { type Explanation, otherThanHyphen, tight, tightColon, withoutHyphen } from './yamlSentences.ts'

/** Signs that stand where the hyphen of an entry belongs. */
const otherSign = /^(\s*)[–—•·]\s*(?=\S)/
/** A hyphen right before the first field of an entry. */
const tightHyphen = /^(\s*)-(?=[a-z]\w*:(?:\s|$))/i

/** An entry that begins with another sign than “- ”. */
export function noHyphen(text: string, at: number): Explanation | undefined {
  const { start, line } = lineAt(text, at)
  const isTight = tightHyphen.test(line)
  if (!isTight && !otherSign.test(line)) return undefined
  return {
    ...(isTight ? tight : otherThanHyphen),
    offset: start + spacesBefore(line),
    corrected: line.replace(isTight ? tightHyphen : otherSign, '$1- '),
  }
}

/**
 * The mistake at the beginning of lines that are read as one text: its first line has no entry's hyphen or no space
 * after its colon, so that the ones below it count as its rest.
 *
 * @returns undefined where the first line is one of a text
 */
export function firstOfSwallowed(text: string, from: number, source: string): Explanation | undefined {
  const { start, line } = lineAt(text, from)
  if (spacesBefore(line) !== from - start || !source.includes('\n')) return undefined
  const isList = otherSign.test(line)
  const mend = isList ? (line: string) => line.replace(otherSign, '$1- ') : withColonAndSpace
  if (mend(line) === undefined) return undefined
  const lines = text.slice(start, from + source.length).split(/\r?\n/)
  return {
    ...(isList ? otherThanHyphen : tightColon),
    corrected: lines.map((line) => mend(line) ?? line).join('\n'),
  }
}

/** Entries above the name of their list, as when one is pasted at the top of a file. */
export function aboveItsName(text: string, start: number): Explanation | undefined {
  const name = /^([a-z]\w*):\s*$/im.exec(text.slice(start))?.[1]
  return name
    ? {
        reason: `This entry stands above “${name}:”, the line with the name of its list.`,
        remedy: `Move that line above all entries: write “${name}:” above this one, and delete it below.`,
      }
    : undefined
}

/**
 * What stands wrong near a line that the parser stumbles over: an entry of a list that does not begin where the others
 * do, one without its hyphen, or a field that does not stand below the first one of its entry. The parser takes the
 * first for right, and complains about the next.
 */
export function misplacedEntry(text: string, start: number): Explanation | undefined {
  const isRead = ({ line }: { line: string }) => /^\s*[^\s#]/.test(line)
  const above: Line[] = []
  let near: Line | undefined = lineAt(text, start)
  // The parser may stop at the empty line before.
  if (near.line.trim() === '') near = lineAfter(text, start)
  for (; near && above.length < farthest; near = lineBefore(text, near.start))
    if (isRead(near)) above.push(near)
  const [here] = above
  const nameless = here && listWithoutName(text, above)
  if (nameless) return nameless
  const entry = above.find(({ line }) => isEntry(line))
  if (!here || !entry) return missingHyphen(above, here)
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
    // A list above this one, whose entries hold it, stands behind the name of a field in between.
    const isName = /^\s*(?:- +)*[\w-]+:\s*$/.test(line)
    if (isName && (others < spaces || (others === 0 && spaces === 0))) {
      const first = above[index - 1]
      if (!first) return undefined
      if (!isEntry(first.line)) return missingHyphen(above.slice(0, index + 1), here)
      return apart(text, entry, first)
    }
    if (isEntry(line) && others < spaces) return apart(text, entry, { line, start: at })
  }
  return undefined
}

/** A list right below a field that has a value of its own: the line with its name was lost. */
function listWithoutName(text: string, above: readonly Line[]): Explanation | undefined {
  for (const [index, field] of above.entries()) {
    const first = index > 0 ? above[index - 1] : lineAfter(text, field.start)
    if (!first || !isEntry(first.line) || !/^\s*(?:- +)*[\w-]+:\s+[^\s|>]/.test(field.line)) continue
    const spaces = indentOf(field.line)
    // One that stands too far to the right begins like the others of its list.
    const outer = above.slice(index).find(({ line }) => isEntry(line) && spacesBefore(line) < spaces)
    if (spacesBefore(first.line) < spaces + 2 || firstName(first.line) === firstName(outer?.line ?? ''))
      continue
    return {
      offset: first.start + spacesBefore(first.line),
      reason: 'A list begins here, but the line above it is no name of a list.',
      remedy: `Write the name of the list on a line of its own above, with ${spaces} spaces before it and a colon behind it.`,
    }
  }
  return undefined
}

const firstName = (line: string) => /^\s*- +([\w-]+):/.exec(line)?.[1]

/** Two entries of one list that do not begin alike: wrong is the one that stands like fewer others. */
function apart(text: string, one: Line, other: Line): Explanation | undefined {
  const likeIt = ({ line }: Line) =>
    text.split('\n').filter((near) => isEntry(near) && spacesBefore(near) === spacesBefore(line)).length
  const [wrong, right] = likeIt(one) < likeIt(other) ? [one, other] : [other, one]
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

/** The first field of a list has no hyphen before it; or an entry stands below the fields of a group, which is no list. */
function missingHyphen(above: readonly Line[], here: Line | undefined): Explanation | undefined {
  const first = above.at(-2)
  if (!here || !first || !isEntry(here.line) || isEntry(first.line)) return undefined
  const fields = above.slice(1, -1)
  const isGroup =
    fields.length > 1 && fields.every(({ line }) => spacesBefore(line) === spacesBefore(here.line))
  const name = /^\s*([\w-]+):/.exec(above.at(-1)?.line ?? '')?.[1]
  if (isGroup && name) {
    return {
      offset: here.start + spacesBefore(here.line),
      reason: `This entry of a list stands below the fields of “${name}”, which is no list.`,
      remedy: 'Move all its lines to the list that it belongs to, below the last entry there.',
    }
  }
  return {
    ...withoutHyphen,
    offset: first.start + spacesBefore(first.line),
  }
}
