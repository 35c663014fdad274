/** Rules about the prices in packages.yaml, and the figures of facts.yaml that are compared with them. */
import { writtenAt } from '../../diagnostics/positions.ts'
import { at } from '../placeIn.ts'
import type { Content } from '../types.ts'
import { remedyForUnknownAddress } from '../unknownReference.ts'
import { askOwner, packagesIn, type RuleContext } from './context.ts'

const file = 'packages'

/** Every package has a price for at least one tier, and only for tiers that exist; every tier is sold in some package. */
export function checkTiers({ content, error }: RuleContext): void {
  const tiers = (content.packages?.tiers ?? []).map(({ id }) => id)
  const packages = packagesIn(content)
  for (const { entry, path } of packages) {
    const priced = Object.keys(entry.tiers)
    if (priced.length === 0) {
      error(file, [...path, 'tiers'], {
        rule: 'missing-tier',
        reason: `“${entry.name}” has no price.`,
        remedy: `Below tiers, add ${tiers.map((tier) => `“${tier}:”`).join(' or ')} with price and perHour.`,
      })
    }
    for (const tier of priced.filter((tier) => !tiers.includes(tier))) {
      error(file, [...path, 'tiers', tier], {
        rule: 'unknown-tier',
        reason: `There is no tier “${tier}”.`,
        remedy: `Write one of these: ${tiers.join(', ')}.`,
      })
    }
  }
  const sold = new Set(packages.flatMap(({ entry }) => Object.keys(entry.tiers)))
  // A misspelt tier may be the one that seems to be missing.
  if (sold.size === 0 || [...sold].some((tier) => !tiers.includes(tier))) return
  for (const [index, tier] of tiers.entries()) {
    if (sold.has(tier)) continue
    error(file, ['tiers', index, 'id'], {
      rule: 'unsold-tier',
      reason: `No package has a price for the tier “${tier}”, so visitors could choose it in vain.`,
      remedy: `Delete this entry; or add “${tier}:” with price and perHour to the packages that are sold for it.`,
    })
  }
}

/** The price per hour is the price divided by the hours, rounded down (spec section 9). */
export function checkHourlyPrices({ content, earlier, cleanYaml, error }: RuleContext): void {
  const yaml = cleanYaml(file)
  for (const { entry, path } of packagesIn(content)) {
    const { duration } = entry
    for (const [tier, { price, perHour }] of Object.entries(entry.tiers)) {
      const expected = Math.floor(price / duration)
      if (expected === perHour) continue
      const perHourPath = [...path, 'tiers', tier, 'perHour']
      const was = yaml && writtenAt(yaml, perHourPath)
      const isCertain = was && isOnlyPriceNew(entry, tier, earlier?.())
      error(file, perHourPath, {
        rule: 'price-per-hour',
        reason: `${price} for ${duration} ${duration === 1 ? 'hour' : 'hours'} is ${expected} an hour, not ${perHour}.`,
        remedy: `Check the price and the duration (in hours). If both are right, write perHour: ${expected} (price divided by hours, rounded down).`,
        fix: isCertain ? { ...at(yaml, perHourPath), was, text: String(expected) } : undefined,
      })
    }
  }
}

type Package = ReturnType<typeof packagesIn>[number]['entry']

/**
 * Whether the price of a tier was changed, but neither its price per hour nor the duration: then it is certain that the
 * price per hour must follow. A price that is twice the old one, or half of it, may be a typing mistake.
 */
function isOnlyPriceNew(
  { id, duration, tiers }: Package,
  tier: string,
  earlier: Content | undefined,
): boolean {
  const before = earlier && packagesIn(earlier).find(({ entry }) => entry.id === id)?.entry
  const [now, old] = [tiers[tier], before?.tiers[tier]]
  if (!now || !old || duration !== before?.duration || now.perHour !== old.perHour) return false
  return now.price !== old.price && now.price < old.price * 2 && now.price * 2 > old.price
}

/** At most one package of a list is marked as popular. */
export function checkPopularPackages({ content, error }: RuleContext): void {
  for (const { entry, list, path } of packagesIn(content)) {
    const first = list.packages.find(({ popular }) => popular)
    if (!first || !entry.popular || entry === first) continue
    error(file, [...path, 'popular'], {
      rule: 'popular-twice',
      reason: `“${entry.name}” is marked as popular, but so is “${first.name}” in the same list; only one can be.`,
      remedy: 'Delete the line “popular: true” of one of the two.',
    })
  }
}

/** Warns of figures of facts.yaml that differ from the price that they are compared with. */
export function checkComparedFigures({ content, references, error, warning, ...context }: RuleContext): void {
  const { money } = content.format
  for (const [index, fact] of content.facts.facts.entries()) {
    if (fact.kind !== 'money' || fact.comparedWith === undefined) continue
    const { id, label, value, comparedWith: address, times = 1 } = fact
    const path = ['facts', index]
    const price = references.facts.get(address)
    if (!price && references.mayExist(address)) continue
    if (price?.kind !== 'money') {
      error('facts', [...path, 'comparedWith'], {
        rule: 'unknown-address',
        reason: `There is no price with the address “${address}”.`,
        remedy: remedyForUnknownAddress(address, references.facts),
      })
      continue
    }
    const [name = ''] = address.split('.')
    const expected = Number(price.value) * times
    if (value === expected || !context.cleanYaml(name) || content.unreadable.has('site.yaml')) continue
    const counted = times === 1 ? '' : `${times} × ${money(Number(price.value))} = `
    warning('facts', [...path, 'value'], {
      rule: 'compared-figure',
      reason: `“${label}” is ${money(value)}, ${value < expected ? 'less' : 'more'} than ${address} (${context.where(name, price.path)}), ${counted}${money(expected)}.`,
      remedy: `Correct the one that is wrong. ${askOwner(`facts.${id}`)}`,
    })
  }
}
