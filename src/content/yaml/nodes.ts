/** Nodes of a parsed document: found by path, and walked through. */
import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from 'yaml'
import type { Range, WrittenValue } from '../../diagnostics/positions.ts'

/** The node at a path; undefined when there is none. */
export function nodeAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let here = root
  for (const key of path) here = isCollection(here) ? here.get(key, true) : undefined
  return here
}

/** Where the value at a path is written; undefined when there is none. */
export function findValue(root: unknown, path: readonly PropertyKey[]): WrittenValue | undefined {
  const last = path.at(-1)
  const parent = path.length > 0 ? nodeAt(root, path.slice(0, -1)) : undefined
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === last)
    : undefined
  if (isMap(parent) && !pair) return undefined
  const node = pair ? pair.value : nodeAt(root, path)
  const name = rangeOf(pair?.key)
  const value = rangeOf(node)
  return name || value ? { name, value, isCollection: !isScalar(node) } : undefined
}

const rangeOf = (node: unknown): Range | undefined =>
  isNode(node) && node.range ? { from: node.range[0], to: node.range[1] } : undefined

/** The offset at which a node begins. */
export const startOf = (node: Node): number => node.range?.[0] ?? 0

interface Visitor {
  group?(group: YAMLMap): void
  field?(field: Pair, group: YAMLMap): void
  single?(value: Scalar): void
}

/**
 * Calls a visitor for a node and everything below it, in the order of the text: for each group of fields, each field, and
 * each single value. Much faster than `visit` of yaml.
 */
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
