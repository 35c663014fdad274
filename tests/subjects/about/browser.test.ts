import { expect } from 'playwright/test'
import { at, boxes, test } from '../../browser/site.ts'

test('on home, three cards lead to equipment, tournaments and prices', async ({ page }) => {
  await page.goto(at('/'))
  const cards = page.locator('#about .about__cards a')
  await expect(cards).toHaveText(['Hardware', 'Tournaments', 'Prices'])
  expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/gear',
    '/tournaments',
    '/pricing',
  ])
})

test('on home, all cards are in the band on the photograph, beside each other', async ({ page }) => {
  // Else the photograph arrives while one scrolls.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('/'))
  const cards = page.locator('#about .about__cards a')
  for (const width of [960, 1024, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const [band, photo, ...links] = await boxes(
      page,
      page.locator('#about .about__cards'),
      page.locator('#about .about__photo img'),
      ...(await cards.all()),
    )
    expect(band.bottom, `${width} px`).toBeCloseTo(photo.bottom, 0)
    for (const [index, link] of links.entries()) {
      expect(link.top, `${width} px`).toBeGreaterThanOrEqual(band.top)
      expect(link.bottom, `${width} px`).toBeLessThanOrEqual(band.bottom)
      expect(link.right, `${width} px`).toBeLessThanOrEqual(links[index + 1]?.left ?? width)
    }
  }
})
