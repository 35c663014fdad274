import { expect, test } from 'playwright/test'
import { at } from './site.ts'

const chatText = (address: string | null) => new URL(address ?? '').searchParams.get('text')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the tier switches every list of PC prices, and the first one is the default', async ({ page }) => {
      await page.goto(at('/pricing'))
      const prices = { 'warriors-grind': ['₹1,099', '₹1,199'], 'weekday-gg-night': ['₹299', '₹349'] }
      const more = { 'weekend-gg-night': ['₹599', '₹699'], 'quick-respawn': ['₹110', '₹120'] }
      for (const [tier, index] of [
        ['PRO MAX', 0],
        ['PRO ULTRA', 1],
        ['PRO MAX', 0],
      ] as const) {
        if (index === 1) await page.getByRole('radio', { name: 'PRO ULTRA' }).focus()
        await page.getByRole('radio', { name: tier }).check()
        for (const [id, figures] of Object.entries({ ...prices, ...more })) {
          const card = page.locator(`#${id}`)
          await expect(card.locator('.price').filter({ visible: true })).toHaveText([figures[index] ?? ''])
        }
      }
    })

    test('a card books its package at the chosen tier, in a new tab', async ({ page }) => {
      await page.goto(at('/pricing'))
      const card = page.locator('#warriors-grind')
      for (const [tier, price] of [
        ['PRO MAX', '₹1,099'],
        ['PRO ULTRA', '₹1,199'],
      ]) {
        await page.getByRole('radio', { name: tier }).check()
        const booking = card.getByRole('link')
        await expect(booking).toHaveCount(1)
        await expect(booking).toHaveAccessibleName(`Book Warrior's Grind, ${tier}`)
        await expect(booking).toHaveAttribute('target', '_blank')
        await expect(booking).toHaveAttribute('rel', 'noopener')
        const address = await booking.getAttribute('href')
        expect(address).toMatch(/^https:\/\/wa\.me\/910000000000\?/)
        expect(chatText(address)).toBe(
          `Hi Volt Arena! I would like to book Warrior's Grind (15 hours) on ${tier} for ${price}. When do you have a seat?`,
        )
      }
    })

    test('tournaments, consoles and private tournaments are booked as such', async ({ page }) => {
      await page.goto(at('/tournaments'))
      const valorant = page.locator('#valorant').getByRole('link', { name: 'Enter on WhatsApp Valorant' })
      expect(chatText(await valorant.getAttribute('href'))).toBe(
        'Hi Volt Arena! We would like to enter Valorant (Every Saturday, 7–11 PM). Is registration open?',
      )
      const own = page.locator('.call-to-action').getByRole('link', { name: 'Book Your Session' })
      expect(chatText(await own.getAttribute('href'))).toContain('host a tournament')
      await page.goto(at('/'))
      const lounge = page.locator('#ps5').getByRole('link', { name: 'Book the lounge' })
      expect(chatText(await lounge.getAttribute('href'))).toContain('PS5')
    })
  })
}

test('the prices end with a call and the profiles, on the home page as well', async ({ page }) => {
  for (const route of ['/', '/pricing']) {
    await page.goto(at(route))
    const section = page.locator('#pricing')
    await expect(section.getByRole('link', { name: 'Call Us' })).toHaveAttribute('href', 'tel:+910000000000')
    const profile = section.getByRole('link', { name: 'Instagram' })
    await expect(profile).toHaveAttribute('href', 'https://www.instagram.com/example')
    await expect(profile).toHaveAttribute('target', '_blank')
  }
})

test('the address remembers the tier, and a shared address shows it', async ({ page }) => {
  await page.goto(at('/pricing?from=chat'))
  await page.getByText('PRO ULTRA', { exact: true }).first().click()
  await expect(page).toHaveURL(at('/pricing?from=chat&tier=360hz'))
  await page.reload()
  await expect(page.getByRole('radio', { name: 'PRO ULTRA' })).toBeChecked()
  await expect(page.locator('#warriors-grind').getByText('₹1,199')).toBeVisible()
  await page.getByRole('radio', { name: 'PRO ULTRA' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(at('/pricing?from=chat'))
  await page.goto(at('/?tier=nonsense'))
  await expect(page.getByRole('radio', { name: 'PRO MAX' })).toBeChecked()
})

test('every booking button opens a chat with a message in a new tab', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  for (const route of ['/', '/pricing', '/comparison', '/contact', '/tournaments', '/location/hinjewadi']) {
    await page.goto(at(route))
    const links = page.locator('a[href^="https://wa.me/"]')
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /\?text=Hi/)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener')
    }
  }
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Book Your Session' }).first().click(),
  ])
  expect(chat.url()).toContain('https://wa.me/910000000000?text=Hi')
})
