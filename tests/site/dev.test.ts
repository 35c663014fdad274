/** The preview (`npm run dev`): what is saved is on the open page, what is wrong is told there, and it never dies. */
import { cp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import type { PreviewState } from '../../client/dev/main.ts'
import { develop, type Preview } from '../../src/preview/develop.ts'
import { built, contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { listFiles } from '../html.ts'

let preview: Preview
let content: string
let printed: string[]
let events: AsyncIterator<PreviewState>
const line = new AbortController()

beforeAll(async () => {
  content = join(await temporaryFolder(), 'content')
  await cp(contentOf.second, content, { recursive: true })
  printed = []
  const options = optionsFor({ content, public: publicOf.second, dev: true, port: 3600 })
  preview = await develop(options, build, { print: (text) => printed.push(text) })
  events = eventsOf(`${preview.url}/__dev/events`)
  await events.next()
})
afterAll(async () => {
  line.abort()
  await preview.close()
})
beforeEach(() => {
  printed.length = 0
})

/** Reads server-sent events, as the page's script would. */
async function* eventsOf(url: string): AsyncGenerator<PreviewState, undefined> {
  const { body } = await fetch(url, { signal: line.signal })
  let text = ''
  const decoder = new TextDecoder()
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true })
    const whole = text.split('\n\n')
    text = whole.pop() ?? ''
    for (const event of whole) yield JSON.parse(event.replace(/^(retry: \d+\n)?data: /, ''))
  }
  return undefined
}

const nextState = async (): Promise<PreviewState> => {
  const { value } = await events.next()
  if (!value) throw new Error('The line was closed.')
  return value
}
/** The next state for which something holds; a save may lead to more than one build. */
async function stateWith(
  holds: (state: PreviewState) => boolean,
  shown: (state: PreviewState) => Promise<boolean> | boolean = () => true,
): Promise<PreviewState> {
  for (;;) {
    const state = await nextState()
    if (holds(state) && (await shown(state))) return state
  }
}
const isGood = ({ errors }: PreviewState) => errors === ''
/** Waits until a page shows some words, or an address leads nowhere; an earlier build may have been told twice. */
const untilShown = (path: string, words: string) =>
  stateWith(isGood, async ({ build }) => {
    const html = await page(path)
    return html.includes(words) && html.includes(`data-build="${build}"`)
  })
const untilGone = (path: string) =>
  stateWith(isGood, async () => (await fetch(preview.url + path)).status === 404)

const page = async (path: string) => (await fetch(preview.url + path)).text()
const read = (file: string) => readFile(join(content, file), 'utf8')
const save = (file: string, text: string) => writeFile(join(content, file), text)
const change = async (file: string, from: string | RegExp, to: string) =>
  save(file, (await read(file)).replace(from, to))

describe('what is saved', () => {
  test('is on the page, and the page is told of another build', async () => {
    const before = await page('/about')
    const build = /data-build="([^"]+)"/.exec(before)?.[1]
    expect(build).toMatch(/^\d+\.\d+$/)
    await change('pages/about.yaml', /^heading: .*/m, 'heading: A heading never seen before')
    const state = await untilShown('/about', 'A heading never seen before')
    expect(state.build).not.toBe(build)
    const after = await page('/about')
    expect(after.includes(`data-build="${state.build}"`)).toBe(true)
  })

  test('comes along with what an open page is told, if its address has a page', async () => {
    const addresses = ['/about', '/about.html', '/assets', '/nowhere', '/%']
    const lines = addresses.map((path) =>
      eventsOf(`${preview.url}/__dev/events?page=${encodeURIComponent(path)}`),
    )
    await Promise.all(lines.map((line) => line.next()))
    await change('pages/about.yaml', /^heading: .*/m, 'heading: A heading told at once')
    const { build } = await untilShown('/about', 'A heading told at once')
    const toldOf = async (line: AsyncGenerator<PreviewState, undefined>) => {
      for await (const state of line) if (state.build === build) return state.html
      return undefined
    }
    const [about, ...others] = await Promise.all(lines.map(toldOf))
    expect(about).toContain('A heading told at once')
    expect(about).toBe(await page('/about'))
    expect(others).toEqual([undefined, undefined, undefined, undefined])
  })

  test('is timed up to the page that shows it', async () => {
    await change('pages/about.yaml', /^heading: .*/m, 'heading: Another heading')
    const { build } = await untilShown('/about', 'Another heading')
    await fetch(`${preview.url}/__dev/shown?build=${build}`, { method: 'POST' })
    expect(printed.at(-1)).toMatch(/^Saved \S*content\/pages\/about\.yaml → \d+ ms$/)
  })

  test('is timed without the way of the report', async () => {
    await change('pages/about.yaml', /^heading: .*/m, 'heading: A heading of which is told late')
    const { build } = await untilShown('/about', 'A heading of which is told late')
    const shown = Date.now()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const waited = Date.now() - shown
    await fetch(`${preview.url}/__dev/shown?build=${build}&at=${shown}`, { method: 'POST' })
    const [, time] = /→ (\d+) ms$/.exec(printed.at(-1) ?? '') ?? []
    expect(Number(time)).toBeLessThan(waited)
  })

  test('by an editor that writes beside it and renames over it', async () => {
    const text = (await read('pages/about.yaml')).replace(/^heading: .*/m, 'heading: Renamed over')
    await save('pages/about.yaml.new', text)
    await rename(join(content, 'pages/about.yaml.new'), join(content, 'pages/about.yaml'))
    await untilShown('/about', 'Renamed over')
    // Once more, because some watchers lose a file that was replaced.
    await change('pages/about.yaml', /^heading: .*/m, 'heading: And written again')
    await untilShown('/about', 'And written again')
  })

  test('without a change is no new build', async () => {
    await save('pages/about.yaml', await read('pages/about.yaml'))
    await stateWith(isGood, () => printed.join().includes('nothing on the site changed'))
  })

  test('by Git and editors for themselves is not looked at', async () => {
    const names = ['.about.yaml.swp', 'about.yaml~', '4913', '#about.yaml#']
    for (const name of names) await save(join('pages', name), 'x: [')
    await new Promise((resolve) => setTimeout(resolve, 300))
    for (const name of names) expect(printed.join('\n')).not.toContain(name)
    for (const name of names) await rm(join(content, 'pages', name))
  })

  test('shortly after another save is timed for itself', async () => {
    await change('pages/about.yaml', /^heading: .*/m, 'heading: The first of two')
    await untilShown('/about', 'The first of two')
    await new Promise((resolve) => setTimeout(resolve, 500))
    await change('pages/about.yaml', /^heading: .*/m, 'heading: The second of two')
    await untilShown('/about', 'The second of two')
    printed.length = 0
    // The page of this test never says that it has shown anything.
    const late = /no page answered within (\d+) ms/
    await expect.poll(() => printed.join('\n'), { timeout: 10_000 }).toMatch(late)
    expect(Number(late.exec(printed.join('\n'))?.[1])).toBeGreaterThanOrEqual(2000)
  })
})

describe('a mistake', () => {
  test('is told to the page in the words of the terminal, and gone when it is mended', async () => {
    const good = await read('faq.yaml')
    await save('faq.yaml', good.replace('question:', 'qestion:'))
    const wrong = await stateWith(({ errors }) => errors !== '')
    expect(wrong.errors).toMatch(/faq\.yaml:\d+:\d+ {2}error {2}There is no field “qestion” here\./)
    expect(wrong.errors).toContain('→ Did you mean “question”?')
    expect(printed).toContain(wrong.errors)
    // The last good site stays.
    const answer = await fetch(`${preview.url}/faq`)
    expect(answer.status).toBe(200)
    await save('faq.yaml', good)
    expect(await stateWith(isGood)).toEqual({ build: wrong.build, errors: '' })
  })

  test('that a figure makes of a text which was right is told as well, a moment after its page is shown', async () => {
    const site = await read('site.yaml')
    const pad = 'posts/choosing-a-fighting-game-pad.md'
    const guide = await read(pad)
    await save('site.yaml', site.replace(/^name: .*/m, 'name: Monsoon'))
    await save(pad, `${guide}\nWhat [others say](https://example.com/\${site.name}).\n`)
    await untilShown('/blog/choosing-a-fighting-game-pad', 'href="https://example.com/Monsoon"')
    // For so long, a file that was saved counts as one that may change again.
    await new Promise((resolve) => setTimeout(resolve, 2100))
    await save('site.yaml', site.replace(/^name: .*/m, 'name: Pixel'))
    await untilShown('/blog/choosing-a-fighting-game-pad', 'href="https://example.com/Pixel"')
    await save('site.yaml', site.replace(/^name: .*/m, 'name: Not One Word'))
    const { errors } = await stateWith((state) => !isGood(state))
    expect(errors).toMatch(/choosing-a-fighting-game-pad\.md:\d+:\d+ {2}error {2}A link is not finished here/)
    await save(pad, guide)
    await save('site.yaml', site)
    await untilShown('/', /^name: (.*)/m.exec(site)?.[1] ?? '-')
  })

  test('that is only a warning is told once, and the page is shown', async () => {
    const number = /phone: "(.*)"/.exec(await read('site.yaml'))?.[1]
    const told = () => printed.join('\n').split(`“${number}” is typed here`).length - 1
    await change('pages/about.yaml', /^heading: .*/m, `heading: Call ${number}`)
    await untilShown('/about', `Call ${number}`)
    await expect.poll(told).toBe(1)
    await change('pages/about.yaml', /^heading: .*/m, `heading: Do call ${number}`)
    await untilShown('/about', `Do call ${number}`)
    // The page of this test never says that it has shown anything; by then, all is told.
    await expect.poll(() => printed.join('\n'), { timeout: 10_000 }).toMatch(/no page answered/)
    expect(told()).toBe(1)
  })

  test.each([
    ['a file that is no YAML', 'faq.yaml', 'items: ['],
    ['an empty file', 'site.yaml', ''],
    ['a photograph that is none', 'images/monsoon-hall.jpg', 'x'],
    ['a file that YAML cannot take', 'packages.yaml', '%YAML 9\n&a [*a]\n'],
  ])('does not end it: %s', async (_name, file, text) => {
    const good = await readFile(join(content, file))
    await save(file, text)
    expect((await stateWith((state) => !isGood(state))).errors).toMatch(/ {2}error {2}/)
    await writeFile(join(content, file), good)
    await stateWith(isGood)
  })
})

describe('guides', () => {
  const pad = 'posts/choosing-a-fighting-game-pad.md'
  const added = async (fields: string) =>
    (await read(pad))
      .replace(/^id: .*/m, `id: added\n${fields}`)
      .replace(/^title: .*/m, 'title: A guide that was added just now')
      .replace(
        /^description: .*/m,
        `description: ${'Words about a guide that was added just now. '.repeat(2).trim()}`,
      )

  test('appear, are marked as drafts or not, get another name and go', async () => {
    await save('posts/just-added.md', await added(''))
    await untilShown('/blog', '/blog/just-added')
    expect((await page('/blog/just-added')).includes('Still brewing')).toBe(false)

    await save('posts/just-added.md', await added('draft: true'))
    await untilShown('/blog/just-added', '>Still brewing<')

    await rename(join(content, 'posts/just-added.md'), join(content, 'posts/renamed.md'))
    await untilGone('/blog/just-added')
    await expect.poll(() => page('/blog/renamed')).toMatch('>Still brewing<')

    await rm(join(content, 'posts/renamed.md'))
    await untilGone('/blog/renamed')
    expect((await page('/blog')).includes('/blog/renamed')).toBe(false)
  })

  test('a link to elsewhere is not followed', async () => {
    const path = join(content, 'posts/linked.md')
    await symlink(join(contentOf.second, pad), path)
    expect((await stateWith((state) => !isGood(state))).errors).toContain('link to another place')
    await rm(path)
    await stateWith(isGood)
  })
})

describe('the server', () => {
  test('answers as a host does', async () => {
    expect((await fetch(`${preview.url}/blog/`)).status).toBe(200)
    const missing = await fetch(`${preview.url}/nowhere`)
    expect(missing.status).toBe(404)
    expect(missing.headers.get('content-type')).toContain('text/html')
    const moved = await fetch(`${preview.url}/journal/pads`, { redirect: 'manual' })
    expect(moved.headers.get('location')).toBe('/blog/choosing-a-fighting-game-pad')
    expect((await fetch(`${preview.url}/_redirects`)).status).toBe(404)
  })

  test('takes the next port when one is taken', async () => {
    const options = optionsFor({ content, public: publicOf.second, dev: true, port: 3600 })
    const second = await develop(options, build, { print: () => {} })
    expect(second.url).not.toBe(preview.url)
    await second.close()
  })
})

test('the checks of a save that is shown end when the next one comes', async () => {
  const folder = join(await temporaryFolder(), 'content')
  await cp(contentOf.second, folder, { recursive: true })
  const lines: string[] = []
  let isEndless = false
  const endlessly: typeof build = (options, progress, show, pause) =>
    build(options, progress, show, async () => {
      do await pause?.()
      while (isEndless)
    })
  const options = optionsFor({ content: folder, public: publicOf.second, dev: true, port: 3650 })
  const other = await develop(options, endlessly, { print: (text) => lines.push(text) })
  const showsHeading = async (heading: string) => {
    const file = join(folder, 'pages/about.yaml')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(/^heading: .*/m, `heading: ${heading}`))
    await expect
      .poll(async () => (await fetch(`${other.url}/about`)).text(), { timeout: 20_000 })
      .toContain(heading)
  }
  isEndless = true
  await showsHeading('Checked without an end')
  await showsHeading('Shown all the same')
  isEndless = false
  await expect.poll(() => lines.join('\n'), { timeout: 20_000 }).toMatch(/Saved .*about\.yaml → built in/)
  await other.close()
})

test('nothing of it is in a real site', async () => {
  for (const folder of Object.values(built)) {
    for (const file of listFiles(folder).filter((file) => /\.(html|js)$/.test(file))) {
      expect(
        /__dev|data-build|dev-errors|data-preview/.test(await readFile(join(folder, file), 'utf8')),
        file,
      ).toBe(false)
    }
  }
})
