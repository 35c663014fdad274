/** Closed days and notices on a finished site: above every page, beside the opening hours, and in metadata. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { textOf } from '../../src/siteFiles.ts'
import { built, contentOf, morningOf, optionsFor, publicOf } from '../cafes.ts'
import { listFiles, readPages } from '../html.ts'
import { readMetadata } from '../metadata.ts'
import { inlinedIn } from '../renderedPages.ts'

const pages = readPages(built.closed)
const html = (file: string) => pages.find((page) => page.file === file)?.html ?? ''
const barsIn = (page: string) => /<aside class="bars.*<\/aside>/s.exec(page)?.[0] ?? ''
/** The visible words of a part of a page. */
const textIn = (page: string) =>
  page
    .replaceAll(/<strong hidden.*?<\/strong>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('every page begins with the closures and notices of the day, above its header', () => {
  expect(pages.length).toBeGreaterThan(10)
  for (const { file, html } of pages) {
    expect(textIn(barsIn(html)), file).toBe(
      'Closed 1–2 Dec for repairs Open again on Thu 3 Dec, 12:00. ' +
        'Anniversary: open 12:00–18:00 on Thu 3 Dec Usual hours again from Fri 4 Dec. ' +
        'Four new arcade pads. See them Quiz on Sunday.',
    )
    expect(html.indexOf('<aside class="bars'), file).toBeLessThan(html.indexOf('<header class="header"'))
    expect(html.indexOf('class="skip-link"'), file).toBeLessThan(html.indexOf('<aside class="bars'))
  }
})

test('both kinds of bars have names, and every bar a button that names it', () => {
  const bars = barsIn(html('index.html'))
  expect([...bars.matchAll(/<aside [^>]*aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Special opening hours',
    'Notices',
  ])
  expect([...bars.matchAll(/<button [^>]*aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Dismiss: Closed 1–2 Dec for repairs',
    'Dismiss: Anniversary: open 12:00–18:00 on Thu 3 Dec',
    'Dismiss: Four new arcade pads. See them',
    'Dismiss: Quiz on Sunday.',
  ])
})

describe('closures are beside the opening hours', () => {
  const announced = '1–2 Dec (repairs): closed Thu 3 Dec (Anniversary): 12:00–18:00'
  const exceptionsIn = (page: string) =>
    [...page.matchAll(/<span class="hours-exceptions">(.*?)<\/span><\/span>/g)].map(([, lines = '']) =>
      textIn(lines),
    )

  test('in the footer of every page', () => {
    for (const { file, html } of pages) expect(exceptionsIn(html).at(-1), file).toBe(announced)
  })

  test('in the first screen of home and of the pages for areas', () => {
    const areas = pages.filter(({ file }) => file.startsWith('location/'))
    expect(areas.length).toBeGreaterThan(0)
    for (const file of ['index.html', ...areas.map(({ file }) => file)]) {
      expect(exceptionsIn(html(file)), file).toEqual([announced, announced])
      const [firstScreen = ''] = html(file).split('id="first-screen"')
      expect(exceptionsIn(firstScreen), file).toEqual([announced])
    }
  })

  test('on the contact page also those that are not announced yet', () => {
    const all = `${announced} Fri 25 Dec (Christmas): closed`
    expect(exceptionsIn(html('contact.html'))[0]).toBe(all)
  })

  test('in the structured data', () => {
    const place = readMetadata(html('contact.html')).nodes.find((node) => 'openingHoursSpecification' in node)
    expect(place?.specialOpeningHoursSpecification).toMatchObject([
      { validFrom: '2026-12-01', validThrough: '2026-12-02', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-03', validThrough: '2026-12-03', opens: '12:00', closes: '18:00' },
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ])
  })
})

test('prices and booking texts are those of any other day', () => {
  const booking = (page: string) => page.match(/href="https:\/\/wa\.me[^"]*"|class="price">[^<]*/g)
  for (const { file, html } of readPages(built.second)) {
    const other = pages.find((page) => page.file === file)?.html ?? ''
    // Tournaments are in the order of their next dates.
    expect(booking(other)?.sort(), file).toEqual(booking(html)?.sort())
  }
})

test('the script of the bars is the same on every page, and the policy allows it', () => {
  const { inlineScripts: scripts } = inlinedIn(pages.map(({ html }) => html))
  const others = inlinedIn(readPages(built.second).map(({ html }) => html)).inlineScripts
  const own = scripts.filter((script) => !others.includes(script))
  expect(own).toHaveLength(1)
  const headers = readFileSync(join(built.closed, '_headers'), 'utf8')
  expect(headers).toContain(own[0])
})

test('every page but home is within the first flight', () => {
  for (const { file, html } of pages.filter(({ file }) => file !== 'index.html'))
    expect(brotliCompressSync(html).length, file).toBeLessThanOrEqual(14_600)
})

test('the pages of a café without entries have no markup for bars', () => {
  for (const cafe of ['first', 'second'] as const) {
    for (const file of listFiles(built[cafe]).filter((file) => file.endsWith('.html')))
      expect(readFileSync(join(built[cafe], file), 'utf8'), file).not.toMatch(
        /class="(bars|hours-exc)|\.bars\b/,
      )
  }
})

describe('on other days', () => {
  const pageOn = async (day: string) => {
    const options = { content: contentOf.closed, public: publicOf.closed, check: true }
    const { site, messages } = await build(optionsFor({ ...options, now: morningOf(day) }))
    expect(messages.hasErrors).toBe(false)
    return textOf(site.get('/contact.html'))
  }

  test('a closure cannot be dismissed once it has begun', async () => {
    const bars = barsIn(await pageOn('2026-12-02'))
    expect(bars).toContain('data-today="">Closed today for repairs<')
    expect(bars).not.toContain('aria-label="Dismiss: Closed')
    expect(bars).toContain('aria-label="Dismiss: Anniversary')
  })

  test('past closures are not rendered', async () => {
    const page = await pageOn('2027-01-05')
    expect(page).not.toMatch(/class="(bars|hours-exceptions)|specialOpeningHours/)
  })
})
