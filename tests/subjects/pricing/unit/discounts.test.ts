/** A discount changes every place that prints the price. Mistakes are in tests/mistakes. */
import { describe, expect, test } from 'vitest'
import type { Messages } from '../../../../src/diagnostics/messages.ts'
import { priceFinderProps } from '../../../../templates/pricing/finder/finderProps.ts'
import { discountsOf } from '../../../../templates/pricing/finder/finderWords.ts'
import { priceListText } from '../../../../templates/pricing/list/priceListText.ts'
import { partyProps } from '../../../../templates/pricing/partyExample.ts'
import { packagesIn } from '../../../../templates/pricing/prices/packagesInFile.ts'
import { pricesOn } from '../../../../templates/pricing/prices/pricesOfDay.ts'
import { pricingSectionProps } from '../../../../templates/pricing/pricingSectionProps.ts'
import { bodyOf, pageContext, pagesOf, required } from '../../../cafes.ts'
import { contentOfDay, diwali, hourOn, jsonLdOf, rowOf } from '../../../pricesOfDay.ts'

describe('A discount', () => {
  const today = '2026-12-09'
  const { content, messages } = contentOfDay(today, diwali)

  test.each([
    ['2026-12-07', '₹1,099'],
    ['2026-12-08', '₹879'],
    ['2026-12-10', '₹879'],
    ['2026-12-11', '₹1,099'],
  ])('on %s, the price is %s', (day, price) => {
    const { content } = contentOfDay(day, diwali)
    expect(rowOf('warriors-grind', content, day)).toMatch(new RegExp(`PRO MAX (?:was ₹1,099 )? ?${price} `))
  })

  test('its row has the usual price struck through, the lower one, and the last day; other tiers have neither', () => {
    const row = rowOf('warriors-grind', content, today)
    expect(row).toContain('PRO MAX Diwali week, until Thu 10 Dec')
    expect(row).toContain('PRO MAX was ₹1,099 ₹879 ₹58 an hour')
    expect(row).toContain('PRO ULTRA ₹1,199 ₹79 an hour')
    const page = required(pagesOf(content, today).find(({ path }) => path === '/pricing'))
    expect(bodyOf(page)).toMatch(/<s[^>]*>(?:<span[^>]*>was <\/span>)?₹1,099<\/s>/)
  })

  test('the example of a party has the usual price, as parties are planned for later', () => {
    const all = contentOfDay(today, diwali.replace(/ {4}tiers: .*\n/, ''))
    const texts = [all.content, contentOfDay(today, '').content].map(
      (content) => partyProps(pageContext(content, { today }))?.text,
    )
    expect(JSON.stringify(texts[0])).toContain('₹810')
    expect(texts[0]).toEqual(texts[1])
  })

  test('the chat about a package names the lower price', () => {
    const page = required(pagesOf(content, today).find(({ path }) => path === '/pricing'))
    const chats = decodeURIComponent(bodyOf(page).replaceAll(/%(?![0-9A-F]{2})/g, '%25')).replaceAll(
      '&#x27;',
      "'",
    )
    expect(chats).toContain("Warrior's Grind (15 hours) on PRO MAX for ₹879.")
    expect(chats).not.toContain('on PRO MAX for ₹1,099')
  })

  test('the price finder has the lower price, the usual one, and the name and end of the discount', () => {
    const { screens } = required(priceFinderProps(pageContext(content, { today })))
    const [pro = [], ultra = []] = screens.map(({ blocks }) => blocks.flatMap(({ prices }) => prices))
    expect(pro).toContainEqual(
      expect.objectContaining({
        amount: { value: 88, printed: '₹88' },
        usual: '₹110',
        discounts: 'Diwali week, until Thu 10 Dec',
      }),
    )
    expect(ultra.flatMap(({ discounts }) => discounts ?? [])).toEqual([])
  })

  test('the price finder has the usual prices on the days of the week on which the discount is over', () => {
    expect(hourOn('wed', content, today)).toEqual({ price: 88, isReduced: true })
    expect(hourOn('thu', content, today)).toEqual({ price: 88, isReduced: true })
    expect(hourOn('fri', content, today)).toEqual({ price: 110, isReduced: false })
    expect(hourOn('tue', content, today)).toEqual({ price: 110, isReduced: false })
  })

  test('the message with all prices has the usual price between tildes, and the discount once', () => {
    const section = required(pricingSectionProps(pageContext(content, { today })))
    const text = priceListText(section, content)
    expect(text.match(/Diwali week, until Thu 10 Dec/g)).toHaveLength(1)
    expect(text).toContain("Warrior's Grind, 15 hours, valid 7 days: ~₹1,099~ ₹879 / ₹1,199")
  })

  test('texts that refer to the price print that of the day, also in descriptions', () => {
    expect(content.pages.pricing?.description).toContain('One hour on a PC from ₹88,')
    expect(content.pages.pricing?.intro.text).toContain('One hour on a PC from ₹88,')
  })

  test('search engines get the lower price with its days', () => {
    expect(jsonLdOf(content, today)).toContain(
      '"name":"Warrior\'s Grind","price":879,"validFrom":"2026-12-08","priceValidUntil":"2026-12-10"',
    )
    expect(jsonLdOf(content, today)).toContain('"name":"Warrior\'s Grind","price":1199,"priceCurrency"')
  })

  test('no text is reported that was right the day before, but for figures that are wrong for these days', () => {
    const rules = ({ all }: Pick<Messages, 'all'>) =>
      all.map(({ ruleId, reason }) => `${ruleId} ${reason.replaceAll(/:\d+\)/g, '')}`)
    const others = ({ all }: Pick<Messages, 'all'>) =>
      rules({ all: all.filter(({ ruleId }) => ruleId !== 'figures-to-come') })
    expect(rules(messages)).toEqual(rules(contentOfDay('2026-12-07', diwali).messages))
    expect(others(messages)).toEqual(rules(contentOfDay(today).messages))
  })

  test('one without tiers and packages lowers all prices, those of consoles too', () => {
    const { content } = contentOfDay(today, diwali.replace('    tiers: [240hz]\n', ''))
    expect(content.packages?.consoles?.rates.map(({ price }) => price)).toEqual([96, 176, 216, 240])
    expect(content.packages?.lists[0]?.packages[0]?.tiers['360hz']?.price).toBe(959)
    const finder = required(priceFinderProps(pageContext(content, { today })))
    const consoles = required(finder.screens.find(({ isConsole }) => isConsole))
    expect(consoles.blocks.map(({ prices }) => prices[0])).toContainEqual(
      expect.objectContaining({
        amount: { value: 96, printed: '₹96' },
        usual: '₹120',
        discounts: 'Diwali week, until Thu 10 Dec',
      }),
    )
  })

  test('one for a package of a tier lowers that price alone', () => {
    const { content } = contentOfDay(today, diwali.replace('[240hz]', '[240hz]\n    packages: [legend-pro]'))
    const reduced = content.packages?.lists.flatMap(({ packages }) =>
      packages.flatMap(({ id, tiers }) =>
        Object.entries(tiers).flatMap(([tier, { discount }]) => (discount ? `${id} ${tier}` : [])),
      ),
    )
    expect(reduced).toEqual(['legend-pro 240hz'])
  })

  test('of one name with several last days, the price finder names the first of them', () => {
    const [part, later] = ['2026-12-10', '2026-12-13'].map((until) => ({
      discount: { name: 'Diwali week', from: today, until, regularPrice: 100 },
    }))
    const of = (...parts: Array<typeof part>) =>
      discountsOf({ price: 80 }, parts.map(required), { price: 100 }, content).discounts
    expect(of(later, part)).toBe('Diwali week, until Thu 10 Dec')
    expect(of(later)).toBe('Diwali week, until Sun 13 Dec')
  })

  test('of two, the better one for the guest counts, and only that', () => {
    const other = diwali.replace('diwali', 'eid').replace('Diwali', 'Eid').replace('20\n', '30\n')
    for (const both of [diwali + other, other + diwali]) {
      const { content } = contentOfDay(today, both)
      expect(content.packages?.lists[0]?.packages[0]?.tiers['240hz']).toMatchObject({
        price: 769,
        perHour: 51,
        discount: { name: 'Eid week', regularPrice: 1099 },
      })
    }
  })
})

describe('A discount on some days of the week', () => {
  /** Wednesday to Sunday. */
  const wedToSun = diwali.replace('12-08', '12-09').replace('12-10', '12-13')
  const friToSun = wedToSun.replace('12-09', '12-11')

  test.each([
    [
      'a pass for Monday to Thursday, from Friday on',
      'weekday-power-play',
      friToSun,
      '2026-12-11',
      undefined,
    ],
    ['the same during days of both', 'weekday-power-play', wedToSun, '2026-12-09', '2026-12-10'],
    ['the same after the last day of both', 'weekday-power-play', wedToSun, '2026-12-11', undefined],
    ['a pass for Friday to Sunday', 'weekend-power-play', friToSun, '2026-12-11', '2026-12-13'],
    [
      'the same from the first day of the discount on',
      'weekend-power-play',
      wedToSun,
      '2026-12-09',
      '2026-12-13',
    ],
    ['a pass for all days', 'warriors-grind', friToSun, '2026-12-11', '2026-12-13'],
  ])('%s', (_what, id, discount, today, until) => {
    const { content } = contentOfDay(today, discount)
    const pass = packagesIn(content).find(({ entry }) => entry.id === id)?.entry
    expect(pass?.tiers['240hz']?.discount?.until).toBe(until)
  })

  test('list, structured data and texts have the usual price of a pass that cannot be used on them', () => {
    const today = '2026-12-11'
    const { content } = contentOfDay(today, friToSun)
    expect(rowOf('weekday-power-play', content, today)).toContain('PRO MAX ₹349 ₹69 an hour')
    expect(rowOf('weekend-power-play', content, today)).toContain('PRO MAX was ₹449 ₹359')
    const page = required(pagesOf(content, today).find(({ path }) => path === '/pricing'))
    expect(bodyOf(page).replaceAll(/<[^>]+>/g, '')).not.toContain('₹279')
    expect(jsonLdOf(content, today)).toContain('"name":"Power Play","price":349,"priceCurrency"')
    expect(jsonLdOf(content, today)).toContain('"name":"Power Play","price":359,"validFrom"')
  })
})

test('prices are rounded down, and none becomes nothing', () => {
  const priceWith = (price: number, percent: number) => {
    const sold = { id: 'p', duration: 2, tiers: { t: { price, perHour: Math.floor(price / 2) } } }
    const discounts = [{ name: 'D', percent, from: '2026-01-01', until: '2026-01-31' }]
    const changed = pricesOn({ lists: [{ packages: [sold] }], discounts }, '2026-01-15')
    return JSON.parse(JSON.stringify(changed)).lists[0].packages[0].tiers.t
  }
  expect(priceWith(999, 10)).toMatchObject({ price: 899, perHour: 449 })
  expect(priceWith(100, 20)).toMatchObject({ price: 80, perHour: 40 })
  expect(priceWith(1, 99)).toMatchObject({ price: 1, perHour: 1 })
})

test('data with mistakes is passed on as it is', () => {
  for (const written of [undefined, null, 'x', { lists: 'x' }, { lists: [{ packages: [{ id: 1 }] }] }])
    expect(pricesOn(written, '2026-01-15')).toBe(written)
})
