/** The page for unknown addresses, as hosts serve it that neither redirect nor know addresses with a slash at their end. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { built } from '../cafes.ts'
import { at, test } from './site.ts'

/** Answers with 404.html below a path, as GitHub Pages does. @returns the paths that were asked for */
async function serveUnknown(page: Page, path: RegExp) {
  const asked: string[] = []
  const body = await readFile(join(built.first, '404.html'))
  await page.route(
    (url) => path.test(url.pathname),
    (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return route.fulfill({ status: 404, contentType: 'text/html;charset=utf-8', body })
    },
  )
  return asked
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a slash at the end of an address leads on to the page; query and place stay, the history has no trace', async ({
  page,
}) => {
  await serveUnknown(page, /\/$/)
  await page.goto(at('/contact'))
  await page.goto(at('/pricing//?day=sat#weekend'))
  await expect(page).toHaveURL(at('/pricing?day=sat#weekend'))
  await expect(page.locator('[data-finder] [name=day][value=sat]')).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(at('/contact'))
})

test('a guide with a slash at its end is the guide, the list of guides the list', async ({ page }) => {
  await serveUnknown(page, /\/$/)
  await page.goto(at('/blog/240hz-vs-360hz-monitor-guide/'))
  await expect(page).toHaveURL(at('/blog/240hz-vs-360hz-monitor-guide'))
  await page.goto(at('/blog/?q=valorant'))
  await expect(page).toHaveURL(at('/blog?q=valorant'))
})

test('an unknown guide leads to the list of guides, with a slash and without, and Back does not return to it', async ({
  page,
}) => {
  await serveUnknown(page, /^\/blog\/nothing/)
  for (const path of ['/blog/nothing', '/blog/nothing/', '/blog/no-such-guide']) {
    await page.goto(at('/404'))
    await page.goto(at(path))
    await expect(page).toHaveURL(at('/blog'))
    await page.goBack()
    await expect(page).toHaveURL(at('/404'))
  }
})

test('what is no page without the slash either stays where it is', async ({ page }) => {
  const asked = await serveUnknown(page, /^\/nothing/)
  await page.goto(at('/nothing/?x=1'), { waitUntil: 'networkidle' })
  await expect(heading(page)).toBeVisible()
  await expect(page).toHaveURL(at('/nothing/?x=1'))
  expect(asked).toEqual(['/nothing/', '/nothing'])
})

test('an address that reads like another host stays on this one', async ({ page }) => {
  await serveUnknown(page, /^\/\//)
  const other: string[] = []
  page.on('request', (request) => other.push(new URL(request.url()).host))
  await page.goto(at('//evil.example/'), { waitUntil: 'networkidle' })
  expect(new Set(other)).toEqual(new Set([new URL(at('/')).host]))
})
