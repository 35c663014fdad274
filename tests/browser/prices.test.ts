import { expect } from 'playwright/test'
import { buildDate } from '../cafes.ts'
import { at, phone, test } from './site.ts'

const chatText = (address: string | null) => new URL(address ?? '').searchParams.get('text')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the switches choose tier and part of the week of the price lists', async ({ page }) => {
      await page.goto(at('/pricing'))
      const lists = page.locator('#pricing')
      const prices = {
        'Mon–Thu': { 'warriors-grind': ['₹1,099', '₹1,199'], 'weekday-gg-night': ['₹299', '₹349'] },
        'Fri–Sun': { 'weekend-gg-night': ['₹599', '₹699'], 'quick-respawn': ['₹110', '₹120'] },
      }
      for (const [week, rows] of Object.entries(prices)) {
        await lists.getByRole('radio', { name: week }).check()
        for (const [index, tier] of ['PRO MAX', 'PRO ULTRA'].entries()) {
          await lists.getByRole('radio', { name: tier }).check()
          for (const [id, figures] of Object.entries(rows))
            await expect(page.locator(`#${id} .price`).filter({ visible: true })).toHaveText([
              figures[index] ?? '',
            ])
        }
      }
      await expect(page.locator('#weekday-gg-night')).toBeHidden()
      await expect(page.locator('#weekday')).toBeHidden()
    })

    test('a row books its package at the chosen tier, in a new tab', async ({ page }) => {
      await page.goto(at('/pricing'))
      const row = page.locator('#warriors-grind')
      for (const [tier, price] of [
        ['PRO MAX', '₹1,099'],
        ['PRO ULTRA', '₹1,199'],
      ] as const) {
        await page.locator('#pricing').getByRole('radio', { name: tier }).check()
        const booking = row.getByRole('link')
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
      await page.clock.setFixedTime(`${buildDate}T12:00:00+05:30`)
      await page.goto(at('/tournaments'))
      const valorant = page.locator('#valorant').getByRole('link', { name: 'Enter on WhatsApp Valorant' })
      expect(chatText(await valorant.getAttribute('href'))).toBe(
        'Hi Volt Arena! I would like to enter Valorant: Sat, Nov 28, 7–11 PM. Is registration open?',
      )
      const own = page.locator('.call-to-action').getByRole('link', { name: 'Plan a Tournament' })
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

test('every booking button opens a chat with a message in a new tab', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  for (const route of ['/', '/pricing', '/comparison', '/contact', '/tournaments', '/location/hinjewadi']) {
    await page.goto(at(route))
    const links = page.locator('a[href^="https://wa.me/910000000000"]:not([hidden])')
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

test.describe('on a phone of 390 × 740', () => {
  test.use({ ...phone, viewport: { width: 390, height: 740 } })

  test('home takes at most 12 screens, the prices 8, with the first price on the first one', async ({
    page,
  }) => {
    for (const [route, screens] of [
      ['/', 12],
      ['/pricing', 8],
    ] as const) {
      await page.goto(at(route))
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height / 740, route).toBeLessThanOrEqual(screens)
    }
    await expect(page.locator('.ticket b').filter({ visible: true })).toBeInViewport({ ratio: 1 })
  })

  test('the switches cover only the prices that they choose', async ({ page }) => {
    await page.goto(at('/pricing'))
    const switches = page.locator('#pricing .switches')
    await page.locator('#quick-respawn').scrollIntoViewIfNeeded()
    await expect(switches).toBeInViewport({ ratio: 1 })
    await page.goto(at('/pricing#ps5'))
    await expect(page.getByRole('heading', { name: 'PS5 Lounge' })).toBeInViewport({ ratio: 1 })
    await expect(switches).not.toBeInViewport({ ratio: 0.3 })
  })
})

test('on a narrow phone, the status is one row, and the button of the bar has its own line', async ({
  page,
}) => {
  const cells = page.locator('.hero__strip .status > li').filter({ visible: true })
  const expectOneRow = async () => {
    const bottoms = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().bottom))
    expect(bottoms).toHaveLength(3)
    expect(new Set(bottoms).size).toBe(1)
  }
  await page.setViewportSize({ width: 390, height: 740 })
  await page.clock.setFixedTime(new Date('2026-11-27T23:20+05:30'))
  await page.goto(at('/'))
  await expect(cells.last()).toContainText('Monthly Championship')
  await expectOneRow()
  await page.setViewportSize({ width: 320, height: 740 })
  await page.clock.setFixedTime(new Date('2026-11-27T12:00+05:30'))
  await page.goto(at('/'))
  // The widest day of the week.
  await cells.last().evaluate((cell) => {
    for (const node of cell.querySelectorAll('span'))
      node.textContent = node.textContent?.replace('Fri', 'Wed') ?? ''
  })
  await expectOneRow()
  await page.locator('#gallery').scrollIntoViewIfNeeded()
  const bar = page.locator('.thumb-bar')
  await expect(bar).toBeVisible()
  expect((await bar.getByRole('link').boundingBox())?.width).toBe(288)
})

test('with text at 200 %, no bar covers the lower third of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.goto(at('/gear'))
  await page.evaluate(() => scrollTo(0, 2000))
  await page.waitForTimeout(300)
  await expect(page.locator('.thumb-bar')).toBeHidden()
})
