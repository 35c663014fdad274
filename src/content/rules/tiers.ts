import { nearest } from '../../diagnostics/nearest.ts'
import { at, type RuleContext } from './context.ts'
import { packagesIn } from './entries.ts'

/** Every package has a price for every tier, and for no other. */
export function checkTiers({ content, cleanYaml, messages }: RuleContext): void {
  const file = cleanYaml('packages')
  if (!file) return
  const tiers = (content.packages?.tiers ?? []).map((tier) => tier.id)
  for (const { entry, path: entryPath } of packagesIn(content)) {
    const path = [...entryPath, 'tiers']
    const unknown = Object.keys(entry.tiers).filter((tier) => !tiers.includes(tier))
    const misspelt = unknown.map((tier) => nearest(tier, tiers))
    const missing = tiers.filter((tier) => !Object.hasOwn(entry.tiers, tier) && !misspelt.includes(tier))
    for (const tier of missing) {
      messages.error({
        ...at(file, path),
        rule: 'missing-tier',
        reason: `“${entry.name}” has no price for the tier “${tier}”.`,
        remedy: `Add “${tier}:” with price and perHour below tiers.`,
      })
    }
    for (const tier of unknown) {
      messages.error({
        ...at(file, [...path, tier], true),
        rule: 'unknown-tier',
        reason: `There is no tier “${tier}”.`,
        remedy: `The tiers are: ${tiers.join(', ')}.`,
      })
    }
  }
}
