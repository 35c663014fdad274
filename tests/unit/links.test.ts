/** Links to the site's own calendars are checked like all others. */
import { expect, test } from 'vitest'
import { checkLinks } from '../../src/checks/links.ts'
import { readSource } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { compileContent } from '../../src/pages/compileContent.ts'
import { buildDate, contentOf } from '../cafes.ts'
import { renderedPages } from '../renderedPages.ts'

test.each([
  ['webcal://monsoonpixel.example/tournaments.ics', 0],
  ['webcal://monsoonpixel.example/nothing.ics', 1],
  ['webcal://elsewhere.example/nothing.ics', 0],
])('%s', (href, errors) => {
  const messages = new Messages()
  const source = readSource(contentOf.second, messages)
  const { content } = compileContent(source, messages)
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
