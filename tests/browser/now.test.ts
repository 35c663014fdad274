/** A page that was kept open tells the truth: whatever depends on the present moment follows the clock, on every page. */
import { expect, type Locator, type Page, test } from 'playwright/test'
import { at, atClosed, phone } from './site.ts'

/** Sets the clock, and shows the page again in one of the ways in which browsers do that. */
async function comeBack(page: Page, time: string, way: 'visibilitychange' | 'pageshow' | 'a minute') {
  if (way === 'a minute') {
    await page.clock.setSystemTime(`${time}:00+05:30`)
    await page.clock.runFor(61_000)
    return
  }
  await page.clock.setSystemTime(`${time}:00+05:30`)
  await page.evaluate((way) => {
    if (way === 'pageshow') dispatchEvent(new PageTransitionEvent(way, { persisted: true }))
    else document.dispatchEvent(new Event(way))
  }, way)
}

async function openAt(page: Page, path: string, time: string) {
  await page.clock.install({ time: `${time}:00+05:30` })
  await page.goto(path)
}

const ways = ['visibilitychange', 'pageshow', 'a minute'] as const

for (const way of ways) {
  test(`whether the café is open, the next tournament, and today in the price finder, after ${way}`, async ({
    page,
  }) => {
    const day = page.locator('.ticket [name=day]:checked')
    const lists = page.locator('.switches [name=week]:checked')
    await openAt(page, at('/'), '2026-11-27T22:00')
    const open = page.locator('.status__open')
    const next = page.locator('.status__next').filter({ visible: true })
    await expect(open).toHaveText('Open till 11:30 PM')
    await expect(next).toHaveText('On now, till 11 PM BGMI')
    await expect(day).toHaveValue('fri')
    await comeBack(page, '2026-11-28T02:00', way)
    await expect(open).toHaveText('Opens 8:30 AM')
    await expect(next).toHaveText(/^Next, Sat/)
    await expect(day).toHaveValue('sat')
    await comeBack(page, '2026-11-30T12:00', way)
    await expect(open).toHaveText('Open till 11:30 PM')
    await expect(day).toHaveValue('mon')
    await expect(page.locator('.ticket [data-current-day]')).toHaveValue('mon')
    await expect(lists).toHaveValue('mon tue wed thu')
    // After the last day that the page knows, it says the usual hours.
    await comeBack(page, '2026-12-24T12:00', way)
    await expect(open).toHaveText('Open 8:30 AM to 11:30 PM')
    // A clock that jumps back.
    await comeBack(page, '2026-11-27T22:00', way)
    await expect(open).toHaveText('Open till 11:30 PM')
    await expect(next).toHaveText('On now, till 11 PM BGMI')
    await expect(day).toHaveValue('fri')
  })
}

test('the status names the next tournament that one can enter, or the one that is on', async ({ page }) => {
  const next = page.locator('.status__next').filter({ visible: true })
  await openAt(page, at('/'), '2026-11-27T17:59')
  await expect(next).toHaveText('In 2 h 01 BGMI')
  await comeBack(page, '2026-11-27T18:01', 'pageshow')
  await expect(next).toHaveText('Next, Sat Monthly Championship')
  await comeBack(page, '2026-11-27T20:00', 'pageshow')
  await expect(next).toHaveText('On now, till 11 PM BGMI')
  await comeBack(page, '2026-11-29T17:00', 'pageshow')
  await expect(next).toHaveText('On now, till Sun Monthly Championship')
})

test('a tournament that is on, or begins within three hours, is paper and says so', async ({ page }) => {
  const paper = 'rgb(236, 239, 246)'
  const colourOf = (cell: Locator) =>
    cell.evaluate((element) => getComputedStyle(element, '::before').backgroundColor)
  await openAt(page, at('/'), '2026-11-27T16:59')
  for (const cell of [page.locator('.status__next').first(), page.locator('.strip li').first()]) {
    await comeBack(page, '2026-11-27T16:59', 'pageshow')
    await expect(cell).toHaveText(/Fri 8\sPM BGMI$/)
    expect(await colourOf(cell)).not.toBe(paper)
    await comeBack(page, '2026-11-27T18:20', 'pageshow')
    await expect(cell).toHaveText('In 1 h 40 BGMI')
    expect(await colourOf(cell)).toBe(paper)
    await comeBack(page, '2026-11-27T20:00', 'pageshow')
    await expect(cell).toHaveText('On now, till 11 PM BGMI')
    expect(await colourOf(cell)).toBe(paper)
    await comeBack(page, '2026-11-27T23:00', 'pageshow')
    await expect(cell).toHaveText(/Fri 8\sPM BGMI$/)
    expect(await colourOf(cell)).not.toBe(paper)
  }
  await openAt(page, at('/tournaments'), '2026-11-27T20:30')
  const block = page.locator('.week [data-live=now]')
  await expect(block).toHaveText('BGMI On now, till 11 PM')
  expect(await colourOf(block)).toBe(paper)
  await expect(page.locator('.week [data-next]')).toHaveText(/^Monthly Championship/)
})

test('a day that the visitor has chosen stays chosen, and its price stays right', async ({ page }) => {
  await openAt(page, at('/pricing'), '2026-11-27T22:00')
  await page.locator('.ticket').getByRole('radio', { name: 'Wed', exact: true }).check()
  await comeBack(page, '2026-11-28T02:00', 'visibilitychange')
  await expect(page.locator('.ticket [name=day]:checked')).toHaveValue('wed')
  await expect(page.locator('.ticket [data-current-day]')).toHaveValue('sat')
  await expect(page.locator('.ticket__face a.button')).toHaveAttribute('href', /Wednesday/)
})

test('the chat that the price finder opens names the day that is shown', async ({ page }) => {
  await openAt(page, at('/pricing'), '2026-11-26T22:00')
  const chat = page.locator('.ticket__face a.button')
  await expect(chat).toHaveAttribute('href', /Thursday/)
  await comeBack(page, '2026-11-27T12:00', 'visibilitychange')
  await expect(chat).toHaveAttribute('href', /Friday/)
})

test('entries, the next tournament, and the present day of the week', async ({ page }) => {
  await openAt(page, at('/tournaments'), '2026-11-27T17:00')
  const featured = page.locator('.next-up h3')
  await expect(featured).toHaveText('BGMI')
  await expect(page.locator('.week [aria-current=date]')).toHaveText(/^Fri 27/)
  await comeBack(page, '2026-11-27T19:00', 'pageshow')
  await expect(featured).toHaveText('Monthly Championship')
  await expect(page.locator('.week [data-next]')).toHaveText(/Monthly Championship/)
  await comeBack(page, '2026-11-28T10:00', 'pageshow')
  await expect(featured).toHaveText('Valorant')
  await expect(page.locator('#bgmi .tournament__stub').getByText('Over')).toBeVisible()
  await expect(page.locator('.week [aria-current=date]')).toHaveText(/^Sat 28/)
  await comeBack(page, '2026-11-27T17:00', 'pageshow')
  await expect(featured).toHaveText('BGMI')
  await expect(page.locator('.week [data-next]')).toHaveText(/BGMI/)
  await expect(page.locator('.tournaments h3')).toHaveText([
    'Monthly Championship',
    'Valorant',
    'CS:GO',
    'FIFA 24',
    'Free Fire',
  ])
})

test.describe('on a phone', () => {
  test.use({ ...phone, viewport: { width: 390, height: 740 } })

  test('the bar at the bottom no longer enters a tournament whose registration has closed', async ({
    page,
  }) => {
    await openAt(page, at('/tournaments/bgmi'), '2026-11-27T17:00')
    await page.locator('#rules').scrollIntoViewIfNeeded()
    const bar = page.locator('.thumb-bar')
    await expect(bar).toContainText('BGMI')
    await comeBack(page, '2026-11-27T19:00', 'visibilitychange')
    await expect(bar).toContainText('PC, 1 hour ₹110')
    await expect(bar.getByRole('link')).toHaveText('Book Your Session')
  })
})

test('bars of closures and notices', async ({ page }) => {
  const bars = page.locator('.bars li').filter({ visible: true })
  await openAt(page, atClosed('/contact'), '2026-11-27T12:00')
  await expect(bars.filter({ hasText: 'Closed 1–2 Dec for repairs' })).toHaveCount(1)
  await comeBack(page, '2026-12-02T09:00', 'visibilitychange')
  await expect(bars.filter({ hasText: 'Closed today for repairs' })).toHaveCount(1)
  await comeBack(page, '2026-12-04T09:00', 'visibilitychange')
  await expect(bars.filter({ hasText: 'repairs' })).toHaveCount(0)
  await comeBack(page, '2026-11-27T12:00', 'visibilitychange')
  await expect(bars.filter({ hasText: 'Closed 1–2 Dec for repairs' })).toHaveCount(1)
})
