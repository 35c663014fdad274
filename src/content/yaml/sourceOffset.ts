/** Maps a character of a YAML value to its source: YAML folds lines, removes indentation and resolves escapes. */

/**
 * The offset in the source of a character of a value.
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
