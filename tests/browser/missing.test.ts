/**
 * What a page shows when the browser lacks or refuses something that the scripts use: each behaviour works, or the page is as
 * without script.
 */
import { expect, type Page } from 'playwright/test'
import { at, test } from './site.ts'
import { missing, texts, without } from './without.ts'

const choose = (page: Page, choices: Record<string, string>) =>
  page.evaluate((all) => {
    for (const [name, value] of Object.entries(all))
      document.querySelector<HTMLInputElement>(`.ticket [name="${name}"][value="${value}"]`)?.click()
  }, choices)

const priceIn = (page: Page) => texts(page, '.ticket__face :is(b, .ticket__each)')

const saturday = { screen: '360hz', day: 'sat', hours: '3', players: '5' }

test('a part of the scripts that fails stops no other', async ({ page }) => {
  await page.addInitScript(missing['no IntersectionObserver'])
  await page.goto(at('/pricing'))
  await choose(page, saturday)
  expect(await priceIn(page)).toEqual(['₹1,650', '₹330 each'])
})

test('a price that cannot be calculated does not leave the one before it', async ({ page }) => {
  await page.goto(at('/pricing'))
  await choose(page, saturday)
  expect(await priceIn(page)).toEqual(['₹1,650', '₹330 each'])
  await page.evaluate(missing['an unknown language'])
  await choose(page, { players: '3' })
  expect(await priceIn(page)).toEqual(['₹330', 'each'])
})

without('each', 'every price is right, or the price of a seat', async (page) => {
  await page.goto(at('/pricing'))
  await choose(page, saturday)
  const face = await priceIn(page)
  expect([
    ['₹1,650', '₹330 each'],
    ['₹330', 'each'],
  ]).toContainEqual(face)
  const chat = new URL((await page.locator('.ticket__face a.button').getAttribute('href')) ?? '')
  expect(chat.searchParams.get('text')).toContain(
    face[0] === '₹1,650' ? 'Saturday, Daytime, 5 players' : 'I would like to book a session',
  )

  // In the lists, what is marked is what is shown.
  const price = () => texts(page, '#weekend-xp-boost .price')
  const lists = page.locator('.switches')
  await lists.getByRole('radio', { name: 'Fri–Sun' }).check()
  await lists.getByRole('radio', { name: 'PRO MAX' }).check()
  expect(await price()).toEqual(['₹300'])
  await lists.getByRole('radio', { name: 'PRO ULTRA' }).check()
  expect(await price()).toEqual(['₹330'])

  // A header that stays in view is opaque.
  await page.mouse.wheel(0, 600)
  await expect
    .poll(() =>
      page.locator('.header').evaluate((header) => {
        const { backgroundColor } = getComputedStyle(header)
        return header.getBoundingClientRect().bottom <= 0 || backgroundColor !== 'rgba(0, 0, 0, 0)'
      }),
    )
    .toBe(true)
})

without(
  ['no FormData', 'no URL', 'no AbortController', 'no fetch', 'storage refused', 'no reflection of ARIA'],
  'the form sends all that is typed, and keeps it',
  async (page) => {
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    await page.goto(at('/contact'))
    await page.getByLabel('Your name').fill('Asha')
    await page.getByLabel('Email').fill('asha@example.org')
    await page.getByLabel('Message').fill('R&D + 1: 100% “ok”?')
    const [chat] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Send Message' }).click(),
    ])
    expect(new URL(chat.url()).searchParams.get('text')).toMatch(/^R&D \+ 1: 100% “ok”\?/)
    await expect(page.getByLabel('Message')).toHaveValue('R&D + 1: 100% “ok”?')
    await chat.close()
  },
)
