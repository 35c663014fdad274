/** The structured data of every page, on both cafés' sites (issue "Found and shared", item 2). */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { textOf } from '../../src/siteFiles.ts'
import { built, loadedContent, pagesOf, required } from '../cafes.ts'
import { type Expected, expectedOfSubjects } from '../expected.ts'
import { readPages } from '../html.ts'
import {
  allNodes,
  isMention,
  isNode,
  type JsonNode,
  listOf,
  readMetadata,
  theOnly,
  typesOf,
} from '../metadata.ts'
import { buildWith } from '../secondCafe.ts'

const businesses = { first: 'InternetCafe', second: 'EntertainmentBusiness' }

/**
 * The nodes of each page besides breadcrumbs; brackets stand for many pages, and all others are a
 * WebPage. The home page declares the café.
 */
const subjects: NonNullable<Expected['nodes']>[] = [
  ...expectedOfSubjects.flatMap(({ nodes }) => (nodes ? [nodes] : [])),
  ['index.html', 'Organization', 'place', 'WebSite', 'WebPage'],
  ['contact.html', 'place', 'ContactPage'],
  ['blog.html', 'CollectionPage', 'Blog'],
  ['blog/[guide].html', 'WebPage', 'BlogPosting'],
]
const subjectsOf = {
  first: [
    ...subjects,
    ['pricing.html', 'WebPage', 'OfferCatalog', 'Service', 'Service', 'Service'],
    ['tournaments.html', 'CollectionPage'],
    ['tournaments/[tournament].html', 'WebPage', 'Event'],
  ],
  second: [
    ...subjects,
    ['pricing.html', 'WebPage', 'OfferCatalog', 'Service', 'Service'],
    ['tournaments.html', 'CollectionPage', 'Event', 'Event', 'Event'],
  ],
}
/** The text of an element without children. */
const decoded = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")

const patternOf = (file: string) =>
  file.replace(/^blog\/.*/, 'blog/[guide].html').replace(/^tournaments\/.*/, 'tournaments/[tournament].html')

describe.each(['first', 'second'] as const)('the %s café', async (cafe) => {
  const content = loadedContent(cafe)
  const siteUrl = content.site.url
  const pages = readPages(built[cafe])
    .filter(({ file }) => file !== '404.html')
    .map((page) => ({ ...page, ...readMetadata(page.html) }))
  const cases = pages.map((page) => [page.file, page] as const)
  const nodesOf = (file: string) => pages.find((page) => page.file === file)?.nodes ?? []

  test('each kind of page in the list is a page', () => {
    const kinds = new Set(pages.map(({ file }) => patternOf(file)))
    expect(subjectsOf[cafe].filter(([pattern]) => !kinds.has(String(pattern)))).toEqual([])
  })

  test.each(cases)('%s has the nodes of its kind of page', (file, page) => {
    const subject = subjectsOf[cafe].find(([pattern]) => pattern === patternOf(file))?.slice(1) ?? ['WebPage']
    const trail = file === 'index.html' ? [] : ['BreadcrumbList']
    const types = subject.map((type) => (type === 'place' ? businesses[cafe] : type))
    expect(typesOf(page)).toEqual([...trail, ...types].sort())
  })

  test.each(cases)(
    'the graph of %s is connected, with unique ids and without dangling references',
    (_file, page) => {
      const ids = page.nodes.map((node) => node['@id'])
      expect(new Set(ids).size).toBe(ids.length)
      const known = new Set([...ids, ...nodesOf('index.html').map((node) => node['@id'])])
      const mentioned = [...allNodes(page.nodes)]
        .filter(([, node]) => isMention(node))
        .map(([, node]) => node['@id'])
      expect(mentioned.filter((id) => !known.has(id ?? null))).toEqual([])

      const linked = new Set([page.nodes.find((node) => String(node['@id']).endsWith('#webpage'))?.['@id']])
      const mentionsOf = (node: JsonNode) =>
        [...allNodes([node])].filter(([, inner]) => isMention(inner)).map(([, inner]) => inner['@id'])
      for (let size = 0; size < linked.size; ) {
        size = linked.size
        for (const node of page.nodes) {
          const ends = [node['@id'], ...mentionsOf(node)]
          if (ends.some((id) => linked.has(id))) for (const id of ends) linked.add(id)
        }
      }
      expect(ids.filter((id) => !linked.has(id))).toEqual([])
    },
  )

  test.each(cases)('%s says its canonical address', (_file, page) => {
    const node = page.nodes.find((node) => String(node['@id']).endsWith('#webpage'))
    expect([node?.url]).toEqual(page.links.get('canonical'))
  })

  test.each(cases)('the breadcrumbs of %s are those that it shows', (file, page) => {
    const shown = /<nav class="breadcrumbs".*?<\/nav>/s.exec(page.html)?.[0] ?? ''
    const steps = page.nodes
      .filter((node) => node['@type'] === 'BreadcrumbList')
      .flatMap((node) => listOf(node.itemListElement).filter(isNode))
    const names = [...shown.matchAll(/<(?:a|span)[^>]*>([^<]*)</g)].map(([, name = '']) => decoded(name))
    expect(steps.map(({ name }) => name)).toEqual(names)
    for (const [index, step] of steps.entries()) {
      expect(step.position).toBe(index + 1)
      const isLast = index === steps.length - 1
      const path = isLast ? `/${file.replace(/\.html$/, '')}` : String(step.item).slice(siteUrl.length)
      expect(step.item).toBe(siteUrl + path)
      if (!isLast) expect(shown).toContain(`<a href="${path}">${step.name}</a>`)
    }
  })

  test('every package of every tier has its price, and so have the consoles', () => {
    const offers = [...allNodes(nodesOf('pricing.html'))].filter(([, node]) => node['@type'] === 'Offer')
    const packages = required(content.packages)
    const tiers = packages.lists.flatMap((list) =>
      list.packages.flatMap(({ name, duration, tiers }) =>
        packages.tiers.map((tier) => [name, tiers[tier.id]?.price, duration, `service-${tier.id}`]),
      ),
    )
    const consoles = packages.consoles
    const rates = consoles?.rates.map(({ name, price }) => [name, price, 1, `service-${consoles.id}`]) ?? []
    expect(
      offers.map(([, { name, price, priceCurrency, eligibleQuantity, itemOffered }]) => {
        expect(priceCurrency).toBe('INR')
        const service = isNode(itemOffered) ? String(itemOffered['@id']).split('#')[1] : undefined
        return [name, price, isNode(eligibleQuantity) ? eligibleQuantity.value : undefined, service]
      }),
    ).toEqual([...tiers, ...rates])
  })

  test('all questions, equipment, games and guides are listed', () => {
    const count = (file: string, type: string) =>
      [...allNodes(nodesOf(file))].filter(([, node]) => node['@type'] === type).length
    expect(count('faq.html', 'Question')).toBe(required(content.faq).items.length)
    expect(count('gear.html', 'VideoGame')).toBe(content.site.games.length)
    expect(count('gear.html', 'ListItem') - count('gear.html', 'VideoGame') - 2).toBe(
      required(content.gear).items.length,
    )
    expect(count('blog.html', 'BlogPosting')).toBe(content.guides.length)
  })

  test('questions are on one page only, events on those of tournaments, and a rating on none', () => {
    for (const { file, nodes } of pages) {
      const types = new Set([...allNodes(nodes)].map(([, node]) => node['@type']))
      expect(types.has('Question'), file).toBe(file === 'faq.html')
      const hasEvents = cafe === 'first' ? file.startsWith('tournaments/') : file === 'tournaments.html'
      expect(types.has('Event'), file).toBe(hasEvents)
      expect(types.has('AggregateRating') || types.has('Review'), file).toBe(false)
    }
  })

  test('the search of the site is the list of guides', () => {
    expect(theOnly('WebSite', nodesOf('index.html')).potentialAction).toEqual({
      '@type': 'SearchAction',
      target: `${siteUrl}/blog?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    })
  })
})

test("the hours are the opening hours of every day, not the footer's reading of them", async () => {
  const { nodes } = readMetadata(await readFile(join(built.first, 'index.html'), 'utf8'))
  const [hours] = listOf(theOnly('InternetCafe', nodes).openingHoursSpecification).filter(isNode)
  expect(hours).toMatchObject({ opens: '08:30', closes: '23:30' })
  expect(listOf(hours?.dayOfWeek)).toHaveLength(7)
})

test('an event has the name of its page, its format, fee and prize', async () => {
  const html = await readFile(join(built.first, 'tournaments/csgo.html'), 'utf8')
  const { name, description } = theOnly('Event', readMetadata(html).nodes)
  expect(name).toBe(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, ''))
  expect(description).toBe('5v5 teams. Entry: ₹400 per team. Prize pool: ₹8,000.')
})

test('the six tournaments are on next on these days, counted from Friday, November 27, 2026', async () => {
  const nodes = pagesOf(loadedContent('first'), '2026-11-27')
    .filter(({ path }) => path.startsWith('/tournaments/'))
    .flatMap(({ jsonLd }) => jsonLd?.nodes ?? [])
  const events: Record<string, string>[] = JSON.parse(JSON.stringify(nodes))
  const described = events.map(({ name, startDate, endDate }) => [name, startDate, endDate])
  expect(described.toSorted()).toEqual([
    ['BGMI Weekly Squad Tournament', '2026-11-27T20:00:00+05:30', '2026-11-27T23:00:00+05:30'],
    ['CS:GO 5v5 Weekly Tournament', '2026-11-29T18:00:00+05:30', '2026-11-29T22:00:00+05:30'],
    ['FIFA 24 Weekly 1v1 Tournament', '2026-12-02T19:00:00+05:30', '2026-12-02T21:00:00+05:30'],
    ['Free Fire Weekly Squad Tournament', '2026-12-03T20:00:00+05:30', '2026-12-03T22:00:00+05:30'],
    ['Monthly Championship All-Day Tournament', '2026-11-28', '2026-11-29'],
    ['Valorant 5v5 Weekly Tournament', '2026-11-28T19:00:00+05:30', '2026-11-28T23:00:00+05:30'],
  ])
})

test('the fee of a tournament is valid from the day on which registration opens', async () => {
  const { opens } = required(required(loadedContent('first').tournaments).registration)
  for (const { file, html } of readPages(built.first)) {
    if (!file.startsWith('tournaments/')) continue
    const { startDate, offers } = theOnly('Event', readMetadata(html).nodes)
    const day = new Date(`${String(startDate).slice(0, 10)}T00:00:00Z`)
    day.setUTCDate(day.getUTCDate() - opens)
    const validFrom = isNode(offers) ? String(offers.validFrom) : ''
    expect(validFrom, file).toBe(`${day.toISOString().slice(0, 10)}T00:00:00+05:30`)
  }
})

test('a rating that no page shows is not published', async () => {
  const { site, messages } = await buildWith(
    'site.yaml',
    (text) => `${text}\nrating:\n  value: 4.7\n  count: 90\n  reviews: 3\n  sample: false\n`,
  )
  expect(messages.hasErrors).toBe(false)
  for (const [file, text] of site) {
    if (file.endsWith('.html')) expect(String(text), file).not.toMatch(/AggregateRating|"Review"/)
  }
})

test('no text can end the script element that holds the graph', async () => {
  // Whole tags are refused where they are written; a tag that is not closed is a text like any other.
  const question = 'Is </script a game, or <!-- what is it?'
  const { site, messages } = await buildWith('faq.yaml', (text) =>
    text.replace(/question: .*/, `question: "${question}"`),
  )
  expect(messages.hasErrors).toBe(false)
  const html = textOf(site.get('/faq.html'))
  expect(html).not.toMatch(/<\/script a game|<!-- what/)
  const page = theOnly('FAQPage', readMetadata(html).nodes)
  expect(listOf(page.mainEntity).filter(isNode)[0]?.name).toBe(question)
})
