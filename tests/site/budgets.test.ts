/** The downloads before the first screen (design section 5), compressed as hosts do. */
import { readFileSync } from 'node:fs'
import { appendFile, cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../build.ts'
import { bundleAssets } from '../../src/assets/bundle.ts'
import { addDays } from '../../src/content/calendarDates.ts'
import { textOf } from '../../src/siteFiles.ts'
import {
  built,
  contentOf,
  firstDate,
  loadedContent,
  morningOf,
  optionsFor,
  required,
  root,
  temporaryFolder,
} from '../cafes.ts'
import { listFiles, readPages } from '../html.ts'
import { compressed, heaviestParts } from '../pageWeight.ts'

/** One TCP first flight: 10 segments of 1,460 bytes (RFC 6928). */
const firstFlight = 14_600

/** What to do about a page that is too large; empty for any other. */
function remedyFor(html: string): string {
  const over = compressed(html) - firstFlight
  if (over <= 0) return ''
  return `This page has ${over} bytes too many. These are its parts, in bytes:
${heaviestParts(html)}
Shorten one of them or take it out; what another page says better gives way first (docs/architecture.md, “On the home page”). Styles count where the page uses them: one rule fewer is worth as much as a line of text.
`
}

test.each(readPages(built.first).map(({ file, html }) => [file, html] as const))(
  '%s with its style',
  (file, html) => {
    expect(compressed(html), remedyFor(html)).toBeLessThanOrEqual(firstFlight)
    const [head = '', body = ''] = html.split('<body>')
    const style = /<style>(.*?)<\/style>/s.exec(head)?.[1] ?? ''
    expect(style.length).toBeGreaterThan(1000)
    expect(compressed(style)).toBeLessThanOrEqual(9000)
    // Styles are inline and scripts deferred: nothing else is fetched before the first paint.
    expect(head).not.toMatch(
      /<link[^>]+rel="stylesheet"|<script(?=[^>]* src=)(?![^>]*(type="module"|defer|async))[^>]*>/,
    )
    // A style in the body comes after the first screen (tests/browser/firstScreen.test.ts), on long pages and below guides alone.
    const [above = '', ...below] = body.split('<link rel="stylesheet"')
    expect(below).toHaveLength(
      ['index.html', 'pricing.html', 'tournaments.html', 'events.html'].includes(file) ||
        file.startsWith('blog/')
        ? 1
        : 0,
    )
    expect(above).toContain('<h1')
  },
)

/** The pages with the price finder print two prices for each choice during a discount, which takes a second flight. */
const withFinder = ['/index.html', '/pricing.html']

test('during a discount on all prices, only the pages with the price finder need more than one flight', async () => {
  const content = join(await temporaryFolder(), 'content')
  await cp(contentOf.first, content, { recursive: true })
  await appendFile(
    join(content, 'packages.yaml'),
    `
discounts:
  - id: diwali
    name: Diwali week
    percent: 20
    from: ${firstDate}
    until: ${addDays(firstDate, 13)}
`,
  )
  const { site, messages } = await build(optionsFor({ content, check: true, now: morningOf(firstDate) }))
  expect(messages.hasErrors).toBe(false)
  const pages = [...site].filter(([path]) => path.endsWith('.html') && !path.startsWith('/admin/'))
  expect(textOf(required(pages.find(([path]) => path === '/pricing.html'))[1])).toContain('Diwali week')
  const sizes = pages.map(([path, html]) => [path, compressed(textOf(html))] as const)
  const limitOf = (path: string) => (withFinder.includes(path) ? 1.05 * firstFlight : firstFlight)
  expect(sizes.filter(([path, size]) => size > limitOf(path))).toEqual([])
})

test('pages of one template share one style', () => {
  const styles = new Set(
    readPages(built.first)
      .filter(({ file }) => file.startsWith('blog/'))
      .map(({ html }) => /<style>(.*?)<\/style>/s.exec(html)?.[1]),
  )
  expect(styles.size).toBe(1)
})

test('speculation rules are the same on every page', () => {
  const rules = readPages(built.first).map(
    ({ html }) => /<script type="speculationrules">(.*?)<\/script>/s.exec(html)?.[1],
  )
  expect(new Set(rules).size).toBe(1)
  expect(() => JSON.parse(rules[0] ?? '')).not.toThrow()
})

test('the script of every page, the search of the guides, and the one font', async () => {
  const assets = listFiles(join(built.first, 'assets'))
  const files = (pattern: RegExp) =>
    assets.filter((file) => pattern.test(file)).map((file) => readFileSync(join(built.first, 'assets', file)))
  const [script, ...others] = files(/^main.*\.js$/)
  expect(others).toEqual([])
  expect(compressed(script ?? '')).toBeLessThanOrEqual(6000)
  const { scriptWithAnalytics } = await bundleAssets(root)
  for (const [, code] of scriptWithAnalytics.files) expect(compressed(textOf(code))).toBeLessThanOrEqual(6000)
  for (const search of files(/^guides.*\.js$/)) expect(compressed(search)).toBeLessThanOrEqual(8000)
  expect(files(/\.js$/)).toHaveLength(2)
  const [font, ...more] = files(/\.woff2$/)
  expect(more).toEqual([])
  expect(font?.length).toBeLessThanOrEqual(15_000)
})

test('only the main picture of a page is preloaded, with high priority', () => {
  for (const { file, html } of readPages(built.first)) {
    const main = html.match(/<img [^>]*fetchPriority="high"/gi) ?? []
    const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? []
    expect(preloads, file).toHaveLength(main.length)
    if (main.length === 0) continue
    expect(main, file).toHaveLength(1)
    const images = html.match(/<img /g) ?? []
    // Beside it, the first screen of /gear shows a part of a second picture.
    const early = file === 'gear.html' ? 2 : 1
    expect(html.match(/loading="lazy"/g) ?? [], file).toHaveLength(images.length - early)
    const [, srcSet = ''] = / imageSrcSet="([^"]*)"/.exec(preloads.join()) ?? []
    const [picture = ''] = /<picture[^>]*>(?:<source[^>]*>)*<img [^>]*fetchPriority="high"/i.exec(html) ?? []
    expect(picture, file).toContain(`<source type="image/avif" srcSet="${srcSet}"`)
  }
})

test.each(['first', 'second'] as const)(
  'every picture of the %s café has a size and modern formats',
  (cafe) => {
    for (const { file, html } of readPages(built[cafe])) {
      for (const [picture, src] of html.matchAll(
        /(?:<picture[^>]*>(?:<source[^>]*>)*)?<img [^>]*src="([^"]*)"[^>]*>/g,
      )) {
        expect(picture, file).toMatch(/ width="\d+" height="\d+"/)
        // A drawing is sharp at every size.
        if (!src?.endsWith('.svg')) expect(picture, file).toMatch(/"image\/avif"/)
      }
    }
  },
)

test.each(['first', 'second'] as const)(
  'no page of the %s café fetches anything from another site',
  (cafe) => {
    const own = `${loadedContent(cafe).site.url}/`
    for (const { file, assets } of readPages(built[cafe]))
      expect(
        assets.filter((address) => /^(https?:)?\/\//.test(address) && !address.startsWith(own)),
        file,
      ).toEqual([])
  },
)
