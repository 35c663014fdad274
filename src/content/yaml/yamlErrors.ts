/** What the YAML parser complains about, traced to its cause and put into plain words. */
import { type Document, type ErrorCode, visit } from 'yaml'
import { misplacedEntry, noHyphen } from './yamlEntries.ts'
import {
  farthest,
  indentOf,
  isField,
  isStructure,
  type Line,
  lineAfter,
  lineAt,
  lineBefore,
  linesFrom,
  quoted,
  spacesBefore,
  valueIn,
  withColonAndSpace,
  withQuotes,
} from './yamlLine.ts'
import {
  beginsWith,
  besideBar,
  curlyQuotes,
  type Explanation,
  listBesideName,
  lostParagraphs,
  misplaced,
  openQuote,
  type Sentence,
  sentences,
  tightColon,
  withoutHyphen,
} from './yamlSentences.ts'

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

/** A quote that is opened on a line and not closed; it belongs at the end where the line has no other one. */
function unclosedQuote(text: string, start: number): Explanation {
  const { line } = lineAt(text, start)
  const value = valueIn(line)
  const [reason, remedy] = openQuote
  if (!/^["']/.test(value)) return { reason, remedy }
  const isOnly = value.split(value.charAt(0)).length === 2
  if (isOnly && /[“”‘’]$/.test(value.trimEnd())) {
    return {
      offset: start + line.length - 1,
      reason: 'The quote at the end is curly, so that the straight one before the value is never closed.',
      remedy: 'Write a straight one there as well.',
      corrected: line.trimEnd().slice(0, -1) + value.charAt(0),
    }
  }
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
  // Of three lines, the middle one stands elsewhere than those around it.
  if (name && home && isField(home.line) && indentOf(home.line) === indentOf(below.line)) {
    const spaces = indentOf(home.line)
    return {
      offset: above.start + indentOf(above.line),
      reason: `“${name}” stands within an entry, but does not begin where the fields around it begin.`,
      remedy: `Begin the line with ${spaces} spaces.`,
      corrected: ' '.repeat(spaces) + above.line.trimStart(),
    }
  }
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
