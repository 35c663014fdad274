/** Rules about prices that change on a day: next prices and discounts of packages.yaml. */

import { checkDigits, mayLackDigit } from '../../../src/content/digits.ts'
import type { RuleContext } from '../../../src/content/rules/ruleContext.ts'
import type { Content } from '../../../src/content/types.ts'
import { nearest } from '../../../src/diagnostics/nearest.ts'
import { linesOf, type Path } from '../../../src/diagnostics/positions.ts'
import type { Data } from '../../content.ts'
import { type PriceInFile, pricesIn } from '../prices/packagesInFile.ts'
import { isFor } from '../prices/pricesOfDay.ts'

const file = 'packages'

/**
 * A next price is another one than the present, and fits its price per hour. Warns of one whose day has come: it is the price,
 * and what is written as the price is not.
 */
export function checkNextPrices({ content, yamlOf, error, warning, today = '' }: RuleContext): void {
  const yaml = yamlOf(file)
  const lines = (path: Path) => (yaml && linesOf(yaml, path)) ?? ''
  for (const { price: present, name, path, duration } of pricesIn(content)) {
    const { next } = present
    if (!next) continue
    const nextPath = [...path, 'next']
    const expected = Math.floor(next.price / duration)
    if (next.price === present.price) {
      error(file, [...nextPath, 'price'], {
        rule: 'same-next-price',
        reason: `The next price of “${name}” is the one that it has already, ${next.price}.`,
        remedy:
          next.from <= today
            ? `Delete “next”, ${lines(nextPath)}: its day has come.`
            : `Correct it; or delete “next”, ${lines(nextPath)}, if the price is not going to change.`,
      })
    } else if (next.perHour !== undefined && next.perHour !== expected) {
      error(file, [...nextPath, 'perHour'], {
        rule: 'price-per-hour',
        reason: `${next.price} for ${duration} ${duration === 1 ? 'hour' : 'hours'} is ${expected} an hour, not ${next.perHour}.`,
        remedy: `Write perHour: ${expected} (price divided by hours, rounded down), or correct the price.`,
      })
    } else if (next.from <= today) {
      const fields = next.perHour === undefined ? (['price'] as const) : (['price', 'perHour'] as const)
      const write = fields.map((field) => `“${field}: ${next[field]}” in ${lines([...path, field])}`)
      warning(file, [...nextPath, 'from'], {
        rule: 'next-price-due',
        reason: `Since ${content.format.date(next.from)}, “${name}” costs ${next.price}, its next price; “price” still says ${present.price}.`,
        remedy: `If that day is right, write ${write.join(' and ')}, and delete “next”, ${lines(nextPath)}. If it is not, correct it.`,
      })
    } else if (mayLackDigit(present.price, next.price)) {
      warning(file, [...nextPath, 'price'], {
        rule: 'changed-digits',
        reason: `“${name}” costs ${present.price} now, and ${next.price} from ${content.format.date(next.from)} on.`,
        remedy: checkDigits,
      })
    }
  }
}

type Discount = Data['packages']['discounts'][number]

/** The ids that a discount names exist, and it lowers at least one price. */
export function checkDiscounts({ content, error }: RuleContext): void {
  const prices = pricesIn(content)
  const known = idsIn(content)
  for (const [index, discount] of (content.packages?.discounts ?? []).entries()) {
    const path = ['discounts', index]
    const unknown = (['tiers', 'packages'] as const).flatMap((field) =>
      (discount[field] ?? []).flatMap((id, item) =>
        known[field].some((entry) => entry.id === id) ? [] : [{ id, field, path: [...path, field, item] }],
      ),
    )
    for (const { id, field, path } of unknown) {
      const kind = field === 'tiers' ? 'tier' : 'package'
      const reason = `There is no ${kind} with the id “${id}”.`
      error(file, path, { rule: `unknown-${kind}`, reason, remedy: remedyFor(id, field, known) })
    }
    if (unknown.length > 0 || prices.some(({ sold }) => isFor(discount, sold))) continue
    const areSold = prices.some(({ sold }) => isFor(discount, { ...sold, days: undefined }))
    error(file, [...path, areSold ? 'from' : 'packages'], {
      rule: 'empty-discount',
      reason: `“${discount.name}” lowers no price: none of its packages is ${areSold ? 'for a day from “from” to “until”' : 'sold for its tiers'}.`,
      remedy: areSold
        ? 'Correct the days or the packages.'
        : 'Correct the packages or the tiers; or delete the line of one of the two.',
    })
  }
}

type Ids = Readonly<Record<'tiers' | 'packages', ReadonlyArray<{ id: string; name: string }>>>

/** What discounts may name. Consoles are a tier, and their rates packages. */
function idsIn(content: Content): Ids {
  const { tiers = [], consoles } = content.packages ?? {}
  const packages = pricesIn(content).map(
    ({ name, sold }) => [sold.package, { id: sold.package, name }] as const,
  )
  return { tiers: [...tiers, ...(consoles ? [consoles] : [])], packages: [...new Map(packages).values()] }
}

/** The id of what is named, or the nearest one, or all of them. */
function remedyFor(id: string, field: keyof Ids, known: Ids): string {
  const other = field === 'tiers' ? 'packages' : 'tiers'
  if (known[other].some((entry) => entry.id === id))
    return `It is one of the ${other}: write it after “${other}:” instead.`
  const named = known[field].filter(({ name }) => name.toLowerCase() === id.toLowerCase())
  if (named.length > 0) return `Write its id: ${named.map((entry) => entry.id).join(' or ')}.`
  const ids = known[field].map((entry) => entry.id)
  const near = nearest(id, ids)
  return `${near ? `Did you mean “${near}”? ` : ''}Write one of these: ${ids.join(', ')}.`
}

/** From so many percent on, hardly anything is left to pay: the share that one pays was meant, or a digit is wrong. */
const mostPercent = 90

/** Warns of discounts and specials that leave a tenth of the price, or less. */
export function checkHighDiscounts({ content, warning }: RuleContext): void {
  const report = (path: Path, name: string, percent: number) => {
    if (percent < mostPercent) return
    warning(file, path, {
      rule: 'high-discount',
      reason: `“${name}” takes ${percent} percent off, so ${content.format.money(100)} become ${content.format.money(100 - percent)}.`,
      remedy: 'Correct the number: it says how much less one pays, not how much.',
    })
  }
  const { discounts = [], consoles } = content.packages ?? {}
  for (const [index, { name, percent }] of discounts.entries())
    report(['discounts', index, 'percent'], name, percent)
  for (const [index, { name, percentOff = 0 }] of (consoles?.specials ?? []).entries())
    report(['consoles', 'specials', index, 'percentOff'], name, percentOff)
}

/** Warns of discounts that lower the same price on the same days: only the better one counts. */
export function checkOverlappingDiscounts({ content, warning, where, today = '' }: RuleContext): void {
  const discounts = content.packages?.discounts ?? []
  for (const [index, discount] of discounts.entries()) {
    for (const [earlier, other] of discounts.slice(0, index).entries()) {
      const shared = sharedBy(discount, other, content)
      if (!shared || shared.until < today) continue
      const [better] = [other, discount].sort((a, b) => b.percent - a.percent)
      const { date } = content.format
      warning(file, ['discounts', index, 'from'], {
        rule: 'overlapping-discounts',
        reason: `“${discount.name}” and “${other.name}” (${where(file, ['discounts', earlier])}) lower the same price, such as that of “${shared.price.name}”, from ${date(shared.from)} to ${date(shared.until)}. They are not added up: guests get ${better?.percent} percent.`,
        remedy: 'If that is not meant, change the days, tiers or packages of one of the two, or delete one.',
      })
    }
  }
}

/** A price that two discounts lower, and the days on which they do. */
function sharedBy(
  one: Discount,
  other: Discount,
  content: Content,
): { price: PriceInFile; from: string; until: string } | undefined {
  const from = one.from > other.from ? one.from : other.from
  const until = one.until < other.until ? one.until : other.until
  const price = pricesIn(content).find(({ sold }) =>
    [one, other].every((discount) => isFor({ ...discount, from, until }, sold)),
  )
  return price && { price, from, until }
}
