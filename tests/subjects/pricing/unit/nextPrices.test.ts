/** A next price counts from its day on, and is printed two weeks before. Mistakes are in tests/mistakes. */
import { describe, expect, test } from 'vitest'
import { Messages } from '../../../../src/diagnostics/messages.ts'
import { load } from '../../../cafes.ts'
import { contentOfDay, diwali, first, hourOn, jsonLdOf, prices, rowOf } from '../../../pricesOfDay.ts'

const nextHour = '{ from: 2026-12-12, price: 115, perHour: 115 }'
const nextPrice = '{ from: 2026-12-12, price: 1119, perHour: 74 }'

describe('A next price', () => {
  test.each([
    ['2026-12-11', 1099, 73],
    ['2026-12-12', 1119, 74],
  ])('on %s, the price is %d', (day, price, perHour) => {
    const { content } = contentOfDay(day, '', nextPrice)
    expect(content.packages?.lists[0]?.packages[0]?.tiers['240hz']).toMatchObject({ price, perHour })
  })

  test.each([
    ['2026-11-27', ''],
    ['2026-11-28', '₹1,119 from Sat 12 Dec'],
    ['2026-12-11', '₹1,119 from Sat 12 Dec'],
    ['2026-12-12', ''],
  ])('on %s, its row says “%s”', (day, note) => {
    const row = rowOf('warriors-grind', contentOfDay(day, '', nextPrice).content, day)
    expect(row.match(/₹1,119 from \w+ \d+ Dec/)?.[0] ?? '').toBe(note)
  })

  test('it is not printed before if a discount will lower it', () => {
    const discount = diwali.replace('2026-12-10', '2026-12-15')
    const row = rowOf('warriors-grind', contentOfDay('2026-12-07', discount, nextPrice).content, '2026-12-07')
    expect(row).not.toContain('₹1,119')
  })

  test('search engines learn until when the present price counts, and from when the next one does', () => {
    const jsonLdOn = (day: string) => jsonLdOf(contentOfDay(day, '', nextPrice).content, day)
    expect(jsonLdOn('2026-11-27')).toContain('"price":1099,"priceValidUntil":"2026-12-11"')
    expect(jsonLdOn('2026-12-13')).toContain('"price":1119,"validFrom":"2026-12-12"')
  })

  test('the price finder has it on the days of the week that come after its day', () => {
    const today = '2026-12-11'
    const { content } = contentOfDay(today, '', nextHour, /(?<=quick-respawn[\s\S]*)perHour: 110\n/)
    expect(hourOn('fri', content, today)).toEqual({ price: 110, isReduced: false })
    expect(hourOn('sat', content, today)).toEqual({ price: 115, isReduced: false })
    expect(hourOn('thu', content, today)).toEqual({ price: 115, isReduced: false })
  })

  test('a discount lowers it from its day on', () => {
    const discount = diwali.replace('2026-12-10', '2026-12-15')
    const priceOn = (day: string) =>
      contentOfDay(day, discount, nextPrice).content.packages?.lists[0]?.packages[0]?.tiers['240hz']
    expect(priceOn('2026-12-11')).toMatchObject({ price: 879, discount: { regularPrice: 1099 } })
    expect(priceOn('2026-12-12')).toMatchObject({ price: 895, discount: { regularPrice: 1119 } })
  })

  test('a text may refer to it, before and after its day', () => {
    const text = '${packages.warriors-grind.240hz.next.price} from ${packages.warriors-grind.240hz.next.from}'
    for (const day of ['2026-11-27', '2026-12-13']) {
      const withText = new Map(first.files)
      const page = new TextDecoder().decode(first.files.get('pages/pricing.yaml'))
      withText.set(
        'pages/pricing.yaml',
        new TextEncoder().encode(page.replace(/^contactText: .*/m, `contactText: ${text}`)),
      )
      withText.set(
        'packages.yaml',
        new TextEncoder().encode(
          prices.replace('perHour: 73\n', `perHour: 73\n            next: ${nextPrice}\n`),
        ),
      )
      const content = load({ ...first, files: withText }, new Messages(), day)?.content
      expect(content?.pages.pricing?.contactText.text).toBe('₹1,119 from December 12, 2026')
    }
  })
})
