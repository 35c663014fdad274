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
  preview = await start(4300)
})
test.afterAll(() => preview.close())

const change = async (file: string, from: string | RegExp, to: string) => {
  const path = join(content, file)
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to))
}
/** A page is polled more often than usual. */
const soon = { intervals: [50] }
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
  await page.goto(`${preview.url}/gallery`)
  for (const words of ['One', 'Two', 'Three']) {
    await change('pages/gallery.yaml', /^heading: .*/m, `heading: ${words}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
  }
  const view = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(page.getByText('2 / 6', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'View full screen' }).click()
  await expect(view).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(view).toBeHidden()
})

test('a save elsewhere on the page keeps what was typed', async ({ page }) => {
  await open(page, '/contact')
  const name = page.getByRole('textbox').first()
  await name.fill('Somebody who types')
  await change('pages/contact.yaml', /^heading: .*/m, 'heading: Changed meanwhile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed meanwhile')
  await expect(name).toHaveValue('Somebody who types')
  await expect(name).toBeFocused()
})

/** Saves, the pages that show them, and whether scripts of the page depend on the change. */
const saves: [file: string, from: string | RegExp, to: string, paths: string[], isInPlace: boolean][] = [
  [
    'site.yaml',
    /^name: .*/m,
    'name: Another & Name',
    ['/about', '/blog/ps5-gaming-wakad-complete-guide', '/nowhere'],
    true,
  ],
  // The price finder has made messages of these texts.
  ['site.yaml', /^name: .*/m, 'name: Another & Name', ['/'], false],
  ['packages.yaml', /name: .*/, 'name: Another list', ['/pricing'], false],
  ['faq.yaml', /answer: .*/, 'answer: Another “answer”, with <signs>.', ['/faq', '/'], true],
  ['pages/about.yaml', /^title: .*/m, 'title: A title that is another one', ['/about'], true],
  [
    'posts/ps5-gaming-wakad-complete-guide.md',
    /\n$/,
    '\n\nOne more *evening*, [and more](/pricing).\n\n- First\n- Second\n',
    ['/blog/ps5-gaming-wakad-complete-guide'],
    true,
  ],
  // A script has put the tickets into the state of the present time.
  ['tournaments.yaml', /entry: .*/, 'entry: 77', ['/tournaments'], false],
  ['images.yaml', /alt: .*/, 'alt: Something else is to be seen', ['/'], true],
  ['faq.yaml', /\n {2}- id: [^\n]*\n( {4}[^\n]*\n)*/, '\n', ['/faq'], false],
]
/** The HTML that a page shows, without what differs by itself; empty while the page is being reloaded. */
const shownBy = (page: Page) =>
  page
    .evaluate(() =>
      document.documentElement.outerHTML
        .replaceAll(/ data-build="[^"]*"/g, '')
        .replaceAll(/ data-(opaque|ready|shown)=""/g, ''),
    )
    .catch(() => '')

for (const [file, from, to, paths, isInPlace] of saves) {
  test(`after a save of ${file} (${to.slice(0, 20).trim()}), ${paths.join(', ')} are the pages that are loaded then`, async ({
    context,
  }) => {
    const good = await readFile(join(content, file), 'utf8')
    const shown = await Promise.all(
      paths.map(async (path) => {
        const page = await context.newPage()
        await open(page, path)
        await page.evaluate(() => Object.assign(document.body, { isStill: true }))
        return { path, page, before: await shownBy(page) }
      }),
    )
    await change(file, from, to)
    const fresh = await context.newPage()
    for (const { path, page, before } of shown) {
      await expect.poll(() => shownBy(page), soon).not.toBe(before)
      await open(fresh, path)
      // Scripts of both pages may still be at work.
      await expect(async () => expect(await shownBy(page), path).toBe(await shownBy(fresh))).toPass(soon)
      expect(await page.evaluate(() => 'isStill' in document.body), path).toBe(isInPlace)
    }
    await writeFile(join(content, file), good)
    for (const { page, before } of shown) await expect.poll(() => shownBy(page), soon).toBe(before)
  })
}

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
