/** Hours of play that begin with a time slot, and the opening hours of the day: what ends after closing. */
import {
  doOverlap,
  isTimeWithin,
  isWithin,
  laterBy,
  lengthOf,
  type TimeRange,
} from '../../../src/content/clockTimes.ts'
import { hoursOfWeekday, listDays } from '../../../src/content/openingHours.ts'
import { fillBlanks } from '../../parts/blanks.ts'
import { groupDays } from '../prices/groupDays.ts'
import type { Package } from '../prices/packagesInFile.ts'
import type { WordContext } from '../prices/unitsInWords.ts'
import type { LateNote } from './PriceFinder.tsx'

type Slot = Partial<TimeRange> & Pick<TimeRange, 'start'>

/** Whether the café is open at some time of a slot. */
export const isOpenIn = ({ start, end }: Slot, opening: TimeRange): boolean =>
  end ? doOverlap({ start, end }, opening) : isTimeWithin(start, opening)

/** Whether hours that begin with a time slot end after closing. */
export function isLate({ start }: Slot, hours: number, opening: TimeRange): boolean {
  const isBeforeOpening = start < opening.start && !isTimeWithin(start, opening)
  const from = isBeforeOpening ? start : opening.start
  return !isWithin({ start: from, end: laterBy(start, hours) }, { start: from, end: opening.end })
}

/** The note of a package that ends after closing on a day on which it is sold: it names the earliest such closing. */
export function lateNoteOf({ timeSlot, duration, days }: Package, context: WordContext): string | undefined {
  if (!timeSlot) return undefined
  const { start } = timeSlot
  const [earliest] = listDays(days)
    .flatMap((day) => hoursOfWeekday(context.content.site.hours, day) ?? [])
    .filter((opening) => isLate(timeSlot, duration, opening))
    .sort((one, other) => lengthOf({ start, end: one.end }) - lengthOf({ start, end: other.end }))
  return earliest && printNote(earliest, context)
}

/**
 * The notes of the price finder about a start, each for the days with the same hours.
 *
 * @param offered the numbers of hours that can be chosen
 * @param openings the opening hours of the days that can be chosen
 */
export function lateNotes(
  slot: Slot,
  offered: readonly number[],
  openings: ReadonlyMap<string, TimeRange | undefined>,
  context: WordContext,
): Omit<LateNote, 'start'>[] {
  const days = [...openings.keys()]
  const groups = groupDays(days, (day) => {
    const opening = openings.get(day)
    const hours = opening ? offered.filter((count) => isLate(slot, count, opening)) : []
    return { hours, text: opening && hours.length > 0 ? printNote(opening, context) : '' }
  })
  return groups.flatMap(({ days: of, sold: { hours, text } }) =>
    text ? [{ days: of.length === days.length ? undefined : of, hours, text }] : [],
  )
}

const printNote = ({ end }: TimeRange, { labels, content: { format } }: WordContext) =>
  fillBlanks(labels.finder.late, { time: format.time(end) })
