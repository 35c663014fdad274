import { expect, type Page } from 'playwright/test'
import { expectMarkedSelection } from '../../browser/places.ts'
import { at, errorsOf, refuseAddresses, test } from '../../browser/site.ts'
import { visible, without } from '../../browser/without.ts'

const names = ['Gaming Equipment', 'Pricing & Value', 'Location & Hours', 'Services & Events']

/** Tables about other things than a tab; each table has the name of its tab. */
const tablesOfOthers = (page: Page, name: string) =>
  page.getByRole('table').and(page.locator(`:not(:has(caption:text("${name}")))`))

test('one tab of four is active, the first to begin with, and shows its table', async ({ page }) => {
  await page.goto(at('/comparison'))
  await expect(page.getByRole('tab')).toHaveText(names)
  for (const name of ['Gaming Equipment', 'Location & Hours', 'Services & Events', 'Pricing & Value']) {
    if (name !== 'Gaming Equipment') await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tab', { selected: true })).toHaveText([name])
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name)
    await expect(tablesOfOthers(page, name)).toHaveCount(0)
    await expect(page.getByRole('table', { name })).not.toHaveCount(0)
  }
  await expect(page).toHaveURL(at('/comparison#compare-pricing'))
})

test('arrow keys wrap around, Home and End go to the ends; Tab moves from the tabs to the panel', async ({
  page,
}) => {
  await page.goto(at('/comparison'))
  await page.getByRole('tab', { name: names[0] }).focus()
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['End', 3],
    ['ArrowRight', 0],
    ['ArrowLeft', 3],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('tab', { name: names[index] })).toBeFocused()
    await expect(page.getByRole('tab', { selected: true })).toHaveText([names[index] ?? ''])
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel')).toBeFocused()
})

test('the address chooses the tab, at first and later', async ({ page }) => {
  await page.goto(at('/comparison#compare-location'))
  await expect(page.getByRole('tab', { selected: true })).toHaveText([names[2] ?? ''])
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport()
  await expect(page.getByRole('table', { name: names[2], exact: true })).toBeInViewport()
  await page.evaluate(() => {
    location.hash = 'compare-services'
  })
  await expect(page.getByRole('tab', { selected: true })).toHaveText([names[3] ?? ''])
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
})

test('before the script has run, the panel of the address is shown, else the first; all if it cannot be loaded', async ({
  page,
}) => {
  let refuse = () => {}
  const refused = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await page.route('**/assets/main*.js', async (route) => {
    await refused
    await route.abort()
  })
  await page.goto(at('/comparison'), { waitUntil: 'commit' })
  await expect(page.getByRole('table', { name: names[0] })).not.toHaveCount(0)
  await expect(tablesOfOthers(page, names[0] ?? '')).toHaveCount(0)
  await page.getByRole('link', { name: names[2] }).click()
  await expect(page.getByRole('table', { name: names[2], exact: true })).toBeVisible()
  await expect(tablesOfOthers(page, names[2] ?? '')).toHaveCount(0)
  refuse()
  for (const name of names) await expect(page.getByRole('table', { name }).first()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('all tables are shown, and the links lead to them', async ({ page }) => {
    await page.goto(at('/comparison'))
    for (const name of names) await expect(page.getByRole('table', { name }).first()).toBeVisible()
    await page.getByRole('link', { name: names[3] }).click()
    await expect(page.getByRole('table', { name: names[3] })).toBeInViewport()
  })
})

test('on a phone, all tabs are on the screen, also on the home page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/comparison']) {
    await page.goto(at(path))
    for (const name of names) {
      const { x = -1, width = 0 } = (await page.getByRole('tab', { name }).boundingBox()) ?? {}
      expect.soft(x, name).toBeGreaterThanOrEqual(0)
      expect.soft(x + width, name).toBeLessThanOrEqual(390)
    }
  }
})

test('bars are drawn on one scale, with the price at the end of each', async ({ page }) => {
  await page.goto(at('/comparison'))
  const bars = await page.locator('.price-bars dd').evaluateAll((all) =>
    all.map((bar) => ({
      price: Number(bar.textContent?.replaceAll(/\D/g, '')),
      width: bar.querySelector('svg')?.getBoundingClientRect().width ?? 0,
    })),
  )
  expect(bars.length).toBeGreaterThanOrEqual(7)
  const [first] = bars
  for (const { price, width } of bars)
    expect(Math.abs(width / price - (first?.width ?? 0) / (first?.price ?? 1))).toBeLessThan(0.02)
})

test('the home page leads to the rows after the first three', async ({ page }) => {
  await page.goto(at('/#compare-equipment'))
  await expect(page.locator('#compare-equipment tbody tr')).toHaveCount(3)
  const last = page.getByRole('rowheader', { name: 'Gaming PCs' })
  await expect(last).toHaveCount(0)
  await page.getByRole('link', { name: /^The whole table.*Gaming Equipment$/ }).click()
  await expect(last).toBeVisible()
})

without(
  ['no reflection of ARIA', 'no toggleAttribute', 'replaceState refused', 'no matchMedia'],
  'the selected tab is that of the panel which is shown',
  async (page) => {
    await page.goto(at('/comparison'))
    await page.locator('[data-tabs] a').nth(2).click()
    expect((await visible(page, '.comparison__panel')).map(({ id }) => id)).toEqual(['compare-location'])
    const selected = page.locator('[data-tabs] [aria-selected=true]')
    if ((await selected.count()) > 0) await expect(selected).toHaveAttribute('href', '#compare-location')
  },
)

test('where the browser refuses to change the address, tabs still work', async ({ page }) => {
  const errors = errorsOf(page)
  await refuseAddresses(page)
  await page.goto(at('/comparison'))
  const tab = page.getByRole('tab').nth(2)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  expect(errors).toEqual([])
})

test('with forced colours, the selected tab is marked', async ({ page }) => {
  await expectMarkedSelection(page, '/comparison', '.comparison__tabs a')
})
