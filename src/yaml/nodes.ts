/** Nodes of a parsed document: found by path, walked through, and mapped to their source. */
import { isCollection, isMap, isNode, isScalar, isSeq, type Scalar } from 'yaml'
import type { Path, Range, WrittenValue } from '../diagnostics/positions.ts'

/** The node at a path; undefined when there is none. */
export function nodeAt(root: unknown, path: Path): unknown {
  let here = root
  for (const key of path) here = isCollection(here) ? here.get(key, true) : undefined
  return here
}

/** Where the value at a path is written; undefined when there is none. */
export function findValue(root: unknown, path: Path): WrittenValue | undefined {
  const last = path.at(-1)
  const parent = path.length > 0 ? nodeAt(root, path.slice(0, -1)) : undefined
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === last) : undefined
  if (isMap(parent) && !pair) return undefined
  const node = pair ? pair.value : nodeAt(root, path)
  const name = rangeOf(pair?.key)
  const value = rangeOf(node)
  return name || value ? { name, value, isCollection: !isScalar(node) } : undefined
}

const rangeOf = (node: unknown): Range | undefined =>
  isNode(node) && node.range ? { from: node.range[0], to: node.range[1] } : undefined

/** Much faster than `visit` of yaml. */
function* scalarsIn(node: unknown): Generator<Scalar> {
  if (isScalar(node)) yield node
  else if (isSeq(node)) for (const item of node.items) yield* scalarsIn(item)
  else if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (!isScalar(key)) yield* scalarsIn(key)
      yield* scalarsIn(value)
    }
  }
}

export interface WrittenText {
  node: Scalar
  value: string
  /** As it is written, with quotes; and where it begins. */
  written: string
  from: number
}

/** Every text value of a node and below it, in the order of the text. */
export function* textsIn(root: unknown, text: string): Generator<WrittenText> {
  for (const node of scalarsIn(root)) {
    const { value, range } = node
    if (typeof value !== 'string' || !range) continue
    const [from, to] = range
    yield { node, value, written: text.slice(from, to), from }
  }
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
