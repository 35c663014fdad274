import { at, type RuleContext } from './context.ts'
import { packagesIn } from './entries.ts'

/**
 * The price per hour is the price divided by the hours, rounded down (spec section 9). Where the two are far apart, the
 * one that is farther from the usual price per hour is the wrong one.
 */
export function checkHourlyPrices({ content, cleanYaml, messages }: RuleContext): void {
  const yaml = cleanYaml('packages')
  if (!yaml) return
  const hourly = packagesIn(content).flatMap(({ entry }) =>
    Object.values(entry.tiers).map((tier) => tier.perHour),
  )
  const usual = hourly.sort((a, b) => a - b)[Math.floor(hourly.length / 2)] ?? 1
  for (const { entry, path } of packagesIn(content)) {
    const { tiers, duration } = entry
    for (const [tier, { price, perHour }] of Object.entries(tiers)) {
      const expected = Math.floor(price / duration)
      if (perHour === expected) continue
      const isPriceWrong = ratio(expected, perHour) > 2 && ratio(expected, usual) > ratio(perHour, usual)
      const writePerHour = `rite perHour: ${expected} (price divided by hours, rounded down)`
      messages.error({
        ...at(yaml, [...path, 'tiers', tier, isPriceWrong ? 'price' : 'perHour']),
        rule: 'price-per-hour',
        reason: `${price} for ${duration} ${duration === 1 ? 'hour' : 'hours'} is ${expected} an hour, not ${perHour}.`,
        remedy: isPriceWrong
          ? `Correct the price: it is far from all others. If it is right, w${writePerHour}.`
          : `W${writePerHour}, or correct the price.`,
      })
    }
  }
}

/** How many times one price is the other, at least 1. */
const ratio = (a: number, b: number) => Math.max(a, b, 1) / Math.max(Math.min(a, b), 1)
