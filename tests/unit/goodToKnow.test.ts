/** What is good to know before a visit: shown where the café has said it, and nowhere else. */
import { expect, test } from 'vitest'
import type { Content } from '../../src/content/types.ts'
import { bodyOf, loadedContent, pagesOf } from '../cafes.ts'

const café = loadedContent('second')
const amenities = [
  { name: 'Parking', text: 'Two-wheelers in front of the door', available: true },
  { name: 'Food', text: 'No kitchen; the tea shop is downstairs', available: false },
  { name: 'Age', text: 'Under 14 with a parent' },
]

/** The pages that list it, and everything else that is rendered. */
function pagesWith(amenities: Content['site']['amenities']) {
  const pages = pagesOf({ ...café, site: { ...café.site, amenities } })
  const nodesOf = (path: string) => pages.find((page) => page.path === path)?.jsonLd?.nodes ?? []
  return { pages: pages.map((page) => ({ path: page.path, html: bodyOf(page) })), nodesOf }
}

test('the contact and the pricing page list it under its heading', () => {
  const { pages } = pagesWith(amenities)
  const listing = pages.filter(({ html }) => html.includes('id="good-to-know"'))
  expect(listing.map(({ path }) => path).sort()).toEqual(['/contact', '/pricing'])
  for (const { html } of listing) {
    const section = /<section id="good-to-know".*?<\/section>/s.exec(html)?.[0] ?? ''
    expect(section).toContain(`>${café.words.goodToKnow}</h2>`)
    for (const { name, text } of amenities) expect(section).toContain(`<dt>${name}</dt><dd>${text}</dd>`)
  }
})

test('without entries no page has it, nor has structured data', () => {
  const { pages, nodesOf } = pagesWith([])
  const listing = pages.filter(({ html }) => /good-to-know|Good to know/.test(html))
  expect(listing.map(({ path }) => path)).toEqual([])
  expect(JSON.stringify(nodesOf('/contact'))).not.toContain('amenityFeature')
  expect(loadedContent('first').site.amenities).toEqual([])
})

test('structured data has what the café has or lacks, and no rule', () => {
  expect(pagesWith(amenities).nodesOf('/contact')).toEqual([
    expect.objectContaining({
      '@id': `${café.site.url}/#place`,
      amenityFeature: [
        { '@type': 'LocationFeatureSpecification', name: 'Parking', value: true },
        { '@type': 'LocationFeatureSpecification', name: 'Food', value: false },
      ],
    }),
  ])
})
