import { expect, type Page } from 'playwright/test'
import { at, test } from './site.ts'

const guide = '/blog/240hz-vs-360hz-monitor-guide'

declare global {
  interface Window {
    shared: unknown[]
    copied: string[]
  }
}

/** Replaces the sharing and clipboard APIs before the page runs. */
const withMeans = (
  page: Page,
  share: 'works' | 'cancelled' | 'fails' | 'missing',
  copy: 'works' | 'refused',
) =>
  page.addInitScript(
    ([share, copy]) => {
      window.shared = []
      window.copied = []
      const means = {
        works: async (data: unknown) => {
          window.shared.push(data)
        },
        cancelled: () => Promise.reject(new DOMException('', 'AbortError')),
        fails: () => Promise.reject(new DOMException('', 'NotAllowedError')),
        missing: undefined,
      }
      Object.defineProperty(navigator, 'share', { value: means[share] })
      const writeText = async (text: string) => {
        if (copy === 'refused') throw new DOMException('', 'NotAllowedError')
        window.copied.push(text)
      }
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    },
    [share, copy] as const,
  )

const press = async (page: Page) => {
  await page.goto(at(guide))
  await page.getByRole('button', { name: 'Share' }).click()
}

test('a device that can share gets title, description and address', async ({ page }) => {
  await withMeans(page, 'works', 'works')
  await press(page)
  expect(await page.evaluate(() => window.shared)).toEqual([
    {
      title: await page.title(),
      text: await page.locator('meta[name=description]').getAttribute('content'),
      url: at(guide),
    },
  ])
  expect(await page.evaluate(() => window.copied)).toEqual([])
  await expect(page.getByRole('alert')).toBeEmpty()
})

test('the page of a tournament is shared in the same way', async ({ page }) => {
  await withMeans(page, 'missing', 'works')
  await page.goto(at('/tournaments/valorant'))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('alert')).toHaveText('Link copied to clipboard!')
  expect(await page.evaluate(() => window.copied)).toEqual([at('/tournaments/valorant')])
})

test('without a share dialog, the address is copied, with a notice', async ({ page }) => {
  await withMeans(page, 'missing', 'works')
  await press(page)
  await expect(page.getByRole('alert')).toHaveText('Link copied to clipboard!')
  expect(await page.evaluate(() => window.copied)).toEqual([at(guide)])
})

test('without the right to copy, the address is shown', async ({ page }) => {
  await withMeans(page, 'missing', 'refused')
  await press(page)
  const field = page.getByRole('textbox', { name: 'Copy this link:' })
  await expect(field).toHaveValue(at(guide))
  await expect(field).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(at(guide))
  await expect(page.getByRole('alert')).toBeEmpty()
})

test('a cancelled share shows no notice and copies nothing', async ({ page }) => {
  await withMeans(page, 'cancelled', 'works')
  await press(page)
  await page.waitForTimeout(200)
  await expect(page.getByRole('alert')).toBeEmpty()
  expect(await page.evaluate(() => window.copied)).toEqual([])
})

test('a share that fails is copied instead', async ({ page }) => {
  await withMeans(page, 'fails', 'works')
  await press(page)
  await expect(page.getByRole('alert')).toHaveText('Link copied to clipboard!')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('sharing is a link to a chat with title and address', async ({ page }) => {
    await page.goto(at(guide))
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Share' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=240Hz.*https%3A%2F%2Fwww\.example\.com%2Fblog%2F240hz/,
    )
  })
})
