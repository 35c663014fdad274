import { at, type RuleContext } from './context.ts'
import { tournamentsIn } from './entries.ts'

/** The parts of a prize add up to the prize. */
export function checkPrizeSplits({ content, cleanYaml, messages }: RuleContext): void {
  const yaml = cleanYaml('tournaments')
  if (!yaml) return
  for (const { entry, path } of tournamentsIn(content)) {
    const { name, prize, prizeSplit } = entry
    const sum = prizeSplit?.reduce((total, part) => total + part, 0) ?? prize
    if (sum === prize) continue
    const { money } = content.format
    messages.error({
      ...at(yaml, [...path, 'prizeSplit'], true),
      rule: 'prize-split',
      reason: `The parts of the prize of “${name}” add up to ${money(sum)}, but the prize is ${money(prize)}.`,
      remedy: 'Change the parts or the prize, so that they agree.',
    })
  }
}
