/** Sums in tables of Markdown, with their sign in the head of the column. */

/** Two digits or more; one alone may be a mark or a place. */
const sum = /^\d[\d,]{1,14}$/
const line = /^[ \t|:-]+$/

/**
 * The bare numbers of columns whose head says that they are sums: `| Pass | Price in ₹ |`.
 *
 * @param head matches such a head
 */
export function sumsInTables(text: string, head: RegExp): { written: string; index: number }[] {
  if (!/\|[ \t:]*-/.test(text)) return []
  const found: { written: string; index: number }[] = []
  let before: readonly string[] = []
  let areSums: readonly boolean[] = []
  let start = 0
  for (const row of text.split('\n')) {
    const cells = row.split('|')
    if (cells.length === 1) areSums = []
    else if (line.test(row) && row.includes('-')) areSums = before.map((cell) => head.test(cell))
    let index = start
    for (const [column, cell] of cells.entries()) {
      const written = cell.trim()
      if (areSums[column] && sum.test(written)) found.push({ written, index: index + cell.indexOf(written) })
      index += cell.length + 1
    }
    before = cells
    start += row.length + 1
  }
  return found
}
