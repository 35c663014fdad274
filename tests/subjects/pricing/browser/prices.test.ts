import { expect, type Page } from 'playwright/test'
import { at, atSecond, phone, test } from '../../../browser/site.ts'
import { buildDate } from '../../../cafes.ts'

const chatText = (address: string | null) => new URL(address ?? '').searchParams.get('text')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the switch chooses the tier of the price lists', async ({ page }) => {
      const prices = {
        "Warrior's Grind": ['₹1,099', '₹1,199'],
        'Golden Rise': ['₹199', '₹199'],
        'Quick Respawn': ['₹110', '₹120'],
      }
      for (const route of ['/', '/pricing']) {
        await page.goto(at(route))
        for (const [index, tier] of ['PRO MAX', 'PRO ULTRA'].entries()) {
          await page.locator('#pricing').getByRole('radio', { name: tier }).check()
          for (const [name, figures] of Object.entries(prices)) {
            const row = page.locator('.price-row').filter({ has: page.getByRole('heading', { name }) })
            await expect(row.locator('.price').filter({ visible: true })).toHaveText([figures[index] ?? ''])
          }
        }
      }
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
        'Hi Volt Arena! I would like to enter Valorant: Sat 28 Nov, 7–11 PM. Is registration open?',
      )
      const own = page.locator('.call-to-action').getByRole('link', { name: 'Plan a Tournament' })
      expect(chatText(await own.getAttribute('href'))).toContain('host a tournament')
      await page.goto(at('/'))
      const lounge = page.locator('#ps5').getByRole('link', { name: 'Book the lounge' })
      expect(chatText(await lounge.getAttribute('href'))).toContain('PS5')
    })
  })
}

test.describe('the lists of weekdays and of the weekend', () => {
  const visibleLists = (page: Page) =>
    page
      .locator('#weekday, #weekend')
      .filter({ visible: true })
      .evaluateAll((lists) => lists.map(({ id }) => id))

  for (const [day, list, other, name] of [
    ['2026-11-26', 'weekday', 'weekend', 'Fri–Sun'],
    ['2026-11-27', 'weekend', 'weekday', 'Mon–Thu'],
  ] as const)
    test(`on ${day} the list of the ${list} is shown until one chooses the other`, async ({ page }) => {
      await page.clock.setFixedTime(`${day}T12:00:00+05:30`)
      for (const route of ['/', '/pricing']) {
        await page.goto(at(route))
        expect(await visibleLists(page)).toEqual([list])
        await page.locator('#pricing').getByRole('radio', { name }).check()
        expect(await visibleLists(page)).toEqual([other])
      }
    })

  test('the list of today is shown before the script of the page has come, and both when it does not come', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-26T12:00:00+05:30')
    let refuse = () => {}
    const refused = new Promise<void>((resolve) => {
      refuse = resolve
    })
    await page.route('**/assets/main*.js', async (request) => {
      await refused
      await request.abort()
    })
    await page.goto(at('/pricing'), { waitUntil: 'commit' })
    await expect.poll(() => visibleLists(page)).toEqual(['weekday'])
    refuse()
    await expect.poll(() => visibleLists(page)).toEqual(['weekday', 'weekend'])
  })

  test('both are there for paper, and for a link that leads to one of them', async ({ page }) => {
    await page.goto(at('/pricing'))
    await page.emulateMedia({ media: 'print' })
    expect(await visibleLists(page)).toEqual(['weekday', 'weekend'])
    await page.emulateMedia({ media: null })
    for (const target of ['weekday', 'weekend', 'weekday-xp-boost', 'weekend-xp-boost']) {
      await page.goto(at('/'))
      await page.goto(at(`/pricing#${target}`))
      await expect(page.locator(`#${target}`)).toBeInViewport()
    }
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('both are shown, without a switch between them', async ({ page }) => {
      for (const route of ['/', '/pricing']) {
        await page.goto(at(route))
        expect(await visibleLists(page)).toEqual(['weekday', 'weekend'])
        await expect(page.getByRole('radio', { name: 'Fri–Sun' })).toBeHidden()
      }
    })
  })
})

test('each row of the price lists begins with its icon', async ({ page }) => {
  await page.goto(at('/pricing'))
  const rows = page.locator('.price-row')
  await expect(rows.locator('.price-row__icon use')).toHaveCount(await rows.count())
  await expect(page.locator('#legend-pro .price-row__icon use')).toHaveAttribute('href', /#icon-crown$/)
  const box = await page.locator('#legend-pro .price-row__icon').boundingBox()
  expect(box?.width).toBeGreaterThan(12)
})

test('the prices end with a call, and the profiles where the café has some, on the home page as well', async ({
  page,
}) => {
  for (const route of ['/', '/pricing']) {
    await page.goto(at(route))
    const section = page.locator('#pricing .pricing__contact')
    await expect(section.getByRole('link')).toHaveCount(1)
    await expect(section.getByRole('link', { name: 'Call Us' })).toHaveAttribute('href', 'tel:+910000000000')
    await page.goto(atSecond(route))
    const profile = page.locator('#pricing .pricing__contact a[target="_blank"]')
    await expect(profile).toHaveAttribute('href', 'https://social.monsoonpixel.example/@pixel')
  }
})

test('every booking button opens a chat with a message in a new tab', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  for (const route of ['/', '/pricing', '/comparison', '/contact', '/tournaments', '/location/hinjewadi']) {
    await page.goto(at(route))
    const links = await page
      .locator('a[href^="https://wa.me/910000000000"]:not([hidden])')
      .evaluateAll((all) =>
        all.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name)).join(' ')),
      )
    expect(links.length, route).toBeGreaterThan(2)
    for (const link of links) expect(link, route).toMatch(/\?text=Hi\S* _blank noopener$/)
  }
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Book Your Session' }).first().click(),
  ])
  expect(chat.url()).toContain('https://wa.me/910000000000?text=Hi')
})

test.describe('on a phone of 390 × 740', () => {
  test.use({ ...phone, viewport: { width: 390, height: 740 } })

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

test('on a narrow phone, the status is one row, and the button of the bar is whole', async ({ page }) => {
  const cells = page.locator('.hero__strip .status > li').filter({ visible: true })
  const expectOneRow = async () => {
    const bottoms = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().bottom))
    expect(bottoms).toHaveLength(3)
    expect(new Set(bottoms).size).toBe(1)
  }
  await page.setViewportSize({ width: 390, height: 740 })
  await page.clock.setFixedTime(new Date('2026-11-27T19:00+05:30'))
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
  await page.locator('#pricing .price-row').last().scrollIntoViewIfNeeded()
  const bar = page.locator('.thumb-bar')
  await expect(bar).toBeVisible()
  const { x = 0, width = 0, height = 0 } = (await bar.getByRole('link').boundingBox()) ?? {}
  expect(Math.round(x + width)).toBe(304)
  // Its words stand on one line.
  expect(height).toBeLessThan(56)
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
