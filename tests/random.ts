/**
 * A source of random numbers that is the same every time (mulberry32).
 *
 * @param seed any integer
 * @returns a function that gives the next number, from 0 up to but without 1
 */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A random item of a list. */
export function pick<Item>(list: readonly Item[], random: () => number): Item {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined) throw new Error('The list is empty.')
  return item
}

/** A list in random order. */
export function shuffle<Item>(list: readonly Item[], random: () => number): Item[] {
  return list
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
