import { at, type RuleContext } from './context.ts'
import { tournamentsIn } from './entries.ts'

/** The parts of a prize add up to it, the first place first, and a prize is higher than the entry fee. */
export function checkPrizes({ content, cleanYaml, messages }: RuleContext): void {
  const yaml = cleanYaml('tournaments')
  if (!yaml) return
  const { money } = content.format
  for (const { entry, path } of tournamentsIn(content)) {
    const { name, entry: fee, prize, prizeSplit = [prize] } = entry
    const place = at(yaml, [...path, 'prizeSplit'], true)
    const sum = prizeSplit.reduce((total, part) => total + part, 0)
    if (sum !== prize) {
      messages.error({
        ...place,
        rule: 'prize-split',
        reason: `The parts of the prize of “${name}” add up to ${money(sum)}, but the prize is ${money(prize)}.`,
        remedy: 'Change the parts or the prize, so that they agree.',
      })
    } else if (prizeSplit.some((part, index) => part > (prizeSplit[index - 1] ?? part))) {
      messages.warning({
        ...place,
        rule: 'prize-order',
        reason: `A lower place of “${name}” wins more than a higher one.`,
        remedy: 'Write the part of the first place first.',
      })
    }
    if (prize > fee) continue
    messages.warning({
      ...at(yaml, [...path, 'prize']),
      rule: 'low-prize',
      reason: `The prize of “${name}” is ${money(prize)}, and the entry fee ${money(fee)}.`,
      remedy: 'Check that neither has a digit too few or too many.',
    })
  }
}
