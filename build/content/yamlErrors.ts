/** What the YAML parser complains about, traced to its cause and put into plain words. */
import { type Document, type ErrorCode, visit } from 'yaml'
import {
  indentOf,
  lineAfter,
  lineAt,
  lineBefore,
  linesFrom,
  quoted,
  valueIn,
  withColonAndSpace,
  withQuotes,
} from './yamlLine.ts'

/**
 * The mistakes behind the parser's errors: one for each line; after a bracket or quote that is never closed, everything
 * looks wrong, so that only the first one counts.
 */
export function causes(document: Document.Parsed, lineOf: (offset: number) => number) {
  const found = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0])
  const isRunaway = found.some(({ code }) => code === 'BLOCK_IN_FLOW' || code === 'MISSING_CHAR')
  if (isRunaway) return found.slice(0, 1)
  const lines = new Set<number>()
  return found.filter(({ pos }) => {
    const line = lineOf(pos[0])
    return lines.size !== lines.add(line).size
  })
}

type Sentence = readonly [reason: string, remedy: string]

export interface Explanation {
  reason: string
  remedy: string
  /** Where the cause is, when that is not where the parser noticed. */
  offset?: number
  corrected?: string | undefined
}

/** The parser's code in plain words; some codes have several causes, which the lines around it tell apart. */
export function explain(code: ErrorCode, message: string, text: string, offset: number): Explanation {
  const { start, line } = lineAt(text, offset)
  const inQuotes = ([reason, remedy]: Sentence): Explanation => ({
    reason,
    remedy,
    corrected: withQuotes(text, start),
  })
  const told = ([reason, remedy]: Sentence): Explanation => ({ reason, remedy })

  const misplacedLine = () => misplacedEntry(text, start) ?? told(misplaced)

  const slip =
    tabNear(text, start) ??
    noHyphen(text, start) ??
    strayNear(code, text, start) ??
    shortOfBlock(text, start) ??
    textWithoutBar(text, start)
  if (slip) return slip
  const colon = mendedColon(text, start)
  if (colon && ['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR', 'BLOCK_AS_IMPLICIT_KEY'].includes(code))
    return colon
  if (code === 'MISSING_CHAR' && message.includes('quote')) return unclosedQuote(text, start)
  if (code === 'DUPLICATE_KEY') return writtenTwice(text, offset)
  if (code === 'BAD_ALIAS') return inQuotes(beginsWith(text[offset] === '*' ? '*' : '&'))
  if (code === 'BAD_INDENT') {
    const open = [lineAt(text, start), lineBefore(text, start)].find(
      (near) => near && /^[[{][^\]}]*$/.test(valueIn(near.line)),
    )
    if (open) {
      const offset = open.start + open.line.length - valueIn(open.line).length
      return { ...told(sentences.BLOCK_IN_FLOW), offset }
    }
  }
  if (code === 'MISSING_CHAR' && !/[[{]/.test(message)) return misplacedLine()
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    if (startsCurly(line)) return inQuotes(curlyQuotes)
    if (/^\? /.test(valueIn(line))) return inQuotes(beginsWith('?'))
    // `title: Cup: final` has a second colon; a field that stands at a wrong place has not.
    if (/^\s*(- )?[^:]+:\s.*:(\s|$)/.test(line)) return inQuotes(sentences.BLOCK_AS_IMPLICIT_KEY)
    return tooFarRight(text, start) ?? misplacedLine()
  }
  if (code === 'UNEXPECTED_TOKEN') {
    if (/^\s*[\w-]+:\s+-(\s|$)/.test(line)) return told(listBesideName)
    // Something beside a list: the line itself has nothing behind its value.
    if (offset <= start + indentOf(line)) return misplacedLine()
    const value = valueIn(line)
    if (/^["']/.test(value)) return inQuotes(sentences.UNEXPECTED_TOKEN)
    if (/^\|[+-]? /.test(value)) return { ...told(besideBar), offset: start + line.length - value.length }
    return { ...inQuotes(beginsWith(value[0] ?? '')), offset: start + line.length - value.length }
  }
  if (sentences[code] === misplaced) return misplacedLine()
  if (code === 'BAD_SCALAR_START') return inQuotes(beginsWith(text[offset] ?? ''))
  if (code === 'TAG_RESOLVE_FAILED') return inQuotes(sentences[code])
  return told(sentences[code] ?? ['This line cannot be read.', 'Compare it with the ones around it.'])
}

/** A tab at the beginning of this line or of one beside it, which the parser need not have noticed itself. */
function tabNear(text: string, start: number): Explanation | undefined {
  const here = lineAt(text, start)
  const found = [here, lineAfter(text, here.start), lineBefore(text, here.start)].find(
    (near) => near && /^ *\t/.test(near.line),
  )
  if (!found) return undefined
  const [reason] = sentences.TAB_AS_INDENT
  const remedy = 'Delete the tab, and type spaces: as many as the lines beside it have.'
  return { offset: found.start + found.line.indexOf('\t'), reason, remedy }
}

/** How far above the place that the parser names a cause is looked for, in lines. */
const farthest = 200

/** How far below the place that the parser names a stray space is looked for, in lines. */
const strayReach = 12

/** A space before a field of the file itself, as is left when only the “#” of a sample is taken away. */
function strayNear(code: ErrorCode, text: string, start: number): Explanation | undefined {
  if (code !== 'BAD_INDENT' && code !== 'IMPOSSIBLE' && code !== 'UNEXPECTED_TOKEN') return undefined
  let near: ReturnType<typeof lineAfter> = lineBefore(text, start) ?? lineAt(text, start)
  for (let count = 0; near && count < strayReach; count++) {
    if (/^ [a-z]\w*:(\s|$)/i.test(near.line)) {
      return {
        offset: near.start,
        reason: 'There is a space before this field, so that it does not begin where its neighbours begin.',
        remedy: 'Take the space away.',
        corrected: near.line.slice(1),
      }
    }
    near = lineAfter(text, near.start)
  }
  return undefined
}

const isField = (line: string) => /^\s*(?:- +)*[a-z]\w*:(?:\s|$)/.test(line)
/** A field or an entry of a list, or nothing to read. */
const isStructure = (line: string) => isField(line) || /^\s*(?:- |#|$)/.test(line)

/** A line of a text below “|” that does not begin far enough to the right to belong to it. */
function shortOfBlock(text: string, start: number): Explanation | undefined {
  const here = lineAt(text, start)
  const below: (typeof here)[] = []
  let above: typeof here | undefined = here
  while (above && !/:\s*[|>][+-]?\s*$/.test(above.line)) {
    if (isField(above.line) || below.length > farthest) return undefined
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

/** How a field begins whose value stands beside it, without quotes or a sign of YAML. */
const plainField = /^\s*(?:- +)*([a-z]\w*): +[^\s|>#&*!"'“‘[{]/

/** A paragraph or a list below an empty line, which cannot belong to a text that does not begin with “|”. */
function textWithoutBar(text: string, start: number): Explanation | undefined {
  let field: ReturnType<typeof lineBefore> = lineAt(text, start)
  for (let lines = 0; field && !plainField.test(field.line); lines++) {
    if ((isStructure(field.line) && field.line.trim() !== '') || lines > farthest) return undefined
    field = lineBefore(text, field.start)
  }
  const name = plainField.exec(field?.line ?? '')?.[1]
  if (!field || !name) return undefined
  const below = linesFrom(text, field.start).slice(1)
  const gap = below.findIndex((line) => line.trim() === '')
  const next = below.slice(gap).find((line) => line.trim() !== '')
  if (gap < 0 || next === undefined || below.slice(0, gap).some(isStructure)) return undefined
  // A list further to the right than the field belongs to its text as well.
  if (isStructure(next) && !(/^\s*- /.test(next) && next.search(/\S/) > indentOf(field.line)))
    return undefined
  const [reason, remedy] = lostParagraphs(name)
  return { offset: field.start + indentOf(field.line), reason, remedy }
}

/**
 * A field that its entry has already. When several are, one of them is told: two entries have become one, and the first
 * field that is repeated is where the second one begins.
 */
function writtenTwice(text: string, offset: number): Explanation {
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
    return {
      ...withoutHyphen,
      offset: firstOffset,
      corrected: `${' '.repeat(indent - 2)}- ${first.line.trimStart()}`,
    }
  }
  return {
    offset: firstOffset,
    reason: `From here on, ${repeated.length} fields are written twice in one entry: ${repeated.map(({ name }) => `“${name}”`).join(', ')}.`,
    remedy: `If they are left over from an entry that you deleted, delete all its lines. If a new entry begins here, its first line is missing: “- ${names[0]}: …”.`,
  }
}

const nameIn = (line: string) => /^\s*(?:- +)*["']?([\w-]+)/.exec(line)?.[1]

interface FieldLine extends Line {
  name: string
}

/** The lines of the fields of an entry, of which one is given by the beginning of its line; not of what is below them. */
function fieldsOfEntry(text: string, start: number): FieldLine[] {
  const indent = indentOf(lineAt(text, start).line)
  const fields: Line[] = []
  let near: Line | undefined = lineAt(text, start)
  for (let count = 0; near && count < farthest; near = lineBefore(text, near.start), count++) {
    if (isField(near.line) && indentOf(near.line) === indent) fields.unshift(near)
    if (spacesBefore(near.line) >= 0 && spacesBefore(near.line) < indent) break
  }
  near = lineAfter(text, start)
  for (let count = 0; near && count < farthest && spacesBefore(near.line) >= indent; count++) {
    if (isField(near.line) && indentOf(near.line) === indent) fields.push(near)
    near = lineAfter(text, near.start)
  }
  return fields.flatMap((field) => {
    const name = nameIn(field.line)
    return name ? [{ ...field, name }] : []
  })
}

/** Signs that stand where the hyphen of an entry belongs. */
const otherSign = /^(\s*)[–—•·]\s*(?=\S)/
/** A hyphen right before the first field of an entry. */
const tightHyphen = /^(\s*)-(?=[a-z]\w*:(?:\s|$))/i

/** An entry that begins with another sign than “- ”. */
function noHyphen(text: string, at: number): Explanation | undefined {
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

const spacesBefore = (line: string) => line.search(/\S/)
const isEntry = (line: string) => /^\s*- /.test(line)

/**
 * What stands wrong near a line that the parser stumbles over: an entry of a list that does not begin where the others
 * do, one without its hyphen, or a field that does not stand below the first one of its entry. The parser takes the
 * first for right, and complains about the next.
 */
function misplacedEntry(text: string, start: number): Explanation | undefined {
  const isRead = ({ line }: { line: string }) => /^\s*[^\s#]/.test(line)
  const above: Line[] = []
  let near: Line | undefined = lineAt(text, start)
  // The parser may stop at the empty line before.
  if (near.line.trim() === '') near = lineAfter(text, start)
  for (; near && above.length < farthest; near = lineBefore(text, near.start))
    if (isRead(near)) above.push(near)
  const [here] = above
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

interface Line {
  line: string
  start: number
}

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

/** The first field of a list has no hyphen before it. */
function missingHyphen(above: readonly Line[], here: Line | undefined): Explanation | undefined {
  const first = above.at(-2)
  if (!here || !first || !isEntry(here.line) || isEntry(first.line)) return undefined
  return {
    ...withoutHyphen,
    offset: first.start + spacesBefore(first.line),
  }
}

/** A quote that is opened on a line and not closed; it belongs at the end where the line has no other one. */
function unclosedQuote(text: string, start: number): Explanation {
  const { line } = lineAt(text, start)
  const value = valueIn(line)
  const [reason, remedy] = openQuote
  if (!/^["']/.test(value)) return { reason, remedy }
  const isOnly = value.split(value.charAt(0)).length === 2
  return {
    offset: start + line.length - value.length,
    reason,
    remedy,
    corrected: isOnly ? `${line.trimEnd()}${value.charAt(0)}` : undefined,
  }
}

/** A colon without a space, or another sign in its place, on this line or the one before. */
export function mendedColon(text: string, start: number): Explanation | undefined {
  const here = lineAt(text, start)
  for (const { start, line } of [here, lineBefore(text, here.start) ?? here]) {
    const corrected = withColonAndSpace(line)
    if (!corrected) continue
    const isColon = /^\s*(?:- +)*[\w-]+:/.test(line)
    return {
      offset: start + indentOf(line),
      ...(isColon ? tightColon : { ...tightColon, reason: 'There is no colon after the name of the field.' }),
      corrected,
    }
  }
  return undefined
}

/** A field that begins further to the right than the one above it, which has a value of its own. */
function tooFarRight(text: string, start: number): Explanation | undefined {
  const above = lineAt(text, start)
  const below = lineAfter(text, start)
  if (!below || indentOf(below.line) <= indentOf(above.line) || !/^\s*[\w-]+:(\s|$)/.test(below.line))
    return undefined
  const home = lineBefore(text, above.start)
  const name = nameIn(above.line)
  if (name && home && /^\s*[\w-]+:\s*$/.test(home.line) && indentOf(home.line) === indentOf(above.line)) {
    const spaces = indentOf(below.line)
    return {
      offset: above.start + indentOf(above.line),
      reason: `“${name}” belongs to “${nameIn(home.line)}”, but does not stand further to the right.`,
      remedy: `Begin the line with ${spaces} spaces.`,
      corrected: ' '.repeat(spaces) + above.line.trimStart(),
    }
  }
  return {
    offset: below.start + indentOf(below.line),
    reason: 'This field begins further to the right than the one above it.',
    remedy: 'Give it the same number of spaces as its neighbours.',
    corrected: ' '.repeat(indentOf(above.line)) + below.line.trimStart(),
  }
}

const startsCurly = (line: string) => /^\s*(?:- +)*(?:[\w-]+ *: +)?[“”„‘’]/.test(line)

/** `“Our nights”` → `"Our nights"`; undefined for a value without curly quotes around it. */
export const withStraightQuotes = (value: string) =>
  /^[“”„‘][\s\S]*[“”’]$/.test(value) ? quoted(value.replaceAll(/\s*\n\s*/g, ' ')) : undefined

const withoutHyphen = {
  reason: 'The entry that begins here has no “- ” before its first field.',
  remedy:
    'Begin it with “- ” (hyphen, space); or, if it is left over from an entry that you deleted, delete all its lines.',
}
const otherThanHyphen = {
  reason: 'This sign came along from another program, and does not make a list.',
  remedy: 'Begin each line of a list with “- ” (hyphen, space).',
}
const tight = {
  reason: 'There is no space after the hyphen, so that no entry begins here.',
  remedy: 'Begin the entry with “- ” (hyphen, space).',
}
const tightColon = {
  reason: 'There is no space after the colon, so this is not read as a field.',
  remedy: 'Write the name, a colon, a space, and the value.',
}
export const namelessList: Explanation = {
  reason: 'The line with the name of this list is missing above its first entry.',
  remedy:
    'Write it there as it was, with a colon and without spaces before it, such as “items:”; FIELDS.md has the names.',
}
const beginsWith = (sign: string): Sentence => [
  `A value cannot begin with “${sign}”.`,
  'Put the whole value in double quotes: "…".',
]
export const openQuote: Sentence = [
  'A quote is opened here and never closed.',
  'Close it at the end of the value.',
]
export const curlyQuotes: Sentence = [
  'The quotes around this value are curly; they would be shown, and do not protect what is inside.',
  'Write straight quotes instead: "…".',
]
/** A text of several paragraphs that YAML would make one of. */
export const lostParagraphs = (field: string): Sentence => [
  `“${field}” has an empty line in it, but does not begin with “|”, so that its paragraphs are lost.`,
  `Write “${field}: |”, and the whole text on the lines below, each two spaces further to the right than “${field}”.`,
]
const besideBar: Sentence = [
  'Behind “|” the line must end.',
  'Begin the text on the next line, two spaces further to the right than the name of the field.',
]
const misplaced: Sentence = [
  'This line, or the one above it, does not begin where its neighbours begin.',
  'Give it the same number of spaces; a new entry of a list begins with “- ” (hyphen, space).',
]
const listBesideName: Sentence = [
  'A list cannot begin on the line of its name, and a text cannot begin with “- ”.',
  'For a list, put each entry on a line of its own below; for a text, put it in double quotes: "…".',
]

/** Where a quote was opened that swallows the fields below it; the parser only knows where that ended. */
export function runawayQuote(document: Document.Parsed, text: string): number | undefined {
  let opening: number | undefined
  visit(document, {
    Scalar(_key, { type, range }) {
      if ((type !== 'QUOTE_DOUBLE' && type !== 'QUOTE_SINGLE') || !range) return
      if (!/\n\s*(- )?[\w-]+:(\s|$)/.test(text.slice(range[0], range[1]))) return
      opening = range[0]
      return visit.BREAK
    },
  })
  return opening
}

const unusual: Sentence = [
  'This line uses a sign of YAML that no file here needs.',
  'Put the whole value in double quotes: "…".',
]

/** Parser codes in plain words: what is wrong, what to write (yaml, "Errors"). */
const sentences: Record<ErrorCode, Sentence> = {
  ALIAS_PROPS: unusual,
  BAD_ALIAS: beginsWith('*'),
  BAD_COLLECTION_TYPE: unusual,
  BAD_DIRECTIVE: ['A line cannot begin with “%”.', 'Take the “%” away.'],
  BAD_DQ_ESCAPE: [
    'Between double quotes, a backslash changes the meaning of the character behind it.',
    'Write two backslashes, or take it out.',
  ],
  BAD_INDENT: misplaced,
  BAD_PROP_ORDER: unusual,
  BAD_SCALAR_START: [
    'A value cannot begin with this character.',
    'Put the whole value in double quotes: "…".',
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    'This value contains a colon followed by a space, which looks like another field.',
    'Put the whole value in double quotes: "…".',
  ],
  BLOCK_IN_FLOW: [
    'A bracket is opened here or above, and never closed.',
    'Close it; or, if the bracket is part of a text, put the whole text in double quotes.',
  ],
  DUPLICATE_KEY: ['This field is written twice in one entry.', 'Delete one of the two.'],
  IMPOSSIBLE: misplaced,
  KEY_OVER_1024_CHARS: [
    'The name of this field is far too long.',
    'Write a short name, a colon, a space, and the value.',
  ],
  MISSING_CHAR: ['Something is not closed here: a quote, a bracket, or a comma is missing.', 'Close it.'],
  MULTILINE_IMPLICIT_KEY: [
    'This line has no colon after its field name, or the line above is not finished.',
    'Write the field as “name: value”, and close every quote.',
  ],
  MULTIPLE_ANCHORS: unusual,
  MULTIPLE_DOCS: ['A line of three hyphens or three dots ends the file early.', 'Delete that line.'],
  MULTIPLE_TAGS: unusual,
  NON_STRING_KEY: [
    'A value in curly brackets is read as a group of fields.',
    'Put the whole value in double quotes; a reference has a dollar sign before its bracket: ${site.name}.',
  ],
  RESOURCE_EXHAUSTION: ['This is nested too deep.', 'Use fewer levels.'],
  TAB_AS_INDENT: ['This line is indented with a tab.', 'Use spaces.'],
  TAG_RESOLVE_FAILED: [
    'A value that begins with “!” loses its first word.',
    'Put the whole value in double quotes: "…".',
  ],
  UNEXPECTED_TOKEN: [
    'The value ends at its second quote, and something stands behind it.',
    'Put the whole value in double quotes, and write a quote inside it as \\".',
  ],
}
