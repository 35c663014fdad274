/**
 * One time at which the café is open: how many minutes after the one before (the first: after 1970, UTC), for how many, and both
 * ends as the site prints them. In a usual week all are the same, so that they compress.
 */
export type Opening = readonly [pause: number, length: number, opens: string, closes: string]

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
  const minute = now / 60_000
  let end = 0
  for (const [pause, length, opens, closes] of openings) {
    const isOpen = minute >= end + pause
    end += pause + length
    if (minute < end) return { isOpen, time: isOpen ? closes : opens }
  }
  return undefined
}
