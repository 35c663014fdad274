import { expect, type Page } from 'playwright/test'
import { noteShifts, perceptible } from './shifts.ts'
import { at, routes, test } from './site.ts'

/** Stops for some frames every 1,000 pixels. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 1000) {
      scrollTo({ top, behavior: 'instant' })
      for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
    }
  })

test('every page opens without a console error, and does not shift while it is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shifts = await noteShifts(page)
  const said: string[] = []
  page.on('console', (message) => {
    // The browser itself notes that the page for unknown addresses comes as 404.
    const isItsStatus = message.location().url === at('/404')
    if (message.type() === 'error' && !isItsStatus) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  for (const route of routes) {
    const response = await page.goto(at(route))
    expect(response?.status()).toBe(route === '/404' ? 404 : 200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await scrollThrough(page)
    expect.soft(perceptible(await shifts()), route).toEqual([])
    expect.soft(said.splice(0), route).toEqual([])
  }
})

test('an unknown guide leads to the list of guides, and Back does not return to it', async ({ page }) => {
  await page.goto(at('/contact'))
  await page.goto(at('/blog/no-such-guide'))
  await page.waitForURL(at('/blog'))
  await page.goBack()
  expect(page.url()).toBe(at('/contact'))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('both tiers show their prices, one at a time', async ({ page }) => {
    await page.goto(at('/pricing'))
    const card = page.locator('#warriors-grind')
    await expect(card.getByText('₹1,099')).toBeVisible()
    await expect(card.getByText('₹1,199')).toBeHidden()
    await page
      .locator('#pricing')
      .getByRole('radio', { name: /PRO ULTRA/ })
      .check()
    await expect(card.getByText('₹1,199')).toBeVisible()
    await expect(card.getByText('₹1,099')).toBeHidden()
  })

  test('booking and the contact form lead to the chat with the café', async ({ page }) => {
    await page.goto(at('/contact'))
    const booking = page.getByRole('link', { name: 'Book Your Session' }).first()
    await expect(booking).toHaveAttribute('href', /^https:\/\/wa\.me\/910000000000\?text=Hi/)
    await expect(booking).toHaveAttribute('target', '_blank')
    const form = page.locator('form').filter({ visible: true })
    await expect(form).toHaveAttribute('action', 'https://wa.me/910000000000')
    await expect(form.getByLabel('Message')).toHaveAttribute('name', 'text')
  })

  test('the menu of a small screen opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at('/'))
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await page.locator('.header summary').click()
    await menu.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(at('/pricing'))
  })
})
