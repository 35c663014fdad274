/** The dev server: the time from a save to the new text in an open page, and what a save costs. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { browserArguments, findBrowser } from '../browser/findBrowser.ts'
import { buildDate, root } from '../cafes.ts'
import { type BenchOptions, benchFolder, medianTime, report, table } from './figures.ts'
import { type CorpusFolder, makeFolder } from './folder.ts'
import { processTree } from './processTree.ts'

/** All in milliseconds. */
interface Sample {
  /** From the save until open pages are notified, as the dev server prints it. */
  updated: number
  /** From the save until the open page shows it. */
  shown: number
  /** Processor time of the dev server, with the checks after the update. */
  cpu: number
}

interface Edit {
  file: string
  /** The page that is open. */
  path: string
  /** The text of the file with a new word in it. */
  text: (word: string) => string
}

const warmUps = 2
/** How long the page is open before a save, and how long checks may take after an update, in milliseconds. */
const pause = 1500
/** How long a save may take before the measurement fails, in milliseconds. */
const timeout = 60_000

/** Prints a table; see bench.ts for the options. */
export async function run({ sizes, runs }: BenchOptions): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  const rows: string[][] = []
  for (const size of sizes) {
    const folder = makeFolder(join(root, 'content'), size, join(benchFolder, 'content-dev'))
    const server = await startDevServer(folder.path)
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
    await context.addInitScript({ content: findNewWords })
    const page = await context.newPage()
    for (const edit of editsOf(folder)) {
      const samples: Sample[] = []
      for (let run = 0; run < runs + warmUps; run++)
        samples.push(await measure(server, page, join(folder.path, edit.file), edit, newWord()))
      const times = (name: keyof Sample) => medianTime(samples.slice(warmUps).map((sample) => sample[name]))
      rows.push([
        size ? `${size} guides` : 'this site',
        edit.file,
        times('updated'),
        times('shown'),
        times('cpu'),
      ])
      process.stderr.write(`${rows.at(-1)?.join(', ')}\n`)
    }
    await context.close()
    await server.stop()
    rmSync(folder.path, { recursive: true })
  }
  await browser.close()
  report(
    'dev',
    `From a save to the page, ${runs} saves each: median (shortest–longest)`,
    table(['content', 'saved', 'updated', 'shown', 'processor'], rows),
  )
}

interface DevServer {
  url: string
  /** What it printed until now. */
  output: () => string
  /** Processor time since its start, in milliseconds. */
  cpu: () => number
  stop: () => Promise<void>
}

async function startDevServer(content: string): Promise<DevServer> {
  const args = ['src/run.mjs', '--dev', '--content', content, '--date', buildDate, '--port', '3700']
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  process.on('exit', () => server.kill())
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      output += text
      const [, address] = /Open (http:\S+?);/.exec(output) ?? []
      if (address) resolve(address)
    })
    server.on('exit', () => reject(new Error(`The dev server ended.\n${output}`)))
  })
  return {
    url,
    output: () => output,
    cpu: () => processTree(server.pid ?? 0).reduce((sum, process) => sum + process.cpu, 0),
    async stop() {
      const ended = once(server, 'exit')
      server.kill()
      await ended
    },
  }
}

async function measure(
  server: DevServer,
  page: Page,
  file: string,
  edit: Edit,
  word: string,
): Promise<Sample> {
  const address = server.url + edit.path
  if (page.url() !== address) await page.goto(address)
  await wait(pause)
  const text = edit.text(word)
  const cpu = server.cpu()
  const { length } = server.output()
  const saved = now()
  writeFileSync(file, text)
  const shown = await untilShown(page, word)
  await wait(pause)
  const [, updated] = /pages updated \((\d+) ms\)/.exec(server.output().slice(length)) ?? []
  return { updated: Number(updated), shown: shown - saved, cpu: server.cpu() - cpu }
}

const now = () => performance.timeOrigin + performance.now()

/** Asks the page when it showed a word for the first time; it may be reloaded meanwhile. */
async function untilShown(page: Page, word: string): Promise<number> {
  for (const started = now(); now() < started + timeout; await wait(20)) {
    const at = await page.evaluate(`sessionStorage.${word}`).catch(() => undefined)
    if (at !== undefined) return Number(at)
  }
  throw new Error(`${page.url()} never showed ${word}.`)
}

/**
 * Runs in the page: after each frame, writes down when a new word was in the page for the first time. It is text, because
 * loaded functions refer to helpers that the page does not have.
 */
const findNewWords = `
  const look = () => {
    for (const word of document.documentElement?.textContent.match(/zqx[a-z]+/g) ?? [])
      sessionStorage[word] ??= performance.timeOrigin + performance.now()
    requestAnimationFrame(look)
  }
  look()
`

/** A guide, a file of one page, a file of many pages, and the file that is part of every page. */
function editsOf({ path, edited }: CorpusFolder): Edit[] {
  const guide = `posts/${edited.slug}.md`
  /** Adds a word to the first value of a field. */
  const withWord = (file: string, field: string) => {
    const text = readFileSync(join(path, file), 'utf8')
    return (word: string) =>
      text.replace(
        new RegExp(`^([ -]*${field}: )"?(.*?)"?$`, 'm'),
        (_, start, value) => `${start}"${value} ${word}"`,
      )
  }
  const text = readFileSync(join(path, guide), 'utf8')
  return [
    { file: guide, path: `/blog/${edited.slug}`, text: (word) => `${text}\nHere is ${word}.\n` },
    { file: 'faq.yaml', path: '/faq', text: withWord('faq.yaml', 'question') },
    { file: 'packages.yaml', path: '/pricing', text: withWord('packages.yaml', 'name') },
    { file: 'site.yaml', path: '/', text: withWord('site.yaml', 'name') },
  ]
}

/** In letters, because figures are compared with the facts of the content. */
let words = 0
const newWord = () => `zqx${[...String(++words)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')}`
