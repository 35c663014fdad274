/** Tables of Markdown texts. */
import type { Table, TableRow } from 'mdast'
import type { ReportProblem } from '../../markdown/options.ts'

/** How a row may be written: with bars around its cells, with bars between them, or with tabs between them. */
const row = /^\|.*\|$|[^|]\|[^|]|\S\t+\S/
/** A row of three cells between tabs. */
const tabbed = /\S\t+[^\t]+\t+\S/
/** A row with bars around it, and not the `||words||` of a chat. */
const barred = /^\|(?!\|[^|]*\|\|$).*\|$/
/** A bullet, a number or a letter before a tab begins an item of a list. */
const item = /^(?:\W|o|\(?(?:\p{Nd}{1,2}|[a-z]|[ivx]{2,5})[.)])\t/iu

/** A label with a tab behind its colon, as Word aligns what follows. */
const labelled = /^[^\t]*:\t+[^\t]*$/

/** Reports a paragraph that was meant as a table: a line with bars around it or two tabs in it, or two lines with cells below each other. */
export function checkUnreadTable(raw: string, start: number, report: ReportProblem) {
  const lines = raw.split('\n').map((line) => line.trim())
  const isRow = (line = '') => row.test(line) && !item.test(line) && !labelled.test(line)
  const at = lines.findIndex(
    (line, index) => isRow(line) && (barred.test(line) || tabbed.test(line) || isRow(lines[index + 1])),
  )
  if (at < 0) return
  const offset = raw.split('\n').slice(0, at).join('\n').length + Number(at > 0)
  report(
    start + offset + raw.slice(offset).search(/\S/),
    'malformed-table',
    'This is meant as a table, but it is not read as one.',
    'Write bars between and around the cells of each row, and no empty lines between rows. The second line is made of hyphens, with as many cells as the first: | --- | --- |.',
  )
}

/** Reports rows with another number of cells than the header: surplus cells would not be shown. */
export function checkTable({ children: [head, ...rows] }: Table, source: string, report: ReportProblem) {
  const rawOf = (row: TableRow) => source.slice(row.position?.start.offset, row.position?.end.offset)
  const wanted = head?.children.length ?? 0
  const hasBars = head !== undefined && rawOf(head).startsWith('|')
  for (const row of rows) {
    const cells = row.children.length
    const [start, raw] = [row.position?.start.offset ?? 0, rawOf(row)]
    // Any line below a table of one column has as many cells as it.
    const isText = hasBars ? !/^\||\|$/.test(raw) : !raw.includes('|')
    if (cells === wanted && !(wanted === 1 && hasBars && isText)) continue
    if (isText) {
      const reason =
        'This text is read as a row of the table above it, because there is no empty line above it.'
      report(start, 'table-text', reason, 'Leave an empty line above this one.', raw, `\n${raw}`)
      return
    }
    report(
      start,
      'table-row',
      `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but the first row has ${wanted}.`,
      cells > wanted
        ? 'Take out a cell; a “|” that is part of a text is written as \\|.'
        : 'Add what is missing; where there is nothing to say, write – in its place: | – |. A sentence about the table stands below it, without bars and after an empty line.',
    )
  }
}
