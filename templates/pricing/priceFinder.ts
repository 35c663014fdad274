/** The props of the price finder: its choices, and the price of everything that can be chosen, in words. */

import { firstOpenDay, hoursOfWeekday, openDays } from '../../src/content/openingHours.ts'
import type { Content } from '../../src/content/types.ts'
import type { PageContext } from '../../src/pages/context.ts'
import type { Data, Pages } from '../content.ts'
import { fillBlanks } from '../parts/blanks.ts'
import { bookingOf } from '../parts/contact.ts'
import { titleOf } from './blockTitle.ts'
import { controllersText, durationOf } from './inWords.ts'
import { isLate, isOpenIn, lateNotes } from './late.ts'
import type { FoundPrice, PriceBlock, PriceFinderProps } from './PriceFinder.tsx'
import { discountText } from './priceNotes.ts'
import {
  type ConsolePrice,
  cheapestStays,
  consolePrice,
  groupDays,
  type Pass,
  passesFor,
  type Stay,
  specialsFor,
  withoutDiscount,
  worthwhile,
} from './prices.ts'
import type { Price } from './pricesOn.ts'

/** The last one stands for more players as well. */
const playersOffered = [1, 2, 3, 4, 5, 6]
const hoursOffered = [1, 2, 3, 4, 5, 6, 7]

type Consoles = NonNullable<Data['packages']['consoles']>
type Prices = Omit<PriceBlock, 'title'>

interface PricingContext {
  content: Content
  labels: Pages['pricing']
  packages: Data['packages']
  /** The weekdays on which the café is open. */
  days: readonly string[]
}

/** @param isCompact leaves out the choice of the start, for a page with little room */
export function priceFinderOf(
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
  const starts = slots.map((slot) => ({
    id: slot?.start ?? '',
    name: slot ? format.timeRange(slot) : words.daytime,
  }))
  const players = playersOf(context)
  const withTitles = (screen: { name: string; isConsole: boolean }, blocks: readonly Prices[]) =>
    blocks.map((block) => ({ ...block, title: titleOf(block, screen, { words, starts, players }, format) }))
  const onTier = (tier: Data['packages']['tiers'][number]) => {
    const screen = { ...tier, isConsole: false }
    return { ...screen, blocks: withTitles(screen, passBlocks(tier.id, slots, context)) }
  }
  const onConsole = (consoles: Consoles) => {
    const screen = { ...consoles, isConsole: true }
    return { ...screen, blocks: withTitles(screen, consoleBlocks(consoles, today, context)) }
  }
  return {
    words: isCompact
      ? { ...words, note: undefined, bookMessage: words.bookMessage.replace(/\{start\}[^\p{L}\p{N}{]*/u, '') }
      : words,
    days: days.map((day) => ({ id: day, name: format.days(day), inWords: format.weekday(day) })),
    today: firstOpenDay(site.hours, today),
    starts,
    lateNotes: slots.flatMap((slot) =>
      slot
        ? lateNotes(slot, hoursOffered, days, context).map((note) => ({ start: slot.start, ...note }))
        : [],
    ),
    screens: [...tiers.map(onTier), ...(consoles ? [onConsole(consoles)] : [])],
    hours: hoursOffered,
    players,
    labels,
    money: { language: site.language, currency: site.currency, timeZone: site.timeZone },
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
function startsOf({ lists }: Data['packages']) {
  const slots = lists.flatMap((list) => list.packages.flatMap(({ timeSlot }) => timeSlot ?? []))
  const distinct = slots
    .filter(({ start }, index) => slots.findIndex((slot) => slot.start === start) === index)
    .sort((a, b) => (a.start < b.start ? -1 : 1))
  const isMorning = ({ start }: { start: string }) => start < '12:00'
  return [...distinct.filter(isMorning), undefined, ...distinct.filter((slot) => !isMorning(slot))]
}

/**
 * The prices of a tier for each day and start, put together where they are the same.
 *
 * @param slots the starts; undefined for one without a time slot
 */
function passBlocks(
  tier: string,
  slots: ReadonlyArray<{ start: string; end?: string | undefined } | undefined>,
  context: PricingContext,
): Prices[] {
  const blocks = slots.flatMap((slot) =>
    groupDays(context.days, (day) => {
      const opening = slot && hoursOfWeekday(context.content.site.hours, day)
      const isSold = !opening || isOpenIn(slot, opening)
      return { passes: isSold ? passesFor(context.packages, day, slot?.start, tier) : [], opening }
    }).map(({ days, sold: { passes, opening } }) => {
      const stays = hoursOffered.map(cheapestStays(passes))
      const isInTime = (stay: Stay) => !slot || !opening || !isLate(slot, stay.hours, opening)
      const inTime = stays.filter((stay) => stay && isInTime(stay))
      const regular = hoursOffered.map(cheapestStays(passes.map(withoutDiscount)))
      const prices = stays.map((stay, index) => ({
        ...priceOf(stay, inTime, context),
        ...regularOf(stay, stay?.passes ?? [], regular[index], context.content),
      }))
      return { days, starts: [slot?.start ?? ''], prices }
    }),
  )
  return merged(merged(blocks, 'days', context.days.length), 'starts', slots.length)
}

/** @param stays the stays from which a longer time may be suggested */
function priceOf(
  stay: Stay | undefined,
  stays: ReadonlyArray<Stay | undefined>,
  context: PricingContext,
): FoundPrice {
  const words = context.labels.finder
  const { money } = context.content.format
  if (!stay) return { lines: [words.notSold] }
  const longer = worthwhile(stay, stays)
  const amount = { value: stay.price, printed: money(stay.price) }
  const passes = passesText(stay.passes, context)
  if (!longer) return { amount, lines: [passes] }
  const upsell = fillBlanks(longer.price === stay.price ? words.longerFree : words.longer, {
    price: money(longer.price - stay.price),
    hours: durationOf(longer.hours, context),
    passes: passesOfHours(longer, context),
  })
  return { amount, lines: [passes, upsell] }
}

/**
 * The price without discounts, where these make it lower.
 *
 * @param parts what the price is made of
 */
function regularOf(
  chosen: { price: number } | undefined,
  parts: ReadonlyArray<Pick<Price, 'discount'>>,
  regular: { price: number } | undefined,
  content: Content,
): Pick<FoundPrice, 'regular'> {
  if (!chosen || !regular || regular.price <= chosen.price) return {}
  const discounts = new Set(
    parts.flatMap(({ discount }) => (discount ? discountText(discount, content) : [])),
  )
  return { regular: { printed: content.format.money(regular.price), discounts: [...discounts].join(' · ') } }
}

/** The passes after their hours, which one pass alone need not repeat. */
const passesOfHours = ({ passes, hours }: Stay, context: PricingContext) => {
  const [pass, ...others] = passes
  return pass?.duration === hours && others.length === 0 ? pass.name : passesText(passes, context)
}

/** `XP Boost 3 h + Quick Respawn 1 h` */
function passesText(passes: readonly Pass[], { labels, content: { format } }: PricingContext): string {
  const words = labels.finder
  const names = passes.map(({ name, duration }) =>
    fillBlanks(words.pass, { pass: name, hours: format.count(duration) }),
  )
  return [...new Set(names)]
    .map((pass) => {
      const count = names.filter((name) => name === pass).length
      return count === 1 ? pass : fillBlanks(words.passes, { pass, count: format.count(count) })
    })
    .join(' + ')
}

/**
 * The prices of a console for each number of controllers and each day; for more players, a note that they are too many.
 *
 * @param today only the specials of this day count, `YYYY-MM-DD`
 */
function consoleBlocks({ rates, specials }: Consoles, today: string, context: PricingContext): Prices[] {
  const blocks = groupDays(context.days, (day) => specialsFor(specials, day, today)).flatMap(
    ({ days, sold }) =>
      rates.map((rate) => {
        const prices = hoursOffered.map((hours) => consolePrice(rate.price, sold, hours))
        const regular = hoursOffered.map((hours) => consolePrice(withoutDiscount(rate).price, sold, hours))
        const inWords = prices.map((price, index) => ({
          ...consoleInWords(price, rate.price * (index + 1), prices, context),
          ...regularOf(price, [rate], regular[index], context.content),
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

/** The reduction by a special of the day, and a longer time at the same price. @param usual the price without specials */
function consoleInWords(
  chosen: ConsolePrice,
  usual: number,
  prices: readonly ConsolePrice[],
  context: PricingContext,
): FoundPrice {
  const words = context.labels.finder
  const { format } = context.content
  const amount = { value: chosen.price, printed: format.money(chosen.price) }
  if (chosen.special) {
    const price = format.money(usual - chosen.price)
    return { amount, lines: [fillBlanks(words.less, { price, special: chosen.special.offer })] }
  }
  const longer = worthwhile(chosen, prices)
  if (longer?.price !== chosen.price) return { amount, lines: [] }
  return { amount, lines: [fillBlanks(words.longerFree, { hours: durationOf(longer.hours, context) })] }
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
