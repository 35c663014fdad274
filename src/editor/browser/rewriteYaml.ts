/** Puts changed values into a YAML text and leaves the rest as it is: comments, order, quotes, line breaks. */
import { Document, isMap, isScalar, isSeq, type Pair, parseDocument, Scalar } from 'yaml'

type Values = Record<string, unknown>

interface Edit {
  from: number
  to: number
  text: string
}

/** What changed. Where entries came or went, the whole document is written anew, with its comments. */
interface Changes {
  document: Document
  text: string
  edits: Edit[]
  isRestructured: boolean
}

/** Long lines stay whole. */
const format = { lineWidth: 0 }

/**
 * @param text the YAML text as it was read
 * @param values the new values
 * @returns the text with these values; without an old text, the values as YAML
 */
export function rewriteYaml(text: string, values: Values): string {
  const document: Document = parseDocument(text)
  const changes: Changes = { document, text, edits: [], isRestructured: false }
  document.contents = document.createNode(rewritten(document.contents, values, changes))
  const result = changes.isRestructured ? document.toString(format) : edited(text, changes.edits)
  // A safeguard: the saved values always equal those of the form.
  return isSame(parseDocument(result).toJS(), values) ? result : new Document(values).toString(format)
}

/** The node with the new value: the same node where its type is the same. */
function rewritten(node: unknown, value: unknown, changes: Changes): unknown {
  const before = changes.edits.length
  if (isMap(node) && isValues(value)) node.items = pairsOf(node.items, value, changes)
  else if (isSeq(node) && Array.isArray(value)) node.items = itemsOf(node.items, value, changes)
  else return rewrittenScalar(node, value, changes)
  // Inside of braces and brackets, other values need quotes than on a line of their own.
  if (node.flow && changes.edits.length > before) changes.isRestructured = true
  return node
}

function rewrittenScalar(node: unknown, value: unknown, changes: Changes): unknown {
  if (isScalar(node) && !isValues(value) && !Array.isArray(value)) {
    if (!isSame(node.value, value)) setScalar(node, value, changes)
    return node
  }
  if (isEmpty(node) && node.range) changes.edits.push(below(node.range[0], value, changes.text))
  else changes.isRestructured = true
  return changes.document.createNode(value)
}

/** A field with nothing behind its colon. */
const isEmpty = (node: unknown): node is Scalar<null> => isScalar(node) && node.value === null

/** The first entries of a list, on the lines below its name; examples in comments stay below them. */
function below(at: number, value: unknown, text: string): Edit {
  const [indent = ''] = /^ */.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1)) ?? []
  const lines = new Document(value).toString(format).trimEnd()
  return { from: at, to: at, text: `\n${lines.replaceAll(/^(?=.)/gm, `${indent}  `)}` }
}

/** The fields of an entry in their order in the file; a new one follows the field that it follows in the form. */
function pairsOf(pairs: readonly Pair[], values: Values, changes: Changes): Pair[] {
  const kept = pairs.filter(({ key, value }) => String(key) in values || isEmpty(value))
  if (kept.length < pairs.length) {
    changes.isRestructured = true
    keepHead(pairs, kept, changes)
  }
  let position = 0
  for (const [name, value] of Object.entries(values)) {
    const index = kept.findIndex(({ key }) => String(key) === name)
    const pair = kept[index]
    if (pair) {
      pair.value = rewritten(pair.value, value, changes)
      if (isScalar(pair.value) && pair.value.type === Scalar.BLOCK_LITERAL) commentAbove(pair, pair.value)
      position = index + 1
    } else {
      changes.isRestructured = true
      kept.splice(position++, 0, changes.document.createPair(name, value))
    }
  }
  return kept
}

/** Moves a comment behind a value, which now begins with `|`, above the name of its field. */
function commentAbove({ key }: Pair, value: Scalar) {
  if (!isScalar(key) || !value.comment) return
  key.commentBefore = [key.commentBefore, value.comment].filter(Boolean).join('\n')
  value.comment = null
}

/** Keeps the comment at the beginning of a file when its first field is removed. */
function keepHead([first]: readonly Pair[], kept: readonly Pair[], { document }: Changes) {
  if (!first || kept.includes(first) || !isScalar(first.key)) return
  document.commentBefore = first.key.commentBefore ?? document.commentBefore
}

/** The items of a list. Each keeps its comments: items are matched by their first field, else by position. */
function itemsOf(nodes: readonly unknown[], values: readonly unknown[], changes: Changes): unknown[] {
  const free = new Set(nodes)
  const take = (node: unknown) => free.delete(node) && node
  const identified = values.map((value) => {
    const key = keyOf(value)
    return take([...free].find((node) => key !== undefined && keyOf(jsOf(node)) === key))
  })
  const items = values.map((value, index) =>
    rewritten(identified[index] || take(nodes[index]), value, changes),
  )
  if (items.length !== nodes.length || items.some((item, index) => item !== nodes[index])) {
    changes.isRestructured = true
  }
  return items
}

/** Its first field, such as its id or its name; a single value identifies itself. */
const keyOf = (value: unknown): unknown => (isValues(value) ? Object.values(value)[0] : value)

const jsOf = (node: unknown): unknown =>
  isMap(node) || isSeq(node) || isScalar(node) ? node.toJSON() : undefined

function setScalar(node: Scalar, value: unknown, changes: Changes) {
  const text = replacement(node, value, changes.text)
  node.value = value
  // The check reads no value over several lines but below this sign.
  if (typeof value === 'string' && value.includes('\n')) node.type = Scalar.BLOCK_LITERAL
  if (text === undefined || !node.range) changes.isRestructured = true
  else changes.edits.push({ from: node.range[0], to: node.range[1], text })
}

/** A value in the form of the old one; undefined if it needs lines of its own and the old one had none. */
function replacement({ type, range }: Scalar, value: unknown, text: string): string | undefined {
  if (type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL) {
    const [, sign, indent] = /^[>|](\S*)(?:[ \t].*)?\n\s*?( +)/.exec(text.slice(...(range ?? [0, 0]))) ?? []
    if (typeof value !== 'string' || !indent || !/^\S/.test(value)) return undefined
    return `|${sign}\n${value.trimEnd().replaceAll(/^(?=.)/gm, indent)}\n`
  }
  const scalar = new Scalar(value)
  if (type && type !== Scalar.PLAIN) scalar.type = type
  const line = new Document(scalar).toString(format).trimEnd()
  return line.includes('\n') ? undefined : line
}

const edited = (text: string, edits: readonly Edit[]) =>
  [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((result, { from, to, text }) => result.slice(0, from) + text + result.slice(to), text)

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether two values are the same, but for line breaks at the end of a text and fields without a value, which the editor
 * takes away.
 */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.trimEnd() === b.trimEnd()
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]))
  if (!isValues(a) || !isValues(b)) return a === b
  const [names, others] = [namesIn(a), namesIn(b)]
  return names.length === others.length && names.every((name) => isSame(a[name], b[name]))
}

const namesIn = (fields: Values) => Object.keys(fields).filter((name) => (fields[name] ?? null) !== null)
