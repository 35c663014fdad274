import type { Content } from './types.ts'

/** From the lowest to the highest price of the price lists, as printed: ₹50–₹900; undefined without prices. */
export function priceRange({ packages, format }: Pick<Content, 'packages' | 'format'>): string | undefined {
  const prices = [
    ...(packages?.lists ?? []).flatMap((list) =>
      list.packages.flatMap((entry) => Object.values(entry.tiers).map(({ price }) => price)),
    ),
    ...(packages?.consoles?.rates.map(({ price }) => price) ?? []),
  ]
  if (prices.length === 0) return undefined
  return [...new Set([Math.min(...prices), Math.max(...prices)])].map(format.money).join('–')
}
