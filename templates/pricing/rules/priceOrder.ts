/** Rules about the order of prices: more never costs less, today or from the day of a next price. */
import type { RuleContext } from '../../../src/content/rules/ruleContext.ts'
import type { Path } from '../../../src/diagnostics/positions.ts'
import { type Package, packagesIn } from '../prices/packagesInFile.ts'
import { isFor, type Price, priceOn, regularPrice } from '../prices/pricesOfDay.ts'

const file = 'packages'

/** Before the day of any next price: the prices as they are written. */
const now = ''

/** The days on which some prices change, the present first. */
const daysOfChanges = (prices: readonly Price[]): string[] => [
  now,
  ...[...new Set(prices.flatMap(({ next }) => next?.from ?? []))].sort(),
]

/** Where the price of a day is written. */
const pathOn = ({ next }: Price, day: string, path: Path): Path =>
  next && next.from <= day ? [...path, 'next', 'price'] : [...path, 'price']

/** A console never costs less with more controllers. */
export function checkControllers({ content, error, where }: RuleContext): void {
  const rates = (content.packages?.consoles?.rates ?? [])
    .map((rate, index) => ({ rate, path: ['consoles', 'rates', index] }))
    .sort((a, b) => a.rate.controllers - b.rate.controllers)
  for (const [index, more] of rates.entries()) {
    const fewer = rates[index - 1]
    if (!fewer || fewer.rate.controllers === more.rate.controllers) continue
    const priceOn = (day: string) => [more, fewer].map(({ rate }) => regularPrice(rate, day).price)
    const day = daysOfChanges([more.rate, fewer.rate]).find((each) => {
      const [high = 0, low = 0] = priceOn(each)
      return high < low
    })
    if (day === undefined) continue
    const [high, low] = priceOn(day)
    error(file, pathOn(more.rate, day, more.path), {
      rule: 'price-order',
      reason: `${from(day, content.format.date)}“${more.rate.name}” costs ${high}, less than “${fewer.rate.name}” with ${low} (${where(file, pathOn(fewer.rate, day, fewer.path))}).`,
      remedy: 'Correct the one that is wrong: more controllers never cost less.',
    })
  }
}

/** Warns of a discount with which a console costs less with more controllers. */
export function checkDiscountedControllers({ content, warning, today = '' }: RuleContext): void {
  const { consoles, discounts = [] } = content.packages ?? {}
  const rates = (consoles?.rates ?? []).toSorted((a, b) => b.controllers - a.controllers)
  const { date, money } = content.format
  for (const [index, discount] of discounts.entries()) {
    if (discount.until < today) continue
    const priceOf = (rate: (typeof rates)[number]) =>
      priceOn(discount.from, rate, { tier: consoles?.id ?? '', package: rate.id }, 1, discounts).price
    const isLowered = ({ id }: (typeof rates)[number]) =>
      isFor(discount, { tier: consoles?.id ?? '', package: id })
    const more = rates.filter(isLowered).find((rate) => priceOf(rate) < priceOf(belowOf(rate, rates) ?? rate))
    const fewer = more && belowOf(more, rates)
    if (!more || !fewer) continue
    warning(file, ['discounts', index, 'packages'], {
      rule: 'price-order',
      reason: `From ${date(discount.from)} to ${date(discount.until)}, “${more.name}” costs ${money(priceOf(more))} with “${discount.name}”, less than “${fewer.name}” with ${money(priceOf(fewer))}.`,
      remedy: `If that is not meant, lower the price of fewer controllers as well: write “tiers: [${consoles?.id}]”, and no “packages”.`,
    })
  }
}

/** The rate with the next lower number of controllers. @param rates the highest first */
const belowOf = <Rate extends { controllers: number }>({ controllers }: Rate, rates: readonly Rate[]) =>
  rates.find((other) => other.controllers < controllers)

const from = (day: string, date: (day: string) => string) => (day === now ? '' : `From ${date(day)} on, `)

interface Tier {
  id: string
  name: string
}

/**
 * A dearer tier never costs less than a cheaper one for the same package. Which one is dearer follows from the packages: most
 * of those with two prices, at least two of three, say the same.
 */
export function checkTierPrices({ content, error, where }: RuleContext): void {
  const tiers = content.packages?.tiers ?? []
  const packages = packagesIn(content)
  const entries = packages.map(({ entry }) => entry)
  const pairs = tiers.flatMap((dear) =>
    tiers.filter((cheap) => isDearer(dear, cheap, entries)).map((cheap) => ({ dear, cheap })),
  )
  for (const { entry, path } of packages) {
    const found = pairs.flatMap(({ dear, cheap }) => invertedIn(entry, dear, cheap) ?? [])[0]
    if (!found) continue
    const { dear, cheap, day } = found
    const pathOf = ({ tier, price }: InTier) => pathOn(price, day, [...path, 'tiers', tier.id])
    const amount = ({ price }: InTier) => regularPrice(price, day).price
    error(file, pathOf(dear), {
      rule: 'price-order',
      reason: `${from(day, content.format.date)}“${entry.name}” costs ${amount(dear)} on ${dear.tier.name}, less than on ${cheap.tier.name} with ${amount(cheap)} (${where(file, pathOf(cheap))}). In other packages, ${dear.tier.name} costs more.`,
      remedy: 'Correct the price that is wrong, and its perHour.',
    })
  }
}

interface InTier {
  tier: Tier
  price: Price
}

/** The first day on which a package costs less for the dearer tier. A price that does not fit its price per hour is reported as such. */
function invertedIn(
  { tiers, duration }: Package,
  dear: Tier,
  cheap: Tier,
): { dear: InTier; cheap: InTier; day: string } | undefined {
  const [high, low] = [tiers[dear.id], tiers[cheap.id]]
  if (!high || !low) return undefined
  const day = daysOfChanges([high, low]).find((each) => {
    const prices = [high, low].map((price) => regularPrice(price, each))
    const areRight = prices.every(({ price, perHour }) => perHour === Math.floor(price / duration))
    const [highPrice = 0, lowPrice = 0] = prices.map(({ price }) => price)
    return areRight && highPrice < lowPrice
  })
  return day === undefined
    ? undefined
    : { dear: { tier: dear, price: high }, cheap: { tier: cheap, price: low }, day }
}

/** Whether one tier costs more than another in the packages that are sold for both. */
function isDearer({ id }: Tier, other: Tier, packages: readonly Package[]): boolean {
  const differences = packages.flatMap(({ tiers }) => {
    const [one, two] = [tiers[id], tiers[other.id]]
    return one && two ? [one.price - two.price] : []
  })
  return isMostlyMore(differences)
}

/** Whether at least two of three differences are above zero. */
function isMostlyMore(differences: readonly number[]): boolean {
  const more = differences.filter((difference) => difference > 0).length
  const less = differences.filter((difference) => difference < 0).length
  return more > 0 && more >= 2 * less
}

/** Packages of one name that are sold on different days, such as a pass for weekdays and one for weekends. */
function pairsByDays(packages: ReturnType<typeof packagesIn>) {
  const byName = new Map<string, Map<string, (typeof packages)[number]>>()
  for (const each of packages) {
    const { name, days } = each.entry
    const others = byName.get(name) ?? new Map()
    byName.set(name, others)
    if (days && !others.has(days)) others.set(days, each)
  }
  return packages.flatMap((one) => {
    const { name, days } = one.entry
    const others = days ? [...(byName.get(name)?.values() ?? [])] : []
    return others.flatMap((other) => (other.entry.days === days ? [] : { one, other }))
  })
}

/**
 * Warns of a package that costs less than the one of the same name for other days, and is not shorter, where the others are
 * dearer on its days: most of those with two prices, at least two of three.
 */
export function checkPricesOfDays({ content, warning, where }: RuleContext): void {
  const pairs = pairsByDays(packagesIn(content))
  const differences = differencesOf(pairs)
  for (const pair of pairs) {
    const { one, other } = pair
    const { days, name, duration, tiers } = one.entry
    if (duration < other.entry.duration || !isMostlyMore(differences.get(daysOf(pair)) ?? [])) continue
    const [found] = Object.entries(tiers).flatMap(([tier, price]) => {
      const usual = other.entry.tiers[tier]
      const day = usual && daysOfChanges([price, usual]).find((each) => isBelow(price, usual, each))
      return usual && day !== undefined ? [{ tier, price, usual, day }] : []
    })
    if (!found) continue
    const { tier, price, usual, day } = found
    const otherPlace = where(file, pathOn(usual, day, [...other.path, 'tiers', tier]))
    warning(file, pathOn(price, day, [...one.path, 'tiers', tier]), {
      rule: 'price-order',
      reason: `${from(day, content.format.date)}“${name}” for ${days} costs ${regularPrice(price, day).price}, less than for ${other.entry.days} with ${regularPrice(usual, day).price} (${otherPlace}). Other packages cost more for ${days}.`,
      remedy: 'Correct the price that is wrong, and its perHour.',
    })
  }
}

const isBelow = (price: Price, usual: Price, day: string) =>
  regularPrice(price, day).price < regularPrice(usual, day).price

/** How much more the first of each pair costs than one of the same length, by the days of both. */
function differencesOf(pairs: ReturnType<typeof pairsByDays>): ReadonlyMap<string, readonly number[]> {
  const differences = new Map<string, number[]>()
  for (const pair of pairs) {
    const [one, other] = [pair.one.entry, pair.other.entry]
    if (one.duration !== other.duration) continue
    const found = differences.get(daysOf(pair)) ?? []
    differences.set(daysOf(pair), found)
    for (const [tier, { price }] of Object.entries(one.tiers))
      found.push(price - (other.tiers[tier]?.price ?? price))
  }
  return differences
}

const daysOf = ({ one, other }: ReturnType<typeof pairsByDays>[number]) =>
  `${one.entry.days} ${other.entry.days}`
