import type { Content } from '../../src/content/types.ts'
import type { Data } from '../content.ts'

export type Package = Data['packages']['lists'][number]['packages'][number]

/** Every package of every price list, with its path in packages.yaml. */
export const packagesIn = ({ packages }: Content) =>
  (packages?.lists ?? []).flatMap((list, listIndex) =>
    list.packages.map((entry, index) => ({ entry, list, path: ['lists', listIndex, 'packages', index] })),
  )
