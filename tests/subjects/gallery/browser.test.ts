import { expect, type Page } from 'playwright/test'
import { expectMarkedSelection } from '../../browser/places.ts'
import { at, phone, test } from '../../browser/site.ts'
import { without } from '../../browser/without.ts'

/** Waits until one picture is at the start of the stage; on phones, the edge of the next one is visible. */
const expectShown = (page: Page, number: number) =>
  expect
    .poll(
      () =>
        page.locator('.gallery__pictures').evaluate((row) => {
          const { x } = row.getBoundingClientRect()
          const isFirst = (picture: Element) => Math.abs(picture.getBoundingClientRect().x - x) < 1
          return [...row.children].findIndex(isFirst) + 1
        }),
      { intervals: [50] },
    )
    .toBe(number)
const button = (page: Page, name: string) => page.getByRole('button', { name })

test('previous and next step through the pictures and wrap around', async ({ page }) => {
  await page.goto(at('/gallery'))
  for (const number of [2, 3, 4, 5, 6, 1]) {
    await button(page, 'Next picture').click()
    await expectShown(page, number)
    await expect(page.getByText(`${number} / 6`, { exact: true })).toBeInViewport()
    await expect(page.getByRole('status')).toContainText(`${number} / 6`)
  }
  await button(page, 'Previous picture').click()
  await expectShown(page, 6)
  await button(page, 'Previous picture').click()
  await expectShown(page, 5)
})

test('quick steps are all counted', async ({ page }) => {
  await page.goto(at('/gallery'))
  for (let step = 0; step < 3; step++) await button(page, 'Next picture').click()
  await expectShown(page, 4)
})

test('thumbnails jump and are marked, and the address stays as it is', async ({ page }) => {
  await page.goto(at('/gallery'))
  await page.getByRole('link', { name: 'Community Events' }).click()
  await expectShown(page, 4)
  await expect(page.getByRole('link', { name: 'Community Events' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('link', { name: 'Show Gaming Setup' })).toHaveAttribute('aria-current', 'false')
  await expect(page).toHaveURL(at('/gallery'))
})

test('arrow keys step while the gallery has the focus', async ({ page }) => {
  await page.goto(at('/gallery'))
  await page.locator('.gallery__pictures').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 3)
  await page.keyboard.press('ArrowLeft')
  await expectShown(page, 2)
})

test('the full-screen view opens at the current picture, steps, and restores picture and focus', async ({
  page,
}) => {
  await page.goto(at('/gallery'))
  await button(page, 'Next picture').click()
  await button(page, 'View full screen').click()
  const view = page.getByRole('dialog', { name: 'Gallery, full screen' })
  await expect(view).toBeVisible()
  await expectShown(page, 2)
  expect(await view.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 })
  await expect(button(page, 'Close')).toBeFocused()

  await button(page, 'Next picture').click()
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 4)
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(view).toBeHidden()
  await expectShown(page, 4)
  await expect(button(page, 'View full screen')).toBeFocused()

  await button(page, 'View full screen').click()
  await button(page, 'Close').click()
  await expect(view).toBeHidden()
})

test('the page does not move while the view is open', async ({ page }) => {
  await page.goto(at('/'))
  await button(page, 'View full screen').scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  const height = () => page.locator('#gallery').evaluate((gallery) => gallery.clientHeight)
  const before = await height()
  await button(page, 'View full screen').click()
  expect(await height()).toBe(before)
  await page.keyboard.press('Escape')
  expect(await height()).toBe(before)
})

test('only the picture and its neighbours are fetched, and only once the gallery is near', async ({
  page,
}) => {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const name = /gallery-[a-z-]+/.exec(request.url())?.[0]
    // Thumbnails are smaller than any picture on the stage.
    if (name && !request.url().includes('-480.')) fetched.add(name)
  })
  // Chromium fetches what is up to 3,000 px below the window, where it does not know how fast the connection is.
  await page.setViewportSize({ width: 800, height: 500 })
  await page.goto(at('/'), { waitUntil: 'load' })
  const thumbnails = page.locator('#gallery [data-thumbnails] img')
  const names = await thumbnails.evaluateAll((images) =>
    images.map((image) => /gallery-[a-z-]+/.exec(image.getAttribute('src') ?? '')?.[0] ?? ''),
  )
  const [first = '', second = '', third = ''] = names
  await page.waitForTimeout(300)
  for (const name of [first, second, third]) expect([...fetched]).not.toContain(name)
  await page.locator('#gallery').scrollIntoViewIfNeeded()
  await expect.poll(() => [...fetched]).toEqual(expect.arrayContaining([first, second, names.at(-1)]))
  expect([...fetched]).not.toContain(third)
  await page.locator('#gallery [data-thumbnails] a').nth(1).click()
  await expect.poll(() => [...fetched]).toContain(third)
})

for (const [width, height] of [
  [1440, 900],
  [390, 740],
] as const) {
  test(`headline, picture, caption and counter are in view at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(at('/gallery'))
    const parts = [
      page.getByRole('heading', { level: 1 }),
      page.locator('.gallery__pictures img').first(),
      page.getByText('1 / 6', { exact: true }),
      page.locator('.gallery__caption').first(),
    ]
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
  })

  test(`below the first, all pictures are shown large at ${width} × ${height}, and each leads back to the stage`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(at('/gallery'))
    const pictures = await page.locator('.gallery__thumbnails a').all()
    expect(pictures).toHaveLength(5)
    for (const [index, picture] of pictures.entries()) {
      const number = index + 2
      await expect(picture).toHaveAttribute('href', `#gallery-${number}`)
      await picture.scrollIntoViewIfNeeded()
      const box = await picture.boundingBox()
      expect(box?.width).toBeGreaterThan(width / 4)
      expect(box?.height).toBeGreaterThan(150)
      await picture.click()
      await expect(picture).toHaveAttribute('aria-current', 'true')
      await expect(page.locator('.gallery__pictures img').nth(number - 1)).toBeInViewport({ ratio: 0.9 })
      await expect(page.getByText(`${number} / 6`, { exact: true })).toBeInViewport()
    }
  })
}

test.describe('on a phone', () => {
  test.use(phone)

  test('a swipe shows the next picture and marks its thumbnail', async ({ page }) => {
    await page.goto(at('/gallery'))
    const row = page.locator('.gallery__pictures')
    await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.waitForTimeout(300)
    const box = await row.boundingBox()
    const client = await page.context().newCDPSession(page)
    const y = (box?.y ?? 0) + 180
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 330, y }] })
    for (let x = 320; x >= 60; x -= 20) {
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
      await page.waitForTimeout(16)
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expectShown(page, 2)
    await expect(page.getByRole('link', { name: 'Show VIP Gaming Room' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('thumbnails link to their pictures, and there are no buttons without a function', async ({ page }) => {
    await page.goto(at('/gallery'))
    await page.getByRole('link', { name: 'Community Events' }).click()
    await expect(page.getByRole('img', { name: /cake/i }).first()).toBeInViewport()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

without(
  ['no IntersectionObserver', 'no dialogs', 'no scrollTo', 'no reflection of ARIA', 'no toggleAttribute'],
  'a thumbnail of the gallery shows its picture',
  async (page) => {
    await page.goto(at('/gallery'))
    await page.getByRole('link', { name: 'Gaming Setup' }).click()
    await expect(page.locator('[data-pictures] > *').last()).toBeInViewport()
  },
)

test('with forced colours, the thumbnail of the picture that is shown is marked', async ({ page }) => {
  await page.goto(at('/gallery'))
  await button(page, 'Next picture').click()
  await expectMarkedSelection(page, '/gallery', '.gallery__thumbnails a')
})
