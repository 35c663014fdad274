import type { Content } from '../../../src/content/types.ts'

/** The references to figures that are what a special leaves to pay of the price of a console, or of a sum of its hours. */
export function figuresAfterSpecial(
  special: string,
  { packages, facts }: Pick<Content, 'packages' | 'facts'>,
) {
  const { rates = [], specials = [] } = packages?.consoles ?? {}
  const { afterHours = 0, freeHours = 0, percentOff = 0 } = specials.find(({ id }) => id === special) ?? {}
  const paid = freeHours > 0 ? afterHours / (afterHours + freeHours) : (100 - percentOff) / 100
  if (paid === 1) return []
  const sums = facts.facts.flatMap((fact) => (fact.kind === 'money' ? [fact] : []))
  const prices = new Set<string | undefined>(rates.map(({ id }) => `packages.${id}.price`))
  for (const { id, comparedWith } of sums) if (prices.has(comparedWith)) prices.add(`facts.${id}`)
  return sums.flatMap(({ id, comparedWith, times = 1, dividedBy = 1 }) =>
    times / dividedBy === paid && prices.has(comparedWith) ? [`\${facts.${id}}`] : [],
  )
}
