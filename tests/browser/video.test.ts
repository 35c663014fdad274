import { expect } from 'playwright/test'
import { atExtended, test } from './site.ts'

const guide = '/blog/ps5-gaming-wakad-complete-guide'
const player = 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'
const name = 'A controller on a table, seen from above.'

test('a video requests nothing before the click, and then plays in place of its picture', async ({
  page,
}) => {
  const elsewhere: string[] = []
  await page.route(/youtube/, (route) => {
    elsewhere.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' })
  })
  await page.goto(atExtended(guide))
  const link = page.getByRole('link', { name: `${name} Play the video` })
  await link.scrollIntoViewIfNeeded()
  const before = await link.boundingBox()
  expect(elsewhere).toEqual([])
  await link.click()
  // The policy of the page allows the frame.
  await expect(page.frameLocator('iframe').getByText('The player')).toBeVisible()
  expect(elsewhere).toEqual([player])
  const frame = page.getByTitle(name)
  await expect(frame).toBeFocused()
  expect((await frame.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a video is a link to its page', async ({ page }) => {
    await page.goto(atExtended(guide))
    const link = page.getByRole('link', { name: `${name} Play the video` })
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk')
  })
})

test('other pages allow no frames', async ({ request }) => {
  const policy = async (path: string) =>
    (await request.get(atExtended(path))).headers()['content-security-policy']
  expect(await policy(guide)).toContain('frame-src https://www.youtube-nocookie.com;')
  expect(await policy('/blog')).not.toContain('frame-src')
})
