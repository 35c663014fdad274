/** What the calendar knows of a subject whose entries have days or times: `templates/site.ts` hands these over to its rules. */
import type { TimeRange } from '../../src/content/clockTimes.ts'
import type { Content } from '../../src/content/types.ts'
import type { Path } from '../../src/diagnostics/positions.ts'

export interface DatedSubject {
  /** Entries that are there for some days, and go by themselves. */
  datedEntries(content: Content): DatedEntry[]
  /** What takes place, or may be booked, at a time of day. */
  sessions(content: Content): Session[]
  /** What takes place, or may be booked, on some weekdays. */
  weeklyEntries(content: Content): WeeklyEntry[]
}

/** Where an entry is, in its file and in its path there. */
interface Place {
  file: string
  path: Path
  name: string
}

export interface DatedEntry extends Place {
  /** Its days, `YYYY-MM-DD`, by the names of their fields. */
  days: Readonly<Record<string, string | undefined>>
  /** After this day it is over; undefined for an entry without an end. */
  last: string | undefined
  /** What becomes of it where its days are over. */
  outcome?: string
  /** Whether it may be without an end. */
  isEndless?: boolean
  /** Whether it is planned within a year, so that a later day has a wrong year. */
  isOfOneYear?: boolean
}

/** The path is that of the time. */
export interface Session extends Place {
  /** The address of the time, as in references. */
  address: string
  /** Weekdays such as `mon`. */
  days: readonly string[]
  time: TimeRange
  /** In hours, for a session whose end follows from it. */
  duration: number | undefined
}

/** The path is that of the days. */
export interface WeeklyEntry extends Place {
  /** How texts refer to it; the first one is its own. */
  references: readonly [string, ...string[]]
  /** Weekdays or runs of them; a day off has “off” before it. */
  days: readonly string[]
  /** The name of the page about all of its kind, such as `tournaments`, whose texts may be about any of them. */
  page?: string
}

export const sessionsOf = (content: Content, subjects: readonly DatedSubject[]): Session[] =>
  subjects.flatMap((subject) => subject.sessions(content))
