/** What a visitor downloads before the first screen (design section 5), compressed as hosts do. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { built } from '../cafes.ts'
import { listFiles, readPages } from '../html.ts'

const compressed = (content: string | Buffer) => brotliCompressSync(content).length

/** One TCP first flight: 10 segments of 1,460 bytes (RFC 6928). */
const firstFlight = 14_600

test.each(readPages(built.first).map(({ file, html }) => [file, html] as const))(
  '%s with its style',
  (file, html) => {
    expect(compressed(html)).toBeLessThanOrEqual(file === 'index.html' ? 20_000 : firstFlight)
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    expect(style.length).toBeGreaterThan(1000)
    expect(compressed(style)).toBeLessThanOrEqual(9000)
    // Styles stand in the page and the script waits: nothing else is fetched before the first paint.
    expect(html).not.toMatch(
      /<link[^>]+rel="stylesheet"|<script(?![^>]*(type="module"|type="application\/ld\+json"|defer|async))[^>]*>/,
    )
  },
)

test('the script of every page, the search of the guides, and the one font', () => {
  const assets = listFiles(join(built.first, 'assets'))
  const files = (pattern: RegExp) =>
    assets.filter((file) => pattern.test(file)).map((file) => readFileSync(join(built.first, 'assets', file)))
  const [script, ...others] = files(/^main.*\.js$/)
  expect(others).toEqual([])
  expect(compressed(script ?? '')).toBeLessThanOrEqual(4000)
  for (const search of files(/^guides.*\.js$/)) expect(compressed(search)).toBeLessThanOrEqual(8000)
  expect(files(/\.js$/)).toHaveLength(2)
  const [font, ...more] = files(/\.woff2$/)
  expect(more).toEqual([])
  expect(font?.length).toBeLessThanOrEqual(15_000)
})

test('the main picture of a page is fetched first, and it is the only one', () => {
  for (const { file, html } of readPages(built.first)) {
    expect(html.match(/fetchPriority="high"/gi) ?? [], file).toHaveLength(1)
    const images = html.match(/<img /g) ?? []
    expect(html.match(/loading="lazy"/g) ?? [], file).toHaveLength(images.length - 1)
  }
})
