import { at, type RuleContext } from './context.ts'

/** The price per hour is the price divided by the hours, rounded down (spec section 9). */
export function checkHourlyPrices({ content: { packages }, cleanYaml, messages }: RuleContext): void {
  const yaml = cleanYaml('packages')
  if (!yaml || !packages) return
  for (const [listIndex, list] of packages.lists.entries()) {
    for (const [index, { tiers, duration }] of list.packages.entries()) {
      for (const [tier, { price, perHour }] of Object.entries(tiers)) {
        const expected = Math.floor(price / duration)
        if (perHour === expected) continue
        messages.error({
          ...at(yaml, ['lists', listIndex, 'packages', index, 'tiers', tier, 'perHour']),
          rule: 'price-per-hour',
          reason: `${price} for ${duration} ${duration === 1 ? 'hour' : 'hours'} is ${expected} an hour, not ${perHour}.`,
          remedy: `Write perHour: ${expected} (price divided by hours, rounded down), or correct the price.`,
        })
      }
    }
  }
}
