/**
 * Every graph against the properties that search engines require and recommend (Google's structured data pages, as of
 * November 2026). Two recommended ones of an event's offer are left out on purpose, because the content does not hold
 * them: whether places are left, and from when on entries are taken.
 */
import { describe, expect, test } from 'vitest'
import { built } from '../cafes.ts'
import { readPages } from '../html.ts'
import { allNodes, isMention, isNode, type JsonNode, listOf, readMetadata } from '../metadata.ts'

/** Properties by type; `offers.price` is the price of each offer. */
const wanted: Record<string, string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  Event: [
    'name',
    'startDate',
    'location.name',
    'location.address.streetAddress',
    'location.address.addressLocality',
    'location.address.addressRegion',
    'location.address.addressCountry',
    'description',
    'endDate',
    'eventStatus',
    'image',
    'offers.price',
    'offers.priceCurrency',
    'offers.url',
    'organizer.name',
    'organizer.url',
  ],
  BlogPosting: ['headline', 'datePublished'],
  Question: ['name', 'acceptedAnswer.text'],
  Offer: ['price', 'priceCurrency'],
  ImageObject: ['contentUrl', 'name', 'caption'],
  VideoGame: ['name', 'gamePlatform'],
}
const wantedOfPlaces = ['name', 'address', 'telephone', 'url']
const wantedOnContact = [
  'geo.latitude',
  'geo.longitude',
  'image',
  'priceRange',
  'paymentAccepted',
  'areaServed',
  'knowsLanguage',
  'hasMap',
  'openingHoursSpecification.opens',
  'openingHoursSpecification.closes',
  'openingHoursSpecification.dayOfWeek',
]
const wantedOfGuides = [
  'image',
  'author.name',
  'publisher.name',
  'publisher.logo',
  'keywords',
  'articleSection',
]

describe.each(['first', 'second'] as const)('the %s café', (cafe) => {
  const pages = readPages(built[cafe]).map(({ file, html }) => [file, readMetadata(html).nodes] as const)

  test.each(pages)('%s', (file, nodes) => {
    const byId = new Map(nodes.map((node) => [node['@id'], node]))
    /** The values at the end of a path; a mention counts as what it mentions. */
    const valuesAt = (node: JsonNode, path: string) =>
      path.split('.').reduce<(JsonNode | JsonNode[string])[]>(
        (values, property) =>
          values.flatMap((value) => {
            const meant = isNode(value) && isMention(value) ? byId.get(value['@id'] ?? null) : value
            const found = isNode(meant) ? listOf(meant[property]) : []
            return found.length > 0 ? found : [null]
          }),
        [node],
      )
    const missing: string[] = []
    const demand = (node: JsonNode, paths: readonly string[]) => {
      for (const path of paths) {
        const values = valuesAt(node, path)
        if (values.some((value) => value === null || value === ''))
          missing.push(`${node['@type']} ${node.name ?? node['@id']}: ${path}`)
      }
    }
    for (const [, node] of allNodes(nodes)) demand(node, wanted[String(node['@type'])] ?? [])
    for (const node of nodes) {
      if (String(node['@id']).endsWith('/#place')) {
        demand(node, [...wantedOfPlaces, ...(file === 'contact.html' ? wantedOnContact : [])])
      }
      if (node['@type'] === 'BlogPosting') demand(node, wantedOfGuides)
      if (node['@type'] === 'Organization' && file === 'contact.html') demand(node, ['logo', 'sameAs'])
      if (node['@type'] === 'BreadcrumbList') expect(listOf(node.itemListElement).length).toBeGreaterThan(1)
      if (node['@type'] === 'Event') {
        // With an offset where the hour is known, else the date alone; midnight would be a guess.
        for (const date of [node.startDate, node.endDate]) {
          expect(date).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d[+-]\d\d:\d\d)?$/)
        }
        expect(String(node.startDate) <= String(node.endDate)).toBe(true)
      }
    }
    expect(missing).toEqual([])
  })
})
