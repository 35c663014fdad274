/**
 * What a first visit to each page downloads in a browser: HTML with its inline CSS, other styles and icons, script, fonts,
 * pictures, requests. Text counts as brotli. Pictures are those of the first screen, and of the whole page.
 */
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { routeOfFile } from '../../src/siteFiles.ts'
import { built } from '../cafes.ts'
import { readSite } from '../html.ts'
import { withSite } from './browser.ts'
import { report, table } from './figures.ts'

/** Bytes; those of pictures at each width of a screen, in CSS pixels. */
interface PageWeight {
  html: number
  /** Styles and icons of the part below the first screen. */
  belowFold: number
  script: number
  fonts: number
  pictures: Record<number, { firstScreen: number; whole: number }>
  /** All requests of the whole page, at the narrowest width. */
  requests: number
}

/** A phone and a desktop, with their usual densities. */
const screens = [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
]

/** Prints a table in kB. */
export const run = () =>
  withSite(async (browser, url) => {
    const kilobytes = (bytes: number | undefined) => ((bytes ?? 0) / 1000).toFixed(1)
    const rows: string[][] = []
    for (const route of routesIn(built.first)) {
      const { html, belowFold, script, fonts, pictures, requests } = await weigh(browser, url + route)
      const ofScreens = screens.flatMap(({ width }) => [pictures[width]?.firstScreen, pictures[width]?.whole])
      const figures = [html, belowFold, script, fonts, ...ofScreens].map(kilobytes)
      rows.push([route, ...figures, String(requests)])
    }
    const pictures = screens.flatMap(({ width }) => [`pictures at ${width} px, first screen`, 'whole page'])
    const head = ['page', 'HTML with CSS', 'below the fold', 'script', 'fonts', ...pictures, 'requests']
    report('pageWeights', 'First visits in kB', table(head, rows))
  })

/** The routes of all pages of a finished site, in alphabetical order. */
export const routesIn = (site: string): string[] =>
  [...readSite(site).keys()]
    .filter((file) => file.endsWith('.html') && !file.startsWith('/admin/') && file !== '/404.html')
    .map(routeOfFile)
    .sort()

async function weigh(browser: Browser, address: string): Promise<PageWeight> {
  const weight: PageWeight = { html: 0, belowFold: 0, script: 0, fonts: 0, pictures: {}, requests: 0 }
  for (const [index, { width, height, deviceScaleFactor }] of screens.entries()) {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor })
    const page = await context.newPage()
    const loaded: { type: string; url: string; bytes: Promise<number> }[] = []
    page.on('response', (response) => {
      const type = response.request().resourceType()
      loaded.push({
        type,
        url: response.url(),
        bytes: response.body().then((body) => transferredBytes(type, response.url(), body)),
      })
    })
    const total = async (isCounted: (type: string, url: string) => boolean) =>
      (
        await Promise.all(loaded.filter(({ type, url }) => isCounted(type, url)).map(({ bytes }) => bytes))
      ).reduce((sum, bytes) => sum + bytes, 0)
    const isPicture = (_type: string, url: string) => new URL(url).pathname.startsWith('/images/')
    await page.goto(address, { waitUntil: 'networkidle' })
    const firstScreen = await total(isPicture)
    await scrollToTheEnd(page)
    weight.pictures[width] = { firstScreen, whole: await total(isPicture) }
    if (index === 0) {
      weight.requests = loaded.length
      weight.html = await total((type) => type === 'document')
      weight.script = await total((type) => type === 'script')
      weight.fonts = await total((type) => type === 'font')
      weight.belowFold = await total((_type, url) => /\/assets\/.*\.(css|svg)$/.test(url))
    }
    await context.close()
  }
  return weight
}

/** Text counts as brotli. */
const transferredBytes = (type: string, address: string, body: Buffer) =>
  ['document', 'script', 'stylesheet'].includes(type) || /\.(svg|json|xml|webmanifest)$/.test(address)
    ? brotliCompressSync(body).length
    : body.length

async function scrollToTheEnd(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
    await page.waitForTimeout(40)
  }
  await page.waitForLoadState('networkidle')
}
