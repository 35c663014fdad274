/** The command line. */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

export interface Options {
  /** The folder of the generator. */
  root: string
  content: string
  out: string
  public: string
  cache: string
  /** Check only; nothing is written. */
  check: boolean
  /** Placeholders and open questions are errors. */
  strict: boolean
  /** Watch the content, and serve a preview of it that keeps up. */
  dev: boolean
  /** Serve the site when it is built. */
  serve: boolean
  port: number
  /** The instant of the build; the dates of coming events are counted from it. */
  now: Date
}

const usage = `Usage: tsx build.ts [options]

  --content DIR   the content to build             (content)
  --public DIR    files that are published as is   (public)
  --out DIR       where the site goes              (dist)
  --check         check only, write nothing
  --strict        placeholders and open questions are errors
  --dev           watch, rebuild, reload: a preview, with drafts
  --serve         serve the site when it is built
  --port NUMBER   the first port to try            (3000)
  --date DATE     build as on this day, such as 2026-01-31   (today)
  --help          this text
`

/** Reads the flags; a wrong one ends the process with the usage. */
export function parseOptions(args: readonly string[]): Options {
  const root = join(import.meta.dirname, '..')
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        content: { type: 'string', default: join(root, 'content') },
        public: { type: 'string', default: join(root, 'public') },
        out: { type: 'string', default: join(root, 'dist') },
        check: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        serve: { type: 'boolean', default: false },
        port: { type: 'string', default: '3000' },
        date: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`${values.port} is not a port number`)
    for (const name of ['content', 'public', 'out'] as const) {
      if (values[name] === '') throw new Error(`--${name} needs the name of a folder`)
    }
    if (values.help) {
      console.log(usage)
      process.exit(0)
    }
    return {
      root,
      content: resolve(values.content),
      public: resolve(values.public),
      out: resolve(values.out),
      cache: join(root, '.cache'),
      check: values.check,
      strict: values.strict,
      dev: values.dev,
      serve: values.serve,
      port,
      now: values.date === undefined ? new Date() : duringDay(values.date),
    }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(2)
  }
}

/** An instant at which a calendar date is the same date from Hawaii to New Zealand. */
function duringDay(date: string): Date {
  const instant = new Date(`${date}T10:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !isSameDay(instant, date))
    throw new Error(`${date} is not a date such as 2026-01-31`)
  return instant
}

/** False for February 30, which JavaScript takes for a day of March. */
const isSameDay = (instant: Date, date: string) =>
  !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
