/** The command line. */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Host, hosts } from './content/hosts.ts'
import { isOnGitHub, print, printError } from './print.ts'

export interface Options {
  root: string
  content: string
  out: string
  public: string
  cache: string
  check: boolean
  strict: boolean
  open: boolean
  dev: boolean
  serve: boolean
  port: number
  /** In lower case. */
  allowedHosts: readonly string[]
  host?: Host | undefined
  against?: string | undefined
  /** The build server that reports are written for. */
  ci?: BuildServer | undefined
  /** The instant of the build; the dates of coming events are counted from it. */
  now: Date
}

/** A build server that shows messages in a format of its pages. */
export interface BuildServer {
  host: 'github' | 'gitlab'
  /** The root of the repository. */
  workspace: string
  /** The file that GitHub shows as the summary of a job. */
  summary?: string | undefined
}

const usage = `Usage: npm run build -- [options]

  --content DIR   the content to build             (content)
  --public DIR    files that are published as is   (public)
  --out DIR       the folder for the site          (dist)
  --host NAME     write files for netlify, cloudflare, github or apache
  --check         check only, write nothing
  --against NAME  report what a folder or a git revision had, and texts and links still need
  --strict        placeholders and open questions are errors
  --open          list every placeholder and open question
  --dev           start the dev server: a preview with drafts that updates on every save
  --serve         serve the site after building it
  --port NUMBER   the first port to try            (3000)
  --allowed-host NAME  also answer browsers that ask for this name, such as that of a tunnel
  --cache DIR     the folder for cached results    (.cache)
  --date DATE     build as on this day, such as 2026-01-31   (today)
  --help          show this text
`

const flag = { type: 'boolean', default: false } as const

/** Reads the flags, and the build server from the environment. A wrong flag prints the usage and ends the process. */
export function parseOptions(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Options {
  const root = join(import.meta.dirname, '..')
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        content: { type: 'string', default: join(root, 'content') },
        public: { type: 'string', default: join(root, 'public') },
        out: { type: 'string', default: join(root, 'dist') },
        cache: { type: 'string', default: join(root, '.cache') },
        host: { type: 'string' },
        against: { type: 'string' },
        port: { type: 'string', default: '3000' },
        'allowed-host': { type: 'string', multiple: true, default: [] },
        date: { type: 'string' },
        check: flag,
        strict: flag,
        open: flag,
        dev: flag,
        serve: flag,
        help: flag,
      },
    })
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`${values.port} is not a port number`)
    for (const name of ['content', 'public', 'out', 'cache'] as const) {
      if (values[name] === '') throw new Error(`--${name} needs the name of a folder`)
    }
    if (values.against !== undefined && !/^[^-\s]/.test(values.against))
      throw new Error('--against needs the name of a folder or a git revision, which begins with no hyphen')
    const host = hosts.find((name) => name === values.host)
    if (values.host !== undefined && !host)
      throw new Error(`${values.host} is not a host; there are ${hosts.join(', ')}`)
    if (values.help) {
      print(usage)
      process.exit(0)
    }
    return {
      ...values,
      root,
      content: resolve(values.content),
      public: resolve(values.public),
      out: resolve(values.out),
      cache: resolve(values.cache),
      host,
      port,
      allowedHosts: values['allowed-host'].map((name) => name.toLowerCase()),
      ci: buildServerOf(environment),
      now: values.date === undefined ? today() : duringDay(values.date),
    }
  } catch (error) {
    printError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(2)
  }
}

/** Each sets a variable to “true” in every job (docs.github.com “Variables reference”, docs.gitlab.com “Predefined variables”). */
function buildServerOf(environment: NodeJS.ProcessEnv): BuildServer | undefined {
  const { GITHUB_WORKSPACE, GITHUB_STEP_SUMMARY, GITLAB_CI, CI_PROJECT_DIR } = environment
  if (isOnGitHub(environment))
    return { host: 'github', workspace: GITHUB_WORKSPACE || process.cwd(), summary: GITHUB_STEP_SUMMARY }
  if (GITLAB_CI === 'true') return { host: 'gitlab', workspace: CI_PROJECT_DIR || process.cwd() }
  return undefined
}

/** An instant at which a calendar date is the same date from Hawaii to New Zealand. */
function duringDay(date: string): Date {
  const instant = new Date(`${date}T10:00:00Z`)
  // JavaScript turns February 30 into a day of March.
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
  if (!/^(19[7-9]\d|[2-9]\d{3})-\d\d-\d\d$/.test(date) || !isReal)
    throw new Error(`${date} is not a date such as 2026-01-31`)
  return instant
}

/** @throws for a clock that is wrong by thousands of years: calendars know years of four digits */
function today(): Date {
  const now = new Date()
  if (now.getUTCFullYear() > 9999)
    throw new Error('The clock of this computer is wrong; give the date: --date 2026-01-31')
  return now
}
