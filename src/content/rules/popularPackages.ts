import { at, type RuleContext } from './context.ts'

/** Only one package of a list is marked as popular. */
export function checkPopularPackages({ content: { packages }, cleanYaml, messages }: RuleContext): void {
  const yaml = cleanYaml('packages')
  if (!yaml || !packages) return
  for (const [listIndex, list] of packages.lists.entries()) {
    const first = list.packages.find(({ popular }) => popular)
    for (const [index, entry] of list.packages.entries()) {
      if (!first || !entry.popular || entry === first) continue
      messages.error({
        ...at(yaml, ['lists', listIndex, 'packages', index, 'popular']),
        rule: 'popular-twice',
        reason: `“${entry.name}” is marked as popular, but so is “${first.name}” in the same list; only one can stand out.`,
        remedy: 'Delete the line “popular: true” of one of the two.',
      })
    }
  }
}
