/** The feeds of both cafés, read back by another library. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Parser from 'rss-parser'
import { describe, expect, test } from 'vitest'
import { built } from '../cafes.ts'
import { readPages } from '../html.ts'

describe.each([
  ['first', 'https://www.example.com', 5],
  ['second', 'https://monsoonpixel.example', 2],
] as const)('the %s café', (cafe, url, count) => {
  const site = built[cafe]
  const text = (file: string) => readFileSync(join(site, file), 'utf8')
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
      // The page keeps words of a title on one line.
      expect(html.replaceAll('\u00a0', ' ')).toContain(`>${item.title?.replaceAll('&', '&amp;')}</h1>`)
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
    let links = 0
    for (const { link, ...item } of (await rss()).items) {
      const html = String(item['content:encoded'])
      for (const [, href = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
        expect(href).toMatch(/^(https:|mailto:|tel:)/)
        if (href.startsWith('https:')) expect(() => new URL(href)).not.toThrow()
        links++
      }
      const words = (of: string) => of.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length
      const page = pageOf(link)
      const [answer = ''] = /<section class="answer">.*?<\/section>/s.exec(page) ?? []
      const body = /<span id="first-screen".*?<\/span>(.*?)<\/article>/s.exec(page)?.[1] ?? ''
      // The feed has no drawings.
      const text = (answer + body).replace(/<figure class="graphic">.*?<\/figure>/s, '')
      expect(Math.abs(words(html) - words(text))).toBeLessThanOrEqual(8)
    }
    expect(links).toBeGreaterThan(count)
  })

  test('every page links to the feed', () => {
    for (const { file, html } of readPages(site)) {
      expect(html, file).toMatch(
        /<link rel="alternate" type="application\/rss\+xml" href="\/feed.xml" title="[^"]+"/,
      )
    }
  })
})
