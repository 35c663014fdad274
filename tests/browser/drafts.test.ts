/** Drafts of the dev server stay on this machine: no page of another origin can read or frame them. */
import { cp, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { check, render } from '../../build.ts'
import { type DevServer, startDevServer } from '../../src/preview/devServer.ts'
import { anyPort, contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { test } from './site.ts'

const draft = 'choosing-a-fighting-game-pad'
const secret = 'A title that nobody has seen'
let preview: DevServer
let stranger: Server
let origin: string

test.beforeAll(async () => {
  const content = join(await temporaryFolder(), 'content')
  await cp(contentOf.second, content, { recursive: true })
  const file = join(content, `posts/${draft}.md`)
  const text = (await readFile(file, 'utf8')).replace(/^title: .*/m, `title: ${secret}\ndraft: true`)
  await writeFile(file, text)
  const options = optionsFor({ content, public: publicOf.second, dev: true, port: anyPort })
  preview = await startDevServer(options, { render, check }, { print: () => {} })
  stranger = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Stranger</title>')
  })
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  const address = stranger.address()
  // A foreign host name that resolves to this machine, as in DNS rebinding (findBrowser.ts).
  origin = `http://stranger.test:${typeof address === 'object' ? address?.port : 0}`
})
test.afterAll(async () => {
  stranger.close()
  await preview.close()
})

/** Everything that a page can read at an address: texts, sizes of pictures, events, frames. */
const attack = (page: Page, url: string) =>
  page.evaluate(async (url) => {
    const load = (name: 'img' | 'script' | 'iframe', url: string) =>
      new Promise<string>((resolve) => {
        const element = document.createElement(name)
        element.onload = () =>
          resolve(element instanceof HTMLIFrameElement ? String(element.contentDocument) : 'loaded')
        element.onerror = () => resolve('refused')
        element.src = url
        document.body.append(element)
      })
    const read = (mode: RequestMode) =>
      fetch(url, { mode }).then(
        (response) => response.text(),
        () => 'refused',
      )
    const events = new Promise<string>((resolve) => {
      const source = new EventSource(new URL('/__dev/events', url))
      source.onmessage = ({ data }) => resolve(data)
      source.onerror = () => resolve('refused')
    })
    return {
      cors: await read('cors'),
      opaque: await read('no-cors'),
      events: await events,
      picture: await load('img', new URL('/favicon.svg', url).href),
      script: await load('script', url),
      frame: await load('iframe', url),
    }
  }, url)

test('the draft is shown to its author', async ({ page }) => {
  await page.goto(`${preview.url}/blog/${draft}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(secret)
})

for (const from of ['another name', 'another port']) {
  test(`a page at ${from} reads nothing of it`, async ({ page }) => {
    await page.goto(from === 'another name' ? origin : origin.replace('stranger.test', 'localhost'))
    const got = await attack(page, `${preview.url}/blog/${draft}`)
    expect(got).toMatchObject({
      cors: 'refused',
      events: 'refused',
      picture: 'refused',
      script: 'refused',
      frame: 'null',
    })
    expect(got.opaque).toMatch(/^(refused|)$/)
    for (const frame of page.frames().slice(1)) expect(await frame.content()).not.toContain(secret)
  })
}

test('a foreign host name for this machine gets nothing', async ({ page }) => {
  const { port } = new URL(preview.url)
  const answer = await page.goto(`http://stranger.test:${port}/blog/${draft}`)
  expect(answer?.status()).toBe(403)
  expect(await page.content()).not.toContain(secret)
})
