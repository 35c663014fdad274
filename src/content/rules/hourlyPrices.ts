import { writtenAt } from '../../diagnostics/positions.ts'
import type { Content } from '../types.ts'
import { at, type RuleContext } from './context.ts'
import { packagesIn } from './entries.ts'

/**
 * The price per hour is the price divided by the hours, rounded down (spec section 9). Where the two are far apart, the
 * one that is farther from the usual price per hour is the wrong one; where all prices of a package are, its duration.
 * It is only certain that the price per hour must follow where the price was changed and nothing else.
 */
export function checkHourlyPrices({ content, earlier, cleanYaml, messages }: RuleContext): void {
  const yaml = cleanYaml('packages')
  if (!yaml) return
  const hourly = packagesIn(content).flatMap(({ entry }) =>
    Object.values(entry.tiers).map((tier) => tier.perHour),
  )
  const usual = hourly.sort((a, b) => a - b)[Math.floor(hourly.length / 2)] ?? 1
  const isFar = (expected: number, perHour: number) =>
    ratio(expected, perHour) > 2 && ratio(expected, usual) > ratio(perHour, usual)
  for (const { entry, path } of packagesIn(content)) {
    const { duration } = entry
    const tiers = Object.entries(entry.tiers).map(([tier, { price, perHour }]) => {
      const expected = Math.floor(price / duration)
      return { tier, price, perHour, expected, isPriceFar: isFar(expected, perHour) }
    })
    const isDurationWrong = tiers.length > 1 && tiers.every(({ isPriceFar }) => isPriceFar)
    const wrong = tiers.filter(({ expected, perHour }) => expected !== perHour)
    for (const { tier, price, perHour, expected, isPriceFar } of isDurationWrong
      ? wrong.slice(0, 1)
      : wrong) {
      const right = `perHour: ${expected} (price divided by hours, rounded down)`
      const field = isPriceFar ? 'price' : 'perHour'
      const remedy = isPriceFar
        ? `Correct the price: it is far from all others. If it is right, write ${right}.`
        : `Write ${right}, or correct the price.`
      const perHourPath = [...path, 'tiers', tier, 'perHour']
      const was = writtenAt(yaml, perHourPath)
      const isCertain = !isPriceFar && was && isOnlyPriceNew(entry, tier, earlier?.())
      messages.error({
        ...at(yaml, isDurationWrong ? [...path, 'duration'] : [...path, 'tiers', tier, field]),
        rule: 'price-per-hour',
        reason: `${price} for ${duration} ${duration === 1 ? 'hour' : 'hours'} is ${expected} an hour, not ${perHour}.`,
        remedy: isDurationWrong
          ? 'Correct the duration, which counts in hours; or all prices of this pass.'
          : remedy,
        fix: isCertain ? { ...at(yaml, perHourPath), was, text: String(expected) } : undefined,
      })
    }
  }
}

type Package = ReturnType<typeof packagesIn>[number]['entry']

/** Whether the price of a tier was changed, but neither its price per hour nor the duration. */
function isOnlyPriceNew(entry: Package, tier: string, earlier: Content | undefined): boolean {
  const before = earlier && packagesIn(earlier).find((other) => other.entry.id === entry.id)?.entry
  const [now, old] = [entry.tiers[tier], before?.tiers[tier]]
  return (
    now !== undefined &&
    old !== undefined &&
    now.price !== old.price &&
    now.perHour === old.perHour &&
    entry.duration === before?.duration
  )
}

/** How many times one price is the other, at least 1. */
const ratio = (a: number, b: number) => Math.max(a, b, 1) / Math.max(Math.min(a, b), 1)
