/** Dates and weekdays in the text of an entry that has days of its own: a notice, an offer, a tournament that takes place once. */

import { daysSince1970 } from '../../../src/content/calendarDates.ts'
import { parseRepeats } from '../../../src/content/repeats.ts'
import type { RuleContext } from '../../../src/content/rules/context.ts'
import { findOtherWeekdays } from '../../../src/content/rules/weekdayOfDate.ts'
import { weekdayOf, weekdays } from '../../../src/content/weekdays.ts'
import type { Finding } from '../../../src/diagnostics/messages.ts'
import { isoDate, writtenDate, writtenWeekday } from '../../../src/diagnostics/writtenDates.ts'
import { capitalized } from '../../../src/text.ts'
import { isOver, type Tournament, tournamentsIn } from '../../tournaments/dates/dates.ts'
import { type DatedEntry, datedEntries } from '../datedEntries.ts'
import { otherWeekday } from '../weekdayNames.ts'

type Found = Finding & { offset: number }

/** Warns of texts whose dates and weekdays contradict the days of their entry. */
export function checkDatesInTexts(context: RuleContext): void {
  const { content, today } = context
  if (today === undefined) return
  for (const entry of datedEntries(content)) {
    const { file, path, last, days } = entry
    // Without an end, an entry may speak of any year.
    if (last === undefined || last < today) continue
    const ownDays = Object.values(days).flatMap((day) => day ?? [])
    const dayOf = (date: string) => nearestTo(ownDays, date)
    checkTexts(context, file, path, (text) => [
      ...findOtherWeekdays(text, (date) => (date.length === 10 ? undefined : dayOf(date))),
      ...otherLastDays(text, entry, dayOf),
    ])
  }
  for (const { entry, path } of tournamentsIn(content)) {
    if (isOver(entry, content.calendar.closures, today)) continue
    for (const [field, text] of Object.entries({
      name: entry.name,
      title: entry.title,
      text: entry.text.text,
    }))
      if (text) checkTexts(context, 'tournaments', [...path, field], (text) => otherDates(field, text, entry))
    for (const [index, exception] of (entry.exceptions ?? []).entries())
      checkTexts(context, 'tournaments', [...path, 'exceptions', index, 'reason'], (text) =>
        otherDayInReason(text, exception),
      )
  }
}

/** Warns of what is found in the texts of an entry, or in one text. */
function checkTexts(
  { yamlOf, messages }: RuleContext,
  file: string,
  path: DatedEntry['path'],
  find: (written: string) => readonly Found[],
): void {
  const yaml = yamlOf(file)
  const range = yaml?.find(path)?.value
  if (!yaml || !range) return
  for (const { written, from } of yaml.texts()) {
    if (from < range.from || from >= range.to) continue
    for (const { offset, ...finding } of find(written)) {
      const place = { file: yaml.file, ...yaml.placeAt(from + offset) }
      // The dates of a tournament that takes place once are entries within it.
      const isReported = messages.all.some(
        ({ file, line, column }) => file === place.file && line === place.line && column === place.column,
      )
      if (!isReported) messages.warning({ ...place, ...finding })
    }
  }
}

/** The day that a date without a year means in an entry: the nearest one to its days. */
function nearestTo(days: readonly string[], date: string): string | undefined {
  if (date.length === 10) return date
  const years = new Set(days.map((day) => Number(day.slice(0, 4))))
  const distance = (day: string) =>
    Math.min(...days.map((own) => Math.abs(daysSince1970(own) - daysSince1970(day))))
  return [...years]
    .flatMap((year) => [year - 1, year, year + 1])
    .map((year) => `${year}-${date}`)
    .filter((day) => !Number.isNaN(Date.parse(day)))
    .sort((one, other) => distance(one) - distance(other))[0]
}

const anyDate = new RegExp(String.raw`\b${writtenDate}`, 'g')
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

const onDate = new RegExp(String.raw`\b[Oo]n (?:${writtenWeekday}\.?,? )?(?:the )?(${writtenDate})`, 'g')
/** What is on another day than the tournament. */
const otherThanItself =
  /\b(?:practi|train|warm|regist|sign|enter|entry|entries|draw|coach|check|book|pay|until|till|before|by|since|result|announce|final)/i

/** A date in the name or the title of a tournament that takes place once, or “on 19 December” in its text. */
function otherDates(field: string, text: string, { name, repeats, exceptions = [] }: Tournament): Found[] {
  const rule = parseRepeats(repeats)
  if (rule.frequency !== 'once' || (field === 'text' && otherThanItself.test(text))) return []
  const own = [rule.date, ...exceptions.flatMap(({ to }) => to ?? [])]
  return [...text.matchAll(field === 'text' ? onDate : anyDate)].flatMap(
    ({ 0: words, 1: date = words, index }) =>
      own.includes(nearestTo(own, isoDate(date)) ?? '')
        ? []
        : {
            ...{ offset: index, rule: 'date-in-text' },
            reason: `The ${field} says “${words}”, but “${name}” takes place on ${own.join(' and ')}.`,
            remedy: `Correct the ${field}, or “repeats”.`,
          },
  )
}

const onWeekday = new RegExp(String.raw`\b(?:[Oo]n|[Tt]o) (${weekdays.map(capitalized).join('|')})\b`, 'g')

/** “On Thursday this time” as the reason of a date that is neither on a Thursday nor moved from one or to one. */
function otherDayInReason(
  text: string,
  { date, to = date }: { date: string; to?: string | undefined },
): Found[] {
  const days = [date, to].map((day) => weekdays[weekdayOf(day)] ?? '')
  const dates = [...new Set([date, to])].map((day, index) => `${capitalized(days[index] ?? '')} ${day}`)
  return [...text.matchAll(onWeekday)].flatMap(({ 0: words, 1: day = '', index }) =>
    otherWeekday(day, days)
      ? {
          ...{ offset: index, rule: 'date-in-text' },
          reason: `The reason says “${words}”, but the date is ${dates.join(', moved to ')}.`,
          remedy: 'Correct the weekday or the date.',
        }
      : [],
  )
}
