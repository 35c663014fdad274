/**
 * A shortcut for the plainest YAML, which most front matter is: yaml takes half a millisecond for the fields of a guide,
 * this a twentieth of it. yaml alone says what YAML means: here are either the same nodes at the same places, or none.
 *
 * Taken are, with neither comments nor empty lines between them:
 *
 *     name: words            also "words" and 'words' without escapes, whole numbers, true and false
 *     name: [words, words]
 *     name:
 *       - words
 *
 * Everything else is declined, and so is every text in which a writer has something to put right (yaml.ts).
 */
import { isSeq, Pair, type ParsedNode, type Range, Scalar, YAMLMap, YAMLSeq } from 'yaml'

/** Longer texts may have more fields than are read. */
const longest = 10_000

/** Control characters, and every space but the usual one: some rule of YAML may treat them in a way of its own. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unusual = /[\0-\x08\x0e-\x1f\x7f-\x9f]|[^\S \r\n]|\r(?!\n)/

/** A name with its colon, and what a list below it begins its lines with. */
const fieldName = /([A-Za-z]\w{0,60}):(?: +|(?=\r?\n))/y
const itemMark = /( *)- +/y

export interface PlainYaml {
  contents: ParsedNode
  /** The same as plain data. */
  value: Record<string, unknown>
}

/**
 * Reads a text of the plainest kind, in a time that grows with its length alone.
 *
 * @returns what yaml makes of this text, in which nothing is wrong or doubtful; undefined if it is not of this kind
 */
export function readPlainYaml(text: string): PlainYaml | undefined {
  if (text.length > longest || unusual.test(text)) return undefined
  const fields = new YAMLMap()
  const plain: PlainYaml['value'] = {}
  const start = /^\r?\n/.exec(text)?.[0].length ?? 0
  let end = start
  while (end < text.length) {
    const at = end
    const [begin, name] = matchAt(fieldName, text, at)
    if (begin === undefined || name === undefined || Object.hasOwn(plain, name)) return undefined
    const from = at + begin.length
    end = endOfLine(text, from)
    const value = valueBehind(text, from, end)
    if (!value?.range) return undefined
    end = value.range[2]
    plain[name] = isSeq(value) ? value.items.map((item) => item.value) : value.value
    const nameEnd = at + name.length
    fields.items.push(new Pair(scalar(name, name, 'PLAIN', [at, nameEnd, nameEnd]), value))
  }
  if (fields.items.length === 0) return undefined
  fields.range = [start, end, end]
  return { contents: fields as ParsedNode, value: plain }
}

/** What stands behind a name, or below it where nothing does. */
function valueBehind(text: string, from: number, end: number): Scalar | YAMLSeq<Scalar> | undefined {
  const source = text.slice(from, end).trimEnd()
  if (source === '') return blockList(text, end)
  return source.startsWith('[') ? flowList(source, from, end) : scalarOf(source, from, end)
}

function blockList(text: string, start: number): YAMLSeq<Scalar> | undefined {
  const list = new YAMLSeq<Scalar>()
  let end = start
  let indent: string | undefined
  while (end < text.length) {
    const [begin, before = ''] = matchAt(itemMark, text, end)
    if (begin === undefined) break
    indent ??= before
    const from = end + begin.length
    end = endOfLine(text, from)
    const item = scalarOf(text.slice(from, end).trimEnd(), from, end)
    if (!item || before !== indent) return undefined
    list.items.push(item)
  }
  if (indent === undefined) return undefined
  list.range = [start + indent.length, end, end]
  return list
}

function flowList(source: string, from: number, end: number): YAMLSeq<Scalar> | undefined {
  if (!/^\[[^[\]{}"':#]*\]$/.test(source)) return undefined
  const list = new YAMLSeq<Scalar>()
  list.flow = true
  list.range = [from, from + source.length, end]
  let at = from + 1
  for (const piece of source.slice(1, -1).split(',')) {
    const words = piece.trim()
    const item = scalarOf(words, at + piece.indexOf(words), at + piece.length)
    if (!item) return undefined
    list.items.push(item)
    at += piece.length + 1
  }
  return list
}

/** A value of one line, without the spaces around it. */
function scalarOf(source: string, from: number, end: number): Scalar | undefined {
  const range: Range = [from, from + source.length, end]
  const inside = source.slice(1, -1)
  if (/^"[^"\\]*"$/.test(source)) return scalar(inside, inside, 'QUOTE_DOUBLE', range)
  if (/^'[^']*'$/.test(source)) return scalar(inside, inside, 'QUOTE_SINGLE', range)
  return isPlain(source) ? scalar(resolved(source), source, 'PLAIN', range) : undefined
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
  /^[\p{L}\p{N}\p{Sc}(/]/u.test(source) && !/: |:$| #/.test(source) && !isAmbiguous(source)

/** What YAML takes for nothing, or would print in another form (YAML 1.2.2, 10.3.2). */
const isAmbiguous = (source: string) =>
  /^(?:null|Null|NULL|True|TRUE|False|FALSE)$/.test(source) ||
  (/^(?:\d+(?:\.\d*)?(?:e[-+]?\d+)?|0[ox][\da-f]+)$/i.test(source) && !isWhole(source))

const isWhole = (source: string) => /^(?:0|[1-9]\d{0,14})$/.test(source)

function resolved(source: string): string | number | boolean {
  if (source === 'true' || source === 'false') return source === 'true'
  return isWhole(source) ? Number(source) : source
}

function matchAt(expression: RegExp, text: string, offset: number): readonly (string | undefined)[] {
  expression.lastIndex = offset
  return expression.exec(text) ?? []
}

/** Where the next line begins. */
const endOfLine = (text: string, offset: number) => text.indexOf('\n', offset) + 1 || text.length
