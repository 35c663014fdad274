/**
 * All structured data is visible on its page (Google, "General structured data guidelines"): each value of each node must
 * be in the text or the attributes of the page, in the form in which the page prints it.
 */

import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import type { Content } from '../../src/content/types.ts'
import { capitalized } from '../../src/text.ts'
import { built, loadedContent, required } from '../cafes.ts'
import { parsePage, readPages } from '../html.ts'
import { isNode, type JsonNode, listOf, readMetadata } from '../metadata.ts'

/** Properties that no visitor reads, and why. */
const unseen: Record<string, string> = {
  '@id': 'a name inside the graph',
  '@type': 'a word of the vocabulary',
  position: 'the order in which the page lists its things',
  geo: 'the place as figures; the page shows it as address and as a link to the map',
  addressCountry: 'a code; the address is printed as one writes it inside the country',
  unitCode: 'a code; the word for it is checked with the value',
  eventStatus: 'a word of the vocabulary: an event that stands on the page takes place',
  scheduleTimezone: 'a code; times are those of the place',
  target: 'the address of the search, with a gap for the words',
  'query-input': 'the form of those words',
}

interface Page {
  file: string
  /** All words, without any space between them. */
  words: string
  /** Addresses and machine-readable dates that elements carry. */
  attributes: ReadonlySet<string>
  language: string
}

/** Without spaces, and without the joiners that keep a range on one line. */
const squeezed = (text: string) => text.replaceAll(/[\s\u2060]+/g, '')

function readPage(file: string, html: string): Page {
  const { text } = parsePage(file, html)
  const attributes = new Set<string>()
  const parser = new Parser({
    onopentag(name, { href, src, srcset, datetime, property, content, alt }) {
      for (const value of [href, src, datetime, alt]) if (value) attributes.add(value)
      for (const candidate of srcset?.split(', ') ?? []) attributes.add(candidate.split(' ')[0] ?? '')
      if (name === 'meta' && property === 'og:image' && content) attributes.add(content)
    },
  })
  parser.end(html)
  return { file, words: squeezed(text), attributes, language: readMetadata(html).language }
}

/** For each property, whether the page shows a value of it. */
function createRules({ site, words, pages, format }: Content, all: ReadonlyMap<string, Page>) {
  const verbatim = (value: string, { words }: Page) => words.includes(squeezed(value))
  const currencySign = format.money(1).replaceAll(/[\d\s]/g, '')
  const timeOfDay = (time: string, page: Page) =>
    // The first time of a range leaves out what it shares with the second: 7–11 PM.
    [format.time(time), `${format.time(time).replace(/\s.*/, '')}–`].some((form) => verbatim(form, page))
  const openingTime = (time: string, page: Page, { opens, closes }: JsonNode) =>
    opens === closes ? verbatim(words.closedHours, page) : timeOfDay(time, page)
  const address = (value: string, page: Page) =>
    value.startsWith(`${site.url}/`) ? isOnSite(value) : page.attributes.has(value)
  const isOnSite = (value: string) => {
    const [path = '', fragment] = value.slice(site.url.length).split('#')
    const target = all.get(path === '/' ? 'index.html' : `${path.slice(1)}.html`)
    return target !== undefined && (!fragment || target.attributes.has(`#${fragment}`))
  }
  const picture = (value: string, { attributes }: Page) =>
    attributes.has(value) || attributes.has(value.slice(site.url.length))
  /** A sum that is not merely the beginning of a larger one. */
  const sum = (printed: string, { words }: Page) =>
    words
      .split(squeezed(printed))
      .slice(1)
      .some((rest) => !/^[\d,.]*\d/.test(rest))
  const amount = (value: string, page: Page) => sum(format.money(Number(value)), page)
  const frequency = {
    P1W: capitalized(words.everyWeek),
    P2W: capitalized(words.everySecondWeek),
    P1M: capitalized(words.everyMonth),
  }

  const rules: Record<string, (value: string, page: Page, node: JsonNode) => boolean> = {
    // For an illustration it is the alternative text.
    caption: (value, page) => verbatim(value, page) || page.attributes.has(value),
    // The facts of an event are in several places of its page.
    description: (value, page, node) =>
      (node['@type'] === 'Event' ? value.split(/[.:] | (?=per )|\.$/) : [value]).every((part) =>
        verbatim(part, page),
      ),
    url: address,
    item: address,
    sameAs: address,
    hasMap: address,
    logo: picture,
    image: picture,
    contentUrl: picture,
    inLanguage: (value, page) => value === page.language,
    price: amount,
    priceCurrency: (_value, page) => verbatim(currencySign, page),
    currenciesAccepted: (value, page) => value === site.currency && verbatim(currencySign, page),
    priceRange: (value, page) => value.split('–').every((end) => sum(end, page)),
    value: (value, page) => {
      const { durationUnit, durationUnitOne, perHourLabel } = required(pages.pricing)
      const printed = `${format.count(Number(value))} ${value === '1' ? durationUnitOne : durationUnit}`
      return verbatim(printed, page) || (value === '1' && verbatim(perHourLabel, page))
    },
    opens: openingTime,
    closes: openingTime,
    // Of days with other hours, or of an offer.
    validFrom: (value, page, { validThrough }) =>
      validThrough ? verbatim(format.dates(value, String(validThrough)), page) : page.attributes.has(value),
    validThrough: (value, page, { validFrom }) => verbatim(format.dates(String(validFrom), value), page),
    startTime: timeOfDay,
    endTime: timeOfDay,
    datePublished: (value, { attributes }) => attributes.has(value),
    dateModified: (value, { attributes }) => attributes.has(value),
    startDate: (value, { attributes }) => attributes.has(value),
    // Availability is shown by the booking button; any other state has a text.
    availability: (value, page) =>
      value.endsWith('/InStock') || verbatim(required(pages.tournaments).soldOutLabel, page),
    endDate: (value, page) =>
      page.attributes.has(value) || timeOfDay(/T(\d\d:\d\d)/.exec(value)?.[1] ?? '', page),
    // Hours without a day are those of all days.
    dayOfWeek: (_value, _page, node) => listOf(node.dayOfWeek).length === 7,
    byDay: (value, page) => verbatim(format.weekday(value.replace(/.*\//, '').toLowerCase()), page),
    repeatFrequency: (value, page) =>
      (value === 'P1W' || value === 'P1M') &&
      frequency[value].split('{day}').every((part) => verbatim(part, page)),
  }
  for (const property of [
    ...['name', 'headline', 'text', 'articleSection', 'keywords', 'gamePlatform'],
    ...['telephone', 'email', 'streetAddress', 'addressLocality', 'addressRegion', 'postalCode'],
    ...['areaServed', 'knowsLanguage', 'availableLanguage', 'paymentAccepted'],
  ]) {
    rules[property] = verbatim
  }
  return rules
}

type Rules = ReturnType<typeof createRules>

/** The values of a graph that its page does not show, each with its place in the graph. */
function* notShown(nodes: readonly JsonNode[], page: Page, rules: Rules, path = ''): Generator<string> {
  for (const node of nodes) {
    for (const [property, values] of Object.entries(node)) {
      if (Object.hasOwn(unseen, property)) continue
      const place = `${path}${node['@type']}.${property}`
      for (const value of listOf(values)) {
        if (isNode(value)) yield* notShown([value], page, rules, `${place} `)
        else if (!rules[property]) yield `${place}: how is this shown?`
        else if (!rules[property](String(value), page, node)) yield `${place}: ${value}`
      }
    }
  }
}

describe.each(['first', 'second', 'closed'] as const)('the %s café', async (cafe) => {
  const content = loadedContent(cafe)
  const htmls = readPages(built[cafe])
  const pages = new Map(
    htmls.map(({ file, html, ids }) => {
      const page = readPage(file, html)
      return [file, { ...page, attributes: new Set([...page.attributes, ...ids.map((id) => `#${id}`)]) }]
    }),
  )
  const rules = createRules(content, pages)
  const said = (file: string) => readMetadata(htmls.find((page) => page.file === file)?.html ?? '').nodes

  test.each([...pages])('%s shows everything in its structured data', (file, page) => {
    expect([...notShown(said(file), page, rules)]).toEqual([])
  })

  test('finds a value that differs from the page, in any node', () => {
    const events = cafe === 'first' ? 'tournaments/valorant.html' : 'tournaments.html'
    type Change = [file: string, from: RegExp, to: string]
    const profiles: Change = ['index.html', /"sameAs":\["/, '"sameAs":["https://elsewhere.example/","']
    const changes: Change[] = [
      ['pricing.html', /"price":\d+/, '"price":98765'],
      ['pricing.html', /"value":\d+/, '"value":777'],
      ['contact.html', /"paymentAccepted":"/, '"paymentAccepted":"Shells, '],
      ['contact.html', /"opens":"\d\d/, '"opens":"05'],
      ['contact.html', /"closes":"\d\d/, '"closes":"04'],
      ['contact.html', /"telephone":"\+/, '"telephone":"+1 '],
      ['index.html', /"priceRange":"[^"]*"/, '"priceRange":"₹1–₹2"'],
      ...(content.site.social.length > 0 ? [profiles] : []),
      [events, /"startDate":"\d+/, '"startDate":"2031'],
      [events, /"description":"[^"]*₹/, '$&9'],
      [events, /"byDay":"[^"]*"/, '"byDay":"https://schema.org/Monday"'],
      ['faq.html', /"text":"/, '"text":"Certainly! '],
      ['gear.html', /"gamePlatform":"/, '"gamePlatform":"Amiga '],
      ['contact.html', /"@type":"ContactPage"/, '"@type":"ContactPage","award":"Best in town"'],
    ]
    for (const [file, from, to] of changes) {
      const page = pages.get(file)
      const before = JSON.stringify(said(file))
      const after = before.replace(from, to)
      expect(after, `${file} ${from}`).not.toBe(before)
      if (page) expect([...notShown(JSON.parse(after), page, rules)], to).toHaveLength(1)
    }
  })
})
