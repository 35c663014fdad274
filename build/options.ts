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
  /** Serve the site when it is built. */
  serve: boolean
  port: number
}

const usage = `Usage: tsx build.ts [options]

  --content DIR   the content to build             (content)
  --public DIR    files that are published as is   (public)
  --out DIR       where the site goes              (dist)
  --check         check only, write nothing
  --strict        placeholders and open questions are errors
  --serve         serve the site when it is built
  --port NUMBER   the first port to try            (3000)
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
        serve: { type: 'boolean', default: false },
        port: { type: 'string', default: '3000' },
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
      serve: values.serve,
      port,
    }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(2)
  }
}
