/** Ways to the values of a parsed text, and from them to the places where they stand. */
import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from 'yaml'
import type { Place, YamlText } from './yaml.ts'
import { sourceOffset } from './yamlScalar.ts'

/** Where in the text a node begins. */
export const start = (node: Node) => node.range?.[0] ?? 0

/** The value at a path. */
function nodeAt({ contents }: YamlText, path: readonly PropertyKey[]): unknown {
  let here: unknown = contents
  for (const key of path) here = isCollection(here) ? here.get(key, true) : undefined
  return here
}

/**
 * Where a value stands, by its path; the nearest entry that exists when the value itself is missing.
 *
 * @param atKey true to point at the name of the field instead of its value
 */
export function placeOf(yaml: YamlText, path: readonly PropertyKey[], atKey = false): Place {
  for (let length = path.length; length > 0; length--) {
    const parent = nodeAt(yaml, path.slice(0, length - 1))
    const last = path[length - 1]
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === last)
      if (!isPair(pair)) continue
      const isEmpty = isScalar(pair.value) && pair.value.range?.[0] === pair.value.range?.[1]
      const target = isEmpty || (atKey && length === path.length) ? pair.key : (pair.value ?? pair.key)
      if (isNode(target)) return yaml.placeAt(isScalar(target) ? start(target) : keyStart(pair.key, target))
    }
    const node = nodeAt(yaml, path.slice(0, length))
    if (isNode(node)) return yaml.placeAt(start(node))
  }
  return yaml.placeAt(0)
}

/** A list or an entry is named by the line of its field, not by its first child. */
const keyStart = (key: unknown, value: Node) => (isNode(key) ? start(key) : start(value))

interface Visitor {
  group?(group: YAMLMap): void
  field?(field: Pair, group: YAMLMap): void
  single?(value: Scalar): void
}

/** Shows a visitor every value below a node and the node itself, as they are written; much quicker than yaml's visit. */
export function visitValues(node: unknown, visitor: Visitor): void {
  if (isScalar(node)) visitor.single?.(node)
  else if (isSeq(node)) for (const item of node.items) visitValues(item, visitor)
  else if (isMap(node)) {
    visitor.group?.(node)
    for (const pair of node.items) {
      visitor.field?.(pair, node)
      if (!isScalar(pair.key)) visitValues(pair.key, visitor)
      visitValues(pair.value, visitor)
    }
  }
}

/** The lines of an entry or a value in words: `line 3`, `lines 3 to 5`; undefined when it is missing. */
export function linesOf(yaml: YamlText, path: readonly PropertyKey[]): string | undefined {
  const node = nodeAt(yaml, path)
  if (!isNode(node) || !node.range) return undefined
  const [from, to] = node.range
  const first = yaml.placeAt(from).line
  const last = yaml.placeAt(from + yaml.text.slice(from, to).trimEnd().length).line
  return first === last ? `line ${first}` : `lines ${first} to ${last}`
}

/** Where in `text` a value begins; undefined when it is missing. */
export function offsetOf(yaml: YamlText, path: readonly PropertyKey[]): number | undefined {
  const node = nodeAt(yaml, path)
  return isNode(node) ? start(node) : undefined
}

/** Where in `text` the name of a field begins; undefined for an entry of a list, and where it is missing. */
export function keyOffsetOf(yaml: YamlText, path: readonly PropertyKey[]): number | undefined {
  const parent = nodeAt(yaml, path.slice(0, -1))
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined
  return isNode(pair?.key) ? start(pair.key) : undefined
}

/** Where in `text` an offset of a text value stands: through filled references, escapes and folded lines. */
export function offsetInside(
  yaml: YamlText,
  path: readonly PropertyKey[],
  offset: number,
): number | undefined {
  const node = nodeAt(yaml, path)
  if (!isScalar(node) || !node.range || typeof node.value !== 'string') return undefined
  const [from, to] = node.range
  const original = yaml.filled.get(node)?.originalOffset(offset) ?? offset
  return from + sourceOffset(yaml.text.slice(from, to), node.value, original)
}

/** The value as it is written at a path, for messages that quote it; undefined for lists and entries. */
export function writtenAt(yaml: YamlText, path: readonly PropertyKey[]): string | undefined {
  const node = nodeAt(yaml, path)
  if (!isScalar(node) || !node.range) return undefined
  return yaml.text.slice(node.range[0], node.range[1]).trim()
}
