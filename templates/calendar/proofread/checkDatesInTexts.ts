/** Dates and weekdays in the text of an entry that has days of its own: a notice, an offer, the only date of a tournament. */

import type { RuleContext } from '../../../src/content/rules/ruleContext.ts'
import { findOtherWeekdays } from '../../../src/content/rules/weekdayOfDate.ts'
import { isoDate, writtenDate, writtenWeekday } from '../../../src/diagnostics/writtenDates.ts'
import type { DatedEntry, DatedSubject } from '../../parts/subject.ts'
import { allDatedEntries } from '../allDatedEntries.ts'
import { anyDate, type Found, nearestTo, warnInTexts } from '../textsOfEntry.ts'

/** Warns of texts whose dates and weekdays contradict the days of their entry. */
export function checkDatesInTexts(context: RuleContext, dated: readonly DatedSubject[]): void {
  const { content, today } = context
  if (today === undefined) return
  for (const entry of allDatedEntries(content, dated)) {
    const { file, path, last, days } = entry
    // Without an end, an entry may speak of any year.
    if (last === undefined || last < today) continue
    const ownDays = Object.values(days).flatMap((day) => day ?? [])
    const dayOf = (date: string) => nearestTo(ownDays, date)
    warnInTexts(context, file, path, (text) => [
      ...findOtherWeekdays(text, (date) => (date.length === 10 ? undefined : dayOf(date))),
      ...otherLastDays(text, entry, dayOf),
    ])
  }
}

const untilDate = new RegExp(
  String.raw`\b(?:[Uu]ntil|[Tt]ill|[Uu]p ?to|[Tt]hrough) (?:${writtenWeekday}\.?,? )?(?:the )?(${writtenDate})`,
  'g',
)
/** What ends on another day than the entry. */
const otherEnd = /\b(?:regist|enter|entry|entries|sign|book|order|apply|pay|ask|message|tell)/i

/** “until 8 December” in an entry that is shown until another day, where it is the only date. */
function otherLastDays(
  text: string,
  { days: { until } }: DatedEntry,
  dayOf: (date: string) => string | undefined,
): Found[] {
  if (!until || otherEnd.test(text) || [...text.matchAll(anyDate)].length !== 1) return []
  return [...text.matchAll(untilDate)].flatMap(({ 0: words, 1: date = '', index }) =>
    dayOf(isoDate(date)) === until
      ? []
      : {
          ...{ offset: index, rule: 'date-in-text' },
          reason: `This text says “${words}”, but the entry ends on ${until}.`,
          remedy: 'Correct the date in the text, or “until”.',
        },
  )
}
