/** A new page is in everything that lists pages, without any further step. */
import { readFileSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { unlinkedPages } from '../../src/checks/unlinkedPages.ts'
import { built, contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { missingTags, readMetadata, typesOf } from '../metadata.ts'

let out: string
const text = (file: string) => readFileSync(join(out, file), 'utf8')

const houseRules = `---
title: House rules of our calm gaming hall in Kochi
description: What guests may bring, how loud it may get, and what happens to a seat when its hour is over.
heading: House Rules
picture: monsoon-hall.jpg
menu: true
---
Be kind. One hour on \${packages.first-light.name} is \${packages.first-light.duration} hours.

## What to bring

| What | Allowed |
| --- | --- |
| A keyboard | yes |

![A row of desks beside a window.](lagoon-row.jpg "The lagoon row")

More [answers](/faq).
`

beforeAll(async () => {
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  out = join(folder, 'site')
  await cp(contentOf.second, content, { recursive: true })
  const guide = await readFile(join(content, 'posts/choosing-a-fighting-game-pad.md'), 'utf8')
  const added = guide
    .replace(/id: .*/, 'id: new-one')
    .replace(/title: .*/, 'title: Tea first, ranked later')
    .replace(
      /description: .*/,
      'description: A new guide about the order in which things are done here, tea included.',
    )
    .replace(/date: .*/, 'date: 2026-09-01')
  await writeFile(join(content, 'posts/tea-first.md'), added)
  const locations = await readFile(join(content, 'locations.yaml'), 'utf8')
  const [entry = ''] = locations.match(/^ {2}- id: [\s\S]*?(?=^ {2}- id: |(?![\s\S]))/m) ?? []
  const moved = entry
    .replace(/id: .*/, 'id: fort-side')
    .replace(/title: .*/, 'title: Gaming seats near the old fort')
    .replace(
      /description: .*/,
      'description: From the old fort it is a short ferry and a shorter walk to a dry seat with us.',
    )
  await writeFile(join(content, 'locations.yaml'), `${locations.trimEnd()}\n${moved}`)
  const tournaments = await readFile(join(content, 'tournaments.yaml'), 'utf8')
  const [match = ''] = tournaments.match(/^ {2}- id: [\s\S]*?(?=^ {2}- id: )/m) ?? []
  await writeFile(
    join(content, 'tournaments.yaml'),
    tournaments.replace(
      match,
      `${match}${match.replace(/id: .*/, 'id: late-cup').replace(/end: .*/, 'end: 01:30')}`,
    ),
  )
  await writeFile(join(content, 'pages/house-rules.md'), houseRules)
  const { messages } = await build(optionsFor({ content, public: publicOf.second, out }))
  expect(messages.all.filter(({ fatal }) => fatal).map(({ reason }) => reason)).toEqual([])
})

test('a guide is in the sitemap and the feed, and has a share image', () => {
  for (const file of ['sitemap.xml', 'feed.xml']) {
    expect(text(file), file).toContain('https://monsoonpixel.example/blog/tea-first')
  }
  expect(text('sitemap.xml')).toContain(
    '<loc>https://monsoonpixel.example/blog</loc><lastmod>2026-09-01T00:00:00+05:30</lastmod>',
  )
  expect(text('blog/tea-first.html')).toMatch(
    /og:image" content="[^"]*\/images\/guide-tea-first\.[0-9a-f]{8}\.jpg"/,
  )
})

test('a page in Markdown is in the sitemap, has its photograph beside links, and its name in the breadcrumbs', () => {
  expect(text('sitemap.xml')).toContain('<loc>https://monsoonpixel.example/house-rules</loc>')
  const page = text('house-rules.html')
  const metadata = readMetadata(page)
  expect(missingTags(metadata, false)).toEqual(['keywords'])
  expect(typesOf(metadata)).toEqual(['BreadcrumbList', 'WebPage'])
  expect(page).toMatch(/og:image" content="[^"]*\/images\/page-monsoon-hall\.[0-9a-f]{8}\.jpg"/)
  expect(page).toContain('<link rel="canonical" href="https://monsoonpixel.example/house-rules"/>')
  expect(page).toContain('<span aria-current="page">House Rules</span>')
})

test('the text of a page in Markdown has references, tables and pictures, as guides have', () => {
  const page = text('house-rules.html')
  expect(page).toContain('One hour on First Light is')
  expect(page).toContain('<h2 id="h-what-to-bring">What to bring</h2>')
  expect(page).toMatch(/<table>.*A keyboard/s)
  expect(page).toMatch(/<figure class="figure">.*lagoon-row.*The lagoon row<\/figcaption>/s)
})

test('a page with “menu: true” is in the menu of small screens and in the footer of every page, and nowhere twice', () => {
  const link = '<a href="/house-rules">House Rules</a>'
  expect(text('faq.html').split(link)).toHaveLength(3)
  expect(text('faq.html')).not.toMatch(/header__links.*house-rules.*header__call/)
  expect(text('house-rules.html').split('aria-current="page">House Rules</a>')).toHaveLength(2)
})

test('a guide and a page for an area have their tags and their structured data', () => {
  const always = ['BreadcrumbList', 'WebPage']
  const guide = readMetadata(text('blog/tea-first.html'))
  expect(missingTags(guide, true)).toEqual([])
  expect(typesOf(guide)).toEqual([...always, 'BlogPosting'].sort())
  const area = readMetadata(text('location/fort-side.html'))
  expect(missingTags(area, false)).toEqual([])
  expect(typesOf(area)).toEqual(always)
})

test('a page for an area is in the sitemap', () => {
  expect(text('sitemap.xml')).toContain('https://monsoonpixel.example/location/fort-side')
  expect(text('location/fort-side.html')).toContain('og:image:width" content="1200"')
})

test('a tournament is in the calendar and has one of its own; past midnight is the next day', () => {
  expect(text('tournaments.ics')).toContain('UID:late-cup-2026-12-01@monsoonpixel.example')
  expect(text('calendar/late-cup.ics')).toContain('DTSTART:20261201T113000Z')
  expect(text('calendar/late-cup.ics')).toContain('DTEND:20261201T200000Z')
})

test('every address in the feed and the calendars leads to a page, and a place on it', () => {
  const url = 'https://www.example.com'
  const files = ['feed.xml', 'tournaments.ics', 'robots.txt']
  let count = 0
  for (const file of files) {
    const whole = readFileSync(join(built.first, file), 'utf8').replaceAll('\r\n ', '')
    for (const [address] of whole.matchAll(/https:\/\/www\.example\.com[\w/.#-]*/g)) {
      const [path = '', fragment] = address.slice(url.length).split('#')
      const name = path === '' || path === '/' ? '/index.html' : /\.\w+$/.test(path) ? path : `${path}.html`
      const page = readFileSync(join(built.first, name), 'latin1')
      if (fragment) expect(page, address).toContain(` id="${fragment}"`)
      count++
    }
  }
  expect(count).toBeGreaterThan(100)
})

test('a check names a page to which no other one leads, and nothing else', async () => {
  const content = join(await temporaryFolder(), 'content')
  await cp(contentOf.second, content, { recursive: true })
  await writeFile(join(content, 'pages/house-rules.md'), houseRules)
  const unlinked = async () => {
    const { built, messages } = await build(optionsFor({ content, public: publicOf.second, check: true }))
    if (!built) throw new Error(String(messages.all[0]))
    return unlinkedPages(built)
  }
  expect(await unlinked()).toEqual([])
  await writeFile(join(content, 'pages/house-rules.md'), houseRules.replace('menu: true\n', ''))
  expect(await unlinked()).toEqual(['/house-rules'])
})
