/**
 * Matches show their present state in the café's time zone, wherever the visitor is; without script, a text that is always
 * true.
 */
import { expect, type Page } from 'playwright/test'
import { noteShifts, perceptible } from '../../browser/shifts.ts'
import { at, atSecond, phone, test } from '../../browser/site.ts'

/** Opens a page at a time of the café's clock. */
async function openAt(page: Page, path: string, time: string) {
  await page.clock.setFixedTime(`${time}:00+05:30`)
  await page.goto(path)
}

/** The texts and actions of a match. */
const said = (page: Page, id: string) =>
  page
    .locator(`#${id} .tournament__stub`)
    .evaluate((stub: HTMLElement) => stub.innerText.replaceAll(/\s+/g, ' ').trim())

// The tests build on Friday 27 November; Valorant is on Saturday, 7–11 PM, and BGMI on this Friday, 8–11 PM.
const moments = [
  ['2026-11-24T23:59', 'Opens Wed 25 Nov Save the date Valorant'],
  ['2026-11-25T00:00', 'Entries open till Sat 5 PM Enter on WhatsApp Valorant'],
  ['2026-11-28T16:59', 'Entries open till Sat 5 PM Enter on WhatsApp Valorant'],
  ['2026-11-28T17:00', 'Entries closed starts Sat 7 PM Next: Sat 5 Dec Valorant'],
  ['2026-11-28T19:00', 'On now till 11 PM Directions Valorant'],
  ['2026-11-28T23:00', 'Over Next: Sat 5 Dec Valorant'],
] as const

for (const [timezoneId, seen] of [
  ['America/Los_Angeles', moments],
  ['Pacific/Auckland', moments.slice(0, 2)],
] as const) {
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId })
    test('a match says what is true in the café', async ({ page }) => {
      const shifts = await noteShifts(page)
      for (const [time, words] of seen) {
        await openAt(page, at('/tournaments'), time)
        expect.soft(await said(page, 'valorant'), time).toBe(words)
        expect.soft(perceptible(await shifts()), time).toEqual([])
      }
    })
  })
}

test('the next match has open registration, and keeps its place in the week', async ({ page }) => {
  const featured = page.locator('.next-up h3')
  const marked = page.locator('.week [data-next]')
  await openAt(page, at('/tournaments'), '2026-11-27T17:59')
  await expect(featured).toHaveText('BGMI')
  await expect(marked).toHaveText(/BGMI/)
  const shifts = await noteShifts(page)
  await openAt(page, at('/tournaments'), '2026-11-27T18:00')
  await expect(featured).toHaveText('Monthly Championship')
  await expect(marked).toHaveText(/Monthly Championship/)
  await expect(page.locator('.tournaments h3')).toHaveText([
    'BGMI',
    'Valorant',
    'CS:GO',
    'FIFA 24',
    'Free Fire',
  ])
  expect(perceptible(await shifts())).toEqual([])
})

test('the present day of the week is that of the café', async ({ page }) => {
  await openAt(page, at('/tournaments'), '2026-11-28T00:30')
  await expect(page.locator('.week [aria-current=date]')).toHaveText(/^Sat 28/)
  await openAt(page, at('/tournaments'), '2026-12-01T12:00')
  await expect(page.locator('.week [aria-current=date]')).toHaveCount(0)
})

test('a page that was left open is updated when the visitor comes back to it', async ({ page }) => {
  await openAt(page, at('/tournaments/valorant'), '2026-11-28T16:00')
  await expect(page.locator('.next-date')).toHaveAccessibleName('Next Up')
  const state = page.locator('.next-date .tournament').first()
  await expect(state.getByText('Entries open till')).toBeVisible()
  await page.clock.setFixedTime('2026-11-28T18:00:00+05:30')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(state.getByText('Entries open till')).toBeHidden()
  await expect(state.getByText('Entries closed')).toBeVisible()
})

test('the page of a match says that it is on; once it is over, the next date takes its place', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 2 }).first()
  const tickets = page.locator('.next-date .tournament')
  await openAt(page, at('/tournaments/valorant'), '2026-11-28T20:00')
  await expect(heading).toHaveText('On now', { useInnerText: true })
  await expect(tickets.first().getByText('Till 11 PM')).toBeVisible()
  await expect(tickets.last()).toBeHidden()
  await openAt(page, at('/tournaments/valorant'), '2026-11-28T23:00')
  await expect(heading).toHaveText('Over', { useInnerText: true })
  await expect(tickets.last()).toHaveText(/Sat 5 Dec/)
  await expect(tickets.last()).toBeVisible()
  await expect(page.locator('.date-strip time').first()).toBeHidden()
})

test('while entries are closed, the page of a match offers the next one that can be entered, on the only paper', async ({
  page,
}) => {
  const other = page.locator('.next-date__other')
  const stub = page.locator('.next-date .tournament__stub').first()
  const paper = 'rgb(236, 239, 246)'
  for (const [time, isShown] of [
    ['17:59', false],
    ['18:00', true],
    ['19:59', true],
    ['20:00', false],
  ] as const) {
    await openAt(page, at('/tournaments/bgmi'), `2026-11-27T${time}`)
    await expect(other, time).toBeVisible({ visible: isShown })
    const ground = await stub.evaluate((part) => getComputedStyle(part, '::before').backgroundImage)
    expect(ground.includes(paper), time).toBe(!isShown)
  }
  await openAt(page, at('/tournaments/bgmi'), '2026-11-27T18:00')
  await expect(other).toHaveCSS('background-color', paper)
  await expect(other.locator('a').first()).toHaveAttribute('href', '/tournaments/monthly-championship')
  await expect(other.locator('.button')).toHaveAttribute('href', /Monthly%20Championship/)
})

test.describe('on a phone', () => {
  test.use(phone)
  for (const path of ['/tournaments/valorant', '/tournaments/monthly-championship'])
    test(`the prize is on the first screen of ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(at(path))
      await expect(page.locator('.next-date .tournament__figure').first()).toBeInViewport({ ratio: 1 })
    })
})

test('no part of a match is a live region', async ({ page }) => {
  await openAt(page, at('/tournaments'), '2026-11-27T12:00')
  await expect(page.locator('main :is([role=status], [role=alert], [aria-live])')).toHaveCount(0)
})

test('without a rule for registration, it is open until the start', async ({ page }) => {
  await openAt(page, atSecond('/tournaments'), '2026-12-01T16:59')
  expect(await said(page, 'aerial-cup')).toBe(
    'Entries open starts Tue 17:00 Count me in Aerial Cup, Rocket League',
  )
  await openAt(page, atSecond('/tournaments'), '2026-12-01T17:00')
  expect(await said(page, 'aerial-cup')).toBe('On now till 20:00 Come and watch Aerial Cup, Rocket League')
})

test.describe('without script', () => {
  test.use({ ...phone, javaScriptEnabled: false })
  test('both times are printed, with the button', async ({ page }) => {
    await page.goto(at('/tournaments'))
    const valorant = page.locator('#valorant .tournament__stub')
    await expect(valorant.getByText('Enter from Wed 25 Nov to Sat 5 PM')).toBeVisible()
    await expect(valorant.getByRole('link', { name: 'Enter on WhatsApp Valorant' })).toBeVisible()
    for (const words of [
      'Entries open till',
      'Entries open',
      'Entries closed',
      'On now',
      'Over',
      'Save the date',
      'Directions',
    ])
      await expect(valorant.getByText(words).first(), words).toBeHidden()
  })
})
