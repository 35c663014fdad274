/** The price finder and the status (design section 6, “the ticket”). */
import { expect, type Locator, type Page } from 'playwright/test'
import { at, atClosed, atSecond, phone, test } from '../../../browser/site.ts'
import { missing } from '../../../browser/without.ts'

const finder = (page: Page) => page.locator('.ticket')
const face = (page: Page) => page.locator('.ticket__face')
const each = (page: Page) => face(page).locator('.ticket__each').filter({ visible: true })

/** Chooses the named options, each within its group. */
async function choose(page: Page, choices: Readonly<Record<string, string>>) {
  for (const [group, name] of Object.entries(choices))
    await finder(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check()
}

const saturday = { Screen: 'PRO MAX 2K 240Hz', Day: 'Sat', Start: 'Daytime', Hours: '4' }

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the ticket shows the price of a seat, the passes and a longer time that is worth it', async ({
      page,
    }) => {
      await page.goto(at('/pricing'))
      await choose(page, saturday)
      await expect(face(page).locator('b').filter({ visible: true })).toHaveText(['₹410'])
      await expect(each(page)).toHaveText(javaScriptEnabled ? '₹102 an hour' : 'each')
      await expect(face(page).locator('[data-screens] span').filter({ visible: true })).toHaveText([
        'XP Boost 3h + Quick Respawn 1h: ask if you can use both',
        'Make it 5 hours: ₹39 more a seat (Power Play)',
      ])
      await expect(face(page).getByRole('link')).toHaveAttribute('href', /^https:\/\/wa\.me\/910000000000\?/)
      await choose(page, { Start: 'from 9 PM' })
      await expect(
        face(page).getByText('Runs past 11:30 PM: check with us first', { exact: true }),
      ).toBeVisible()
      if (javaScriptEnabled)
        await expect(finder(page).getByRole('status')).toHaveText(
          'from 9 PM: ₹410. XP Boost 3h + Quick Respawn 1h: ask if you can use both. Runs past 11:30 PM: check with us first',
        )
    })

    test('the ticket shows the price of a console for its controllers, with the special of the day', async ({
      page,
    }) => {
      await page.goto(at('/pricing'))
      await choose(page, { Screen: 'PS5 Lounge 4K TV', Day: 'Sat', Hours: '3', Controllers: '4' })
      const shown = face(page).locator('[data-screens] :is(b, span)').filter({ visible: true })
      await expect(shown).toHaveText(['₹810', 'Play 3 hours, get 10% off: you save ₹90'])
      if (javaScriptEnabled) await expect(each(page)).toHaveText('₹202.50 each')
      else await expect(each(page)).toHaveCount(0)
      const border = (players: string) =>
        finder(page)
          .locator('.ticket__choices--players label')
          .filter({ hasText: new RegExp(`^\\s*${players}\\s*$`) })
          .evaluate((choice) => getComputedStyle(choice).borderTopStyle)
      expect(await border('3')).toBe('none')
      expect(await border('5'), 'too many for one console').toBe('dashed')
      await choose(page, { Controllers: '6+' })
      const tooMany = 'One console takes 4 controllers. More of you? Ask us about a second one.'
      await expect(shown).toHaveText([tooMany])
      if (!javaScriptEnabled) return
      const chat = await face(page).getByRole('link').getAttribute('href')
      expect(new URL(chat ?? '').searchParams.get('text')).toBe(
        'Hi Volt Arena! I would like to book: Saturday, Daytime, 6+ controllers, 3 hours, PS5 Lounge. Is there a seat?',
      )
      await choose(page, { Start: 'from 9 PM' })
      await expect(finder(page).getByRole('status')).toHaveText(
        `from 9 PM: ${tooMany} Runs past 11:30 PM: check with us first`,
      )
    })
  })
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the ticket tears when its button opens the chat, until another choice is made (motion: ${reducedMotion})`, async ({
    page,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    await page.emulateMedia({ reducedMotion })
    await page.goto(at('/pricing'))
    await choose(page, { ...saturday, Players: '3' })
    const status = finder(page).getByRole('status')
    const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON())
    const before = await boxOf(face(page))
    await face(page).getByRole('link').click()
    await page.bringToFront()
    await expect(status).toHaveText('In your chat: Sat, 3 players, 4 hours')
    expect((await boxOf(status)).width).toBeGreaterThan(100)
    await expect
      .poll(async () => (await boxOf(face(page))).y - before.y)
      .toBe(reducedMotion === 'reduce' ? 0 : -6)
    // A look at the clock changes nothing.
    await page.evaluate(() => dispatchEvent(new Event('now')))
    await expect(status).toHaveText('In your chat: Sat, 3 players, 4 hours')
    await choose(page, { Players: '2' })
    await expect(status).toHaveText(/^2 players: ₹820/)
    expect((await boxOf(status)).width).toBe(1)
    await expect.poll(async () => (await boxOf(face(page))).y).toBe(before.y)
  })

test('the ticket multiplies by the players, keeps its state in the address and writes it into the chat', async ({
  page,
}) => {
  await page.goto(at('/pricing?from=chat'))
  await choose(page, { ...saturday, Players: '3' })
  const sum = face(page).locator('b').filter({ visible: true })
  await expect(sum).toHaveText('₹1,230')
  await expect(each(page)).toHaveText('₹410 each')
  await expect(page).toHaveURL(at('/pricing?from=chat&day=sat&hours=4&players=3'))
  const chat = await face(page).getByRole('link').getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toBe(
    'Hi Volt Arena! I would like to book: Saturday, Daytime, 3 players, 4 hours, PRO MAX, ₹1,230. Is there a seat?',
  )
  await expect(finder(page).getByRole('status')).toHaveText(
    '3 players: ₹1,230. ₹410 each. XP Boost 3h + Quick Respawn 1h: ask if you can use both. Make it 5 hours: ₹39 more a seat (Power Play)',
  )

  await page.goto(at('/contact'))
  await page.goBack()
  await expect(sum).toHaveText('₹1,230')
  await page.goto(at('/?day=sat&hours=4&players=6'))
  await expect(sum).toHaveText('₹2,460+')
  const fromHome = await face(page).getByRole('link').getAttribute('href')
  expect(new URL(fromHome ?? '').searchParams.get('text')).toContain(
    'Saturday, 6 players or more, 4 hours, PRO MAX, ₹2,460+.',
  )
  await page.goto(at('/pricing?day=nonsense&hours=99&tier=none'))
  await expect(sum).toHaveText('₹110')
})

test('the ticket and the price lists have one state', async ({ page }) => {
  await page.goto(at('/pricing'))
  const lists = page.locator('#pricing')
  await choose(page, { Screen: 'PRO ULTRA 360Hz', Day: 'Sun' })
  await expect(lists.getByRole('radio', { name: 'PRO ULTRA' })).toBeChecked()
  await expect(lists.getByRole('radio', { name: 'Fri–Sun' })).toBeChecked()
  await expect(page.locator('#warriors-grind').getByText('₹1,199')).toBeVisible()
  await expect(finder(page).getByRole('status')).not.toBeEmpty()
  await lists.getByRole('radio', { name: 'Mon–Thu' }).check()
  await expect(finder(page).getByRole('status')).toBeEmpty()
  await lists.getByRole('radio', { name: 'PRO MAX' }).check()
  await expect(finder(page).getByRole('radio', { name: 'PRO MAX' })).toBeChecked()
  await expect(finder(page).getByRole('radio', { name: 'Mon', exact: true })).toBeChecked()
  await page.goto(at('/pricing?tier=360hz&day=mon'))
  await expect(lists.getByRole('radio', { name: 'PRO ULTRA' })).toBeChecked()
  await expect(page.locator('#weekday-gg-night').getByText('₹349')).toBeVisible()
})

test('prices do not come from texts that a translator has changed', async ({ page }) => {
  await page.goto(at('/pricing'))
  await page.evaluate(() => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (
        walker.currentNode instanceof Text &&
        walker.currentNode.parentElement?.matches(':not(script, style)')
      )
        texts.push(walker.currentNode)
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      const translated = text.data.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(translated)
    }
  })
  for (const [name, value] of [
    ['day', 'wed'],
    ['hours', '3'],
    ['players', '5'],
  ])
    await finder(page).locator(`[name=${name}][value="${value}"]`).check()
  await expect(face(page).locator('b').filter({ visible: true })).toHaveText('₹1,200')
  await expect(each(page)).toHaveText('₹240 each')
  const chat = async () =>
    new URL((await face(page).getByRole('link').getAttribute('href')) ?? '').searchParams.get('text')
  expect(await chat()).toContain('₹1,200. Is there a seat?')
  await finder(page).locator('[name=players][value="1"]').check()
  expect(await chat()).toContain('₹240. Is there a seat?')
  await finder(page).locator('[name=players][value="6"]').check()
  await expect(face(page).locator('b').filter({ visible: true })).toHaveText('₹1,440+')
  expect(await chat()).toContain('6 players or more, 3 hours')
})

for (const state of ['is late', 'never comes'] as const)
  test(`while the script ${state}, every price has its label, and the lists show what is marked`, async ({
    page,
  }) => {
    let deliver = () => {}
    const delivered = new Promise<void>((resolve) => {
      deliver = resolve
    })
    await page.route('**/assets/main*.js', async (route) => {
      if (state === 'never comes') return route.abort()
      await delivered
      await route.continue()
    })
    await page.goto(at('/pricing'), { waitUntil: 'commit' })
    const lists = page.locator('#pricing')
    await choose(page, { Screen: 'PRO ULTRA 360Hz', Day: 'Sat', Hours: '3' })
    // Without its script, the finder has the price of a seat alone, and does not ask for players.
    if (state === 'is late') await choose(page, { Players: '5' })
    const sum = face(page).locator('b').filter({ visible: true })
    await expect(sum).toHaveText('₹330')
    await expect(each(page)).toHaveText('each')
    await lists.getByRole('radio', { name: 'PRO ULTRA' }).check()
    // Nor does it choose the list of a part of the week: both are shown.
    if (state === 'is late') await lists.getByRole('radio', { name: 'Fri–Sun' }).check()
    await expect(page.locator('#weekend-xp-boost .price').filter({ visible: true })).toHaveText('₹330')
    await choose(page, { Screen: 'PS5 Lounge 4K TV', Controllers: '2' })
    await expect(each(page)).toHaveCount(0)
    if (state === 'never comes') return
    await choose(page, { Screen: 'PRO ULTRA 360Hz' })
    deliver()
    // What was chosen before stays chosen.
    await expect(sum).toHaveText('₹660')
    await expect(each(page)).toHaveText('₹330 each')
  })

test('a price that cannot be calculated leaves the price of a seat', async ({ page }) => {
  await page.goto(at('/pricing'))
  await choose(page, { ...saturday, Players: '3' })
  await expect(each(page)).toHaveText('₹410 each')
  await page.evaluate(missing['an unknown language'])
  await choose(page, { Players: '4' })
  await expect(face(page).locator('b').filter({ visible: true })).toHaveText('₹410')
  await expect(each(page)).toHaveText('each')
  const chat = await face(page).getByRole('link').getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('I would like to book a session')
})

test('the focus order is the visual order', async ({ page }) => {
  await page.goto(at('/pricing?day=mon'))
  await finder(page).getByRole('radio', { name: 'PRO MAX' }).focus()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  for (const name of ['screen', 'day', 'start', 'hours', 'players']) {
    expect(await focused()).toBe(name)
    await page.keyboard.press('Tab')
  }
  await expect(face(page).getByRole('link', { name: 'Book this' })).toBeFocused()
})

for (const [width, path, before, after] of [
  [1440, '/', '.hero .buttons a', '.hero .status a'],
  [390, '/', '.hero .buttons a', '.hero .status a'],
  [1440, '/pricing', '.price-tools a', '.switches input'],
  [390, '/pricing', '.switches input', '.price-tools a'],
] as const)
  test(`at ${width} px, the keyboard goes through ${path} as the eye does`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(at(path))
    await page.locator(before).filter({ visible: true }).first().focus()
    const isNext = () => page.evaluate((next) => document.activeElement?.matches(next), after)
    for (let presses = 0; presses < 14 && !(await isNext()); presses++) await page.keyboard.press('Tab')
    expect(await isNext()).toBe(true)
  })

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  for (const { name, now, day, label, time, isOpen } of [
    {
      name: 'in the afternoon',
      now: '2026-11-28T15:00',
      day: 'Sat',
      label: 'Open till',
      time: '11:30 PM',
      isOpen: true,
    },
    {
      name: 'before it opens',
      now: '2026-11-29T06:00',
      day: 'Sun',
      label: 'Opens',
      time: '8:30 AM',
      isOpen: false,
    },
    {
      name: 'after it closed',
      now: '2026-11-30T23:45',
      day: 'Mon',
      label: 'Opens',
      time: '8:30 AM',
      isOpen: false,
    },
  ]) {
    test(`the first screen shows whether the café is open ${name}, in its own time zone`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date(`${now}+05:30`))
      await page.goto(at('/pricing'))
      const status = page.locator('.status')
      await expect(status.locator('.status__open')).toHaveText(`${label} ${time}`)
      expect(await status.evaluate((element) => element.hasAttribute('data-is-open'))).toBe(isOpen)
      await expect(finder(page).getByRole('radio', { name: day, exact: true })).toBeChecked()
    })
  }

  test('the first screen shows closed days and the next tournament that is not over', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-12-01T15:00+05:30'))
    await page.goto(atClosed('/pricing'))
    await expect(page.locator('.status__open')).toHaveText('Opens Thu 12:00')
    await page.clock.setFixedTime(new Date('2026-12-03T15:00+05:30'))
    await page.reload()
    await expect(page.locator('.status__open')).toHaveText('Open till 18:00')
    await page.clock.setFixedTime(new Date('2026-11-28T01:00+05:30'))
    await page.goto(at('/'))
    await expect(page.locator('.status__next').filter({ visible: true })).toHaveText(
      'Next, Sat 7 PM Valorant',
    )
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the first screen shows the usual hours, and the next tournament of the build', async ({ page }) => {
    await page.goto(at('/'))
    await expect(page.locator('.status__open')).toHaveText('Open 8:30 AM to 11:30 PM')
    await expect(page.locator('.status__next').filter({ visible: true })).toHaveText('Next, Fri 8 PM BGMI')
  })
})

test('the ticket of a café with other tiers and no consoles is right', async ({ page }) => {
  await page.goto(atSecond('/pricing'))
  await choose(page, {
    Screen: 'Typhoon 1080p at 280Hz',
    Day: 'Tue',
    Start: 'from 17:30',
    Hours: '4',
    Players: '2',
  })
  await expect(face(page).locator('b').filter({ visible: true })).toHaveText('₹756')
  await expect(
    face(page).locator('span').filter({ visible: true, hasText: '3 × Chaya Break 1.5 h' }),
  ).toHaveCount(1)
})

test.describe('on a phone', () => {
  test.use({ ...phone, viewport: { width: 390, height: 740 } })

  /** One screen further down than now. */
  const scrollOneScreen = (page: Page) =>
    page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }))
  const sum = (page: Page) => face(page).locator('b').filter({ visible: true })

  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-27T18:00+05:30'))
    await page.goto(at('/'))
  })

  test('status, price of an hour and next tournament: no action', async ({ page }) => {
    for (const text of ['Open till 11:30 PM', 'PC, 1 hour ₹110', 'In 2 h 00 BGMI'])
      await expect(page.locator('.status li').filter({ hasText: text })).toBeInViewport({ ratio: 1 })
  })

  test('four hours for three on Saturday night: one screen further down', async ({ page }) => {
    await scrollOneScreen(page)
    const { Screen, Day, Hours } = saturday
    await choose(page, { Screen, Day, Hours, Players: '3' })
    await expect(sum(page)).toHaveText('₹1,230')
    await expect(sum(page)).toBeInViewport({ ratio: 1 })
  })

  test('the bar at the bottom shows and books the choice in the ticket', async ({ page }) => {
    const bar = page.locator('.thumb-bar')
    await expect(bar).toContainText('PC, 1 hour ₹110')
    await choose(page, { Day: 'Sat', Hours: '4', Players: '3' })
    await page.locator('#pricing .price-row').last().scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
    await expect(bar).toContainText('Sat, 3 players, 4 hours ₹1,230')
    const chat = await bar.getByRole('link').getAttribute('href')
    expect(new URL(chat ?? '').searchParams.get('text')).toContain(
      'Saturday, 3 players, 4 hours, PRO MAX, ₹1,230.',
    )
    await page.goto(at('/pricing?tier=ps5&players=5&day=sun'))
    await expect(bar.locator('strong')).toBeEmpty()
  })

  test('the bar at the bottom registers for the next tournament while registration is open', async ({
    page,
  }) => {
    const bar = page.locator('.thumb-bar')
    for (const [path, now, text] of [
      ['/tournaments', '2026-11-27T12:00', 'Entries open till Fri 6 PM BGMI Enter on WhatsApp'],
      ['/tournaments/valorant', '2026-11-27T12:00', 'Entries open till Sat 5 PM Valorant Enter on WhatsApp'],
      ['/tournaments/valorant', '2026-11-29T12:00', 'PC, 1 hour ₹110 Book Your Session'],
    ] as const) {
      await page.clock.setFixedTime(new Date(`${now}+05:30`))
      await page.goto(at(path))
      await page.locator('#rules').scrollIntoViewIfNeeded()
      await expect(bar).toBeVisible()
      await expect.poll(async () => (await bar.innerText()).replaceAll(/\s+/g, ' ')).toBe(text)
    }
  })

  test('a PS5 for four on a birthday: one screen further down', async ({ page }) => {
    await scrollOneScreen(page)
    await choose(page, { Screen: 'PS5 Lounge 4K TV', Day: 'Sat', Hours: '3', Controllers: '4' })
    await expect(sum(page)).toHaveText('₹810')
    await expect(sum(page)).toBeInViewport({ ratio: 1 })
  })

  test('the next Valorant tournament: one tap, at most one screen further down', async ({ page }) => {
    await page.locator('.status').getByRole('link', { name: 'BGMI' }).tap()
    await expect(page).toHaveURL(at('/tournaments'))
    const night = page.locator('.week__day').filter({ hasText: 'Valorant' })
    const { y = Number.NaN, height = Number.NaN } = (await night.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(2 * (page.viewportSize()?.height ?? 0))
    await night.scrollIntoViewIfNeeded()
    await expect(night).toBeInViewport({ ratio: 1 })
    await expect(night).toContainText('Sat 28')
    await expect(night).toContainText('7–11 PM')
  })

  test('the way from Hinjewadi Phase 2: one screen further down, one tap', async ({ page }) => {
    await scrollOneScreen(page)
    const link = page.locator('#home').getByRole('link', { name: 'Hinjewadi' })
    await expect(link).toBeInViewport({ ratio: 1 })
    await link.tap()
    await expect(page.getByRole('link', { name: 'Directions to Wakad' })).toBeInViewport({ ratio: 1 })
    await scrollOneScreen(page)
    await expect(page.locator('.reach__own').filter({ hasText: /Phase 2 ?14/ })).toBeInViewport({
      ratio: 0.9,
    })
  })
})
