/** Measured times as text: medians, tables, and reports in `.cache/bench/`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from '../cafes.ts'

export interface BenchOptions {
  /** How many guides there are, for each measurement. */
  sizes: number[]
  /** How often each is measured. */
  runs: number
}

/** Folder for content, sites, caches and reports of benchmarks. */
export const benchFolder = join(root, '.cache/bench')

/** The middle of at least one figure. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/** Milliseconds as text; in seconds from 10 s. */
const time = (milliseconds: number) =>
  milliseconds < 9950 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`

/** The median of times in milliseconds, with the shortest and the longest: `120 ms (110–140 ms)`. */
export function medianTime(times: readonly number[]): string {
  const [least, most] = [Math.min(...times), Math.max(...times)]
  return most - least < 1 ? time(most) : `${time(median(times))} (${time(least)}–${time(most)})`
}

/** A Markdown table. */
export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const lines = [head, head.map(() => '---'), ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n')
}

/** The machine and its load: on a busy machine, times are longer. */
const machine = () =>
  `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'processor'}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`

/** Prints a report, and writes it to `.cache/bench/NAME.md`. */
export function report(name: string, title: string, ...parts: readonly string[]) {
  const text = `${[`# ${title}`, `${machine()}.`, ...parts].join('\n\n')}\n`
  mkdirSync(benchFolder, { recursive: true })
  writeFileSync(join(benchFolder, `${name}.md`), text)
  console.log(`\n${text}`)
}
