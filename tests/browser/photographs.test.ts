/** Photographs are not darkened: the picture at the top of a page has no scrim (design section 6). */
import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { at, boxes, routes, test } from './site.ts'

/** The home page and the price finder have pictures of their own design, the others have labels, a drawing, a figure or the newest guide. */
const ofTheirOwn = [
  '/',
  '/pricing',
  '/gear',
  '/comparison',
  '/faq',
  '/contact',
  '/location/hinjewadi',
  '/blog',
  '/404',
]
const inner = [...routes.filter((route) => !ofTheirOwn.includes(route)), '/tournaments/valorant']

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The mean luminance of an area of the screen, from 0 to 255. */
async function shownLuminance(page: Page, clip: Area): Promise<number> {
  const { channels } = await sharp(await page.screenshot({ clip })).stats()
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The same for the file itself, cropped as in the style. */
const ownLuminance = (page: Page, area: Area): Promise<number> =>
  page.locator('img[fetchpriority=high]').evaluate(async (image: HTMLImageElement, area) => {
    // Decoding fails if a new page width has just chosen another file.
    const isDecoded = () =>
      image.decode().then(
        () => true,
        () => false,
      )
    while (!(await isDecoded())) await new Promise(requestAnimationFrame)
    const box = image.getBoundingClientRect()
    const [left = 50, top = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat)
    const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight)
    const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
    const canvas = new OffscreenCanvas(area.width, area.height)
    const context = canvas.getContext('2d')
    if (!context) return 0
    const x = box.x - area.x + ((box.width - width) * left) / 100
    const y = box.y - area.y + ((box.height - height) * top) / 100
    context.drawImage(image, x, y, width, height)
    const { data } = context.getImageData(0, 0, area.width, area.height)
    let sum = 0
    for (let index = 0; index < data.length; index += 4)
      sum += 0.2126 * (data[index] ?? 0) + 0.7152 * (data[index + 1] ?? 0) + 0.0722 * (data[index + 2] ?? 0)
    return sum / (data.length / 4)
  }, area)

/** Without those that lead to a larger one on the page. */
const photographsOf = (page: Page) =>
  page
    .locator('picture:not(a[href^="#"] picture) img[src^="/images/"]')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')))

test('every inner page shows its photograph without darkening it, and none twice', async ({ page }) => {
  const photo = page.locator('img[fetchpriority=high]')
  for (const route of [...inner, '/blog/ps5-gaming-wakad-complete-guide']) {
    await page.goto(at(route))
    const files = await photographsOf(page)
    expect.soft(new Set(files).size, `${route}: ${files.join(' ')}`).toBe(files.length)
    for (const [width, share, fade] of [
      [390, 0.6, 96],
      [1440, 0.5, 60],
    ] as const) {
      await page.setViewportSize({ width, height: 1400 })
      const box = await photo.boundingBox()
      if (!box) throw new Error('There is no photograph.')
      // Without the plate of the trail at the top and that of a headline, or the end that fades, and right of the slash.
      const area = {
        x: Math.round(box.x + box.width * (1 - share)),
        y: Math.round(box.y + 48),
        width: Math.floor(box.width * share),
        height: Math.floor(box.height - 48 - fade),
      }
      const own = await ownLuminance(page, area)
      const shown = await shownLuminance(page, area)
      const what = `${route} at ${width} px: ${shown} of ${own}`
      expect.soft(shown / own, what).toBeGreaterThan(0.9)
      expect.soft(shown / own, what).toBeLessThan(1.1)
    }
  }
})

test('on phones, the photograph is as wide as the page, 280 to 340 px high, with the headline on its last 36', async ({
  page,
}) => {
  for (const height of [740, 844]) {
    await page.setViewportSize({ width: 390, height })
    for (const route of ['/location/pimpri-chinchwad', '/tournaments', '/about']) {
      await page.goto(at(route))
      const heading = page.getByRole('heading', { level: 1 })
      const [photo, headline] = await boxes(page, page.locator('img[fetchpriority=high]'), heading)
      expect(photo).toMatchObject({ x: 0, width: 390 })
      expect(photo.height).toBeGreaterThan(280)
      expect(photo.height).toBeLessThan(340)
      expect(headline.top).toBeCloseTo(photo.bottom - 36, 0)
    }
  }
})

test('on the first screen of a phone, home has its headline, the button that books, and what is true now', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 740],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(at('/'))
    const heading = page.getByRole('heading', { level: 1 })
    const [headline, buttons, strip] = await boxes(
      page,
      heading,
      page.locator('.hero .buttons'),
      page.locator('.hero__strip'),
    )
    expect(headline.bottom).toBeLessThan(buttons.top)
    expect(buttons.bottom).toBeLessThan(height)
    expect(buttons.bottom).toBeLessThanOrEqual(strip.top)
    if (width === 390) expect(strip.bottom).toBeLessThanOrEqual(height)
  }
})
