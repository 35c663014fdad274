/** The props of the price finder: its choices, and the price of everything that can be chosen, in words. */

import { utcOffsetOn } from '../../../src/content/calendarDates.ts'
import { firstOpenDay, hoursOfWeekday, openDays } from '../../../src/content/openingHours.ts'
import { nextDateOf } from '../../../src/content/weekdays.ts'
import type { PageContext } from '../../../src/pages/pageContext.ts'
import { hoursOn } from '../../calendar/closures.ts'
import type { Data } from '../../content.ts'
import { fillBlanks } from '../../parts/blanks.ts'
import { bookingOf } from '../../parts/contact.ts'
import { cheapestStays, passesFor, type Stay, withoutDiscount } from '../prices/cheapestStay.ts'
import { groupDays } from '../prices/groupDays.ts'
import { onLaterDay } from '../prices/pricesOfDay.ts'
import { consolePrice, specialsFor } from '../prices/specials.ts'
import { controllersText } from '../prices/unitsInWords.ts'
import { consoleInWords, discountsOf, type PricingContext, priceOf } from './finderWords.ts'
import type { PriceBlock, PriceFinderProps } from './PriceFinder.tsx'
import { isLate, isOpenIn, lateNotes } from './pastClosing.ts'
import { priceBlockTitle } from './priceBlockTitle.ts'

/** The last one stands for more players as well. */
export const playersOffered = [1, 2, 3, 4, 5, 6]
export const hoursOffered = [1, 2, 3, 4, 5, 6, 7]

type Consoles = NonNullable<Data['packages']['consoles']>
type Prices = Omit<PriceBlock, 'title'>

/** @param isCompact leaves out the choice of the start, for a page with little room */
export function priceFinderProps(
  { content, today }: PageContext,
  isCompact = false,
): PriceFinderProps | undefined {
  const { site, pages, packages, format } = content
  if (!pages.pricing || !packages) return undefined
  const labels = pages.pricing
  const words = labels.finder
  const { tiers, consoles } = packages
  const slots = isCompact ? [undefined] : startsOf(packages)
  const days = openDays(site.hours)
  const context = { content, labels, packages, days }
  const openings = new Map(days.map((day) => [day, openingOn(day, today, context)]))
  const starts = slots.map((slot) => ({
    id: slot?.start ?? '',
    name: slot ? format.timeRange(slot) : words.daytime,
  }))
  const players = playersOf(context)
  const withTitles = (screen: { name: string; isConsole: boolean }, blocks: readonly Prices[]) =>
    blocks.map((block) => ({
      ...block,
      title: priceBlockTitle(block, screen, { words, starts, players }, format),
    }))
  const onTier = (tier: Data['packages']['tiers'][number]) => {
    const screen = { ...tier, isConsole: false }
    return { ...screen, blocks: withTitles(screen, passBlocks(tier.id, slots, today, context)) }
  }
  const onConsole = (consoles: Consoles) => {
    const screen = { ...consoles, isConsole: true }
    return { ...screen, blocks: withTitles(screen, consoleBlocks(consoles, today, context)) }
  }
  return {
    words: isCompact
      ? {
          ...words,
          note: undefined,
          group: undefined,
          bookMessage: words.bookMessage.replace(/\{start\}[^\p{L}\p{N}{]*/u, ''),
        }
      : words,
    days: days.map((day) => ({ id: day, name: format.days(day), inWords: format.weekday(day) })),
    today: firstOpenDay(site.hours, today),
    starts,
    lateNotes: slots.flatMap((slot) =>
      slot
        ? lateNotes(slot, hoursOffered, openings, context).map((note) => ({ start: slot.start, ...note }))
        : [],
    ),
    screens: [...tiers.map(onTier), ...(consoles ? [onConsole(consoles)] : [])],
    hours: hoursOffered,
    players,
    labels,
    money: {
      language: site.language,
      currency: site.currency,
      utcOffset: utcOffsetOn(today, site.timeZone),
    },
    booking: bookingOf(site, undefined, words.bookLabel),
  }
}

/** The numbers of players; the last one stands for more as well. */
const playersOf = ({ labels, packages: { consoles }, content: { format } }: PricingContext) =>
  playersOffered.map((count, index) => {
    const printed = format.count(count)
    const isLast = index === playersOffered.length - 1
    return {
      value: count,
      label: isLast ? fillBlanks(labels.finder.more, { count: printed }) : printed,
      isForConsoles: !consoles || consoles.rates.some(({ controllers }) => controllers === count),
    }
  })

/** The time slots at which passes begin, in order, and undefined in between for any other time of the day. */
export function startsOf({ lists }: Data['packages']) {
  const slots = lists.flatMap((list) => list.packages.flatMap(({ timeSlot }) => timeSlot ?? []))
  const distinct = slots
    .filter(({ start }, index) => slots.findIndex((slot) => slot.start === start) === index)
    .sort((a, b) => (a.start < b.start ? -1 : 1))
  const isMorning = ({ start }: { start: string }) => start < '12:00'
  return [...distinct.filter(isMorning), undefined, ...distinct.filter((slot) => !isMorning(slot))]
}

/** When the café is open on the next date of a weekday; where it is closed then, its usual hours. */
const openingOn = (day: string, today: string, { content: { site, calendar } }: PricingContext) =>
  hoursOn(nextDateOf(day, today), calendar, site.hours) ?? hoursOfWeekday(site.hours, day)

/**
 * The prices of a tier for each day and start, put together where they are the same.
 *
 * @param slots the starts; undefined for one without a time slot
 */
function passBlocks(
  tier: string,
  slots: ReadonlyArray<{ start: string; end?: string | undefined } | undefined>,
  today: string,
  context: PricingContext,
): Prices[] {
  const passesOn = (day: string, slot: { start: string } | undefined) =>
    passesFor(context.packages, day, slot?.start, tier, nextDateOf(day, today))
  const blocks = slots.flatMap((slot) =>
    groupDays(context.days, (day) => {
      const opening = slot && openingOn(day, today, context)
      const isSold = !opening || isOpenIn(slot, opening)
      return { passes: isSold ? passesOn(day, slot) : [], opening, isSold }
    }).map(({ days, sold: { passes, opening, isSold } }) => {
      const choice = { days, starts: [slot?.start ?? ''] }
      const closed = { lines: [context.labels.finder.notOpen] }
      if (!isSold) return { ...choice, prices: hoursOffered.map(() => closed) }
      const stays = hoursOffered.map(cheapestStays(passes))
      const isInTime = (stay: Stay) => !slot || !opening || !isLate(slot, stay.hours, opening)
      const inTime = stays.filter((stay) => stay && isInTime(stay))
      const regular = hoursOffered.map(cheapestStays(passes.map(withoutDiscount)))
      const prices = stays.map((stay, index) => ({
        ...priceOf(stay, inTime, context),
        ...discountsOf(stay, stay?.passes ?? [], regular[index], context.content),
      }))
      return { ...choice, prices }
    }),
  )
  return merged(merged(blocks, 'days', context.days.length), 'starts', slots.length)
}

/**
 * The prices of a console for each number of controllers and each day; for more players, a note that they are too many.
 */
function consoleBlocks({ rates, specials }: Consoles, today: string, context: PricingContext): Prices[] {
  const blocks = groupDays(context.days, (day) => ({
    specials: specialsFor(specials, day, today),
    rates: rates.map((rate) => onLaterDay(rate, nextDateOf(day, today))),
  })).flatMap(({ days, sold }) =>
    sold.rates.map((rate) => {
      const prices = hoursOffered.map((hours) => consolePrice(rate.price, sold.specials, hours))
      const regular = hoursOffered.map((hours) =>
        consolePrice(withoutDiscount(rate).price, sold.specials, hours),
      )
      const inWords = prices.map((price, index) => ({
        ...consoleInWords(price, rate.price * (index + 1), prices, context),
        ...discountsOf(price, [rate], regular[index], context.content),
      }))
      return { days, players: [rate.controllers], prices: inWords }
    }),
  )
  const most = Math.max(...rates.map(({ controllers }) => controllers))
  const tooMany = {
    lines: [fillBlanks(context.labels.finder.tooMany, { controllers: controllersText(most, context) })],
  }
  const others = playersOffered.filter((count) => !rates.some(({ controllers }) => controllers === count))
  return [
    ...merged(blocks, 'days', context.days.length),
    { players: others, prices: hoursOffered.map(() => tooMany) },
  ]
}

/**
 * Puts blocks together that differ in one choice only, so that a page has each price once. A block that is valid for every
 * choice does not name any.
 *
 * @param all the number of choices
 */
function merged(blocks: readonly Prices[], choice: 'days' | 'starts', all: number): Prices[] {
  const found = new Map<string, Prices>()
  for (const block of blocks) {
    const key = JSON.stringify({ ...block, [choice]: undefined })
    const same = found.get(key)
    found.set(key, same ? { ...same, [choice]: [...(same[choice] ?? []), ...(block[choice] ?? [])] } : block)
  }
  return [...found.values()].map((block) =>
    block[choice]?.length === all ? { ...block, [choice]: undefined } : block,
  )
}
