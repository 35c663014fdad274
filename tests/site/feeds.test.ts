/** Both feeds of both cafés, read back by another library. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Parser from 'rss-parser'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { built } from '../cafes.ts'
import { readPages } from '../html.ts'

/** The requirements of JSON Feed 1.1, and our own. */
const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  language: z.string(),
  items: z.array(
    z.object({
      id: z.url(),
      url: z.url(),
      title: z.string().min(1),
      summary: z.string(),
      content_html: z.string().min(1),
      image: z.url(),
      date_published: z.iso.datetime({ offset: true }),
      authors: z.array(z.object({ name: z.string().min(1) })).min(1),
      tags: z.array(z.string()).min(2),
    }),
  ),
})

describe.each([
  ['first', 'https://www.example.com', 5],
  ['second', 'https://monsoonpixel.example', 2],
] as const)('the %s café', (cafe, url, count) => {
  const site = built[cafe]
  const text = (file: string) => readFileSync(join(site, file), 'utf8')
  const json = () => jsonFeed.parse(JSON.parse(text('feed.json')))
  const rss = () => new Parser().parseString(text('feed.xml'))
  const pageOf = (address: string | undefined) => text(`${(address ?? '').slice(url.length + 1)}.html`)

  test('RSS has every guide, newest first, with title, author, category, tags and picture', async () => {
    const feed = await rss()
    expect(feed.feedUrl).toBe(`${url}/feed.xml`)
    expect(feed.link).toBe(`${url}/blog`)
    expect(feed.items).toHaveLength(count)
    const dates = feed.items.map((item) => item.isoDate ?? '')
    expect(dates).toEqual([...dates].sort().reverse())
    for (const item of feed.items) {
      const html = pageOf(item.link)
      expect(item.guid).toBe(item.link)
      expect(html).toMatch(/<h1[^>]*>/)
      expect(html).toContain(`>${item.title?.replaceAll('&', '&amp;')}</h1>`)
      for (const name of item.categories ?? []) expect(html).toContain(`>${name.replaceAll('&', '&amp;')}<`)
      expect(item.categories?.length).toBeGreaterThanOrEqual(4)
      expect(html).toContain(`<span>${item.creator}</span>`)
      const picture = (item.enclosure?.url ?? '').slice(url.length)
      expect(html).toContain(picture)
      expect(Number(item.enclosure?.length)).toBe(statSync(join(site, picture)).size)
    }
  })

  test('the date of a guide is the beginning of its day in Kolkata, which no build of that day precedes', async () => {
    for (const { link, pubDate } of (await rss()).items) {
      const day = /<time dateTime="([^"]*)"/i.exec(pageOf(link))?.[1]
      expect(pubDate).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} 00:00:00 \+0530$/)
      expect(new Date(pubDate ?? '')).toEqual(new Date(`${day}T00:00:00+05:30`))
    }
  })

  test('it has the whole text, and absolute addresses', async () => {
    const both = [
      ...(await rss()).items.map((item) => ({
        link: item.link ?? '',
        html: String(item['content:encoded']),
      })),
      ...json().items.map((item) => ({ link: item.url, html: item.content_html })),
    ]
    expect(both).toHaveLength(2 * count)
    let links = 0
    for (const { link, html } of both) {
      for (const [, href = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
        expect(href).toMatch(/^(https:|mailto:|tel:)/)
        if (href.startsWith('https:')) expect(() => new URL(href)).not.toThrow()
        links++
      }
      const words = (of: string) => of.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length
      const body = /<div class="prose prose--article">(.*?)<\/article>/s.exec(pageOf(link))?.[1] ?? ''
      expect(Math.abs(words(html) - words(body))).toBeLessThanOrEqual(8)
    }
    expect(links).toBeGreaterThan(2 * count)
  })

  test('JSON Feed has the same guides as RSS', async () => {
    const feed = json()
    expect(feed.feed_url).toBe(`${url}/feed.json`)
    expect(
      feed.items.map((item) => [
        item.url,
        item.title,
        new Date(item.date_published).toISOString(),
        item.image,
      ]),
    ).toEqual((await rss()).items.map((item) => [item.link, item.title, item.isoDate, item.enclosure?.url]))
  })

  test('every page links to both feeds', () => {
    for (const { file, html } of readPages(site)) {
      expect(html, file).toMatch(
        /<link rel="alternate" type="application\/rss\+xml" href="\/feed.xml" title="[^"]+"/,
      )
      expect(html, file).toMatch(
        /<link rel="alternate" type="application\/feed\+json" href="\/feed.json" title="[^"]+"/,
      )
    }
  })
})
