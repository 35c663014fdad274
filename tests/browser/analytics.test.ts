import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { built } from '../cafes.ts'
import { listFiles } from '../html.ts'
import { at, atExtended, test } from './site.ts'

/** The requests of the page to Google, and the commands to its tag. */
async function visit(page: Page, address: string) {
  const asked: string[] = []
  await page.route(/google/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ body: '', contentType: 'text/javascript' })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return { asked, told: await toldOn(page) }
}

const toldOn = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => [...(entry as unknown[])]))

test('with a measurement id the visit is counted, with title and address', async ({ page }) => {
  const { asked } = await visit(page, atExtended('/pricing?tier=360hz'))
  // A busy machine may be idle for a moment before the page is there.
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123'])
  const told = await toldOn(page)
  expect(told[0]?.[0]).toBe('js')
  expect(told[1]).toEqual([
    'config',
    'G-TEST123',
    { page_title: await page.title(), page_location: atExtended('/pricing?tier=360hz') },
  ])
})

for (const [name, property, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const) {
  test(`${name} is honoured`, async ({ page }) => {
    await page.addInitScript(([property, value]) => Object.defineProperty(navigator, property, { value }), [
      property,
      value,
    ] as const)
    expect(await visit(page, atExtended('/'))).toEqual({ asked: [], told: [] })
  })
}

test('a prerendered page is counted once, when it is shown', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }))
  expect(await visit(page, atExtended('/'))).toEqual({ asked: [], told: [] })
  const commands = await page.evaluate(() => {
    for (let time = 0; time < 2; time++) document.dispatchEvent(new Event('prerenderingchange'))
    return window.dataLayer?.length
  })
  expect(commands).toBe(2)
})

test('a site without an id contains no analytics code', async ({ page }) => {
  expect(await visit(page, at('/'))).toEqual({ asked: [], told: [] })
  for (const file of listFiles(built.first).filter((file) => /\.(html|js)$/.test(file))) {
    expect(readFileSync(join(built.first, file), 'utf8'), file).not.toMatch(
      /googletagmanager|gtag|measurement-id/,
    )
  }
})
