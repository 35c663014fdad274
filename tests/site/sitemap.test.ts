/** The sitemap and robots.txt of both cafés. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { built, root } from '../cafes.ts'
import { listFiles, readPages } from '../html.ts'

const schema = (name: string) => ({
  fileName: name,
  contents: readFileSync(join(root, 'tests/fixtures/schemas', name), 'utf8'),
})

describe.each([
  ['first', 'https://www.example.com'],
  ['second', 'https://monsoonpixel.example'],
] as const)('the %s café', (cafe, url) => {
  const site = built[cafe]
  const text = (file: string) => readFileSync(join(site, file), 'utf8')
  const sitemap = text('sitemap.xml')
  const all = (element: string) =>
    [...sitemap.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map((match) => match[1] ?? '')
  const files = new Set(listFiles(site))

  test('the sitemap obeys the protocol and its image extension', async () => {
    const { errors } = await validateXML({
      xml: [{ fileName: 'sitemap.xml', contents: sitemap }],
      schema: [schema('sitemap.xsd')],
      preload: [schema('sitemap-image.xsd')],
    })
    expect(errors).toEqual([])
  })

  test('the sitemap lists the canonical address of every page that may be indexed, and no other', () => {
    const canonical = readPages(site)
      .filter(({ html }) => !/<meta name="robots" content="noindex/.test(html))
      .map(({ html }) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '')
    expect(all('loc').sort()).toEqual([...new Set(canonical)].sort())
    expect(all('loc')).not.toContain(`${url}/events`)
    expect(all('loc')).not.toContain(`${url}/404`)
  })

  test('every picture in it exists and is shown on its page', () => {
    const entries = sitemap.split('<url>').slice(1)
    for (const entry of entries) {
      const page = (/<loc>([^<]*)</.exec(entry)?.[1] ?? '').slice(url.length)
      const html = text(page === '/' ? 'index.html' : `${page}.html`)
      for (const [, image = ''] of entry.matchAll(/<image:loc>([^<]*)</g)) {
        expect(files).toContain(image.slice(url.length + 1))
        expect(html, page).toContain(image.slice(url.length))
      }
    }
    expect(all('image:loc').length).toBeGreaterThanOrEqual(5)
  })

  test('a guide has the beginning of the day of its last change, the list of guides the latest of them, and other pages none', () => {
    const lastChange = (guide: string) => {
      const [, dates = ''] = /<p class="[^"]*guide__meta[^"]*">(.*?)<\/p>/s.exec(text(`${guide}.html`)) ?? []
      return [...dates.matchAll(/<time dateTime="([^"]*)"/gi)].map((match) => match[1] ?? '').at(-1)
    }
    const guides = all('loc').flatMap((address) => {
      const page = address.slice(url.length)
      return page.startsWith('/blog/') ? [[page, lastChange(page)] as const] : []
    })
    const latest = guides
      .map(([, date]) => date)
      .sort()
      .at(-1)
    const expected = new Map([...guides, ['/blog', latest]])
    for (const entry of sitemap.split('<url>').slice(1)) {
      const page = (/<loc>([^<]*)</.exec(entry)?.[1] ?? '').slice(url.length)
      const day = expected.get(page)
      expect(/<lastmod>([^<]*)</.exec(entry)?.[1], page).toBe(day && `${day}T00:00:00+05:30`)
    }
    expect(all('lastmod').length).toBeGreaterThanOrEqual(3)
  })

  test('robots.txt allows everything and names the sitemap', () => {
    expect(text('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`)
  })
})
