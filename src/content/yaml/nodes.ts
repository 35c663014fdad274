/** Nodes of a parsed document: found by path, walked through, and mapped to their source. */
import { isCollection, isMap, isNode, isScalar, isSeq, type Node, type Scalar } from 'yaml'
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
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === last) : undefined
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

/** Every single value of a node and below it, in the order of the text. Much faster than `visit` of yaml. */
export function* scalarsIn(node: unknown): Generator<Scalar> {
  if (isScalar(node)) yield node
  else if (isSeq(node)) for (const item of node.items) yield* scalarsIn(item)
  else if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (!isScalar(key)) yield* scalarsIn(key)
      yield* scalarsIn(value)
    }
  }
}

/**
 * The offset in the source of a character of a value: YAML folds lines, removes indentation and resolves escapes.
 *
 * @param source the value as it is written, with its quotes or the header of its block
 * @param value the value that YAML reads
 * @param offset an offset in the value
 * @returns the offset in the source; exact except for the spaces of folded lines
 */
export function sourceOffset(source: string, value: string, offset: number): number {
  const header = /^[|>][-+\d]*[ \t]*(#[^\n]*)?\r?\n/.exec(source)?.[0].length
  const quote = header === undefined && /^["']/.test(source) ? source[0] : undefined
  let from = header ?? (quote ? 1 : 0)
  for (let at = 0; at <= value.length; at++) {
    const isBlank = /\s/.test(value[at] ?? '')
    // A run of blanks in the value is another run in the source, unless it was written as an escape.
    const blanks = /^\s*/.exec(source.slice(from, from + 4000))?.[0].length ?? 0
    if (isBlank && blanks > 0) {
      let run = 1
      while (/\s/.test(value[at + run] ?? '')) run++
      if (offset < at + run) return Math.max(from, from + blanks - (at + run - offset))
      at += run - 1
      from += blanks
      continue
    }
    if (!isBlank) from += blanks
    const length =
      quote === '"' ? escapeLength(source, from) : quote === "'" && source.startsWith("''", from) ? 2 : 1
    if (at >= offset) return from
    from += length
  }
  return from
}

/** How many characters of a double-quoted text make one character of the value (YAML 1.2.2, 5.7). */
function escapeLength(source: string, from: number): number {
  if (source[from] !== '\\') return 1
  return { x: 4, u: 6, U: 10 }[source[from + 1] ?? ''] ?? 2
}
