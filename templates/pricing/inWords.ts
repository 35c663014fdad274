/** Hours and controllers in the words of the price page, for the price finder and the price list. */
import { isWithin, laterBy, type TimeRange } from '../../src/content/clockTimes.ts'
import type { Content } from '../../src/content/types.ts'
import type { Pages } from '../content.ts'
import { fillBlanks } from '../parts/blanks.ts'

interface WordContext {
  content: Content
  labels: Pages['pricing']
}

/** Whether hours that begin with a time slot end after closing. */
export const isLate = (slot: { start: string } | undefined, hours: number, opening: TimeRange) =>
  slot !== undefined && !isWithin({ start: opening.start, end: laterBy(slot.start, hours) }, opening)

/** The note of price finder and price list for hours that end after closing. */
export const lateNoteOf = ({ labels, content: { site, format } }: WordContext) =>
  fillBlanks(labels.finder.late, { time: format.time(site.hours.end) })

/** `3 hours` */
export const durationOf = (hours: number, { labels, content: { format } }: WordContext) =>
  `${format.count(hours)} ${hours === 1 ? labels.durationUnitOne : labels.durationUnit}`

/** `3 controllers` */
export function controllersText(count: number, { labels, content }: WordContext) {
  const { controllersOne, controllersMany } = labels.finder
  return fillBlanks(count === 1 ? controllersOne : controllersMany, { count: content.format.count(count) })
}
