/** Rules about the prices in packages.yaml. */

import { checkDigits, mayLackDigit } from '../../../src/content/digits.ts'
import type { ChangeContext, RuleContext } from '../../../src/content/rules/ruleContext.ts'
import type { Content } from '../../../src/content/types.ts'
import { packagesIn } from '../prices/packagesInFile.ts'

const file = 'packages'

/** Every package has a price for at least one tier, and every tier is sold in some package. */
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
  }
  const sold = new Set(packages.flatMap(({ entry }) => Object.keys(entry.tiers)))
  if (sold.size === 0) return
  for (const [index, tier] of tiers.entries()) {
    if (sold.has(tier)) continue
    error(file, ['tiers', index, 'id'], {
      rule: 'unsold-tier',
      reason: `No package has a price for the tier “${tier}”, so visitors could choose it in vain.`,
      remedy: `Delete this entry; or add “${tier}:” with price and perHour to the packages that are sold for it.`,
    })
  }
}

/**
 * The price per hour is the price divided by the hours, rounded down (spec section 9). If they are far apart, the one
 * farther from the usual price per hour is wrong; if all prices of a package are, its duration is.
 */
export function checkHourlyPrices({ content, error }: RuleContext): void {
  const packages = packagesIn(content)
  const hourly = packages.flatMap(({ entry }) => Object.values(entry.tiers).map(({ perHour }) => perHour))
  const usual = hourly.sort((a, b) => a - b)[Math.floor(hourly.length / 2)] ?? 1
  const isFar = (expected: number, perHour: number) =>
    ratio(expected, perHour) > 2 && ratio(expected, usual) > ratio(perHour, usual)
  for (const { entry, path } of packages) {
    const { duration } = entry
    const tiers = Object.entries(entry.tiers).map(([tier, { price, perHour }]) => {
      const expected = Math.floor(price / duration)
      return { tier, price, perHour, expected, isPriceFar: isFar(expected, perHour) }
    })
    const isDurationWrong = tiers.length > 1 && tiers.every(({ isPriceFar }) => isPriceFar)
    const wrong = tiers.filter(({ expected, perHour }) => expected !== perHour)
    for (const { tier, price, perHour, expected, isPriceFar } of wrong.slice(
      0,
      isDurationWrong ? 1 : undefined,
    )) {
      const right = `perHour: ${expected} (price divided by hours, rounded down)`
      const perHourPath = [...path, 'tiers', tier, 'perHour']
      const pricePath = [...path, 'tiers', tier, 'price']
      const finding = {
        rule: 'price-per-hour',
        reason: `${price} for ${duration} ${duration === 1 ? 'hour' : 'hours'} is ${expected} an hour, not ${perHour}.`,
      }
      if (isDurationWrong) {
        const remedy = 'Correct the duration, which counts in hours; or all prices of this pass.'
        error(file, [...path, 'duration'], { ...finding, remedy })
      } else if (isPriceFar) {
        const remedy = `Correct the price: it is far from all others. If it is right, write ${right}.`
        error(file, pricePath, { ...finding, remedy })
      } else {
        error(file, perHourPath, { ...finding, remedy: `Write ${right}, or correct the price.` })
      }
    }
  }
}

/** Warns of a price per hour that is many times as high or as low as the median of its tier. One that does not fit its price is an error. */
export function checkDigitsOfPrices({ content, warning }: RuleContext): void {
  const packages = packagesIn(content)
  for (const { entry, path } of packages) {
    const tier = Object.keys(entry.tiers).find((id) => {
      const ofTier = packages.flatMap((one) => one.entry.tiers[id]?.perHour ?? []).sort((a, b) => a - b)
      const { price = 0, perHour = 0 } = entry.tiers[id] ?? {}
      const isRight = perHour === Math.floor(price / entry.duration)
      return isRight && mayLackDigit(perHour, ofTier[Math.floor(ofTier.length / 2)] ?? 0)
    })
    if (tier === undefined) continue
    warning(file, [...path, 'tiers', tier, 'price'], {
      rule: 'changed-digits',
      reason: `“${entry.name}” costs ${entry.tiers[tier]?.perHour} an hour, far from all others of “${tier}”.`,
      remedy: checkDigits,
    })
  }
}

/** How many times one price is the other, at least 1. */
const ratio = (a: number, b: number) => Math.max(a, b, 1) / Math.max(Math.min(a, b), 1)

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

const partyName = /\b(?:birthdays?|party|parties)\b/i

/** Warns of new passes for parties: the price list gives prices for one seat, with the price of an hour. */
export function checkPartyPasses({ content, warning }: ChangeContext, before: Content): void {
  const known = new Set(packagesIn(before).map(({ entry }) => entry.name))
  for (const { entry, list, path } of packagesIn(content)) {
    const named = [entry.name, list.name].find((name) => partyName.test(name))
    if (named === undefined || known.has(entry.name)) continue
    warning('packages', [...path, 'name'], {
      rule: 'party-pass',
      reason: `“${named}” is about a party, but everything in “lists” is a pass for one seat: pages add “per seat” and the price of an hour.`,
      remedy:
        'If it is for a group, delete it here, and write it in the text of “party” in pages/pricing.yaml, with its price in facts.yaml. If it is a pass for one seat, nothing needs to be done.',
    })
  }
}
