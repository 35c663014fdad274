/** Groups days on which the same is sold. */
export function groupDays<Sold>(
  all: readonly string[],
  soldOn: (day: string) => Sold,
): { days: string[]; sold: Sold }[] {
  const groups = new Map<string, { days: string[]; sold: Sold }>()
  for (const day of all) {
    const sold = soldOn(day)
    const key = JSON.stringify(sold)
    groups.set(key, { days: [...(groups.get(key)?.days ?? []), day], sold })
  }
  return [...groups.values()]
}
