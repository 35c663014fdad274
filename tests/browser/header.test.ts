import { expect, type Page } from 'playwright/test'
import { at, phone, test } from './site.ts'

const background = (page: Page) =>
  page.locator('.header').evaluate((header) => getComputedStyle(header).backgroundColor)
const scrollPage = (page: Page, top: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, right, bottom, width } = element.getBoundingClientRect()
    return { left, right, bottom, width }
  })

test('the header is transparent up to 50 pixels and opaque past them', async ({ page }) => {
  await page.goto(at('/'))
  expect(await background(page)).toBe('rgba(0, 0, 0, 0)')
  await scrollPage(page, 49)
  await page.waitForTimeout(300)
  expect(await background(page)).toBe('rgba(0, 0, 0, 0)')
  await scrollPage(page, 51)
  await expect.poll(() => background(page)).toBe('rgb(11, 13, 18)')
  await scrollPage(page, 0)
  await expect.poll(() => background(page)).toBe('rgba(0, 0, 0, 0)')
})

test('back-to-top link appears after 300 px', async ({ page }) => {
  await page.goto(at('/contact'))
  const button = page.getByRole('link', { name: 'Back to top' })
  await scrollPage(page, 299)
  await page.waitForTimeout(300)
  await expect(button).toBeHidden()
  await scrollPage(page, 1200)
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(button).toBeHidden()
  // The keyboard goes on from the top.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('back-to-top link appears after 300 px, also while scrolling down', async ({ page }) => {
    await page.goto(at('/contact'))
    const button = page.getByRole('link', { name: 'Back to top' })
    await scrollPage(page, 299)
    await page.waitForTimeout(300)
    await expect(button).toBeHidden()
    for (const top of [301, 1200]) {
      await scrollPage(page, top)
      await expect(button).toBeVisible()
    }
  })

  test('back-to-top link is between the name and the call in the header', async ({ page }) => {
    await page.goto(at('/contact'))
    for (const width of [320, 390, 640]) {
      await page.setViewportSize({ width, height: 740 })
      await scrollPage(page, 1200)
      await expect(page.locator('.to-top')).toBeVisible()
      const [name, button, call, header] = await Promise.all(
        ['.header__name', '.to-top', '.header__call', '.header'].map((selector) => boxOf(page, selector)),
      )
      expect(button?.left).toBeGreaterThanOrEqual(name?.right ?? Infinity)
      expect(button?.right).toBeLessThanOrEqual(call?.left ?? 0)
      expect(button?.bottom).toBeLessThanOrEqual(header?.bottom ?? 0)
    }
  })
})

test('back-to-top link is in the margin of the page, where it covers nothing', async ({ page }) => {
  await page.goto(at('/contact'))
  for (const width of [700, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await scrollPage(page, 1200)
    await expect(page.locator('.to-top')).toBeVisible()
    const margin = await page
      .locator('.section')
      .first()
      .evaluate((section) => getComputedStyle(section).paddingRight)
    const { left, width: size } = await boxOf(page, '.to-top')
    expect(left).toBeGreaterThanOrEqual(width - Math.max(Number.parseFloat(margin), width * 0.04))
    expect(size).toBeGreaterThanOrEqual(24)
  }
})

test.describe('for visitors who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('back-to-top link jumps without animation', async ({ page }) => {
    await page.goto(at('/contact'))
    await scrollPage(page, 2000)
    await page.getByRole('link', { name: 'Back to top' }).click()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('a link to the current page scrolls to its top and loads nothing', async ({ page }) => {
  await page.goto(at('/contact#top'))
  await scrollPage(page, 2000)
  let loads = 0
  page.on('request', (request) => request.isNavigationRequest() && loads++)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(loads).toBe(0)
  await expect(page).toHaveURL(at('/contact'))
})

test.describe('the menu of a phone', () => {
  test.use(phone)

  test('opens with its state exposed, and closes by its button, Escape, a tap outside and leaving it', async ({
    page,
  }) => {
    await page.goto(at('/'))
    const button = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(menu).toBeHidden()

    await button.tap()
    await expect(menu).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await button.tap()
    await expect(menu).toBeHidden()

    await button.tap()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')

    await button.tap()
    // Between the name and the call button, where nothing takes the focus.
    await page.touchscreen.tap(215, 34)
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(at('/'))

    await button.tap()
    await menu.getByRole('link', { name: 'Open the Map' }).focus()
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
  })

  test('choosing a link closes it, also the link to the current page', async ({ page }) => {
    await page.goto(at('/contact'))
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await page.getByRole('button', { name: 'Menu' }).tap()
    await menu.getByRole('link', { name: 'Contact' }).tap()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await menu.getByRole('link', { name: 'Pricing' }).tap()
    await expect(page).toHaveURL(at('/pricing'))
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  })
})

test.describe('without script', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('the menu opens and its links work; the footer links to the top', async ({ page }) => {
    await page.goto(at('/'))
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await page.locator('.header summary').tap()
    await menu.getByRole('link', { name: 'Contact' }).tap()
    await expect(page).toHaveURL(at('/contact'))
    const button = page.getByRole('link', { name: 'Back to top' })
    await expect(button).not.toBeInViewport()
    await button.scrollIntoViewIfNeeded()
    await button.tap()
    await expect(page).toHaveURL(/#content$/)
    await expect(button).not.toBeInViewport()
  })
})
