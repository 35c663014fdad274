/** Measured figures: their middle and spread, as tables, and as files in `.cache/bench/`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from '../cafes.ts'

export const benchFolder = join(root, '.cache/bench')

export interface Spread {
  median: number
  least: number
  most: number
}

/** Of at least one figure. */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((a, b) => a - b)
  const at = (place: number) => sorted[place] ?? Number.NaN
  const middle = (sorted.length - 1) / 2
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    least: at(0),
    most: at(sorted.length - 1),
  }
}

/** Rows of texts as a Markdown table; columns after the first `words` are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], words = 1): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (column < words ? (cells[column] ?? '').padEnd(width) : (cells[column] ?? '').padStart(width))).join(' | ')} |`
  const rule = widths.map((width, column) =>
    column < words ? '-'.repeat(width) : `${'-'.repeat(Math.max(1, width - 1))}:`,
  )
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/** Milliseconds as seconds where they are many. */
export const time = (milliseconds: number) =>
  milliseconds < 9950 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`

/** `120 ms (110–140)`, the range only where there is one. */
export const timeWithSpread = ({ median, least, most }: Spread) =>
  most - least < 1
    ? time(median)
    : `${time(median)} (${time(least).replace(/ m?s$/, '')}–${time(most).replace(/ m?s$/, '')})`

/** On what it was measured, and how busy that was: figures of a busy machine say little. */
export const machine = () =>
  `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'processor'}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`

/** Keeps results as `NAME.json` and `NAME.md`, and says where. */
export function keep(name: string, data: unknown, markdown: string) {
  mkdirSync(benchFolder, { recursive: true })
  writeFileSync(join(benchFolder, `${name}.json`), `${JSON.stringify(data, undefined, 2)}\n`)
  writeFileSync(join(benchFolder, `${name}.md`), markdown)
  console.log(`\nKept as .cache/bench/${name}.md and ${name}.json.`)
}
