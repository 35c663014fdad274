/**
 * Every graph against the properties that Google documents as required and recommended (tests/googleProperties.ts). Missing
 * properties must be listed with a reason, and listed ones must be missing.
 */
import { describe, expect, test } from 'vitest'
import { built, loadedContent } from '../cafes.ts'
import { google, type Properties } from '../googleProperties.ts'
import { readPages } from '../html.ts'
import { allNodes, isMention, isNode, type JsonNode, listOf, readMetadata } from '../metadata.ts'

type Kind = keyof typeof google

/** Properties that the sites leave out, and why. `on` limits a gap to some files. */
const knownGaps: ReadonlyArray<{ kind: Kind; properties: readonly string[]; on?: RegExp; because: string }> =
  [
    {
      kind: 'Event',
      properties: ['performer.name'],
      because: 'Who plays is known on the day: teams enter until hours before.',
    },
    {
      kind: 'Event',
      properties: ['previousStartDate'],
      because: 'Only a date that was moved has one (tests/dayByDay).',
    },
    {
      kind: 'Event',
      properties: ['offers.validFrom'],
      on: /^tournaments\.html$/,
      because: 'The second café does not say from when one can enter.',
    },
    {
      kind: 'Event',
      properties: ['location.address.postalCode', 'location.address.streetAddress'],
      because: 'The owner has not given it (question “address”).',
    },
    {
      kind: 'LocalBusiness',
      properties: ['address.postalCode', 'address.streetAddress'],
      because: 'The owner has not given it (question “address”).',
    },
    {
      kind: 'LocalBusiness',
      properties: ['aggregateRating', 'review'],
      because: 'Google refuses ratings that a business publishes about itself.',
    },
    { kind: 'LocalBusiness', properties: ['department'], because: 'There is none.' },
    { kind: 'LocalBusiness', properties: ['menu', 'servesCuisine'], because: 'They are for restaurants.' },
    {
      kind: 'LocalBusiness',
      properties: ['openingHoursSpecification.validFrom', 'openingHoursSpecification.validThrough'],
      because: 'The hours are those of all year; closures are specialOpeningHoursSpecification.',
    },
    {
      kind: 'LocalBusiness',
      properties: ['geo.latitude', 'geo.longitude', 'priceRange', 'telephone', 'url'],
      on: /^contact\.html$/,
      because: 'The home page declares them, under the same id.',
    },
    {
      kind: 'Organization',
      properties: [
        'address.streetAddress',
        'address.addressLocality',
        'address.addressRegion',
        'address.postalCode',
        'address.addressCountry',
        'contactPoint.email',
        'contactPoint.telephone',
        'email',
        'sameAs',
        'telephone',
      ],
      because: 'The place, which belongs to it, has them.',
    },
    {
      kind: 'Organization',
      properties: ['alternateName', 'description', 'foundingDate', 'legalName', 'numberOfEmployees'],
      because: 'The content has no field for them.',
    },
    {
      kind: 'Organization',
      properties: ['duns', 'globalLocationNumber', 'iso6523Code', 'leiCode', 'naics', 'taxID', 'vatID'],
      because: 'The owner has not given them.',
    },
    {
      kind: 'Organization',
      properties: ['hasMemberProgram', 'hasMerchantReturnPolicy', 'hasShippingService'],
      because: 'They are for shops.',
    },
    { kind: 'WebSite', properties: ['alternateName'], because: 'The café has one name.' },
    {
      kind: 'Article',
      properties: ['dateModified'],
      because: 'Only a guide that was changed later has one.',
    },
    {
      kind: 'Article',
      properties: ['author.url'],
      because: 'A person who writes has no page; a team has that of the café.',
    },
  ]

/** Properties that no search engine asks for in these words, but that belong to every such node. */
const others: Record<string, readonly string[]> = {
  Offer: ['price', 'priceCurrency'],
  ImageObject: ['caption'],
  Question: ['name', 'acceptedAnswer.text'],
  VideoGame: ['name', 'gamePlatform'],
  ContactPoint: ['telephone', 'email', 'url', 'availableLanguage'],
}
const wantedOnContact = [
  'email',
  'paymentAccepted',
  'currenciesAccepted',
  'areaServed',
  'knowsLanguage',
  'hasMap',
]
const wantedOfGuides = ['headline', 'description', 'keywords', 'articleSection', 'publisher']

/** Google's rules for values (“Local business”, “Event”). */
const googleValues: ReadonlyArray<[kind: Kind, path: string, isFine: (value: string) => boolean]> = [
  ['LocalBusiness', 'priceRange', (value) => value.length < 100],
  ['LocalBusiness', 'telephone', (value) => value.startsWith('+')],
  ['Event', 'offers.availability', (value) => /\/(InStock|SoldOut|PreOrder)$/.test(value)],
  ['Event', 'startDate', (value) => !value.includes('T00:00:00')],
]

/** The kind of result that a node can become. */
function kindOf(node: JsonNode): Kind | undefined {
  const type = String(node['@type'])
  if (/#place$/.test(String(node['@id']))) return 'LocalBusiness'
  if (type === 'BlogPosting') return 'Article'
  return type in google ? (type as Kind) : undefined
}

/**
 * The values at the end of a path, one for each of its branches. A mention stands for the node on the same page: search
 * engines do not follow it to another one.
 */
function valuesAt(node: JsonNode, path: string, nodes: readonly JsonNode[]): unknown[] {
  const resolved = (value: JsonNode) =>
    isMention(value) ? nodes.find((other) => other['@id'] === value['@id']) : value
  return path.split('.').reduce<unknown[]>(
    (values, property) =>
      values.flatMap((value) => {
        const meant = isNode(value as JsonNode) ? resolved(value as JsonNode) : undefined
        const found = meant ? listOf(meant[property]) : []
        return found.length > 0 ? found : [undefined]
      }),
    [node],
  )
}

/** Whether a node has a value at the end of a path, in all of its branches. */
const has = (...where: Parameters<typeof valuesAt>) =>
  valuesAt(...where).every((end) => end !== undefined && end !== '')

const graphs = (['first', 'second'] as const).map((cafe) => ({
  cafe,
  pages: readPages(built[cafe]).map(({ file, html }) => ({ file, nodes: readMetadata(html).nodes })),
}))

const missing = graphs.flatMap(({ cafe, pages }) =>
  pages.flatMap(({ file, nodes }) =>
    nodes.flatMap((node) => {
      const kind = kindOf(node)
      if (!kind) return []
      const { required, recommended }: Properties = google[kind]
      return [...required, ...recommended]
        .filter((property) => !has(node, property, nodes))
        .map((property) => ({ cafe, file, kind, property, isRequired: required.includes(property) }))
    }),
  ),
)

type Missing = (typeof missing)[number]
type Gap = (typeof knownGaps)[number]
const isIn = ({ kind, properties, on }: Gap, { property, file, ...found }: Missing) =>
  kind === found.kind && properties.includes(property) && (on?.test(file) ?? true)

test('every kind of result is on both sites', () => {
  for (const { cafe, pages } of graphs) {
    const found = new Set(pages.flatMap(({ nodes }) => nodes.map(kindOf)))
    expect([...found].filter(Boolean).sort(), cafe).toEqual(Object.keys(google).sort())
  }
})

test('no required property is missing', () => {
  expect(missing.filter(({ isRequired }) => isRequired)).toEqual([])
})

test('a recommended property is missing only for a known reason', () => {
  expect(missing.filter((found) => !knownGaps.some((gap) => isIn(gap, found)))).toEqual([])
})

test.each(knownGaps.flatMap((gap) => gap.properties.map((property) => ({ ...gap, property }))))(
  'the known gap $kind $property is still one',
  (gap) => {
    const isStill = missing.some((found) => found.property === gap.property && isIn(gap, found))
    expect(isStill, 'Delete it from knownGaps.').toBe(true)
  },
)

test.each(googleValues)('%s: each %s is as Google wants it', (kind, path, isFine) => {
  const values = graphs.flatMap(({ pages }) =>
    pages.flatMap(({ nodes }) =>
      nodes.filter((node) => kindOf(node) === kind).flatMap((node) => valuesAt(node, path, nodes)),
    ),
  )
  const given = values.filter((value) => value !== undefined).map(String)
  expect(given).not.toEqual([])
  expect(given.filter((value) => !isFine(value))).toEqual([])
})

describe.each(graphs)('the $cafe café', ({ cafe, pages }) => {
  const { contact, social } = loadedContent(cafe).site
  /** What the content does not have, or only as an example. */
  const unknown = [...(contact.email ? [] : ['email']), ...(social.length > 0 ? [] : ['sameAs'])]
  test.each(pages)('$file', ({ file, nodes }) => {
    const absent: string[] = []
    const demand = (node: JsonNode, paths: readonly string[] = []) => {
      for (const path of paths)
        if (has(node, path, nodes) === unknown.includes(path)) absent.push(`${node['@type']}: ${path}`)
    }
    for (const [, node] of allNodes(nodes)) demand(node, others[String(node['@type'])])
    for (const node of nodes) {
      const type = node['@type']
      if (file === 'contact.html' && kindOf(node) === 'LocalBusiness') demand(node, wantedOnContact)
      if (file === 'index.html' && kindOf(node) === 'LocalBusiness') demand(node, ['sameAs'])
      if (type === 'BreadcrumbList') expect(listOf(node.itemListElement).length).toBeGreaterThan(1)
      if (type === 'BlogPosting')
        for (const path of wantedOfGuides) expect(node[path], `${file}: ${path}`).toBeTruthy()
      if (type === 'Event') {
        // With an offset where the hour is known, else the date alone; midnight would be a guess.
        for (const date of [node.startDate, node.endDate])
          expect(date).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d[+-]\d\d:\d\d)?$/)
        expect(String(node.startDate) <= String(node.endDate)).toBe(true)
      }
    }
    expect(absent).toEqual([])
  })
})
