/** Arithmetic with clock times, `HH:MM`, which may end after midnight. */

export interface TimeRange {
  start: string
  end: string
}

/** Minutes since midnight. */
export const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The clock time some hours later. */
export function laterBy(time: string, hours: number): string {
  const later = (minutes(time) + Math.round(hours * 60)) % 1440
  return [Math.floor(later / 60), later % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** The minutes from start to end; a whole day where both are the same. */
export const lengthOf = ({ start, end }: TimeRange): number =>
  (minutes(end) - minutes(start) + 1440) % 1440 || 1440

/** How many minutes after the start of a range a time is. */
const sinceStart = (time: string, { start }: TimeRange) => (minutes(time) - minutes(start) + 1440) % 1440

/** Whether a time is within a range; its start and its end are. */
export const isTimeWithin = (time: string, range: TimeRange): boolean =>
  sinceStart(time, range) <= lengthOf(range)

/** Whether a range is within another one; always true if that one is around the clock (00:00 to 23:59). */
export const isWithin = (inner: TimeRange, outer: TimeRange): boolean =>
  lengthOf(outer) >= 1439 || sinceStart(inner.start, outer) + lengthOf(inner) <= lengthOf(outer)

/** Whether two ranges of the same day share any time. */
export const doOverlap = (one: TimeRange, other: TimeRange): boolean =>
  sinceStart(one.start, other) < lengthOf(other) || sinceStart(other.start, one) < lengthOf(one)

/** How many minutes of a range are within another one. */
export function overlapOf(inner: TimeRange, outer: TimeRange): number {
  const from = sinceStart(inner.start, outer)
  const to = from + lengthOf(inner)
  const before = Math.min(to, lengthOf(outer)) - from
  // What begins after the end of the other one may go on within it on the next day.
  const nextDay = Math.min(to - 1440, lengthOf(outer))
  return Math.max(before, 0) + Math.max(nextDay, 0)
}
