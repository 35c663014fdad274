/** The calculation behind the price finder, held against slow references that try everything. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isForDay, shortWeekdays } from '../../../../src/content/weekdays.ts'
import { priceFinderProps } from '../../../../templates/pricing/finder/finderProps.ts'
import {
  cheapestStays,
  type Pass,
  passesFor,
  worthwhile,
} from '../../../../templates/pricing/prices/cheapestStay.ts'
import { consolePrice, specialsFor } from '../../../../templates/pricing/prices/specials.ts'
import { buildDate, loadedContent, pageContext, required } from '../../../cafes.ts'

const hoursOffered = [1, 2, 3, 4, 5, 6, 7]

/** The lowest price of all ways to take each pass some times, with at most one that begins at the start. */
function lowestPrice(passes: readonly Pass[], hours: number): number {
  const atStart = passes.filter(({ beginsAtStart }) => beginsAtStart)
  const others = passes.filter(({ beginsAtStart }) => !beginsAtStart)
  const combinations = (index: number, lasts: number, price: number): number => {
    if (lasts >= hours) return price
    const pass = others[index]
    if (!pass) return Number.POSITIVE_INFINITY
    const atMost = Math.ceil(hours / pass.duration)
    const counts = Array.from({ length: atMost + 1 }, (_, count) => count)
    return Math.min(
      ...counts.map((count) =>
        combinations(index + 1, lasts + count * pass.duration, price + count * pass.price),
      ),
    )
  }
  return Math.min(
    combinations(0, 0, 0),
    ...atStart.map(({ duration, price }) => combinations(0, duration, price)),
  )
}

const pass = fc.record({
  name: fc.string(),
  duration: fc.constantFrom(0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 7, 15),
  price: fc.integer({ min: 1, max: 2000 }),
  beginsAtStart: fc.boolean(),
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('The cheapest stay', () => {
  test('agrees with trying all combinations, for any price list', () => {
    fc.assert(
      fc.property(fc.array(pass, { maxLength: 5 }), fc.constantFrom(...hoursOffered), (passes, hours) => {
        const stay = cheapestStays(passes)(hours)
        expect(stay?.price ?? Number.POSITIVE_INFINITY).toBe(lowestPrice(passes, hours))
        if (!stay) return
        expect(stay.hours).toBeGreaterThanOrEqual(hours)
        expect(stay.hours).toBeCloseTo(sum(stay.passes.map(({ duration }) => duration)))
        expect(stay.price).toBe(sum(stay.passes.map(({ price }) => price)))
        expect(stay.passes.slice(1).some(({ beginsAtStart }) => beginsAtStart)).toBe(false)
      }),
      { numRuns: 400 },
    )
  })

  test('never costs more than single hours, and never less for more hours', () => {
    fc.assert(
      fc.property(fc.array(pass, { maxLength: 5 }), fc.integer({ min: 1, max: 500 }), (passes, hourly) => {
        const hour = { name: 'hour', duration: 1, price: hourly, beginsAtStart: false }
        const prices = hoursOffered.map(
          (hours) => cheapestStays([...passes, hour])(hours)?.price ?? Number.NaN,
        )
        for (const [index, price] of prices.entries()) {
          expect(price).toBeLessThanOrEqual(hourly * (index + 1))
          expect(price).toBeGreaterThanOrEqual(prices[index - 1] ?? 0)
        }
      }),
    )
  })

  test.each(['first', 'second'] as const)(
    'agrees with trying all combinations, for everything that the %s café sells',
    (name) => {
      const packages = required(loadedContent(name).packages)
      const starts = packages.lists.flatMap((list) => list.packages.map(({ timeSlot }) => timeSlot?.start))
      let compared = 0
      for (const day of shortWeekdays)
        for (const start of new Set([undefined, ...starts]))
          for (const { id } of packages.tiers)
            for (const hours of hoursOffered) {
              const passes = passesFor(packages, day, start, id)
              expect(cheapestStays(passes)(hours)?.price).toBe(lowestPrice(passes, hours))
              compared++
            }
      expect(compared).toBe(7 * 3 * 2 * 7)
    },
  )

  test('is undefined where nothing is sold', () => {
    expect(cheapestStays([])(1)).toBeUndefined()
    expect(
      cheapestStays([{ name: 'morning', duration: 3, price: 100, beginsAtStart: true }])(4),
    ).toBeUndefined()
  })

  test('takes more hours for the same price, then fewer passes', () => {
    const offered = [
      { name: 'one', duration: 1, price: 100, beginsAtStart: false },
      { name: 'two', duration: 2, price: 200, beginsAtStart: false },
      { name: 'three', duration: 3, price: 200, beginsAtStart: false },
    ]
    expect(cheapestStays(offered)(2)?.passes.map(({ name }) => name)).toEqual(['three'])
    expect(cheapestStays(offered.slice(0, 2))(2)?.passes.map(({ name }) => name)).toEqual(['two'])
  })
})

describe('A package', () => {
  test('counts on its days, also across the end of a week', () => {
    expect(shortWeekdays.filter((day) => isForDay('fri-mon', day))).toEqual(['mon', 'fri', 'sat', 'sun'])
    expect(shortWeekdays.filter((day) => isForDay('tue-thu', day))).toEqual(['tue', 'wed', 'thu'])
    expect(shortWeekdays.filter((day) => isForDay('sun', day))).toEqual(['sun'])
    expect(shortWeekdays.filter((day) => isForDay(undefined, day))).toEqual(shortWeekdays)
  })

  test('with a time slot counts only for those who begin at its start, and only for the tiers that have it', () => {
    const lists = [
      {
        id: 'all',
        name: 'All',
        text: { html: '', text: '', rendered: '' },
        packages: [
          {
            id: 'night',
            name: 'Night',
            icon: 'moon',
            duration: 5,
            validity: 'Same night',
            timeSlot: { start: '21:00' },
            tiers: { fast: { price: 299, perHour: 59 } },
          },
        ],
      },
    ]
    expect(passesFor({ lists }, 'mon', '21:00', 'fast')).toHaveLength(1)
    expect(passesFor({ lists }, 'mon', undefined, 'fast')).toEqual([])
    expect(passesFor({ lists }, 'mon', '21:00', 'slow')).toEqual([])
  })
})

describe('A longer stay', () => {
  const stays = [
    { price: 110, hours: 1 },
    { price: 210, hours: 2 },
    { price: 300, hours: 3 },
    { price: 410, hours: 4 },
    { price: 449, hours: 5 },
  ]

  test('is worth a mention where a further hour costs at most 80 %', () => {
    expect(worthwhile({ price: 410, hours: 4 }, stays)).toEqual({ price: 449, hours: 5 })
    expect(worthwhile({ price: 300, hours: 3 }, stays)).toEqual({ price: 449, hours: 5 })
    expect(worthwhile({ price: 300, hours: 4 }, stays)).toBeUndefined()
    expect(worthwhile({ price: 449, hours: 5 }, stays)).toBeUndefined()
    const [next, far] = [
      { price: 270, hours: 3 },
      { price: 399, hours: 5 },
    ]
    expect(worthwhile({ price: 200, hours: 2 }, [next, far])).toBe(next)
  })
})

describe('A console', () => {
  const special = {
    id: 'special',
    name: 'Special',
    days: 'mon-sun',
    offer: '',
    text: '',
  }
  const free = { ...special, afterHours: 3, freeHours: 1 }
  const percent = { ...special, afterHours: 3, percentOff: 10 }
  const pricesOf = (specials: Parameters<typeof consolePrice>[1], rate = 100) =>
    hoursOffered.map((hours) => consolePrice(rate, specials, hours).price)

  test('costs its rate for each hour', () => {
    expect(pricesOf([])).toEqual([100, 200, 300, 400, 500, 600, 700])
  })

  test('has free hours after paid ones', () => {
    expect(pricesOf([free])).toEqual([100, 200, 300, 300, 400, 500, 600])
  })

  test('costs less in percent from some hours on, never more than a shorter time', () => {
    expect(pricesOf([percent])).toEqual([100, 200, 270, 360, 450, 540, 630])
    expect(pricesOf([{ ...percent, percentOff: 50 }])).toEqual([100, 150, 150, 200, 250, 300, 350])
  })

  test('takes the best special of a day', () => {
    expect(pricesOf([free, percent])).toEqual([100, 200, 270, 300, 400, 500, 600])
  })

  test('agrees with paying hour by hour, for any special', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(...hoursOffered),
        (rate, afterHours, freeHours, hours) => {
          let price = 0
          let [paid, left] = [0, 0]
          for (let hour = 0; hour < hours; hour++) {
            if (left > 0) left--
            else {
              price += rate
              if (++paid === afterHours) left = freeHours
            }
          }
          expect(consolePrice(rate, [{ ...special, afterHours, freeHours }], hours).price).toBe(price)
        },
      ),
    )
  })
})

describe.each(['first', 'second'] as const)('The price finder of the %s café', (name) => {
  const content = loadedContent(name)
  const packages = required(content.packages)
  const finder = required(priceFinderProps(pageContext(content)))

  test('shows one price for everything that can be chosen, and it is the calculated one', () => {
    for (const screen of finder.screens)
      for (const day of finder.days)
        for (const start of finder.starts)
          for (const players of finder.players)
            for (const hours of hoursOffered) {
              const shown = screen.blocks.filter(
                (block) =>
                  (block.days?.includes(day.id) ?? true) &&
                  (block.starts?.includes(start.id) ?? true) &&
                  (block.players?.includes(players.value) ?? true),
              )
              expect(shown).toHaveLength(1)
              const price = shown[0]?.prices[hours - 1]?.amount?.value
              if (!screen.isConsole) {
                const passes = passesFor(packages, day.id, start.id || undefined, screen.id)
                expect(price).toBe(lowestPrice(passes, hours))
              } else {
                const rate = packages.consoles?.rates.find(({ controllers }) => controllers === players.value)
                const specials = specialsFor(required(packages.consoles).specials, day.id, buildDate)
                expect(price).toBe(rate && consolePrice(rate.price, specials, hours).price)
                const saved = rate && rate.price * hours - required(price)
                const lines = shown[0]?.prices[hours - 1]?.lines.join() ?? ''
                if (saved) expect(lines).toContain(`you save ${content.format.money(saved)}`)
              }
            }
  })

  test('says of a sum of passes what the content says, and of one pass nothing', () => {
    const { combined } = required(content.pages.pricing).finder
    const [, behind = ''] = combined.split('{passes}')
    const lines = finder.screens
      .filter(({ isConsole }) => !isConsole)
      .flatMap(({ blocks }) =>
        blocks.flatMap(({ prices }) => prices.flatMap(({ lines: [first] }) => first ?? [])),
      )
    expect(lines.some((line) => line.includes(' + '))).toBe(true)
    for (const line of lines) {
      if (/ \+ |\d × /.test(line)) expect(line.endsWith(behind)).toBe(true)
      else expect(behind !== '' && line.endsWith(behind)).toBe(false)
    }
  })

  test('suggests no longer time that ends after closing', () => {
    for (const { start: id, hours: late } of finder.lateNotes)
      for (const { blocks } of finder.screens.filter(({ isConsole }) => !isConsole))
        for (const { starts, prices } of blocks)
          for (const [index, { amount, lines }] of prices.entries())
            if (amount && late.includes(index + 2) && (starts?.includes(id) ?? true))
              expect(lines, `${index + 1} hours from ${id}`).toHaveLength(1)
  })
})
