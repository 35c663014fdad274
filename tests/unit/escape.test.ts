/** No value ends what it is printed in: each language is read back, with any words in any field that reaches it. */
import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import ICAL from 'ical.js'
import Parser from 'rss-parser'
import { expect, test } from 'vitest'
import type { Content } from '../../src/content/types.ts'
import { apacheConfiguration } from '../../src/hosts/apache.ts'
import { policyForMeta, policyOf } from '../../src/hosts/contentSecurityPolicy.ts'
import { inApache, inAttribute, inExpression, inHeaders } from '../../src/hosts/escape.ts'
import { gitHubFiles } from '../../src/hosts/github.ts'
import { headerRules } from '../../src/hosts/headers.ts'
import { headersFile, netlifyRedirects, redirectsFile } from '../../src/hosts/headersFile.ts'
import { graphText } from '../../src/seo/jsonLd/graph.ts'
import { webManifest } from '../../src/seo/manifest.ts'
import { rssFeed } from '../../src/seo/rss.ts'
import { type CalendarTournament, calendars } from '../../templates/tournaments/dates/calendarFiles.ts'
import { buildDate, loadedContent, required } from '../cafes.ts'
import { mistakesInCalendar } from '../iCalendar.ts'
import { hostilePath, hostileTarget, hostileText } from '../injection/addresses.ts'

const content = loadedContent('second')
const labels = required(content.pages.tournaments)
const nothing = { inlineStyles: [], inlineScripts: [], players: [] }
const site = new Map([
  ['/index.html', ''],
  ['/images/a.1a2b3c4d.avif', ''],
])

/** The content with a redirect and a form service that no check has seen. */
const withAddresses = (from: string, to: string, host: string): Content => ({
  ...content,
  redirects: { redirects: [{ from: `${from}.old`, to, status: 301 }] },
  site: { ...content.site, contactForm: { endpoint: `https://a${host}.in` } },
})
const plain = withAddresses('/old', '/new', 'forms')

const addresses = fc.tuple(hostilePath, hostileTarget, hostileText)
const check = (property: (hostile: Content) => void) =>
  fc.assert(
    fc.property(addresses, ([from, to, host]) => {
      property(withAddresses(from, to, host))
    }),
    { seed: 24, numRuns: 300 },
  )

test('signs with a meaning are escaped, or percent-encoded where that is not possible', () => {
  const target = '/a?b="${c}"%20%{d}\\;é'
  expect(inApache(target, '\\%')).toBe('/a?b=\\%22\\%24{c}\\%22\\%20\\%{d}\\%5C;\\%C3\\%A9')
  expect(inApache(target, '%%')).toBe('/a?b=%%22%%24{c}%%22%%20%%{d}%%5C;%%C3%%A9')
})

test('a regular expression of Apache', () => {
  expect(inExpression('/a-b_c.html')).toBe('/a-b_c\\x2ehtml')
  fc.assert(
    fc.property(hostileText, (text) => {
      const bytes = Buffer.from(text).toString('latin1')
      const expression = inExpression(text)
      expect(expression).toMatch(/^([\w/-]|\\x[\da-f]{2})*$/)
      expect(new RegExp(`^${expression}$`).exec(bytes)?.[0]).toBe(bytes)
    }),
  )
})

test('Apache', () => {
  const linesOf = (from: Content) =>
    apacheConfiguration(site, from, headerRules(site, from, new Map())).split('\n')
  const quoted = /"(?:\\.|[^"\\])*"/g
  const shapeOf = (line: string) => line.replaceAll(quoted, '“”')
  const withPlace = withAddresses('/old', '/new#place', 'forms')
  const shapes = new Set([plain, withPlace].flatMap(linesOf).map(shapeOf))
  check((hostile) => {
    const lines = linesOf(hostile)
    expect(lines.filter((line) => !shapes.has(shapeOf(line)))).toEqual([])
    const [redirect] = hostile.redirects.redirects
    const targets = lines.flatMap((line) =>
      line.endsWith('[R=301,NE,L]') ? [line.match(quoted)?.[1]?.slice(1, -1) ?? ''] : [],
    )
    const written = targets.at(-1)?.replaceAll('\\%', '%')
    expect(written).toBe(redirect?.to.replaceAll(/["\\$\p{Cc}]|\P{ASCII}/gu, encodeURIComponent))
    for (const target of targets)
      expect(target.replaceAll(/\\%|\?%\{QUERY_STRING\}/g, '')).not.toMatch(/[%$"\\\p{Cc}]|\P{ASCII}/u)
    for (const line of lines.filter((line) => line.startsWith('Header always set')))
      expect(line.replaceAll('%%', '').replaceAll(/^[^"]*"|"[^"]*$/g, '')).not.toMatch(/[%$"\\\p{Cc}]/u)
  })
})

test('_redirects and _headers', () => {
  const headers = (from: Content) =>
    [...headersFile(headerRules(site, from, new Map()), true).values()].join().replaceAll(/:.*/g, '')
  check((hostile) => {
    for (const file of [redirectsFile(hostile), netlifyRedirects(hostile)]) {
      for (const line of String([...file.values()][0])
        .trimEnd()
        .split('\n')) {
        const [from = '', to = '', status, ...more] = line.split(/\s/)
        expect(from).toMatch(/^\//)
        if (!line.startsWith('/blog/:guide ')) expect(`${from} ${to}`).not.toMatch(/\*|:[a-z]/i)
        expect([status, more]).toEqual([expect.stringMatching(/^30[128]$/), []])
      }
    }
    expect(headers(hostile)).toBe(headers(plain))
  })
  fc.assert(fc.property(hostileText, (text) => !/[\r\n]|:splat/.test(inHeaders(text))))
})

test('a content security policy', () => {
  const directives = (policy: string) =>
    policy.split(';').map((directive) =>
      directive
        .trim()
        .split(/[\s,]+/)
        .map((word, at) => (at === 0 ? word : '')),
    )
  check((hostile) => {
    for (const policy of [policyOf, policyForMeta])
      expect(directives(policy(hostile, nothing))).toEqual(directives(policy(plain, nothing)))
  })
})

test('JSON', () => {
  fc.assert(
    fc.property(hostileText, (name) => {
      const text = graphText({
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'WebPage', '@id': '#', name }],
      })
      expect(text).not.toContain('<')
      expect(JSON.parse(text)['@graph'][0].name).toBe(name)
      expect(
        JSON.parse(webManifest({ ...content, site: { ...content.site, name } }, new Map(), '#000')).name,
      ).toBe(name)
    }),
  )
})

test('the page of a redirect on GitHub', () => {
  const tags = (from: Content) => {
    const [page = ''] = [...gitHubFiles(new Map(), from, new Map()).values()]
    return String(page).replaceAll(/"[^"]*"|>[^<]*</g, '')
  }
  fc.assert(
    fc.property(hostilePath, (to) => {
      expect(tags(withAddresses('/old', to, 'forms'))).toBe(tags(plain))
    }),
  )
  fc.assert(
    fc.property(hostileText, (text) => {
      const { firstChild } = parseDocument(`<a title="${inAttribute(text)}">x</a>`)
      expect(firstChild).toMatchObject({ name: 'a', attribs: { title: text } })
    }),
  )
})

test('XML', async () => {
  const [written] = content.guides
  await fc.assert(
    fc.asyncProperty(hostileText, async (text) => {
      const guide = {
        ...required(written),
        title: text,
        author: text,
        tags: [text],
        html: `${text}]]>`,
      }
      const xml = rssFeed(
        { ...content.site, name: text },
        required(content.pages.blog),
        [guide],
        new Map(),
        new Map(),
      )
      expect(xml).not.toMatch(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u)
      const { items } = await new Parser().parseString(xml)
      expect(items).toHaveLength(1)
      const visible = (words = '') => words.replaceAll(/[\s\ufffe]/g, '')
      expect(visible(items[0]?.title)).toBe(visible(text))
    }),
    { seed: 24, numRuns: 100 },
  )
})

test('a calendar', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const event = {
        id: 'cup',
        name: text,
        repeats: 'every monday',
        time: undefined,
        exceptions: [
          { date: '2026-11-30', status: 'cancelled', reason: text },
          { date: '2026-12-07', status: 'moved', to: '2026-12-08', reason: text },
        ],
        description: text,
        url: 'https://a.in/x',
      } satisfies CalendarTournament
      const address = { ...content.site.address, street: text }
      const files = calendars(
        [event],
        { ...labels, heading: text, cancelledLabel: text, movedLabel: text },
        { ...content, site: { ...content.site, name: text, address } },
        buildDate,
      )
      const file = String(files.get('/tournaments.ics'))
      expect(mistakesInCalendar(Buffer.from(file))).toEqual([])
      const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
      expect(events).toHaveLength(12)
      const name = text.replaceAll(/[^\P{Cc}\n]/gu, ' ')
      expect(events[2]?.getFirstPropertyValue('summary')).toBe(`${name}, ${name}`)
    }),
    { seed: 24, numRuns: 100 },
  )
})
