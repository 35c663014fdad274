/**
 * From a save to the page, measured from outside as somebody has it who writes: the preview's own line says that there
 * is another site, an address serves the new text, and an open page in a browser shows it. Other generators are measured
 * by the second; a person sees the third.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { isScalar, parseDocument, visit } from 'yaml'
import { browserArguments, findBrowser } from '../browser/findBrowser.ts'
import { buildDate, root } from '../cafes.ts'
import type { BenchOptions } from './bench.ts'
import { type Contestant, contestantsOf } from './contestants.ts'
import { benchFolder, keep, machine, spreadOf, table, timeWithSpread } from './figures.ts'
import { type CorpusFolder, makeFolder } from './folder.ts'

/** Milliseconds from the save. */
interface Answer {
  announced: number
  served: number
  loaded: number
  painted: number
}

interface Sample extends Answer {
  contestant: string
  size: number
  file: string
}

interface Edit {
  file: string
  /** The page that is open meanwhile. */
  path: string
  /** The file with a word in it that was never there before. */
  text: (word: string) => string
}

/**
 * Tells when a page is loaded or brought up to date, and when it shows that, and which new words are on it; text, so that it
 * is not compiled. A page that is written in the place of another takes its listeners away, but not who observes the document.
 */
const pageScript = `
  const tell = (event) => {
    const marks = document.documentElement.textContent.match(/zqx[a-z]+/g) ?? []
    tellBench(event, performance.timeOrigin + performance.now(), marks)
  }
  const tellPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => tell('paint')))
  const follow = () => {
    addEventListener('load', () => tell('load'))
    document.addEventListener('DOMContentLoaded', tellPaint)
  }
  follow()
  let element = document.documentElement
  new MutationObserver(() => {
    const before = element
    element = document.documentElement
    if (before && element && element !== before) follow()
    else if (document.readyState === 'complete') {
      tell('load')
      tellPaint()
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
`
const steps = ['announced', 'served', 'loaded', 'painted'] as const
const warmUps = 2
/** How long a save may take before something is wrong. */
const patience = 120_000
const now = () => performance.timeOrigin + performance.now()

/** Measures and tells; see bench.ts for the options. */
export async function run({ sizes, runs, against }: BenchOptions): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  const samples: Sample[] = []
  const before = machine()
  for (const size of sizes) {
    const previews: Preview[] = []
    for (const each of contestantsOf(against)) previews.push(await start(each, size, browser))
    for (const [index, { file }] of editsOf(previews[0]?.folder).entries()) {
      for (let run = -warmUps; run < runs; run++) {
        for (const preview of run % 2 === 0 ? previews : [...previews].reverse()) {
          const edit = editsOf(preview.folder)[index]
          if (!edit) continue
          const answer = await measure(preview, edit, `zqx${inLetters((run + warmUps) * 10 + index)}`)
          if (run >= 0) samples.push({ ...answer, contestant: preview.name, size, file })
        }
      }
      process.stderr.write(`${size} guides: ${file}\n`)
    }
    for (const preview of previews) await preview.close()
  }
  await browser.close()
  const text = `# From a save to the page, ${runs} saves each: the middle one (least–most)

${before}; at the end ${machine()}.
“announced”: the preview tells open pages; “served”: the address answers with the new text; “loaded” and “painted”: the
open page in Chromium has loaded it, and shows it.

${describe(samples)}
`
  console.log(`\n${text}`)
  keep('preview', { machine: before, samples }, text)
}

interface Preview {
  name: string
  url: string
  folder: CorpusFolder
  page: Page
  states: StateLine
  /** What the open page told of itself. */
  told: { event: string; at: number; marks: string[] }[]
  close: () => Promise<void>
}

async function start(
  { name, root: cwd, flags }: Contestant,
  size: number,
  browser: Browser,
): Promise<Preview> {
  const folder = makeFolder(join(root, 'content'), size, join(benchFolder, `preview-${name}`))
  const args = [
    'src/run.mjs',
    '--dev',
    '--content',
    folder.path,
    '--date',
    buildDate,
    '--port',
    '3700',
    ...flags,
  ]
  const server = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  process.on('exit', () => server.kill())
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    const read = (text: Buffer) => {
      printed += text
      const address = /Open (http:\S+?);/.exec(printed)?.[1]
      if (address) resolve(address)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('exit', () => reject(new Error(`The preview ended.\n${printed}`)))
  })
  const told: Preview['told'] = []
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  await context.exposeFunction('tellBench', (event: string, at: number, marks: string[]) => {
    told.push({ event, at, marks })
  })
  await context.addInitScript({ content: pageScript })
  const states = listen(`${url}/__dev/events`)
  await states.first
  return {
    name,
    url,
    folder,
    page: await context.newPage(),
    states,
    told,
    async close() {
      states.close()
      await context.close()
      const ended = once(server, 'exit')
      server.kill()
      await ended
      rmSync(folder.path, { recursive: true })
    },
  }
}

interface StateLine {
  first: Promise<unknown>
  /** When a good site was told of for the first time since an instant; its error if there was one. */
  after(instant: number): { at: number; errors: string } | undefined
  close(): void
}

/** Reads what the preview tells open pages (server-sent events). */
function listen(url: string): StateLine {
  const end = new AbortController()
  const states: { at: number; errors: string }[] = []
  let tellFirst = () => {}
  const first = new Promise<void>((resolve) => {
    tellFirst = resolve
  })
  const read = async () => {
    const { body } = await fetch(url, { signal: end.signal })
    for await (const part of body ?? []) {
      const at = now()
      for (const [, data = ''] of new TextDecoder().decode(part).matchAll(/^data: (.*)$/gm)) {
        const { errors }: { errors: string } = JSON.parse(data)
        states.push({ at, errors })
        tellFirst()
      }
    }
  }
  read().catch((error: unknown) => {
    if (!end.signal.aborted) throw error
  })
  return {
    first,
    after: (instant) => states.find(({ at }) => at > instant),
    close: () => end.abort(),
  }
}

async function measure(
  { page, url, folder, states, told }: Preview,
  edit: Edit,
  word: string,
): Promise<Answer> {
  if (page.url() !== url + edit.path) await page.goto(url + edit.path, { waitUntil: 'load' })
  // A person looks at a page before it is changed; the line to it is open then.
  await wait(400)
  const text = edit.text(word)
  const saved = now()
  writeFileSync(join(folder.path, edit.file), text)
  const served = untilServed(url + edit.path, word)
  const announced = await until(() => states.after(saved), `${edit.file} was not announced`)
  if (announced.errors) throw new Error(announced.errors)
  const seen = (event: string) =>
    until(
      () => told.find((one) => one.event === event && one.marks.includes(word)),
      `no ${event} after ${edit.file}`,
    )
  const answer = {
    announced: announced.at - saved,
    served: (await served) - saved,
    loaded: (await seen('load')).at - saved,
    painted: (await seen('paint')).at - saved,
  }
  told.length = 0
  return answer
}

/** Asks again and again, one question at a time. */
async function untilServed(address: string, word: string): Promise<number> {
  const last = now() + patience
  while (now() < last) {
    const text = await (await fetch(address)).text()
    if (text.includes(word)) return now()
    await wait(5)
  }
  throw new Error(`${address} never had ${word}.`)
}

async function until<Found>(look: () => Found | undefined, otherwise: string): Promise<Found> {
  const last = now() + patience
  for (;;) {
    const found = look()
    if (found !== undefined) return found
    if (now() > last) throw new Error(`${otherwise}.`)
    await wait(2)
  }
}

/** A guide, a file that one page shows, one that nearly every page is made of, and what every text names. */
function editsOf(folder: CorpusFolder | undefined): Edit[] {
  if (!folder) return []
  const { path, edited } = folder
  const post = `posts/${edited.slug}.md`
  const written = (file: string) => readFileSync(join(path, file), 'utf8')
  const guide = written(post).replace(/\n+Here is .*\n$/, '')
  return [
    { file: post, path: `/blog/${edited.slug}`, text: (word) => `${guide.trimEnd()}\n\nHere is ${word}.\n` },
    { file: 'faq.yaml', path: '/faq', text: (word) => withWord(written('faq.yaml'), 'question', word) },
    {
      file: 'packages.yaml',
      path: '/pricing',
      text: (word) => withWord(written('packages.yaml'), 'name', word),
    },
    { file: 'site.yaml', path: '/', text: (word) => withWord(written('site.yaml'), 'name', word) },
  ]
}

/** A YAML file in which the first field of a name ends with another word. */
function withWord(text: string, field: string, word: string): string {
  let changed: string | undefined
  visit(parseDocument(text), {
    Pair(_key, { key, value }) {
      if (!isScalar(key) || key.value !== field || !isScalar(value) || !value.range) return undefined
      const [from, to] = value.range
      const before = String(value.value).replace(/ zqx[a-z]+$/, '')
      changed = `${text.slice(0, from)}${JSON.stringify(`${before} ${word}`)}${text.slice(to)}`
      return visit.BREAK
    },
  })
  if (changed === undefined) throw new Error(`There is no ${field}.`)
  return changed
}

const inLetters = (number: number) =>
  [...String(number)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')

function describe(samples: readonly Sample[]): string {
  const groups = new Map<string, Sample[]>()
  for (const sample of samples) {
    const file = sample.file.replace(/^posts\/.*/, 'a guide')
    const key = `${sample.size}|${file}|${sample.contestant}`
    groups.set(key, [...(groups.get(key) ?? []), sample])
  }
  return table(
    ['guides', 'saved', 'which', ...steps],
    [...groups].map(([key, those]) => [
      ...key.split('|'),
      ...steps.map((step) => timeWithSpread(spreadOf(those.map((sample) => sample[step])))),
    ]),
    3,
  )
}
