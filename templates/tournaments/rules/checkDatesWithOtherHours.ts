import { doOverlap, isWithin, lengthOf } from '../../../src/content/clockTimes.ts'
import { datesOf, parseRepeats } from '../../../src/content/repeats.ts'
import type { RuleContext } from '../../../src/content/rules/ruleContext.ts'
import { endsAfterStart } from '../../../src/content/schema/numbersAndTimes.ts'
import type { Content } from '../../../src/content/types.ts'
import { type Closure, comingClosures, hoursOn, lastDayOf } from '../../calendar/closures.ts'
import {
  dayCount,
  hasOtherHours,
  movedDate,
  nextDates,
  type Tournament,
  type TournamentDate,
  tournamentsIn,
} from '../dates/dates.ts'
import { mayShareSeats } from './tournaments.ts'

/**
 * Checks the dates of tournaments on days with other opening hours, and those that are on other days or at other hours.
 * Dates on closed days are left out everywhere, so they are no mistake.
 */
export function checkDatesWithOtherHours(context: RuleContext): void {
  if (context.today === undefined) return
  checkShorterDays(context, context.today)
  checkPartlyClosed(context, context.today)
  checkClashes(context, context.today)
}

/** Below this share of the usual hours, a day is too short for a tournament of whole days. */
const leastOfDay = 0.5

/** Warns of tournaments that are not within the other hours of a day. */
function checkShorterDays({ content, warning, where }: RuleContext, today: string): void {
  for (const closure of comingClosures(content.calendar, today)) {
    const { name, start, end } = closure
    if (!start || !end) continue
    const outside = tournamentsIn(content).flatMap(({ entry, path }) =>
      datesDuring(closure, entry, content).flatMap(({ first, time }) => {
        const hours = { start, end }
        const usual = hoursOn(closure.from, { ...content.calendar, closures: [] }, content.site.hours)
        const isLeftOut = time
          ? !isWithin(time, hours)
          : usual && lengthOf(hours) < lengthOf(usual) * leastOfDay
        return isLeftOut
          ? `“${entry.name}” on ${first}, ${time ? `${time.start} to ${time.end}` : 'all day'} (${where('tournaments', path)})`
          : []
      }),
    )
    if (outside.length === 0) continue
    warning('calendar', ['closures', content.calendar.closures.indexOf(closure), 'start'], {
      rule: 'tournament-outside-hours',
      reason: `“${name}” is open from ${start} to ${end}, but this is at other times: ${inShort(outside)}.`,
      remedy:
        'Correct the hours. If they are right, ask what becomes of each of these, and write that below its “exceptions” in tournaments.yaml: other hours, another day, or that it is cancelled.',
    })
  }
}

/** Warns of a tournament of several days that is left out because the café is closed on some of them. */
function checkPartlyClosed({ content, warning }: RuleContext, today: string): void {
  for (const closure of comingClosures(content.calendar, today)) {
    if (closure.hours !== 'closed') continue
    for (const { entry } of tournamentsIn(content)) {
      const { name, repeats, exceptions = [] } = entry
      const date = dayCount(repeats) > 1 && partlyClosed(closure, entry)
      if (!date || exceptions.some((exception) => exception.date === date.first)) continue
      warning('calendar', ['closures', content.calendar.closures.indexOf(closure), 'from'], {
        rule: 'partly-closed',
        reason: `“${name}” from ${date.first} to ${date.last} is not shown, because the café is closed on one of its days (“${closure.name}”).`,
        remedy: `Ask what becomes of it, and write that below its “exceptions” in tournaments.yaml, with “date: ${date.first}”: “status: moved” and “to:”, or “status: cancelled”. If it takes place on the other day alone, add a tournament that repeats once on that day as well.`,
      })
    }
  }
}

/** The first date of a tournament with days that are closed and days that are not. */
function partlyClosed({ from, ...closure }: Closure, { repeats }: Tournament) {
  const last = lastDayOf({ from, ...closure })
  for (const date of datesOf(parseRepeats(repeats), from)) {
    if (date.first > last) return undefined
    if (date.first < from || date.last > last) return date
  }
  return undefined
}

/** More dates than these are counted. */
const mostListed = 5

const inShort = (dates: readonly string[]) =>
  dates.slice(0, mostListed).join('; ') +
  (dates.length > mostListed ? `; and ${dates.length - mostListed} more` : '')

/** How many dates of a tournament are compared with one closure, which takes a year at most. */
const mostDates = 60

/** Without changed dates, which `checkClashes` checks. */
const datesDuring = (closure: Closure, entry: Tournament, { calendar }: Content) =>
  nextDates(entry, calendar.closures, closure.from, mostDates).filter(
    (date) =>
      date.first <= lastDayOf(closure) &&
      (date.status === 'planned' || date.status === 'sold-out') &&
      !hasOtherHours(date, entry),
  )

/** Warns of a date whose new day or hours are not within the opening hours, or are those of another one on the same seats. */
function checkClashes({ content, warning, where }: RuleContext, today: string): void {
  const tournaments = tournamentsIn(content)
  for (const { entry, path } of tournaments) {
    const { name, repeats, time, exceptions = [] } = entry
    for (const [index, exception] of exceptions.entries()) {
      const { date, status, to = date, start } = exception
      const changed = movedDate(exception, time, dayCount(repeats))
      const isChanged = to !== date || hasOtherHours(changed, entry)
      const isRight = !changed.time || endsAfterStart(changed.time)
      if (status === 'cancelled' || !isChanged || !isRight || to < today) continue
      const isMoved = to !== date
      const hours = hoursOn(to, content.calendar, content.site.hours)
      const field = isMoved ? 'to' : start === undefined ? 'end' : 'start'
      const report = (reason: string, remedy: string) =>
        warning('tournaments', [...path, 'exceptions', index, field], {
          rule: 'moved-date-clash',
          reason: isMoved
            ? `“${name}” is moved to ${to}, ${reason}`
            : `“${name}” has other hours on ${to}, ${reason}`,
          remedy,
        })
      const change = (canMoveHours: boolean) =>
        isMoved
          ? `Choose another day${canMoveHours ? ', or write “start” and “end” below “to”' : ''}.`
          : 'Choose other hours.'
      if (hours && changed.time && !isWithin(changed.time, hours))
        report(
          `${changed.time.start} to ${changed.time.end}, but the café is open from ${hours.start} to ${hours.end} then.`,
          change(true),
        )
      const others = tournaments.filter(
        (other) =>
          (other.entry === entry || mayShareSeats(entry, other.entry, content)) &&
          nextDates(other.entry, content.calendar.closures, to, 2).some(
            (date) =>
              doClash(date, changed, other.entry === entry) &&
              // At its usual hours, it is on at the same time on all its dates.
              (isMoved || !doClash(date, { ...changed, time }, other.entry === entry)),
          ),
      )
      if (others.length === 0) continue
      const places = others.map((other) => `“${other.entry.name}” (${where('tournaments', other.path)})`)
      report(
        `when this is on at the same time, and may need the same seats: ${places.join(', ')}.`,
        // Hours of its own do not help on several days, nor beside one that takes the whole day.
        change(dayCount(repeats) === 1 && others.every((other) => other.entry.time)),
      )
    }
  }
}

/** @param isSame whether both dates are of one tournament, so that the moved date is not compared with itself */
function doClash(date: TournamentDate, moved: TournamentDate, isSame: boolean): boolean {
  if (date.status === 'cancelled' || (isSame && date.plannedOn === moved.plannedOn)) return false
  const areOnOneDay = date.first <= moved.last && moved.first <= date.last
  return areOnOneDay && (!date.time || !moved.time || doOverlap(date.time, moved.time))
}
