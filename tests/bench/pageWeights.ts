/**
 * What a first visit to each page downloads, as a browser sees it: HTML with its style, other styles and icons, script,
 * fonts, pictures, requests. Text is weighed after brotli, the rest as it is; pictures are those that a visitor gets who
 * looks at the first screen, and who reads to the end. Run: `npm run bench -- weights [FOLDER]`
 * writes `pageWeights.json` and `pageWeights.md` there (`.cache/bench` without one).
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright'
import { build } from '../../build.ts'
import { serve } from '../../src/preview/serve.ts'
import { readPublic } from '../../src/readFiles.ts'
import { pathOf } from '../../src/site.ts'
import { browserArguments, findBrowser } from '../browser/findBrowser.ts'
import { built, optionsFor, root } from '../cafes.ts'

/** Bytes on the line; pictures at each width of a screen, in CSS pixels. */
export interface PageWeight {
  path: string
  html: number
  /** Styles and icons that the page fetches, which is what lies below its fold. */
  belowFold: number
  script: number
  fonts: number
  pictures: Record<number, { firstScreen: number; whole: number }>
  /** All requests of the whole page, at the narrowest width. */
  requests: number
}

/** A phone and a desk: widths in CSS pixels with the density that is usual there. */
const screens = [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
]

/**
 * Weighs every page of a finished site.
 *
 * @param site its folder
 * @returns a row for each page, in the order of their paths
 */
export async function measurePageWeights(site: string): Promise<PageWeight[]> {
  const { server, url } = await serve(site, 4300)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  try {
    const weights: PageWeight[] = []
    for (const path of await pathsOfPages(site)) weights.push(await weigh(browser, url, path))
    return weights
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/** The addresses of all pages that visitors look for, in order. */
export const pathsOfPages = async (site: string): Promise<string[]> =>
  [...readPublic(site).keys()]
    .filter((file) => file.endsWith('.html') && !file.startsWith('/admin/') && file !== '/404.html')
    .map(pathOf)
    .sort()

async function weigh(browser: Browser, url: string, path: string): Promise<PageWeight> {
  const weight: PageWeight = { path, html: 0, belowFold: 0, script: 0, fonts: 0, pictures: {}, requests: 0 }
  for (const [index, { width, height, deviceScaleFactor }] of screens.entries()) {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor })
    const page = await context.newPage()
    const loaded: { type: string; address: string; bytes: Promise<number> }[] = []
    page.on('response', (response) => {
      const type = response.request().resourceType()
      loaded.push({
        type,
        address: response.url(),
        bytes: response.body().then((body) => onTheLine(type, response.url(), body)),
      })
    })
    const total = async (isOfKind: (type: string, address: string) => boolean) =>
      (
        await Promise.all(
          loaded.filter(({ type, address }) => isOfKind(type, address)).map(({ bytes }) => bytes),
        )
      ).reduce((sum, bytes) => sum + bytes, 0)
    const isPicture = (_type: string, address: string) => new URL(address).pathname.startsWith('/images/')
    await page.goto(url + path, { waitUntil: 'networkidle' })
    const firstScreen = await total(isPicture)
    await readToTheEnd(page)
    weight.pictures[width] = { firstScreen, whole: await total(isPicture) }
    if (index === 0) {
      weight.requests = loaded.length
      weight.html = await total((type) => type === 'document')
      weight.script = await total((type) => type === 'script')
      weight.fonts = await total((type) => type === 'font')
      weight.belowFold = await total((_type, address) => /\/assets\/.*\.(css|svg)$/.test(address))
    }
    await context.close()
  }
  return weight
}

const onTheLine = (type: string, address: string, body: Buffer) =>
  ['document', 'script', 'stylesheet'].includes(type) || /\.(svg|json|xml|webmanifest)$/.test(address)
    ? brotliCompressSync(body).length
    : body.length

async function readToTheEnd(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
    await page.waitForTimeout(40)
  }
  await page.waitForLoadState('networkidle')
}

/** The same as a table in Markdown, in kB. */
export function asTable(weights: readonly PageWeight[]): string {
  const kilobytes = (bytes: number | undefined) => ((bytes ?? 0) / 1000).toFixed(1)
  const heads = ['page', 'HTML with style', 'style and icons below the fold', 'script', 'font']
  const pictureHeads = screens.flatMap(({ width }) => [`pictures at ${width} px, first screen`, 'whole page'])
  const rows = weights.map(({ path, html, belowFold, script, fonts, pictures, requests }) => [
    path,
    ...[html, belowFold, script, fonts].map(kilobytes),
    ...screens.flatMap(({ width }) => [
      kilobytes(pictures[width]?.firstScreen),
      kilobytes(pictures[width]?.whole),
    ]),
    String(requests),
  ])
  const lines = [
    [...heads, ...pictureHeads, 'requests'],
    ['---', ...Array.from({ length: 9 }, () => '---:')],
    ...rows,
  ]
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`
}

/** Measures the first café's site, as a table in the terminal and as JSON and Markdown in the cache. */
export async function run(): Promise<void> {
  const folder = join(root, '.cache/bench')
  await build(optionsFor({}))
  const weights = await measurePageWeights(built.first)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'pageWeights.json'), `${JSON.stringify(weights, undefined, 2)}\n`)
  await writeFile(join(folder, 'pageWeights.md'), asTable(weights))
  console.log(asTable(weights))
}
