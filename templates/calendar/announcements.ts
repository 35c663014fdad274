/** Closures and notices in the café's words, for pages and reports. */

import { instantIn } from '../../src/content/calendarDates.ts'
import type { Content } from '../../src/content/types.ts'
import { listed } from '../../src/diagnostics/words.ts'
import type { BarsProps } from '../layout/Bars.tsx'
import { fillBlanks } from '../parts/blanks.ts'
import type { HoursException } from '../parts/HoursExceptions.tsx'
import type { DatedSubject } from '../parts/subject.ts'
import {
  announcedClosures,
  announcedFrom,
  type Closure,
  comingClosures,
  dayAfter,
  hoursOn,
  lastDayOf,
  needsYear,
  noticesOn,
} from './closures.ts'

/** @returns undefined on a day without any, so that pages have no markup for them */
export function barsOn(content: Content, today: string): Omit<BarsProps, 'script'> | undefined {
  const { words, calendar, site } = content
  const closures = announcedClosures(calendar, today).map((closure) => ({
    ...closureWords(closure, content, today),
    id: closure.id,
    from: instantIn(site.timeZone, closure.from, '00:00'),
    until: endOf(lastDayOf(closure), content),
    isOn: closure.from <= today,
  }))
  const notices = noticesOn(calendar, today).map(({ id, text, until }) => ({
    id,
    text,
    until: endOf(until, content),
  }))
  return closures.length + notices.length > 0 ? { words, closures, notices } : undefined
}

/** Notes beside the opening hours: announced closures. */
export const announcedExceptions = (content: Content, today: string): HoursException[] =>
  announcedClosures(content.calendar, today).map((closure) => exceptionOf(closure, content, today))

/** Notes beside the opening hours: all current and future closures. */
export const comingExceptions = (content: Content, today: string): HoursException[] =>
  comingClosures(content.calendar, today).map((closure) => exceptionOf(closure, content, today))

function exceptionOf(closure: Closure, content: Content, today: string): HoursException {
  const { words } = content
  return {
    text: fillBlanks(words.hoursException, blanksOf(closure, content, today)),
    until: endOf(lastDayOf(closure), content),
  }
}

/** The texts of a closure: before its first day, on its days, and about the day after it. */
export function closureWords(closure: Closure, content: Content, today: string) {
  const { words, format, calendar, site } = content
  const blanks = blanksOf(closure, content, today)
  const day = dayAfter(closure, calendar, site.hours)
  const printedDay = format.date(day, needsYear(day, today) ? 'dayOfYear' : 'day')
  const { start = '00:00' } = hoursOn(day, calendar, site.hours) ?? {}
  const after = { day: printedDay, time: format.time(start) }
  const isClosed = closure.hours === 'closed'
  return {
    heading: fillBlanks(isClosed ? words.closedDays : words.otherHours, blanks),
    today: fillBlanks(isClosed ? words.closedToday : words.otherHoursToday, blanks),
    after: fillBlanks(isClosed ? words.openAgain : words.usualHours, after),
  }
}

const blanksOf = (closure: Closure, { words, format }: Content, today: string) => ({
  name: closure.name,
  days: format.dates(closure.from, lastDayOf(closure), needsYear(lastDayOf(closure), today)),
  time: closure.start ? format.timeRange({ start: closure.start, end: closure.end }) : words.closedHours,
})

/** The instant at which a day is over, to the minute. */
const endOf = (day: string, { site }: Content) => instantIn(site.timeZone, day, '23:59')

/** All closures to come in words to paste elsewhere. */
export function closuresToShare(
  content: Content,
  today: string,
  dated: readonly DatedSubject[],
): ClosureToShare[] {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  return comingClosures(content.calendar, today).map((closure) => {
    const { heading, after } = closureWords(closure, content, today)
    return {
      name: closure.name,
      profile: plain(`${heading}. ${after}`),
      chat: plain(`*${heading}.* ${after} ${content.site.name}, ${content.site.url}`),
      announced: announcedFrom(closure) > today ? content.format.date(announcedFrom(closure)) : 'today',
      leftOut: leftOutOn(closure, content, dated).map(plain),
    }
  })
}

const leftOutOn = (closure: Closure, content: Content, dated: readonly DatedSubject[]): string[] =>
  closure.hours === 'closed'
    ? dated.flatMap((subject) => subject.leftOut?.(content, closure.from, lastDayOf(closure)) ?? [])
    : []

/** A closure in words to paste elsewhere. */
export interface ClosureToShare {
  name: string
  /** For the business profile of a search engine. */
  profile: string
  /** For a chat on WhatsApp, where asterisks mean bold. */
  chat: string
  /** The first day of its announcement, or “today” for one that is past. */
  announced: string
  /** What does not take place because of it. */
  leftOut: readonly string[]
}

/** @returns the texts about closures; an empty text when none is coming */
export const closureReport = (closures: readonly ClosureToShare[]): string =>
  closures.map(reportOf).join('\n')

function reportOf({ name, profile, chat, announced, leftOut }: ClosureToShare): string {
  const dates = leftOut.length > 0 ? ` Not shown because of it: ${listed(leftOut)}.` : ''
  return `Every page announces “${name}” from ${announced} on.${dates} To say it elsewhere, paste:\n\n  in the business profile of a search engine: ${profile}\n  on WhatsApp: ${chat}\n`
}
