/** The dev server in a browser: an open page keeps its place over a save, an error, and a restart. */
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { check, render } from '../../build.ts'
import { type DevServer, startDevServer } from '../../src/preview/devServer.ts'
import { contentOf, firstDate, morningOf, optionsFor, temporaryFolder } from '../cafes.ts'
import { test } from './site.ts'

test.describe.configure({ mode: 'serial' })

let preview: DevServer
let content: string
const printed: string[] = []
const start = (port: number) => {
  const options = optionsFor({ content, dev: true, port, now: morningOf(firstDate) })
  return startDevServer(options, { render, check }, { print: (text) => printed.push(text) })
}

test.beforeAll(async () => {
  content = join(await temporaryFolder(), 'content')
  await cp(contentOf.first, content, { recursive: true })
  // The only test with a port of its own: the server comes back to it.
  preview = await start(4300)
})
test.afterAll(() => preview.close())

const change = async (file: string, from: string | RegExp, to: string) => {
  const path = join(content, file)
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to))
}
const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

const open = (page: Page, path: string) => page.goto(preview.url + path)

test('a save keeps the scroll position of a long page', async ({ page }) => {
  await page.goto(`${preview.url}/`)
  const question = page.locator('#faq summary').first()
  await question.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 37)
  await expect.poll(() => place(page)).toBeGreaterThan(2000)
  await page.waitForTimeout(500)
  const before = await place(page)
  for (const words of ['First words', 'Second words', 'Third words']) {
    await change('faq.yaml', /question: .*/, `question: ${words}`)
    await expect(question).toHaveText(words)
    expect(Math.abs((await place(page)) - before)).toBeLessThan(3)
    await page.waitForTimeout(300)
  }
})

test('a page runs its scripts once after each save', async ({ page }) => {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await open(page, '/contact')
  for (const words of ['One', 'Two', 'Three']) {
    await change('pages/contact.yaml', /^heading: .*/m, `heading: ${words}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
  }
  const chats: Page[] = []
  page.on('popup', (chat) => chats.push(chat))
  await page.getByLabel('Your name').fill('Asha')
  await page.getByLabel('Email').fill('asha@example.org')
  await page.getByLabel('Message').fill('Is a seat free tonight?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect.poll(() => chats.length).toBe(1)
  await page.waitForTimeout(300)
  expect(chats).toHaveLength(1)
})

test('an open page shows what was saved', async ({ page }) => {
  await open(page, '/contact')
  await change('site.yaml', /^name: .*/m, 'name: Another & Name')
  await expect(page.getByRole('contentinfo')).toContainText('Another & Name')
  await change('site.yaml', /^name: .*/m, 'name: Volt Arena')
  await expect(page.getByRole('contentinfo')).toContainText('Volt Arena')
})

test('an error covers the page until it is corrected', async ({ page }) => {
  await page.goto(`${preview.url}/faq`)
  const report = page.getByRole('alert').filter({ hasText: 'error' })
  await change('faq.yaml', 'question:', 'qestion:')
  await expect(report).toContainText('There is no field “qestion” here.')
  const said = printed.find((text) => text.includes('qestion'))
  expect(await report.locator('pre').textContent()).toBe(said)
  // A page that opens now shows it too.
  await page.reload()
  await expect(report).toContainText('Did you mean “question”?')
  await change('faq.yaml', 'qestion:', 'question:')
  await expect(report).toHaveCount(0)
})

test('after a restart of the server, open pages connect to it and keep their place', async ({ page }) => {
  const connected = page.waitForResponse(/\/__dev\/events$/)
  await page.goto(`${preview.url}/pricing`)
  await connected
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  const port = Number(new URL(preview.url).port)
  await preview.close()
  await change('pages/pricing.yaml', /^heading: .*/m, 'heading: Back again')
  preview = await start(port)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back again')
  await expect.poll(() => place(page)).toBe(600)
})
