/** Texts that call an hour of a package the cheapest one. */
import { findAcrossLines, placesInWords } from '../../../src/content/findInContent.ts'
import type { RuleContext } from '../../../src/content/rules/ruleContext.ts'
import type { Content } from '../../../src/content/types.ts'
import type { Path } from '../../../src/diagnostics/positions.ts'
import { pricesIn } from '../prices/packagesInFile.ts'
import { type Price, priceOn } from '../prices/pricesOfDay.ts'

/** The package, or the package and the tier: `golden-rise.240hz` */
const reference = String.raw`\$\{packages\.([\w-]+(?:\.[\w-]+)?)\.perHour\}`
const words = String.raw`\b(?:cheapest|lowest)\b`
const lowest = new RegExp(`${words}[^.!?$]{0,80}${reference}|${reference}[^.!?$]{0,80}${words}`, 'gi')

/** “an hour drops to ₹65, or to ₹49 in the morning” names both. */
const downTo = new RegExp(
  String.raw`\b(?:(?:passes|packages|hours|prices|rates) down|hour(?: here)? drops) to ${reference}(?![^!?]{0,80}\bor to\b)`,
  'gi',
)
/** The begin of a range: “₹49 to ₹200 an hour” */
const range = new RegExp(String.raw`${reference}(?: an hour)? to \$\{(?:packages|facts)\.`, 'gi')
/** What “down to” is about where it is not about all packages. */
const someOnly = /\$\{packages\.|\b(?:week(?:day|end)s?|\w+days?|mornings?|nights?|evenings?)\b/i

/** Whether “passes down to ₹49 an hour” is about all packages: what is before it refers to none, and names no days. */
function isAboutAll({ match, text }: { match: RegExpExecArray; text: string }): boolean {
  const [clause = ''] = text
    .slice(0, match.index)
    .split(/[.,:;!?]\s|\n\n/)
    .slice(-1)
  return !someOnly.test(clause)
}

/** Warns of a text that gives the hour of a package as the cheapest, while that of another one costs less, today or later. */
export function checkCheapestHour(context: RuleContext): void {
  const { content, messages, where } = context
  const { money } = content.format
  const texts = textsNamingCheapest(context)
  const today = hoursOf(content, (price) => price)
  const wrongToday = texts.flatMap((text) => {
    const wrong = cheaperThan(text.id, today)
    return wrong ? [{ ...text, ...wrong }] : []
  })
  for (const { place, named, best } of wrongToday) {
    messages.warning({
      ...place,
      rule: 'lowest-hour',
      reason: `This text calls ${named.name}, ${money(named.perHour)} an hour, the cheapest, but ${best.name} costs ${money(best.perHour)} an hour (${where('packages', best.path)}).`,
      remedy,
    })
  }
  checkDaysToCome(
    context,
    texts.filter((text) => !wrongToday.some(({ place }) => place === text.place)),
  )
}

const remedy =
  'Name the cheapest one there, or say of what it is the cheapest; or correct the price that is wrong.'

/** @param texts those that are right today */
function checkDaysToCome({ content, warning, today = '' }: RuleContext, texts: readonly NamingText[]): void {
  const { money, date } = content.format
  const discounts = content.packages?.discounts ?? []
  const changes = [
    ...pricesIn(content).flatMap(({ price: { next }, path }) =>
      next && next.from > today ? [{ day: next.from, path: [...path, 'next', 'from'], lower: [] }] : [],
    ),
    ...discounts.flatMap((discount, index) =>
      discount.until < today
        ? []
        : [{ day: discount.from, path: ['discounts', index, 'from'], lower: [discount] }],
    ),
  ]
  for (const { day, path, lower } of new Map(changes.map((change) => [change.day, change])).values()) {
    const hours = hoursOf(content, (price, sold, duration) => priceOn(day, price, sold, duration, lower))
    const wrong = texts.flatMap(({ id, place }) => {
      const found = cheaperThan(id, hours)
      return found ? [{ place, ...found }] : []
    })
    const [first] = wrong
    if (!first) continue
    const { named, best } = first
    const [until] = lower.map((discount) => date(discount.until))
    warning('packages', path, {
      rule: 'lowest-hour',
      reason: `From ${date(day)} ${until === undefined ? 'on' : `to ${until}`}, ${named.name} costs ${money(named.perHour)} an hour, and ${best.name} ${money(best.perHour)}, but these texts call the hour of ${named.name} the cheapest: ${placesInWords(wrong.map(({ place }) => place))}.`,
      remedy:
        until === undefined
          ? remedy
          : 'Say there that it is the cheapest at the usual prices, or take the sentences out for these days.',
    })
  }
}

interface Hour {
  id: string
  name: string
  path: Path
  perHour: number
}

type PriceAt = (price: Price, ...sold: [sold: Parameters<typeof priceOn>[2], duration: number]) => Price

/** The hour of each package on each tier. */
const hoursOf = (content: Content, priceAt: PriceAt): Hour[] =>
  pricesIn(content).flatMap(({ price, name, path, sold, duration }) => {
    const { perHour } = priceAt(price, sold, duration)
    const tier = content.packages?.tiers.find(({ id }) => id === sold.tier)?.name
    return perHour === undefined
      ? []
      : [{ id: `${sold.package}.${sold.tier}`, name: `“${name}” on ${tier}`, path, perHour }]
  })

/** The hour of a package and the cheapest of all, if that is another one. */
function cheaperThan(id: string, hours: readonly Hour[]): { named: Hour; best: Hour } | undefined {
  const sorted = hours.toSorted((a, b) => a.perHour - b.perHour)
  const [best] = sorted
  const named = sorted.find((hour) => hour.id === id || hour.id.startsWith(`${id}.`))
  return named && best && named.perHour > best.perHour ? { named, best } : undefined
}

type NamingText = ReturnType<typeof textsNamingCheapest>[number]

/** The texts that call the hour of a package the cheapest, with its id. */
const textsNamingCheapest = ({ source }: RuleContext) =>
  [
    ...findAcrossLines(source, '${packages.', lowest),
    ...[downTo, range].flatMap((pattern) =>
      findAcrossLines(source, '${packages.', pattern).filter(isAboutAll),
    ),
  ].map(({ place, match }) => ({ place, id: match[1] ?? match[2] ?? '' }))
