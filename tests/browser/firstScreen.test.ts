/** The first screen needs nothing but the HTML, and does not shift while the rest arrives. */
import { setTimeout } from 'node:timers/promises'
import { expect } from 'playwright/test'
import { listenWith } from '../../src/preview/serve.ts'
import { anyPort } from '../cafes.ts'
import { noteShifts, perceptible } from './shifts.ts'
import { at, phone, routes, test } from './site.ts'

test('the home page shows its first screen while the style of the rest is loading', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/below\..*\.css/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(at('/'), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1)
  const before = await page.getByRole('heading', { level: 1 }).boundingBox()
  await expect(page.locator('#pricing')).toHaveCount(0)
  release()
  await expect(page.locator('#pricing')).toHaveCount(1)
  await page.waitForLoadState('load')
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before)
})

test('the icons below the fold are drawn, from a file', async ({ page }) => {
  await page.goto(at('/'))
  const icon = page.locator('.footer .icon').first()
  await icon.scrollIntoViewIfNeeded()
  await expect
    .poll(() => icon.evaluate((svg: SVGSVGElement) => svg.querySelector('use')?.getBBox().width ?? 0))
    .toBeGreaterThan(5)
})

for (const path of ['/', '/pricing', '/blog']) {
  test(`${path} fetches its main picture once, as the first of its pictures`, async ({ page }) => {
    const pictures: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/images/'))
        pictures.push(request.url())
    })
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await page.goto(at(path), { waitUntil: 'networkidle' })
    const main = await page
      .locator('img[fetchpriority=high]')
      .evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(pictures[0]).toBe(main)
    expect(
      pictures.filter((url) => url.replace(/-\d+\.\w+$/, '') === main.replace(/-\d+\.\w+$/, '')),
    ).toHaveLength(1)
    expect(warnings.filter((text) => text.includes('preload'))).toEqual([])
  })
}

test.describe('on a slow connection, which delivers the page a few tags at a time', () => {
  test.use(phone)
  const tagsAtATime = 40

  for (const path of routes)
    test(`nothing on ${path} moves`, async ({ page }) => {
      const html = await (await fetch(at(path))).text()
      const { server, url } = await listenWith(async (request, response) => {
        if (request.url !== path) {
          const file = await fetch(at(request.url ?? ''))
          response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' })
          response.end(Buffer.from(await file.arrayBuffer()))
          return
        }
        response.writeHead(200, { 'content-type': 'text/html;charset=utf-8' })
        const body = html.indexOf('<body')
        response.write(html.slice(0, body))
        const tags = html.slice(body).split(/(?=<)/)
        while (tags.length > 0) {
          response.write(tags.splice(0, tagsAtATime).join(''))
          await setTimeout(10)
        }
        response.end()
      }, anyPort)
      const shifts = await noteShifts(page)
      await page.goto(new URL(path, url).href)
      await page.waitForTimeout(100)
      expect(perceptible(await shifts())).toEqual([])
      server.closeAllConnections()
      server.close()
    })
})

test.describe('on a first visit over a phone network', () => {
  // On wide screens, headlines have one line, and every page but these begins as /about.
  const wide = ['/', '/about', '/pricing', '/tournaments', '/blog/240hz-vs-360hz-monitor-guide']
  for (const [width, latency, paths] of [
    [390, 150, ['/']],
    [390, 300, routes],
    [1280, 300, wide],
  ] as const)
    for (const path of paths)
      test(`the display face is seen on ${path} at ${width} px and ${latency} ms of latency, and nothing is seen to move`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.route('**/*', async (route) => {
          await setTimeout(latency)
          await route.continue()
        })
        const shifts = await noteShifts(page)
        await page.goto(at(path))
        await expect
          .poll(() =>
            page.evaluate(() => [...document.fonts].find(({ family }) => family === 'Display')?.status),
          )
          .toBe('loaded')
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        )
        expect(perceptible(await shifts())).toEqual([])
      })
})

test('on a phone, the button of a tournament and the short answer of a guide are on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const endOf = async (path: string, selector: string) => {
    await page.goto(at(path))
    const box = await page.locator(selector).filter({ visible: true }).first().boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }
  expect(await endOf('/tournaments/valorant', '.next-date .tournament__action a')).toBeLessThanOrEqual(844)
  expect(await endOf('/blog/240hz-vs-360hz-monitor-guide', '.answer h2')).toBeLessThanOrEqual(844)
})
