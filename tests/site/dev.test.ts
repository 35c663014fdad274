/** The dev server (`npm run dev`): a save updates open pages, errors are shown there, and nothing crashes it. */
import { cp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { check, render } from '../../build.ts'
import type { BuildState } from '../../src/preview/browser/main.ts'
import { type DevServer, startDevServer } from '../../src/preview/devServer.ts'
import { built, contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { listFiles } from '../html.ts'

let preview: DevServer
let content: string
let printed: string[]
let events: AsyncIterator<BuildState>
const line = new AbortController()

beforeAll(async () => {
  content = join(await temporaryFolder(), 'content')
  await cp(contentOf.second, content, { recursive: true })
  printed = []
  const options = optionsFor({ content, public: publicOf.second, dev: true, port: 3600 })
  preview = await startDevServer(options, { render, check }, { print: (text) => printed.push(text) })
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
async function* eventsOf(url: string): AsyncGenerator<BuildState, undefined> {
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

const nextState = async (): Promise<BuildState> => {
  const { value } = await events.next()
  if (!value) throw new Error('The line was closed.')
  return value
}
/** The next state for which something holds; a save may lead to more than one build. */
async function stateWith(
  holds: (state: BuildState) => boolean,
  shown: (state: BuildState) => Promise<boolean> | boolean = () => true,
): Promise<BuildState> {
  for (;;) {
    const state = await nextState()
    if (holds(state) && (await shown(state))) return state
  }
}
const isGood = ({ errors }: BuildState) => errors === ''
/** Waits until a page shows some words, or an address leads nowhere; an earlier build may have been sent twice. */
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
  test('is on the page, and the page is notified of the build', async () => {
    const before = await page('/contact')
    const build = /data-build="([^"]+)"/.exec(before)?.[1]
    expect(build).toMatch(/./)
    await change('pages/contact.yaml', /^heading: .*/m, 'heading: A heading never seen before')
    const state = await untilShown('/contact', 'A heading never seen before')
    expect(state.build).not.toBe(build)
    const after = await page('/contact')
    expect(after.includes(`data-build="${state.build}"`)).toBe(true)
  })

  test('is printed once, with the time until open pages are notified', async () => {
    printed.length = 0
    await change('pages/contact.yaml', /^heading: .*/m, 'heading: Another heading')
    await untilShown('/contact', 'Another heading')
    const lines = printed.filter((line) => line.includes('pages updated'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^Saved \S*content\/pages\/contact\.yaml: pages updated \(\d+ ms\)$/)
  })

  test('by an editor that writes a second file and renames it', async () => {
    const text = (await read('pages/contact.yaml')).replace(/^heading: .*/m, 'heading: Renamed over')
    await save('pages/contact.yaml.new', text)
    await rename(join(content, 'pages/contact.yaml.new'), join(content, 'pages/contact.yaml'))
    await untilShown('/contact', 'Renamed over')
    // Once more, because some watchers lose a file that was replaced.
    await change('pages/contact.yaml', /^heading: .*/m, 'heading: And written again')
    await untilShown('/contact', 'And written again')
  })

  test('without a change does not update pages', async () => {
    await save('pages/contact.yaml', await read('pages/contact.yaml'))
    await stateWith(isGood, () => printed.join().includes('nothing on the site changed'))
  })

  test('to a temporary file of Git or an editor is ignored', async () => {
    const names = ['.contact.yaml.swp', 'contact.yaml~', '4913', '#contact.yaml#']
    for (const name of names) await save(join('pages', name), 'x: [')
    await new Promise((resolve) => setTimeout(resolve, 300))
    for (const name of names) expect(printed.join('\n')).not.toContain(name)
    for (const name of names) await rm(join(content, 'pages', name))
  })
})

describe('a mistake', () => {
  test('is sent to pages as the terminal shows it, and withdrawn once it is corrected', async () => {
    const good = await read('faq.yaml')
    await save('faq.yaml', good.replace('question:', 'qestion:'))
    const wrong = await stateWith(({ errors }) => errors.includes('qestion'))
    expect(wrong.errors).toMatch(/faq\.yaml:\d+:\d+ {2}error {2}There is no field “qestion” here\./)
    expect(wrong.errors).toContain('→ Did you mean “question”?')
    expect(printed).toContain(wrong.errors)
    // The last good site stays.
    const answer = await fetch(`${preview.url}/faq`)
    expect(answer.status).toBe(200)
    await save('faq.yaml', good)
    expect(await stateWith(isGood)).toEqual({ build: wrong.build, errors: '' })
  })

  test('that only the checks find is sent after the page is shown', async () => {
    const site = await read('site.yaml')
    const pad = 'posts/choosing-a-fighting-game-pad.md'
    const guide = await read(pad)
    await save('site.yaml', site.replace(/^name: .*/m, 'name: Monsoon'))
    await save(pad, `${guide}\nWhat [others say](https://example.com/\${site.name}).\n`)
    await untilShown('/blog/choosing-a-fighting-game-pad', 'href="https://example.com/Monsoon"')
    await save('site.yaml', site.replace(/^name: .*/m, 'name: Pixel'))
    await untilShown('/blog/choosing-a-fighting-game-pad', 'href="https://example.com/Pixel"')
    await save('site.yaml', site.replace(/^name: .*/m, 'name: Not One Word'))
    const { errors } = await stateWith((state) => state.errors.includes('is not finished'))
    expect(errors).toMatch(/choosing-a-fighting-game-pad\.md:\d+:\d+ {2}error {2}A link is not finished here/)
    await save(pad, guide)
    await save('site.yaml', site)
    await untilShown('/', /^name: (.*)/m.exec(site)?.[1] ?? '-')
  })

  test('that is only a warning is printed once, and the page is shown', async () => {
    const number = /phone: "(.*)"/.exec(await read('site.yaml'))?.[1]
    const told = () => printed.join('\n').split(`“${number}” is typed here`).length - 1
    await change('pages/contact.yaml', /^heading: .*/m, `heading: Call ${number}`)
    await untilShown('/contact', `Call ${number}`)
    await expect.poll(told).toBe(1)
    await change('pages/contact.yaml', /^heading: .*/m, `heading: Do call ${number}`)
    await untilShown('/contact', `Do call ${number}`)
    // After the checks, the state is sent once more.
    await stateWith(isGood)
    expect(told()).toBe(1)
  })

  test.each([
    ['a file that is not YAML', 'faq.yaml', 'items: ['],
    ['an empty file', 'site.yaml', ''],
    ['a photograph that is not an image', 'images/monsoon-hall.jpg', 'x'],
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

  test('can be added, made a draft, renamed and removed', async () => {
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

  test('that are symbolic links are refused', async () => {
    const path = join(content, 'posts/linked.md')
    await symlink(join(contentOf.second, pad), path)
    expect((await stateWith((state) => !isGood(state))).errors).toContain('link to another file')
    await rm(path)
    await stateWith(isGood)
  })
})

describe('the server', () => {
  test('redirects, and answers 404, as a host does', async () => {
    expect((await fetch(`${preview.url}/blog/`)).status).toBe(200)
    const missing = await fetch(`${preview.url}/nowhere`)
    expect(missing.status).toBe(404)
    expect(missing.headers.get('content-type')).toContain('text/html')
    const moved = await fetch(`${preview.url}/journal/pads`, { redirect: 'manual' })
    expect(moved.headers.get('location')).toBe('/blog/choosing-a-fighting-game-pad')
    expect((await fetch(`${preview.url}/_redirects`)).status).toBe(404)
  })

  test('takes the next port when the first is taken', async () => {
    const options = optionsFor({ content, public: publicOf.second, dev: true, port: 3600 })
    const second = await startDevServer(options, { render, check }, { print: () => {} })
    expect(second.url).not.toBe(preview.url)
    await second.close()
  })
})

test('a build contains no code of the dev server', async () => {
  for (const folder of Object.values(built)) {
    for (const file of listFiles(folder).filter((file) => /\.(html|js)$/.test(file))) {
      expect(
        /__dev|data-build|dev-errors|data-preview/.test(await readFile(join(folder, file), 'utf8')),
        file,
      ).toBe(false)
    }
  }
})
