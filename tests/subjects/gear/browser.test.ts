import { expect } from 'playwright/test'
import { at, boxes, test } from '../../browser/site.ts'

for (const width of [390, 1440]) {
  test(`at ${width} px, each number on a photograph is on it, large enough, and leads to its entry`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/gear']) {
      await page.goto(at(path))
      const tags = page.locator('.labelled__tag')
      await expect(tags).toHaveCount(6)
      for (const tag of await tags.all()) {
        const [box, photo] = await boxes(page, tag, tag.locator('..'))
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
        expect(box.y).toBeGreaterThanOrEqual(photo.y)
        expect(box.y + box.height).toBeLessThanOrEqual(photo.y + photo.height)
        const number = await tag.locator('.tag').textContent()
        await expect(page.locator(`${await tag.getAttribute('href')} .tag`)).toHaveText(number ?? '')
      }
    }
  })
}

test('the chosen number is marked in the list', async ({ page }) => {
  await page.goto(at('/gear'))
  const colour = () =>
    page.locator('#gear-mice .tag').evaluate((element) => getComputedStyle(element).backgroundColor)
  const before = await colour()
  await page.locator('.labelled__tag[href="#gear-mice"]').click()
  await expect.poll(colour).not.toBe(before)
})

test('no name on a photograph that is cut reaches into the one beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(at('/gear'))
  const over = await page.locator('.cut--end').evaluateAll((photos) =>
    photos.flatMap((photo) => {
      const { left, right, top } = photo.getBoundingClientRect()
      const slope = Math.tan((24 * Math.PI) / 180)
      return [...photo.querySelectorAll('.labelled__tag')]
        .filter((tag) => {
          const box = tag.getBoundingClientRect()
          return box.left < left || box.right > right - (box.bottom - top) * slope
        })
        .map(({ textContent }) => textContent)
    }),
  )
  expect(over).toEqual([])
})
