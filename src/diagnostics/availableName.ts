/** Names for remedies that lead to no other file: obeyed, a name that is taken would replace it. */
import { parse } from 'node:path'

/** The first of `name`, `name-2`, `name-3` … that is free. */
export function availableName(name: string, isTaken: (name: string) => boolean): string {
  let free = name
  for (let count = 2; isTaken(free); count++) free = `${name}-${count}`
  return free
}

/** The same for a file: `hero.jpg`, `hero-2.jpg`. */
export function availableFile(file: string, taken: ReadonlySet<string>): string {
  const { name, ext } = parse(file)
  return availableName(name, (other) => taken.has(other + ext)) + ext
}
