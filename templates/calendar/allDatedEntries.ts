import type { Content } from '../../src/content/types.ts'
import type { DatedEntry, DatedSubject } from '../parts/subject.ts'
import { lastDayOf } from './closures.ts'

/** Entries of all files that are there for some days, and go by themselves. */
export const allDatedEntries = (content: Content, dated: readonly DatedSubject[]): DatedEntry[] => [
  ...closuresAndNotices(content),
  ...dated.flatMap((subject) => subject.datedEntries(content)),
]

const closuresAndNotices = ({ calendar }: Content): DatedEntry[] => [
  ...calendar.closures.map((closure, index) => ({
    ...{ file: 'calendar', path: ['closures', index], name: closure.name, last: lastDayOf(closure) },
    days: { from: closure.from, to: closure.to, announce: closure.announce },
    isOfOneYear: true,
  })),
  ...calendar.notices.map(({ id, from, until }, index) => ({
    ...{ file: 'calendar', path: ['notices', index], name: id, last: until },
    days: { from, until },
    isOfOneYear: true,
  })),
]
