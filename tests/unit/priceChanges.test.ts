/** A next price and discounts change every place that prints the price. Their mistakes are in tests/mistakes. */
import { describe, expect, test } from 'vitest'
import { readSource } from '../../src/content/source.ts'
import type { Content } from '../../src/content/types.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { contentOn } from '../../src/pages/completeContent.ts'
import { priceFinderOf } from '../../templates/pricing/priceFinder.ts'
import { priceListText } from '../../templates/pricing/priceListText.ts'
import { pricesOn } from '../../templates/pricing/pricesOn.ts'
import { pricingSection } from '../../templates/pricing/pricing.tsx'
import { site as definition } from '../../templates/site.ts'
import { bodyOf, compile, contentOf, pageContext, pagesOf, required } from '../cafes.ts'

const first = readSource(contentOf.first, new Messages())
const prices = new TextDecoder().decode(first.files.get('packages.yaml'))

const diwali = `
  - id: diwali
    name: Diwali week
    percent: 20
    tiers: [240hz]
    from: 2026-12-08
    until: 2026-12-10
`

/** The content of a day with discounts, and a next price of Warrior's Grind. */
function contentOfDay(
  today: string,
  discounts = '',
  next = '',
  priceBefore: string | RegExp = 'perHour: 73\n',
): { content: Content; messages: Messages } {
  const withNext = next
    ? prices.replace(
        priceBefore,
        (price) => `${price}            next: ${next}
`,
      )
    : prices
  const text = discounts ? `${withNext}\ndiscounts:${discounts}` : withNext
  const messages = new Messages()
  const files = new Map(first.files).set('packages.yaml', new TextEncoder().encode(text))
  const { content } = required(compile({ ...first, files }, messages, today))
  return { content: contentOn(today, content, definition.collections), messages }
}

const nextHour = '{ from: 2026-12-12, price: 115, perHour: 115 }'
const nextPrice = '{ from: 2026-12-12, price: 1119, perHour: 74 }'

/** What the price list says of a package, as text. */
function rowOf(id: string, content: Content, today: string): string {
  const page = required(pagesOf(content, today).find(({ path }) => path === '/pricing'))
  const [, row = ''] = new RegExp(`<li[^>]* id="${id}".*?>(.*?)</li>`).exec(bodyOf(page)) ?? []
  return row.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')
}

/** What the price finder says of an hour on the first tier on a day of the week. */
function hourOn(day: string, content: Content, today: string) {
  const [screen] = required(priceFinderOf(pageContext(content, { today }))).screens
  const block = screen?.blocks.find(
    ({ days, starts }) => (days?.includes(day) ?? true) && (starts?.includes('') ?? true),
  )
  const found = block?.prices[0]
  return { price: found?.amount?.value, regular: found?.regular?.printed }
}

const jsonLdOf = (content: Content, today: string) =>
  JSON.stringify(pagesOf(content, today).find(({ path }) => path === '/pricing')?.jsonLd)

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
    expect(rowOf('warriors-grind', content, day)).toMatch(new RegExp(`PRO MAX (?:was ₹1,099, )? ?${price} `))
  })

  test('its row has the usual price struck through, the lower one, and the last day; other tiers have neither', () => {
    const row = rowOf('warriors-grind', content, today)
    expect(row).toContain('PRO MAX Diwali week, until Thu, Dec 10')
    expect(row).toContain('PRO MAX was ₹1,099,  ₹879 ₹58 an hour')
    expect(row).toContain('PRO ULTRA ₹1,199 ₹79 an hour')
    const page = required(pagesOf(content, today).find(({ path }) => path === '/pricing'))
    expect(bodyOf(page)).toContain('<s>₹1,099</s>')
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
    const { screens } = required(priceFinderOf(pageContext(content, { today })))
    const [pro = [], ultra = []] = screens.map(({ blocks }) => blocks.flatMap(({ prices }) => prices))
    expect(pro).toContainEqual(
      expect.objectContaining({
        amount: { value: 88, printed: '₹88' },
        regular: { printed: '₹110', discounts: 'Diwali week, until Thu, Dec 10' },
      }),
    )
    expect(ultra.flatMap(({ regular }) => regular ?? [])).toEqual([])
  })

  test('the price finder has the usual prices on the days of the week on which the discount is over', () => {
    expect(hourOn('wed', content, today)).toEqual({ price: 88, regular: '₹110' })
    expect(hourOn('thu', content, today)).toEqual({ price: 88, regular: '₹110' })
    expect(hourOn('fri', content, today)).toEqual({ price: 110, regular: undefined })
    expect(hourOn('tue', content, today)).toEqual({ price: 110, regular: undefined })
  })

  test('the message with all prices has the usual price between tildes, and the discount once', () => {
    const section = required(pricingSection(pageContext(content, { today })))
    const text = priceListText(section, content)
    expect(text.match(/Diwali week, until Thu, Dec 10/g)).toHaveLength(1)
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

  test('no text is reported that was right the day before', () => {
    const rules = ({ all }: Messages) =>
      all.map(({ ruleId, reason }) => `${ruleId} ${reason.replaceAll(/:\d+\)/g, '')}`)
    expect(rules(messages)).toEqual(rules(contentOfDay('2026-12-07', diwali).messages))
    expect(rules(messages)).toEqual(rules(contentOfDay(today).messages))
  })

  test('one without tiers and packages lowers all prices, those of consoles too', () => {
    const { content } = contentOfDay(today, diwali.replace('    tiers: [240hz]\n', ''))
    expect(content.packages?.consoles?.rates.map(({ price }) => price)).toEqual([96, 176, 216, 240])
    expect(content.packages?.lists[0]?.packages[0]?.tiers['360hz']?.price).toBe(959)
    const finder = required(priceFinderOf(pageContext(content, { today })))
    const consoles = required(finder.screens.find(({ isConsole }) => isConsole))
    expect(consoles.blocks.map(({ prices }) => prices[0])).toContainEqual(
      expect.objectContaining({
        amount: { value: 96, printed: '₹96' },
        regular: { printed: '₹120', discounts: 'Diwali week, until Thu, Dec 10' },
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
    ['2026-11-28', '₹1,119 from Sat, Dec 12'],
    ['2026-12-11', '₹1,119 from Sat, Dec 12'],
    ['2026-12-12', ''],
  ])('on %s, its row says “%s”', (day, note) => {
    const row = rowOf('warriors-grind', contentOfDay(day, '', nextPrice).content, day)
    expect(row.match(/₹1,119 from [^P₹]*\d/)?.[0] ?? '').toBe(note)
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
    expect(hourOn('fri', content, today)).toEqual({ price: 110, regular: undefined })
    expect(hourOn('sat', content, today)).toEqual({ price: 115, regular: undefined })
    expect(hourOn('thu', content, today)).toEqual({ price: 115, regular: undefined })
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
      const content = compile({ ...first, files: withText }, new Messages(), day)?.content
      expect(content?.pages.pricing?.contactText.text).toBe('₹1,119 from December 12, 2026')
    }
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
