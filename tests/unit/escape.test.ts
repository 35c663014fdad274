/** No value ends what it is printed in: each language is read back, with any words in any field that reaches it. */
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import ICAL from 'ical.js'
import Parser from 'rss-parser'
import { expect, test } from 'vitest'
import type { Content } from '../../src/content/types.ts'
import { caddyConfiguration } from '../../src/hosts/caddy.ts'
import { policyForMeta, policyOf } from '../../src/hosts/contentSecurityPolicy.ts'
import { inAttribute, inCaddy, inHeaders, inNginx, inShell } from '../../src/hosts/escape.ts'
import { gitHubFiles } from '../../src/hosts/github.ts'
import { headerRules } from '../../src/hosts/headers.ts'
import { headersFile, netlifyRedirects, redirectsFile } from '../../src/hosts/headersFile.ts'
import { nginxConfiguration } from '../../src/hosts/nginx.ts'
import { functionPath, s3Files } from '../../src/hosts/s3.ts'
import { type CalendarTournament, calendars } from '../../src/seo/calendar.ts'
import { graphText } from '../../src/seo/jsonLd/graph.ts'
import { webManifest } from '../../src/seo/manifest.ts'
import { rssFeed } from '../../src/seo/rss.ts'
import { buildDate, compiledContent, required } from '../cafes.ts'
import { hostilePath, hostileTarget, hostileText } from '../hostile/addresses.ts'
import { mistakesInCalendar } from '../iCalendar.ts'

const content = compiledContent('second')
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

/** The words of a configuration; those in quotes as they are meant, all others with a sign before them. */
function wordsOf(text: string, escapes: RegExp): string[] {
  const word = /"((?:\\[\s\S]|[^"\\])*)"|[^\s"]+/g
  return [...text.replaceAll(/^\s*#.*/gm, '').matchAll(word)].map(([bare, quoted]) =>
    quoted === undefined ? `:${bare}` : quoted.replaceAll(escapes, '$1'),
  )
}
const shapeOf = (words: readonly string[]) => words.map((word) => (word.startsWith(':') ? word : '“”'))

test('signs with a meaning are escaped, or percent-encoded where that is not possible', () => {
  const target = '/a?b="$host"{c}\\;'
  expect(inNginx(target)).toBe('/a?b=\\"%24host\\"{c}\\\\;')
  expect(inCaddy(target)).toBe('/a?b=\\"$host\\"%7Bc%7D%5C;')
})

test('nginx', () => {
  const words = (from: Content) =>
    wordsOf(nginxConfiguration(site, from, headerRules(site, from, new Map())), /\\([\s\S])/g)
  const shape = shapeOf(words(plain))
  check((hostile) => {
    const found = words(hostile)
    expect(shapeOf(found)).toEqual(shape)
    const values = found
      .filter((word) => !word.startsWith(':'))
      .map((word) => word.replace('$is_args$args', ''))
    for (const value of values.filter((value) => value !== '^(GET|HEAD)$'))
      expect(value).not.toMatch(/[$\p{Cc}]/u)
  })
})

test('Caddy', () => {
  const words = (from: Content) =>
    wordsOf(caddyConfiguration(site, from, headerRules(site, from, new Map())), /\\(")/g)
  const shape = shapeOf(words(plain))
  check((hostile) => {
    const found = words(hostile)
    expect(shapeOf(found)).toEqual(shape)
    const values = found
      .filter((word) => !word.startsWith(':'))
      .map((word) => word.replace('{vars.query}', ''))
    for (const value of values) expect(value).not.toMatch(/[{}\\\p{Cc}]/u)
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

test('the CloudFront function, and JSON', () => {
  check((hostile) => {
    const files = s3Files(site, hostile, headerRules(site, hostile, new Map()))
    const [redirect] = hostile.redirects.redirects
    const moved: unknown = runInNewContext(`${files.get(functionPath)};Object.values(moved)`)
    expect(moved).toEqual([[redirect?.to, 301]])
    for (const [path, text] of files) if (path.endsWith('.json')) JSON.parse(String(text))
  })
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
  const post = required(content.posts[0])
  await fc.assert(
    fc.asyncProperty(hostileText, async (text) => {
      const guide = {
        post: { ...post, title: text, author: text, tags: [text] },
        article: Buffer.from(`${text}]]>`),
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
test('a shell', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      // Between quotes nothing is special but the quote itself.
      expect(`'${inShell(text)}'`.replaceAll("'\\''", '').slice(1, -1)).not.toContain("'")
    }),
  )
})
