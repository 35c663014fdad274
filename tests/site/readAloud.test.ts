/** Screen readers get an order and names that make sense without seeing the page. */
import { parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { collections } from '../../templates/collections.ts'
import { built } from '../cafes.ts'
import { readPages } from '../html.ts'

type Node = ReturnType<typeof parseDocument>['children'][number]

/** The words that are spoken: all but those that are hidden from screen readers. */
function spoken(node: Node): string {
  if (node.type === 'text') return node.data
  if (!('children' in node)) return ''
  if ('attribs' in node && (node.attribs['aria-hidden'] === 'true' || /^(script|style)$/.test(node.name)))
    return ''
  return node.children.map(spoken).join('')
}

const words = (html: string) =>
  parseDocument(html).children.map(spoken).join('').replaceAll(/\s+/g, ' ').trim()
const pages = readPages(built.first)
const htmlOf = (name: string) => pages.find(({ file }) => file === name)?.html ?? ''
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([whole]) => words(whole))

test('figures come before what they count', () => {
  const figures = all(htmlOf('index.html'), /<li class="stats__item">.*?<\/li>/gs)
  expect(figures).toEqual(
    expect.arrayContaining(['20+ Gaming PCs', 'ZOWIE 360Hz Displays', 'PS5 Lounge', 'NVIDIA RTX', '4K TVs']),
  )
})

test('the latency is spoken in words on every page', () => {
  for (const { file, html } of pages) expect(words(html), file).not.toMatch(/< ?10/)
  expect(words(htmlOf('gear.html'))).toContain('under 10ms Latency')
})

describe.each(['pricing.html', 'index.html'])('the price list of %s', (file) => {
  test('each booking link has a name of its own', () => {
    const rows = htmlOf(file).match(/<li class="price-row".*?<\/li>/gs) ?? []
    const links = rows.flatMap((row) => all(row, /<a class="button.*?<\/a>/gs))
    expect(links).toContain('Book GG Night, Mon–Thu, PRO MAX')
    expect(new Set(links).size).toBe(links.length)
  })

  test('a booking message has the days', () => {
    const message = encodeURIComponent('GG Night (7 hours, Fri–Sun) on PRO ULTRA')
    expect(htmlOf(file)).toContain(message)
  })
})

test('the badge of a package is separate from its name', () => {
  expect(all(htmlOf('pricing.html'), /<h4 class="price-row__name">.*?<\/h4>/gs)).toContain(
    'GG Night, Popular',
  )
})

test('tables of guides are named by the heading above them', () => {
  for (const { file, html } of pages.filter(({ file }) => file.startsWith('blog/'))) {
    const boxes = html.match(/<div class="table-scroll"[^>]*>/g) ?? []
    expect(boxes.length, file).toBeGreaterThan(0)
    for (const box of boxes) {
      const id = /aria-labelledby="([^"]+)"/.exec(box)?.[1]
      expect(html, box).toMatch(new RegExp(`<h[2-6] id="${id}"`))
    }
  }
})

test('links to the rest of a comparison have different names', () => {
  const links = all(htmlOf('index.html'), /<a href="\/comparison#compare-[^"]*">.*?<\/a>/gs)
  expect(links.length).toBeGreaterThan(1)
  expect(new Set(links).size).toBe(links.length)
})

test('the keywords of a long text have an introduction', () => {
  for (const name of collections.longFormPages)
    expect(htmlOf(name === 'home' ? 'index.html' : `${name}.html`), name).toContain(
      '<p class="visually-hidden">Topics: ',
    )
})
