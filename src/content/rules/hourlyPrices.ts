import { at, type RuleContext } from './context.ts'
import { packagesIn } from './entries.ts'

/** The price per hour is the price divided by the hours, rounded down (spec section 9). */
export function checkHourlyPrices({ content, cleanYaml, messages }: RuleContext): void {
  const yaml = cleanYaml('packages')
  if (!yaml) return
  for (const { entry, path } of packagesIn(content)) {
    const { tiers, duration } = entry
    for (const [tier, { price, perHour }] of Object.entries(tiers)) {
      const expected = Math.floor(price / duration)
      if (perHour === expected) continue
      messages.error({
        ...at(yaml, [...path, 'tiers', tier, 'perHour']),
        rule: 'price-per-hour',
        reason: `${price} for ${duration} ${duration === 1 ? 'hour' : 'hours'} is ${expected} an hour, not ${perHour}.`,
        remedy: `Write perHour: ${expected} (price divided by hours, rounded down), or correct the price.`,
      })
    }
  }
}
