import { at, type RuleContext } from './context.ts'
import { packagesIn } from './entries.ts'

/** Every package has a price for at least one tier, and only for tiers that exist; every tier is sold in some package. */
export function checkTiers({ content, cleanYaml, messages }: RuleContext): void {
  const file = cleanYaml('packages')
  if (!file) return
  const tiers = (content.packages?.tiers ?? []).map(({ id }) => id)
  const packages = packagesIn(content)
  const sold = new Set(packages.flatMap(({ entry }) => Object.keys(entry.tiers)))
  for (const { entry, path } of packages) {
    const priced = Object.keys(entry.tiers)
    if (priced.length === 0) {
      messages.error({
        ...at(file, [...path, 'tiers'], true),
        rule: 'missing-tier',
        reason: `“${entry.name}” has no price.`,
        remedy: `Below tiers, add ${tiers.map((tier) => `“${tier}:”`).join(' or ')} with price and perHour.`,
      })
    }
    for (const tier of priced.filter((tier) => !tiers.includes(tier))) {
      messages.error({
        ...at(file, [...path, 'tiers', tier], true),
        rule: 'unknown-tier',
        reason: `There is no tier “${tier}”.`,
        remedy: `The tiers are: ${tiers.join(', ')}.`,
      })
    }
  }
  // A misspelt tier may be the one that seems to be missing.
  if (sold.size === 0 || [...sold].some((tier) => !tiers.includes(tier))) return
  for (const [index, tier] of tiers.entries()) {
    if (sold.has(tier)) continue
    messages.error({
      ...at(file, ['tiers', index, 'id']),
      rule: 'unsold-tier',
      reason: `No package has a price for the tier “${tier}”, so visitors could choose it in vain.`,
      remedy: `Delete this entry; or add “${tier}:” with price and perHour to the packages that are sold for it.`,
    })
  }
}
