/** How many things are in a group. With fewer, there is more to read; with more, one change makes more anew. */
const size = 64

/**
 * Many things in their order, in groups of which a build makes and keeps one result each: then one of thousands that
 * changed costs its group, and for all others nothing is made or read. Counted from the end, because lists have the newest
 * first: what is new is in the first group alone.
 */
export function inGroups<Item>(all: readonly Item[]): Item[][] {
  const ends = Array.from({ length: Math.ceil(all.length / size) }, (_, group) => all.length - group * size)
  return ends.reverse().map((end) => all.slice(Math.max(0, end - size), end))
}
