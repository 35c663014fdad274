/** Links to the site's own calendars are checked like all others. */
import { expect, test } from 'vitest'
import { checkLinks } from '../../src/checks/links.ts'
import { readSource } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import type { Site } from '../../src/siteFiles.ts'
import { contentOf, load, required } from '../cafes.ts'
import { renderedPages, renderedSite } from '../renderedPages.ts'

const second = () => {
  const messages = new Messages()
  const source = readSource(contentOf.second, messages)
  return { messages, source, content: required(load(source, messages)).content }
}

const check = (site: Site, context: ReturnType<typeof second>) =>
  checkLinks({
    ...renderedSite(site, context),
    pages: new Map(renderedPages(site).map(({ file, summaries }) => [file, summaries])),
  })

const brokenLinks = ({ messages }: ReturnType<typeof second>) =>
  messages.all.filter(({ ruleId }) => ruleId === 'broken-link')

test.each([
  ['webcal://monsoonpixel.example/tournaments.ics', 0],
  ['webcal://monsoonpixel.example/nothing.ics', 1],
  ['webcal://elsewhere.example/nothing.ics', 0],
  // Texts and addresses refuse it already.
  ['//elsewhere.example/nothing', 0],
])('%s', (href, errors) => {
  const context = second()
  const site = new Map([
    ['/index.html', `<a href="${href}">x</a>`],
    ['/tournaments.ics', ''],
  ])
  check(site, context)
  expect(brokenLinks(context)).toHaveLength(errors)
})

test.each([
  ['is over', 'once 2026-11-10', false],
  ['is still to come', 'once 2026-12-10', true],
])('a link to the missing place of a tournament that %s', (_state, repeats, isReported) => {
  const context = second()
  const tournaments = required(context.content.tournaments)
  const [cup, ...others] = tournaments.tournaments
  const site = new Map([
    ['/index.html', '<a href="/tournaments#aerial-cup">x</a>'],
    ['/tournaments.html', ''],
  ])
  const changed = { ...tournaments, tournaments: [{ ...required(cup), repeats }, ...others] }
  check(site, { ...context, content: { ...context.content, tournaments: changed } })
  expect(brokenLinks(context).length > 0).toBe(isReported)
})

test.each([
  ['/prices#दर', 0],
  ['/prices#%E0%A4%A6%E0%A4%B0', 0],
  ['/prices#दाम', 1],
  ['/prices#%E0%A4%A6%E0%A4%BE%E0%A4%AE', 1],
])('a link to a place with a name in Devanagari, as a browser or a person writes it: %s', (href, errors) => {
  const context = second()
  const site = new Map([
    ['/index.html', `<a href="${href}">x</a>`],
    ['/prices.html', '<h2 id="दर">दर</h2>'],
  ])
  check(site, context)
  expect(brokenLinks(context)).toHaveLength(errors)
})
