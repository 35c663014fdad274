/** The values of a parsed text as plain data, for the cache: found by path, walked through, and mapped to their source. */
import { isMap, isNode, isScalar, isSeq } from 'yaml'
import type { Path, Range, WrittenValue } from '../diagnostics/positions.ts'

export type YamlNode = YamlScalar | YamlList | YamlGroup

export interface YamlScalar extends Range {
  value: string | number | boolean | null
}

interface YamlList extends Range {
  items: YamlNode[]
}

export interface YamlGroup extends Range {
  fields: {
    name: YamlScalar
    /** Null for a field without a colon, as in `{name}`. */
    value: YamlNode | null
  }[]
}

export const isGroup = (node: YamlNode | null | undefined): node is YamlGroup => !!node && 'fields' in node
export const isList = (node: YamlNode | null | undefined): node is YamlList => !!node && 'items' in node
const isValue = (node: YamlNode | null | undefined): node is YamlScalar => !!node && 'value' in node

/** A node of `yaml` as plain data; null for nothing. */
export function plainNode(node: unknown): YamlNode | null {
  if (!isNode(node)) return null
  const [from, to] = node.range ?? [0, 0]
  if (isScalar(node)) return { value: plainValue(node.value, node.source), from, to }
  if (isSeq(node)) return { items: node.items.map((item) => plainNode(item) ?? nothing), from, to }
  if (!isMap(node)) return { ...nothing, from, to }
  const fields = node.items.map(({ key, value }) => {
    const name = plainNode(key)
    return { name: isValue(name) ? name : nothing, value: plainNode(value) }
  })
  return { fields, from, to }
}

const nothing: YamlScalar = { value: null, from: 0, to: 0 }

/** JSON has no infinity and no NaN: such numbers become texts, as written. */
function plainValue(value: unknown, source = ''): YamlScalar['value'] {
  if (typeof value === 'number') return Number.isFinite(value) ? value : source
  return typeof value === 'string' || typeof value === 'boolean' ? value : null
}

/** The node at a path; undefined when there is none. */
export function nodeAt(root: YamlNode | null, path: Path): YamlNode | null | undefined {
  let here: YamlNode | null | undefined = root
  for (const key of path) {
    if (isGroup(here)) here = fieldOf(here, key)?.value
    else here = isList(here) && typeof key === 'number' ? here.items[key] : undefined
  }
  return here
}

const fieldOf = ({ fields }: YamlGroup, name: PropertyKey) =>
  fields.find((field) => field.name.value === name)

/** Where the value at a path is written; undefined when there is none. */
export function findValue(root: YamlNode | null, path: Path): WrittenValue | undefined {
  const last = path.at(-1)
  const parent = last === undefined ? undefined : nodeAt(root, path.slice(0, -1))
  const field = isGroup(parent) && last !== undefined ? fieldOf(parent, last) : undefined
  if (isGroup(parent) && !field) return undefined
  const node = field ? field.value : nodeAt(root, path)
  const name = field?.name
  return name || node ? { name, value: node ?? undefined, isCollection: !isValue(node) } : undefined
}

export interface WrittenText {
  node: YamlScalar
  value: string
  /** As it is written, with quotes; and where it begins. */
  written: string
  from: number
}

/** Every text value of a node and below it, in the order of the text. */
export function* textsIn(root: YamlNode | null, text: string): Generator<WrittenText> {
  if (isGroup(root)) for (const { value } of root.fields) yield* textsIn(value, text)
  else if (isList(root)) for (const item of root.items) yield* textsIn(item, text)
  else if (typeof root?.value === 'string')
    yield { node: root, value: root.value, written: text.slice(root.from, root.to), from: root.from }
}

/** Every group of fields, those outside before those inside. */
export function* groupsIn(root: YamlNode | null): Generator<YamlGroup> {
  if (isGroup(root)) yield root
  if (isGroup(root)) for (const { value } of root.fields) yield* groupsIn(value)
  else if (isList(root)) for (const item of root.items) yield* groupsIn(item)
}

/**
 * The offset of a word of a value in its source, whose lines are folded and indented; 0 for a word with an escape, which is
 * not found.
 *
 * @param source the value as it is written, with its quotes or the header of its block
 */
export function sourceOffset(source: string, value: string, offset: number): number {
  const [word = ''] = /[^\s"'\\]+/.exec(value.slice(offset)) ?? []
  // The header of a block has signs as well.
  let at = (/^[|>].*\n/.exec(source)?.[0].length ?? 0) - 1
  if (word) for (const _ of value.slice(0, offset).split(word)) at = source.indexOf(word, at + 1)
  const isEscape = value[offset] === '\\' && source[at - 1] === '\\'
  return Math.max(0, isEscape ? at - 1 : at)
}
