/** Links to the site's own calendars are checked like all others. */
import { expect, test } from 'vitest'
import { checkLinks } from '../../src/checks/links.ts'
import { readSource } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { buildDate, compile, contentOf, required } from '../cafes.ts'
import { renderedPages } from '../renderedPages.ts'

const second = () => {
  const messages = new Messages()
  const source = readSource(contentOf.second, messages)
  return { messages, source, content: compile(source, messages).content }
}

test.each([
  ['webcal://monsoonpixel.example/tournaments.ics', 0],
  ['webcal://monsoonpixel.example/nothing.ics', 1],
  ['webcal://elsewhere.example/nothing.ics', 0],
])('%s', (href, errors) => {
  const { messages, source, content } = second()
  const site = new Map([
    ['/index.html', `<a href="${href}">x</a>`],
    ['/tournaments.ics', ''],
  ])
  checkLinks(renderedPages(site), new Map(), new Map(), {
    site,
    content,
    source,
    messages,
    moved: () => new Map(),
    today: buildDate,
  })
  expect(messages.all.filter(({ ruleId }) => ruleId === 'broken-link')).toHaveLength(errors)
})

test.each([
  ['is over', 'once 2026-11-10', false],
  ['is still to come', 'once 2026-12-10', true],
])('a link to the missing place of a tournament that %s', (_state, repeats, isReported) => {
  const { messages, source, content } = second()
  const tournaments = required(content.tournaments)
  const [cup, ...others] = tournaments.tournaments
  const site = new Map([
    ['/index.html', '<a href="/tournaments#aerial-cup">x</a>'],
    ['/tournaments.html', ''],
  ])
  checkLinks(renderedPages(site), new Map(), new Map(), {
    site,
    content: {
      ...content,
      tournaments: { ...tournaments, tournaments: [{ ...required(cup), repeats }, ...others] },
    },
    source,
    messages,
    moved: () => new Map(),
    today: buildDate,
  })
  expect(messages.all.some(({ ruleId }) => ruleId === 'broken-link')).toBe(isReported)
})
