/**
 * A shortcut for the plainest YAML, which most files are: yaml takes ten times as long for the same. yaml alone says what
 * YAML means: here are either the same nodes at the same places, without what it notes of comments, or none.
 *
 * Taken are, with comments and empty lines between them:
 *
 *     name: words            also "words" and 'words', numbers, true and false
 *     name: [words, words]
 *     name:
 *       - words
 *       - name: words
 *     name:
 *       name: words
 *     name: >-               also | and |-
 *       words
 *
 * Everything else is declined, and so is every text in which a writer has something to put right (yaml.ts).
 */
import { Pair, type ParsedNode, type Range, Scalar, YAMLMap, YAMLSeq } from 'yaml'

/** Longer texts may have more fields than are read. */
const longest = 10_000

/** Real files need 8; yaml.ts tells where there are too many. */
const deepest = 12

/** Control characters, halves of characters, and every space but the usual one: some rule may treat them in a way of its own. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unusual = /[\0-\x08\x0e-\x1f\x7f-\x9f]|[^\S \r\n]|\r(?!\n)|\p{Cs}/u

const blankLine = / *(?:#.*)?(?:\r?\n|$)/y
/** A name with its colon, and the mark of a list; what stands behind them on the line, or below. */
const fieldName = /(\d*[A-Za-z][\w-]{0,60}):(?: +|(?=\r?\n))/y
const itemMark = /- +/y
const spaces = / */y

export interface PlainYaml {
  contents: ParsedNode
  /** The same as plain data. */
  value: Record<string, unknown>
}

/** A node, the same as plain data, and where the line behind it begins. */
interface Found<Node = ParsedNode | YAMLMap | YAMLSeq | Scalar, Value = unknown> {
  node: Node
  value: Value
  end: number
}

/**
 * Reads a text of the plainest kind, in a time that grows with its length alone.
 *
 * @returns what yaml makes of this text, in which nothing is wrong or doubtful; undefined if it is not of this kind
 */
export function readPlainYaml(text: string): PlainYaml | undefined {
  if (text.length > longest || unusual.test(text)) return undefined
  const start = behindBlankLines(text, 0)
  const fields = readFields(text, start, 0, 0)
  if (!fields || behindBlankLines(text, fields.end) < text.length) return undefined
  return { contents: fields.node as ParsedNode, value: fields.value }
}

/** The fields that begin in one column, from the name of the first on. */
function readFields(
  text: string,
  start: number,
  column: number,
  depth: number,
): Found<YAMLMap, Record<string, unknown>> | undefined {
  if (depth > deepest) return undefined
  const node = new YAMLMap()
  const value: Record<string, unknown> = {}
  let end = start
  for (let at: number | undefined = start; at !== undefined; at = nextInColumn(text, end, column)) {
    const [begin, name] = matchAt(fieldName, text, at)
    if (begin === undefined || name === undefined) return undefined
    if (isAmbiguous(name) || Object.hasOwn(value, name)) return undefined
    const found = valueBehind(text, at + begin.length, column, depth)
    if (!found) return undefined
    value[name] = found.value
    const nameEnd = at + name.length
    node.items.push(new Pair(scalar(name, name, 'PLAIN', [at, nameEnd, nameEnd]), found.node))
    end = found.end
    if (hasCommentBelow(text, end, column)) return undefined
  }
  node.range = [start, end, end]
  return { node, value, end }
}

/** What stands behind a name, or below it where nothing does. */
function valueBehind(text: string, from: number, column: number, depth: number): Found | undefined {
  const lineEnd = endOfLine(text, from)
  const source = text.slice(from, lineEnd).trimEnd()
  if (source === '') return valueBelow(text, lineEnd, column, depth)
  if (/^[|>]/.test(source)) return readBlock(text, source, from, column)
  return source.startsWith('[') ? flowList(source, from, lineEnd) : scalarOf(source, from, lineEnd)
}

/** A list may begin in the column of its name, fields may not. */
function valueBelow(text: string, from: number, column: number, depth: number): Found | undefined {
  const line = behindBlankLines(text, from)
  const start = behindSpaces(text, line)
  const isList = text[start] === '-'
  if (start - line < column + (isList ? 0 : 1)) return undefined
  return isList
    ? readList(text, start, start - line, depth + 1)
    : readFields(text, start, start - line, depth + 1)
}

/** The entries whose marks stand in one column, from the first mark on. */
function readList(
  text: string,
  start: number,
  column: number,
  depth: number,
): Found<YAMLSeq, unknown[]> | undefined {
  const node = new YAMLSeq()
  const value: unknown[] = []
  let end = start
  for (let at: number | undefined = start; at !== undefined; at = nextInColumn(text, end, column, '-')) {
    const [mark] = matchAt(itemMark, text, at)
    if (mark === undefined) return undefined
    const item = readItem(text, at + mark.length, column + mark.length, depth)
    if (!item) return undefined
    node.items.push(item.node)
    value.push(item.value)
    end = item.end
    if (hasCommentBelow(text, end, column)) return undefined
  }
  node.range = [start, end, end]
  return { node, value, end }
}

function readItem(text: string, from: number, column: number, depth: number): Found | undefined {
  if (matchAt(fieldName, text, from).length > 0) return readFields(text, from, column, depth + 1)
  const lineEnd = endOfLine(text, from)
  return scalarOf(text.slice(from, lineEnd).trimEnd(), from, lineEnd)
}

/** Where the next line that says something begins to do so, if it is in this column, and with this sign. */
function nextInColumn(text: string, from: number, column: number, sign = ''): number | undefined {
  const line = behindBlankLines(text, from)
  const start = behindSpaces(text, line)
  const isHere = start < text.length && start - line === column && text.startsWith(sign, start)
  return isHere ? start : undefined
}

/** Whether a comment stands further to the right than what it belongs to: its lines count as those of the value above. */
function hasCommentBelow(text: string, from: number, column: number): boolean {
  for (let at = from, end = behindBlankLines(text, from); at < end; at = endOfLine(text, at)) {
    const start = behindSpaces(text, at)
    if (text[start] === '#' && start - at > column) return true
  }
  return false
}

/** A text of several lines, all of which begin in one column. */
function readBlock(text: string, header: string, from: number, column: number): Found<Scalar> | undefined {
  if (!/^(?:\||>)-?$/.test(header)) return undefined
  const first = endOfLine(text, from)
  const indent = behindSpaces(text, first) - first
  if (indent <= column) return undefined
  const lines: string[] = []
  let end = first
  for (let at = first; at < text.length; ) {
    const next = endOfLine(text, at)
    const line = text.slice(at, next).replace(/\r?\n$/, '')
    const words = line.slice(indent)
    const isBlank = /^ *$/.test(line)
    if (!isBlank && behindSpaces(text, at) - at < indent) break
    // Lines that stand further to the right, and spaces at the ends of lines, have rules of their own.
    if (words === '' ? !isBlank || lines.length === 0 : /^ | $/.test(words)) return undefined
    lines.push(words)
    at = next
    if (!isBlank) end = next
  }
  while (lines.at(-1) === '') lines.pop()
  if (lines.length === 0) return undefined
  const isFolded = header.startsWith('>')
  const joined = isFolded ? folded(lines) : lines.join('\n')
  const value = header.endsWith('-') ? joined : `${joined}\n`
  const node = scalar(value, value, isFolded ? 'BLOCK_FOLDED' : 'BLOCK_LITERAL', [from, end, end])
  return { node, value, end }
}

/** One space between two lines, and as many line ends as there are empty lines (YAML 1.2.2, 8.1.3). */
const folded = (lines: readonly string[]) =>
  lines.join('\n').replaceAll(/\n+/g, (ends) => (ends.length === 1 ? ' ' : ends.slice(1)))

function flowList(source: string, from: number, end: number): Found<YAMLSeq> | undefined {
  if (!/^\[[^[\]{}"':#]*\]$/.test(source)) return undefined
  const node = new YAMLSeq()
  node.flow = true
  node.range = [from, from + source.length, end]
  const value: unknown[] = []
  let at = from + 1
  for (const piece of source.slice(1, -1).split(',')) {
    const words = piece.trim()
    const item = scalarOf(words, at + piece.indexOf(words), at + piece.length)
    if (!item) return undefined
    node.items.push(item.node)
    value.push(item.value)
    at += piece.length + 1
  }
  return { node, value, end }
}

/** A value of one line, without the spaces around it. */
function scalarOf(source: string, from: number, end: number): Found<Scalar> | undefined {
  const range: Range = [from, from + source.length, end]
  const found = (value: unknown, written: string, type: Scalar.Type) => ({
    node: scalar(value, written, type, range),
    value,
    end,
  })
  const inside = source.slice(1, -1)
  if (/^"(?:[^"\\]|\\")*"$/.test(source)) {
    const words = inside.replaceAll('\\"', '"')
    return found(words, words, 'QUOTE_DOUBLE')
  }
  if (/^'[^']*'$/.test(source)) return found(inside, inside, 'QUOTE_SINGLE')
  return isPlain(source) ? found(resolved(source), source, 'PLAIN') : undefined
}

function scalar(value: unknown, source: string, type: Scalar.Type, range: Range): Scalar {
  const made = new Scalar(value)
  made.range = range
  made.source = source
  made.type = type
  return made
}

/** Whether this can be nothing but a value without quotes, read as it is written. */
const isPlain = (source: string) =>
  /^[\p{L}\p{N}\p{Sc}(/<]/u.test(source) && !/: |:$| #/.test(source) && !isAmbiguous(source)

/** What YAML takes for nothing, or would print in another form (YAML 1.2.2, 10.3.2). */
const isAmbiguous = (source: string) =>
  /^(?:null|Null|NULL|True|TRUE|False|FALSE)$/.test(source) ||
  (/^(?:\d+(?:\.\d*)?(?:e[-+]?\d+)?|0[ox][\da-f]+)$/i.test(source) && !isNumber(source))

/** A number that is printed as it is written. */
const isNumber = (source: string) =>
  /^(?:0|[1-9]\d{0,14})(?:\.\d{1,14})?$/.test(source) && String(Number(source)) === source

function resolved(source: string): string | number | boolean {
  if (source === 'true' || source === 'false') return source === 'true'
  return isNumber(source) ? Number(source) : source
}

function matchAt(expression: RegExp, text: string, offset: number): readonly (string | undefined)[] {
  expression.lastIndex = offset
  return expression.exec(text) ?? []
}

const behindSpaces = (text: string, offset: number) =>
  offset + (matchAt(spaces, text, offset)[0]?.length ?? 0)

/** Where the next line begins that holds more than a comment; the end of the text where there is none. */
function behindBlankLines(text: string, offset: number): number {
  let at = offset
  while (at < text.length) {
    const [line] = matchAt(blankLine, text, at)
    if (line === undefined) break
    at += line.length
  }
  return at
}

/** Where the next line begins. */
const endOfLine = (text: string, offset: number) => text.indexOf('\n', offset) + 1 || text.length
