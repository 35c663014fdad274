/** The short answer of a guide and its drawing. Their mistakes are in tests/mistakes. */

import { expect, test } from 'vitest'
import { Messages } from '../../../../src/diagnostics/messages.ts'
import { consoleShares } from '../../../../templates/pricing/prices/consoleShares.ts'
import { bodyOf, buildDate, load, loadedContent, pagesOf, required } from '../../../cafes.ts'
import { withChanges } from '../../../mistakes/index.ts'
import { guideFile } from '../../../mistakes/mistake.ts'

const fields = `answer:
  text: Four friends and *one* lantern.
  figure: 4 hours
  label: is what a party takes
graphic: compared-prices`

/** The pages of the second café, where one guide has further fields. */
function pagesWith(to: string, ...others: Parameters<typeof withChanges>[0]) {
  const from = 'date: 2026-08-15'
  const { files } = withChanges([{ file: guideFile, from, to: `${from}\n${to}` }, ...others])
  const messages = new Messages()
  const loaded = required(load({ folder: 'content', files }, messages, buildDate))
  expect(messages.all).toEqual([])
  const pages = pagesOf(loaded.content)
  return (path: string) => required(pages.find((page) => page.path === path))
}

const pageAt = pagesWith(fields)
const guide = bodyOf(pageAt('/blog/rainy-day-lan-party-kochi'))

test('the answer is on a ticket above the text, with its figure', () => {
  expect(guide).toMatch(
    /<section class="answer">.*<h2>The short answer<\/h2>.*<em>one<\/em> lantern.*<strong>4 hours<\/strong> <span>is what a party takes<\/span>.*<div class="prose prose--article">/s,
  )
})

test('the drawing has the prices of both sides, as the comparison has them', () => {
  const drawing = required(/<figure class="graphic">.*?<\/figure>/s.exec(guide)?.[0])
  expect(drawing).toContain('class="rates"')
  expect(bodyOf(pageAt('/comparison'))).toContain(required(/<dl class="rates">.*?<\/dl>/s.exec(drawing)?.[0]))
})

test('the way to the café is below the text', () => {
  const guides = pagesOf(loadedContent('first')).filter(({ path }) => path.startsWith('/blog/'))
  const withMap = required(guides.map(bodyOf).find((body) => body.includes('class="reach-map"')))
  expect(withMap).toMatch(/<div class="prose prose--article">.*<figure class="graphic">/s)
})

test('of the week, the days of the tournament with the same photograph are marked', () => {
  const file = 'tournaments.yaml'
  const from = '  - id: footsies-night\n'
  const marked = (...others: Parameters<typeof withChanges>[0]) =>
    bodyOf(pagesWith('graphic: week', ...others)('/blog/rainy-day-lan-party-kochi')).match(
      /<li class="week-list__marked">.*?<\/li>/gs,
    ) ?? []
  const days = marked({ file, from, to: `${from}    image: chaya-balcony.jpg\n` })
  expect(days.length).toBeGreaterThan(0)
  for (const day of days) expect(day).toContain('#footsies-night')
  expect(marked()).toEqual([])
})

test('shares of a console are rounded down, the lowest first, as bars on one scale', () => {
  const rates = [
    { id: 'one', name: '1 pad', price: 100, controllers: 1 },
    { id: 'three', name: '3 pads', price: 200, controllers: 3 },
  ]
  const { format } = loadedContent('second')
  expect(consoleShares(rates, format)).toEqual([
    { name: '3 pads', price: format.money(66), share: 67 },
    { name: '1 pad', price: format.money(100), share: 100 },
  ])
})

test('the feed and the search have the answer as a part of the text', () => {
  const { files } = pageAt('/blog')
  expect(String(files?.get('/feed.xml'))).toContain('<em>one</em> lantern')
  expect(String(files?.get('/guides.json'))).toContain('lantern')
})

test('a guide without them has neither', () => {
  const other = bodyOf(pageAt('/blog/choosing-a-fighting-game-pad'))
  expect(other).not.toContain('class="answer"')
  expect(other).not.toContain('class="graphic"')
})
