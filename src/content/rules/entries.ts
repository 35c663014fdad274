/** Entries of packages.yaml and tournaments.yaml with their paths, for rules that go through all of them. */
import type { Content } from '../types.ts'

/** Every package of every price list. */
export const packagesIn = ({ packages }: Content) =>
  (packages?.lists ?? []).flatMap((list, listIndex) =>
    list.packages.map((entry, index) => ({ entry, list, path: ['lists', listIndex, 'packages', index] })),
  )

export const tournamentsIn = ({ tournaments }: Pick<Content, 'tournaments'>) =>
  (tournaments?.tournaments ?? []).map((entry, index) => ({ entry, path: ['tournaments', index] }))
