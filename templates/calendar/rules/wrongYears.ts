/** Days with a wrong year: of entries that are over as soon as they are written, or begin or end in years. */

import { addDays, daysSince1970 } from '../../../src/content/calendarDates.ts'
import { askOwner, type ChangeContext, type RuleContext } from '../../../src/content/rules/ruleContext.ts'
import type { Content } from '../../../src/content/types.ts'
import { type Path, writtenAt } from '../../../src/diagnostics/positions.ts'
import { withValueAt } from '../../../src/validate/wrongValue.ts'
import type { DatedEntry, DatedSubject } from '../../parts/subject.ts'
import { allDatedEntries } from '../allDatedEntries.ts'
import { isYearsAway, lastDayOf } from '../closures.ts'

/** No café plans for ten years: a year after that is a slip, and the next year with that day was meant. */
const daysOfPlans = 3653

/** Warns of days that are years away: until then, nothing shows the entry, or nothing ends it. */
export function checkFarDates(
  { content, yamlOf, warning, today }: RuleContext,
  dated: readonly DatedSubject[],
): void {
  if (today === undefined) return
  for (const entry of allDatedEntries(content, dated)) {
    const { file, name, last, isEndless, days } = entry
    const first = days.from && days.from > addDays(today, -daysOfEnding) ? days.from : undefined
    const begins = first ?? today
    for (const [field, day] of daysOf(entry)) {
      const isLong = field === 'until' && day > today && day > addDays(begins, 366)
      // A date that is moved too far is an error of its own.
      const isAfterYear = entry.isOfOneYear && field !== 'to' && day > addDays(today, 366)
      if (!isLong && !isAfterYear && !isYearsAway(day, today)) continue
      const coming = inComingYear(day, last ?? day, isLong ? begins : today)
      // Only what may go on for good, or is planned, may be as long.
      const isCertain =
        day > addDays(today, daysOfPlans) ||
        (isLong && !isEndless && coming && coming <= addDays(begins, daysOfOffer))
      const meant = isCertain ? coming : undefined
      const isFirst = field === 'from' || (field === 'repeats' && last === undefined)
      const ends = field === 'until' ? 'ends' : isFirst ? 'begins' : 'is'
      const distance = isYearsAway(day, today)
        ? 'two years from now'
        : isLong && first
          ? 'a year after it begins'
          : 'a year from now'
      warning(file, [...entry.path, field], {
        rule: 'years-away',
        reason: `“${name}” ${ends} on ${day}, more than ${distance}.`,
        remedy: `Correct the year${isEndless && field === 'until' ? '; if it goes on for good, delete this line' : ''}.`,
        corrected: meant && corrected(yamlOf(file), [...entry.path, field], day, meant),
      })
    }
  }
}

/** Closed days and other hours are hardly longer. */
const longestClosure = 60

/** Warns of closed days and other hours of months: a year or a month is mistaken. */
export function checkLongClosures({ content, warning, today = '' }: RuleContext): void {
  for (const [index, closure] of content.calendar.closures.entries()) {
    const { id, name, from, to } = closure
    const length = daysSince1970(lastDayOf(closure)) - daysSince1970(from) + 1
    if (to === undefined || to < today || length <= longestClosure || isYearsAway(to, today)) continue
    const meant = firstWithDay(to.slice(-2), from)
    warning('calendar', ['closures', index, 'to'], {
      rule: 'long-closure',
      reason: `“${name}” lasts ${length} days, from ${from} to ${to}.`,
      remedy: `Correct “from” or “to”: with a wrong year or month, “to: ${meant}” may be meant. ${askOwner(`calendar.${id}.to`)}`,
    })
  }
}

/** The first date after another one with a day of the month, such as `01`. */
function firstWithDay(day: string, after: string): string {
  let date = addDays(after, 1)
  while (date.slice(-2) !== day) date = addDays(date, 1)
  return date
}

/** A day of an old year was certainly meant to come if it comes within so many days. */
const daysToCome = 183
/** How long an offer is at most whose first day was certainly meant to come. */
const daysOfOffer = 92
/** How old the new last day of an entry may be that is ended early, and the first day of one whose length is judged. */
const daysOfEnding = 31

/**
 * Warns of an entry that this change writes, and that is over already: a year is an old one. What is over may stay, so nothing is
 * said about entries that were there before, and nothing without a comparison.
 */
export function checkPastDates(
  context: ChangeContext,
  before: Content,
  dated: readonly DatedSubject[],
): void {
  const { content, yamlOf, warning, messages, where, today } = context
  const [old = [], entries = []] = [before, content].map((state) => allDatedEntries(state, dated))
  for (const entry of writtenSince(old, entries, today)) {
    const { file, path, name, last, outcome } = entry
    for (const [field, day] of pastDays(entry, today)) {
      const place = [...path, field]
      const meant = inComingYear(day, last !== undefined && last < today ? last : day, today)
      const isNear = meant !== undefined && meant <= addDays(today, daysToCome)
      const [becomes, orElse] = whenOver(last !== undefined && last < today, field)
      // These follow from the wrong year, and keep what it made of the content.
      if (isNear)
        messages.takeWarnings(
          ({ ruleId = '', file: other, line }) =>
            ['next-price-due', 'ending-offer', 'past-tournament'].includes(ruleId) &&
            `${other}:${line}` === where(file, place),
        )
      warning(file, place, {
        rule: 'past-date',
        reason: `This change writes ${day} for “${name}”, a day that is over, so ${outcome ?? becomes}.`,
        remedy: isNear ? 'Correct the year.' : `Correct the date${outcome ? '' : orElse}.`,
        corrected: isNear ? corrected(yamlOf(file), place, day, meant) : undefined,
      })
    }
  }
}

/** What becomes of an entry with a day that is over, and what may be right if it is not the date that is wrong. */
function whenOver(isOver: boolean, field: string): readonly [becomes: string, orElse: string] {
  if (isOver) return ['visitors see nothing of it', '; or, if all of it is over, delete the entry']
  return field === 'to'
    ? ['it is not shown any more', '; or, if it took place then, nothing needs to be done']
    : ['it begins at once', '']
}

/** The entries that are new, or have other days than before. One with another name alone is not. */
function writtenSince(before: readonly DatedEntry[], now: readonly DatedEntry[], today: string) {
  const [had, has] = [namesByDays(before), namesByDays(now)]
  // To end an offer early, staff write yesterday as its last day, or the day on which it should have ended.
  const changed = before.filter((entry) => !has.get(keyOf(entry))?.includes(entry.name))
  const wereOn = new Set(changed.filter(({ last = today }) => last >= today).map(nameInList))
  return now.filter((entry) => {
    const [same = [], all = []] = [had.get(keyOf(entry)), has.get(keyOf(entry))]
    const isEnded = wereOn.has(nameInList(entry)) && (entry.last ?? today) >= addDays(today, -daysOfEnding)
    return !same.includes(entry.name) && all.length > same.length && !isEnded
  })
}

const listOf = ({ file, path }: DatedEntry) =>
  [file, ...path.filter((key) => typeof key !== 'number')].join('.')
const nameInList = (entry: DatedEntry) => `${listOf(entry)} ${entry.name}`
const keyOf = (entry: DatedEntry) => JSON.stringify([listOf(entry), entry.days])

function namesByDays(entries: readonly DatedEntry[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const found = names.get(key)
    if (found) found.push(entry.name)
    else names.set(key, [entry.name])
  }
  return names
}

const daysOf = ({ days }: DatedEntry) =>
  Object.entries(days).flatMap(([field, day]) => (day === undefined ? [] : [[field, day] as const]))

/** All days of an entry that is over, and the new day of a date that was moved; the first day of one that is on, where a year later it would still come. */
function pastDays(entry: DatedEntry, today: string) {
  const { last } = entry
  return daysOf(entry).filter(([field, day]) => {
    if (day >= today || last === undefined) return false
    if (last < today || field === 'to') return true
    const meant = inComingYear(day, day, today)
    return field === 'from' && meant !== undefined && meant <= last && last <= addDays(meant, daysOfOffer)
  })
}

/**
 * A day in the year in which the last day of its entry comes next.
 *
 * @returns undefined for February 29, where that year has none
 */
function inComingYear(day: string, last: string, today: string): string | undefined {
  const [year, lastYear, now] = [day, last, today].map((each) => Number(each.slice(0, 4)))
  if (year === undefined || lastYear === undefined || now === undefined) return undefined
  const comesIn = last.slice(4) >= today.slice(4) ? now : now + 1
  const meant = `${year + comesIn - lastYear}${day.slice(4)}`
  return addDays(meant, 0) === meant ? meant : undefined
}

/** The line of a day with another day on it. */
function corrected(yaml: ReturnType<RuleContext['yamlOf']>, path: Path, day: string, meant: string) {
  const written = yaml && writtenAt(yaml, path)
  return written && withValueAt(yaml, path, written.replace(day, meant))
}
