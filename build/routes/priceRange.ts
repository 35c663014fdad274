import type { Content } from '../content/types.ts'

/** From the lowest to the highest price of the price lists, as printed: ₹110–₹3,600. */
export function priceRange({ packages, format }: Pick<Content, 'packages' | 'format'>): string {
  const prices = [
    ...packages.lists.flatMap((list) =>
      list.packages.flatMap((entry) => Object.values(entry.tiers).map(({ price }) => price)),
    ),
    ...(packages.consoles?.rates.map(({ price }) => price) ?? []),
  ]
  return [...new Set([Math.min(...prices), Math.max(...prices)])].map(format.money).join('–')
}
