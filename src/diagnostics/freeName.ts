/** The first of `name`, `name-2`, `name-3` … that is not taken: a remedy must not lead to replacing another file. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name
  for (let count = 2; isTaken(free); count++) free = `${name}-${count}`
  return free
}
