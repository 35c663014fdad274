import type { Content } from '../../../src/content/types.ts'
import type { Path } from '../../../src/diagnostics/positions.ts'
import type { Data } from '../../content.ts'
import type { Price, Sold } from './pricesOfDay.ts'

export type Package = Data['packages']['lists'][number]['packages'][number]

/** Every package of every price list, with its path in packages.yaml. */
export const packagesIn = ({ packages }: Pick<Content, 'packages'>) =>
  (packages?.lists ?? []).flatMap((list, listIndex) =>
    list.packages.map((entry, index) => ({ entry, list, path: ['lists', listIndex, 'packages', index] })),
  )

/** A price with its path in packages.yaml, the name of what is sold, and what discounts ask of it. */
export interface PriceInFile {
  price: Price
  name: string
  path: Path
  sold: Sold
  /** In hours. */
  duration: number
}

/** Every price of packages and consoles. */
export function pricesIn(content: Pick<Content, 'packages'>): PriceInFile[] {
  const consoles = content.packages?.consoles
  return [
    ...packagesIn(content).flatMap(({ entry: { id, name, duration, days, tiers }, path }) =>
      Object.entries(tiers).map(([tier, price]) => ({
        ...{ price, name, duration },
        path: [...path, 'tiers', tier],
        sold: { tier, package: id, days },
      })),
    ),
    ...(consoles?.rates ?? []).map((rate, index) => ({
      price: rate,
      name: rate.name,
      path: ['consoles', 'rates', index],
      sold: { tier: consoles?.id ?? '', package: rate.id },
      duration: 1,
    })),
  ]
}
