/** Requirements of every finished page, on both cafés' sites. */
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { built } from '../cafes.ts'
import { readPages } from '../html.ts'

const pagesOf = { first: readPages(built.first), second: readPages(built.second) }

test('every route of the specification answers, and each tournament has a page', () => {
  expect(pagesOf.first.map((page) => page.file)).toEqual(
    expect.arrayContaining([
      '404.html',
      'blog.html',
      'blog/240hz-vs-360hz-monitor-guide.html',
      'blog/best-gaming-center-wakad-complete-guide.html',
      'blog/gaming-center-rates-pune-price-comparison.html',
      'blog/ps5-gaming-wakad-complete-guide.html',
      'blog/valorant-tournament-schedule-volt-arena-pune.html',
      'comparison.html',
      'contact.html',
      'events.html',
      'faq.html',
      'gear.html',
      'index.html',
      'location/hinjewadi.html',
      'location/pimpri-chinchwad.html',
      'pricing.html',
      'tournaments.html',
      ...['bgmi', 'csgo', 'fifa', 'free-fire', 'monthly-championship', 'valorant'].map(
        (id) => `tournaments/${id}.html`,
      ),
    ]),
  )
})

test.each([
  ['gear.html', ['/pricing', '/blog/240hz-vs-360hz-monitor-guide', '/comparison#compare-equipment']],
  [
    'pricing.html',
    [
      '/comparison#compare-pricing',
      '/blog/gaming-center-rates-pune-price-comparison',
      '/faq#faq-payment-methods',
    ],
  ],
  ['comparison.html', ['/pricing', '/gear']],
  ['tournaments.html', ['/gear', '/pricing', '/contact']],
  ['events.html', ['/gear', '/pricing', '/contact']],
])('%s ends with links to these pages, in this order', (file, links) => {
  const { html = '' } = pagesOf.first.find((page) => page.file === file) ?? {}
  const [, related = ''] = /<div class="related section">.*?<nav (.*?)<\/nav>/s.exec(html) ?? []
  const found = [...related.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href)
  expect(found.filter((href) => links.includes(href))).toEqual(links)
})

describe.each(['first', 'second'] as const)('the %s café', (cafe) => {
  const pages = pagesOf[cafe]
  test.each(pages.map((page) => [page.file, page] as const))(
    '%s opens the chat and every other site in a new tab, which cannot reach back',
    (_file, { html }) => {
      const outside = html.match(/<(a|form) [^>]*(href|action)="https?:[^>]*>/g) ?? []
      expect(outside.length).toBeGreaterThan(0)
      for (const tag of outside) {
        expect(tag).toContain(' target="_blank"')
        expect(tag).toContain(' rel="noopener"')
      }
    },
  )

  const indexed = pages.filter((page) => page.file !== '404.html')
  test.each(pages.map((page) => [page.file, page] as const))(
    '%s has one h1, and no level is skipped',
    (_file, page) => {
      const levels = page.headings.map((heading) => heading.level)
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      expect(page.headings.filter((heading) => heading.text.trim() === '')).toEqual([])
      const inMain = levels.slice(levels.indexOf(1))
      for (const [index, level] of inMain.entries())
        expect(level - (inMain[index - 1] ?? level)).toBeLessThanOrEqual(1)
    },
  )

  test('no two pages share a title or a description, and none is without', () => {
    for (const field of ['title', 'description'] as const) {
      const texts = indexed.map((page) => page[field])
      expect(new Set(texts).size).toBe(texts.length)
      expect(texts).not.toContain('')
    }
  })

  test('html-validate finds nothing', async () => {
    const validator = new HtmlValidate(
      new FileSystemConfigLoader({
        root: true,
        extends: ['html-validate:standard'],
        rules: {
          // React writes an empty attribute value, which means the same; long titles are judged elsewhere.
          'attribute-boolean-style': 'off',
          'attribute-empty-style': 'off',
          'long-title': 'off',
          // Inline styles are intended; so are void elements as React closes them.
          'void-style': 'off',
          'no-inline-style': 'error',
          // A phone number may break at its spaces.
          'tel-non-breaking': 'off',
        },
      }),
    )
    const found: string[] = []
    for (const page of pages) {
      const report = await validator.validateString(page.html)
      for (const { messages } of report.results) {
        found.push(...messages.map((message) => `${page.file}: ${message.ruleId}: ${message.message}`))
      }
    }
    expect(found).toEqual([])
  })
})
