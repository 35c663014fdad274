/** What a folder of `templates/` hands over to `templates/site.ts`. */
import type { TimeRange } from '../../src/content/clockTimes.ts'
import type { ChangeContext, RuleContext } from '../../src/content/rules/ruleContext.ts'
import type { Content } from '../../src/content/types.ts'
import type { Path } from '../../src/diagnostics/positions.ts'
import type { MadePages, PageContext } from '../../src/pages/pageContext.ts'

export interface Subject {
  makePages?(context: PageContext): MadePages
  /** Rules about its content. */
  rules?: readonly SubjectRule[]
  /** Rules about what a change of its content writes. */
  changeRules?: readonly SubjectChangeRule[]
  /** What of it has days or times. */
  dated?: DatedSubject
  /** Ids of entries that no page shows on a day (`SiteDefinition.hiddenIds`). */
  hiddenIds?(content: Content, today: string): readonly string[]
  /** Styles that follow from its content. */
  styles?(content: Content): string
}

/** A rule reports what is wrong. @param dated what of all subjects has days or times */
export type SubjectRule = (context: RuleContext, dated: readonly DatedSubject[]) => void

/** A rule about a change. @param before the content as it was */
export type SubjectChangeRule = (
  context: ChangeContext,
  before: Content,
  dated: readonly DatedSubject[],
) => void

export interface DatedSubject {
  /** Entries that are there for some days, and go by themselves. */
  datedEntries(content: Content): DatedEntry[]
  /** What takes place, or may be booked, at a time of day. */
  sessions(content: Content): Session[]
  /** What takes place, or may be booked, on some weekdays. */
  weeklyEntries(content: Content): WeeklyEntry[]
  /** What does not take place because the café is closed from one day to another, in words. */
  leftOut?(content: Content, from: string, to: string): string[]
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

export const sessionsOf = (content: Content, dated: readonly DatedSubject[]): Session[] =>
  dated.flatMap((subject) => subject.sessions(content))
