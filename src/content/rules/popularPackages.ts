import { at, type RuleContext } from './context.ts'
import { packagesIn } from './entries.ts'

/** At most one package of a list is marked as popular. */
export function checkPopularPackages({ content, cleanYaml, messages }: RuleContext): void {
  const yaml = cleanYaml('packages')
  if (!yaml) return
  for (const { entry, list, path } of packagesIn(content)) {
    const first = list.packages.find(({ popular }) => popular)
    if (!first || !entry.popular || entry === first) continue
    messages.error({
      ...at(yaml, [...path, 'popular']),
      rule: 'popular-twice',
      reason: `“${entry.name}” is marked as popular, but so is “${first.name}” in the same list; only one can be.`,
      remedy: 'Delete the line “popular: true” of one of the two.',
    })
  }
}
