/** Offers and specials that are shown on some days only. Their mistakes are in tests/mistakes. */
import { expect, test } from 'vitest'
import type { Content } from '../../../../src/content/types.ts'
import { priceFinderProps } from '../../../../templates/pricing/finder/finderProps.ts'
import type { Period } from '../../../../templates/pricing/prices/period.ts'
import { packagesSchema } from '../../../../templates/pricing/schema.ts'
import { bodyOf, buildDate, loadedContent, pageContext, pagesOf, required } from '../../../cafes.ts'

const café = loadedContent('first')
const { consoles } = required(café.packages)

/** A café with one offer and one special, both on these days. */
function withPeriod(days: Period): Content {
  const [offer] = required(café.pages.pricing).offers
  const [special] = required(consoles).specials
  return {
    ...café,
    pages: {
      ...café.pages,
      pricing: { ...required(café.pages.pricing), offers: [{ ...required(offer), ...days }] },
    },
    packages: {
      ...required(café.packages),
      consoles: { ...required(consoles), specials: [{ ...required(special), ...days }] },
    },
  }
}

/** The page of prices on the day of the build: HTML, JSON-LD. */
function pricesOf(content: Content) {
  const page = required(pagesOf(content).find(({ path }) => path === '/pricing'))
  return { html: bodyOf(page), jsonLd: JSON.stringify(page.jsonLd) }
}

const offers = ['First Visit', 'Weekday special']

test.each([
  ['without days', {}, true],
  ['on its first day', { from: buildDate }, true],
  ['on its last day', { until: buildDate }, true],
  ['before it begins', { from: '2026-11-28' }, false],
  ['when it is over', { until: '2026-11-26' }, false],
])('an offer and a special %s', (_when, days, isShown) => {
  const { html } = pricesOf(withPeriod(days))
  expect(offers.map((name) => html.includes(name))).toEqual([isShown, isShown])
})

test('its last day is printed, marked for the script, and declared to search engines with the first', () => {
  const { html, jsonLd } = pricesOf(withPeriod({ from: '2026-11-01', until: '2026-11-30' }))
  expect(html.match(/data-until="2026-12-01T00:00:00\+05:30"/g)).toHaveLength(2)
  expect(html.match(/<time dateTime="2026-11-30">until Mon 30 Nov<\/time>/g)).toHaveLength(2)
  expect(jsonLd.match(/"validFrom":"2026-11-01","validThrough":"2026-11-30"/g)).toHaveLength(2)
})

test('without an offer of today there is no heading for them', () => {
  const { html } = pricesOf(withPeriod({ until: '2026-11-26' }))
  expect(html).not.toContain(required(café.pages.pricing).offersHeading)
  expect(html).not.toContain(required(consoles).specialsName)
})

test('the specials may be left out with their heading', () => {
  const { specials: _specials, specialsName: _heading, ...rest } = required(consoles)
  const read = packagesSchema.shape.consoles.parse({ ...rest, text: rest.text.text })
  expect(required(read).specials).toEqual([])
})

test('the price finder counts a special until the last of its days', () => {
  const content = withPeriod({ until: '2026-11-30' })
  const { blocks } = required(
    priceFinderProps(pageContext(content), true)?.screens.find(({ isConsole }) => isConsole),
  )
  const withSpecial = blocks.filter(({ prices }) => JSON.stringify(prices).includes('get 1 free'))
  expect(withSpecial.length).toBeGreaterThan(0)
  // The day of the build is a Friday, and the special is for Monday to Thursday.
  for (const { days } of withSpecial) expect(days).toEqual(['mon'])
})
