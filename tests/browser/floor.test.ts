/**
 * What browsers show that lack something: `:has()`, cascade layers, all styles, or the script of the page. They are imitated by
 * changing what the server sends.
 */
import { expect, type Page } from 'playwright/test'
import { at, atSecond, boxes, phone, routes, test } from './site.ts'

/** Changes all styles of a page before the browser reads them; its policy, which knows their hashes, is left out. */
async function changeStyles(page: Page, change: (styles: string) => string) {
  await page.route(/\.css$|\/[^.]*$/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const isDocument = route.request().resourceType() === 'document'
    const body = isDocument
      ? text.replace(/(<style>)(.*?)(<\/style>)/s, (_all, start, styles, end) => start + change(styles) + end)
      : change(text)
    await route.fulfill({ body, contentType: isDocument ? 'text/html' : 'text/css' })
  })
}

const withoutStyles = (page: Page) => changeStyles(page, () => '')

const withoutLayers = (page: Page) =>
  changeStyles(page, (styles) =>
    styles
      .replaceAll(/@layer [\w,]+;/g, '')
      .replaceAll(/@layer \w+\{/g, '@media not all{')
      .replaceAll('not (color: revert-layer)', '(color: red)'),
  )

const withoutHas = (page: Page) => changeStyles(page, (styles) => styles.replaceAll(':has(', ':unknown('))

/** The texts of the visible elements of a selector. */
const shown = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).allInnerTexts()

const sizes = (page: Page) =>
  page.evaluate(() => ({
    largest: Math.max(...[...document.images].map((image) => image.getBoundingClientRect().width)),
    icons: [...document.querySelectorAll('.icon')].map((icon) => icon.getBoundingClientRect().width),
    page: document.documentElement.scrollWidth,
  }))

test.describe('without any styles', () => {
  for (const [name, address] of [
    ['the first café', at],
    ['the second café', atSecond],
  ] as const)
    test(`${name}: each price says what it is for`, async ({ page }) => {
      await withoutStyles(page)
      await page.goto(address('/pricing'))
      // A list of the finder has a title, and its numbers are the hours.
      const titles = await shown(page, '[data-screens] > p')
      const lists = page.locator('[data-screens] > p + ol')
      expect(titles.length).toBe(await page.locator('[data-screens] ol').count())
      expect(await lists.count()).toBe(titles.length)
      expect(new Set(titles).size).toBe(titles.length)
      for (const title of titles) expect(title).toMatch(/\S · .*:$/)
      // A price of the lists follows the name of its tier.
      const prices = await shown(page, '.price-row__prices p:has(.price)')
      expect(prices.length).toBeGreaterThan(0)
      for (const price of prices) expect(price).toMatch(/^\S.* [^\s\d]*[\d,]+ /)
    })

  test('a date has one state and one action, the ones that are always true', async ({ page }) => {
    await withoutStyles(page)
    await page.route(/\/assets\/main/, (route) => route.abort())
    await page.goto(at('/tournaments'))
    const places = await page.locator('.tournament__states').all()
    expect(places.length).toBeGreaterThan(4)
    for (const place of places)
      expect(await place.locator('.tournament__state').filter({ visible: true }).count()).toBe(1)
  })

  test('every page has small icons, a headline before its pictures, and spaces between links', async ({
    page,
  }) => {
    await withoutStyles(page)
    for (const route of routes) {
      await page.goto(at(route))
      expect.soft(Math.max(...(await sizes(page)).icons), route).toBeLessThanOrEqual(24)
      const text = await page.locator('body').innerText()
      const glued = await page.evaluate(() =>
        [...document.querySelectorAll('main a, footer a')]
          .filter((link) => link.nextSibling instanceof HTMLAnchorElement)
          .map((link) => link.textContent),
      )
      expect.soft(glued, route).toEqual([])
      const headline = await page.locator('h1').innerText()
      expect
        .soft(
          text.split('\n').map((line) => line.trim()),
          route,
        )
        .toContain(headline.trim().split('\n')[0])
    }
  })
})

test.describe('below the floor', () => {
  test.use(phone)
  test('there are plain pages that fit', async ({ page }) => {
    await withoutLayers(page)
    for (const route of routes) {
      await page.goto(at(route))
      await expect(page.locator('body')).toHaveCSS('max-width', '640px')
      const { largest, icons, page: width } = await sizes(page)
      expect.soft(largest, route).toBeLessThanOrEqual(358)
      expect.soft(Math.max(...icons), route).toBeLessThanOrEqual(24)
      expect.soft(width, route).toBe(390)
    }
  })

  test('the prices are those of the lists, for every tier', async ({ page }) => {
    await withoutLayers(page)
    await page.goto(at('/pricing'))
    expect(await shown(page, '[data-screens] *, .switches *')).toEqual([])
    const row = page.locator('.price-row__prices').first()
    await expect(row.locator('.tier-name').filter({ visible: true })).toHaveCount(2)
  })
})

test('without :has(), all prices are in the lists, and nothing is shown that would not work', async ({
  page,
}) => {
  await withoutHas(page)
  await page.goto(at('/pricing'))
  expect(await shown(page, '.ticket, .switches')).toEqual([])
  const row = page.locator('.price-row').first()
  const [prices, bookings] = [row.locator('.price'), row.locator('.price-row__bookings a')]
  await expect(row.locator('.tier-name').filter({ visible: true })).toHaveCount(2)
  for (const index of [0, 1]) {
    const [price, booking] = await boxes(page, prices.nth(index), bookings.nth(index))
    const middle = price.y + price.height / 2
    expect(middle).toBeGreaterThan(booking.y)
    expect(middle).toBeLessThan(booking.y + booking.height)
  }
})

test.describe('the script of the page', () => {
  const isMarked = (page: Page) => page.locator('html.js').count()

  test('has its styles before it has come', async ({ page }) => {
    await page.route(/\/assets\/main/, () => {})
    await page.goto(at('/comparison'), { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    expect(await isMarked(page)).toBe(1)
    expect(await shown(page, '.comparison__panel > h3')).toEqual([])
    await expect(page.locator('.comparison__panel').filter({ visible: true })).toHaveCount(1)
  })

  test('leaves the page as without script when it cannot be fetched', async ({ page }) => {
    await page.route(/\/assets\/main/, (route) => route.abort())
    await page.goto(at('/comparison'))
    expect(await isMarked(page)).toBe(0)
    const panels = page.locator('.comparison__panel')
    await expect(panels.filter({ visible: true })).toHaveCount(await panels.count())
    expect(await shown(page, '.needs-script')).toEqual([])
  })
})
