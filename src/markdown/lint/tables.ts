/** Tables of Markdown texts. */
import type { RootContent, Table } from 'mdast'
import type { ReportProblem } from '../options.ts'

/** How a row may be written: with bars around its cells, with bars between them, or with tabs between them. */
const rowPatterns = [/^\|.*\|$/, /[^|]\|[^|]/, /\S\t+\S/]

/** The cells of a line that looks like the row of a table. */
function rowOf(line = '') {
  const pattern = rowPatterns.findIndex((row) => row.test(line))
  if (pattern < 0) return undefined
  // A bullet or a number before a tab begins an item of a list.
  if (pattern === 2 && /^(?:\W|o|\d{1,2}[.)])\t/.test(line)) return undefined
  const cells = line.split(pattern === 2 ? /\t+/ : /(?<!\\)\|/).map((cell) => cell.trim())
  return { pattern, cells: pattern === 0 ? cells.slice(1, -1) : cells }
}

/** Whether a block is a row of a table by itself: only rows have bars around them. */
export const isRow = (node: RootContent | undefined, source: string) =>
  node?.type === 'paragraph' &&
  rowOf(source.slice(node.position?.start.offset, node.position?.end.offset))?.pattern === 0

/**
 * Reports a paragraph that was meant as a table: two lines below each other have as many cells, separated in the same
 * way, or one line has bars around it.
 *
 * @param before whether the block above is a row; then the table is reported there
 * @param after whether the block below is a row
 */
export function checkUnreadTable(
  raw: string,
  start: number,
  before: boolean,
  after: boolean,
  report: ReportProblem,
) {
  const lines = raw.split('\n').map((line) => line.trim())
  const at = lines.findIndex((line, index) => {
    const [row, next] = [rowOf(line), rowOf(lines[index + 1])]
    return (
      row && (row.pattern === 0 || (row.pattern === next?.pattern && row.cells.length === next.cells.length))
    )
  })
  const row = rowOf(lines[at])
  if (!row || before) return
  const offset = raw.split('\n').slice(0, at).join('\n').length + Number(at > 0)
  const written = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const hyphens = written(row.cells.map(() => '---'))
  const secondLine = `The second line of a table is made of hyphens, with as many cells as the first: ${hyphens}.`
  report(
    start + offset + raw.slice(offset).search(/\S/),
    'malformed-table',
    'This is meant as a table, but it is not read as one.',
    after
      ? 'Take out the empty lines between its rows.'
      : row.pattern === 0
        ? secondLine
        : `Write bars between and around the cells: ${written(row.cells)}. ${secondLine}`,
  )
}

/** Reports rows with another number of cells than the header: surplus cells would not be shown. */
export function checkTable({ children: [head, ...rows] }: Table, start: number, report: ReportProblem) {
  const wanted = head?.children.length ?? 0
  for (const row of rows) {
    const cells = row.children.length
    if (cells === wanted) continue
    report(
      row.position?.start.offset ?? start,
      'table-row',
      `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but the first row has ${wanted}.`,
      cells > wanted
        ? 'Take out a cell; a “|” that is part of a text is written as \\|.'
        : 'Add what is missing; where there is nothing to say, write – in its place: | – |.',
    )
  }
}
