/** One time at which the café is open: start and end in minutes since 1970 (UTC), and both as the site prints them. */
export type Opening = readonly [start: number, end: number, opens: string, closes: string]

/** Whether the café is open, and the time at which that changes, as a text. */
interface OpenState {
  isOpen: boolean
  time: string
}

/**
 * Whether the café is open at an instant.
 *
 * @param openings in order
 * @param now in milliseconds since 1970
 * @returns undefined after the last one
 */
export function openState(openings: readonly Opening[], now: number): OpenState | undefined {
  const next = openings.find(([, end]) => now < end * 60_000)
  if (!next) return undefined
  const [start, , opens, closes] = next
  const isOpen = now >= start * 60_000
  return { isOpen, time: isOpen ? closes : opens }
}
