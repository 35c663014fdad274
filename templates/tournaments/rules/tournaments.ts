/** Rules about tournaments: prizes, dates, and overlaps. */

import { addDays } from '../../../src/content/calendarDates.ts'
import { doOverlap } from '../../../src/content/clockTimes.ts'
import { datesOf, parseRepeats } from '../../../src/content/repeats.ts'
import { askOwner, type RuleContext } from '../../../src/content/rules/ruleContext.ts'
import type { Content } from '../../../src/content/types.ts'
import { hoursOn, isClosed } from '../../calendar/closures.ts'
import { dayCount, type Tournament, tournamentsIn } from '../dates/dates.ts'

const file = 'tournaments'

/** The parts of a prize add up to it, the first place first, and a prize is higher than the entry fee. */
export function checkPrizes({ content, error, warning }: RuleContext): void {
  const { money } = content.format
  for (const { entry, path } of tournamentsIn(content)) {
    const { name, entry: fee, prize, prizeSplit = [prize] } = entry
    const sum = prizeSplit.reduce((total, part) => total + part, 0)
    if (sum !== prize) {
      error(file, [...path, 'prizeSplit'], {
        rule: 'prize-split',
        reason: `The parts of the prize of “${name}” add up to ${money(sum)}, but the prize is ${money(prize)}.`,
        remedy: 'Change the parts or the prize, so that they agree.',
      })
    } else if (prizeSplit.some((part, index) => part > (prizeSplit[index - 1] ?? part))) {
      warning(file, [...path, 'prizeSplit'], {
        rule: 'prize-order',
        reason: `A lower place of “${name}” wins more than a higher one.`,
        remedy: 'Write the part of the first place first.',
      })
    }
    if (prize > fee) continue
    warning(file, [...path, 'prize'], {
      rule: 'low-prize',
      reason: `The prize of “${name}” is ${money(prize)}, and the entry fee ${money(fee)}.`,
      remedy: 'Check that neither has a digit too few or too many.',
    })
  }
}

/** Warns of tournaments at the same time that may need the same seats. Those on different platforms never do. */
export function checkOverlappingTournaments({ content, warning, where, today = '' }: RuleContext): void {
  const tournaments = tournamentsIn(content)
  for (const [index, { entry, path }] of tournaments.entries()) {
    for (const other of tournaments.slice(0, index)) {
      if (!areAtOnce(entry, other.entry, today) || !mayShareSeats(entry, other.entry, content)) continue
      warning(file, [...path, 'repeats'], {
        rule: 'overlapping-tournaments',
        reason: `“${entry.name}” is on at the same time as “${other.entry.name}” (${where(file, [...other.path, 'repeats'])}), and may need the same seats.`,
        remedy: `Move one of them; or, if they are played on different platforms, write “platform: PC” in one and “platform: PS5” in the other. ${askOwner(`tournaments.${entry.id}.repeats`)}`,
      })
    }
  }
}

/** How many days of each are compared: about half a year of a weekly one, in which every monthly rule comes five times. */
const comparedDays = 26

function areAtOnce(one: Tournament, other: Tournament, today: string): boolean {
  if (one.time && other.time && !doOverlap(one.time, other.time)) return false
  const rules = [one, other].map(({ repeats }) => parseRepeats(repeats))
  const once = rules.find((rule) => rule.frequency === 'once')
  if (once?.frequency === 'once' && once.date < today) return false
  const firstDates = rules.flatMap((rule) => (rule.frequency === 'fortnightly' ? rule.from : []))
  const [latest = '2026-01-01'] = firstDates.sort().reverse()
  const from = once?.frequency === 'once' ? once.date : latest
  const [days = new Set(), others = new Set()] = rules.map((rule) => {
    const found = new Set<string>()
    for (const { first, last } of datesOf(rule, from)) {
      if (found.add(first).add(last).size > comparedDays) break
    }
    return found
  })
  return [...days].some((day) => others.has(day))
}

/** Whether two tournaments may need the same seats: their platforms are the same, or one of them is unknown. */
export function mayShareSeats(one: Tournament, other: Tournament, { site }: Content): boolean {
  const [first, second] = [one, other].map(({ name, platform }) => {
    const game = site.games.find((each) => name.toLowerCase().includes(each.name.toLowerCase()))
    return (platform ?? game?.platform)?.toLowerCase()
  })
  return first === undefined || second === undefined || first === second
}

/**
 * Exceptions and results are on days on which the tournament takes place, each day once, and results are of days that are
 * over. A moved date is a day of the tournament as well. Past dates are not compared with `repeats`, which may have changed
 * since.
 */
export function checkTournamentDates({ content, error, today }: RuleContext): void {
  for (const { entry, path } of tournamentsIn(content)) {
    const { name, repeats, exceptions = [], results = [] } = entry
    for (const [list, entries] of Object.entries({ exceptions, results })) {
      for (const [index, { date }] of entries.entries()) {
        const report = (rule: string, reason: string, remedy: string) =>
          error(file, [...path, list, index, 'date'], { rule, reason, remedy })
        if (entries.findIndex((other) => other.date === date) < index)
          report('repeated-date', `“${name}” has two ${list} for ${date}.`, 'Delete one of them.')
        if (list === 'results' && today && date > today)
          report(
            'future-result',
            `The results are of ${date}, which is still to come.`,
            'Correct the date of the results.',
          )
        const isMoved = list === 'results' && exceptions.some(({ to }) => to === date)
        if (isMoved || takesPlaceOn(repeats, date)) continue
        if (today !== undefined && date < today) continue
        const days = datesOf(parseRepeats(repeats), date).next().value
        if (days && days.first <= date) {
          const takesAll = `“${name}” of ${days.first} takes ${dayCount(repeats)} days`
          const isOne =
            list === 'exceptions' ? ` If only ${date} is meant, delete this entry, and say it in “text”.` : ''
          report(
            'later-day',
            `${takesAll}, and an entry is for all of them: it has the first day as its date.`,
            `For all days, write “date: ${days.first}”.${isOne}`,
          )
          continue
        }
        const nearest = nearestDate(repeats, date)
        const correct = nearest ? `Correct the date; the nearest one is ${nearest}.` : 'Correct the date.'
        report(
          'no-such-date',
          `“${name}” does not take place on ${date}: it takes place ${content.format.repeats(repeats)}.`,
          `${correct} If “repeats” is new, delete this entry.`,
        )
      }
    }
    for (const [index, { date, status, to = date }] of exceptions.entries()) {
      const isOver = today !== undefined && date < today && to < today
      if (isOver || status === 'cancelled' || hoursOn(to, content.calendar, content.site.hours)) continue
      const report = (field: 'date' | 'to', what: string, remedy: string) =>
        error(file, [...path, 'exceptions', index, field], {
          rule: 'closed-day',
          reason: `“${name}” ${what} ${to}, when the café is closed.`,
          remedy: isClosed(to, content.calendar.closures)
            ? `${remedy}, or change the closure in calendar.yaml.`
            : `${remedy}; or, if you open for it, add this day with its hours to the closures in calendar.yaml.`,
        })
      if (status === 'moved') report('to', 'is moved to', 'Choose another day')
      else
        report(
          'date',
          status === 'sold-out' ? 'is sold out on' : 'has other hours on',
          'Delete this exception, as dates on closed days are left out',
        )
    }
  }
}

const lastDay = '9999-12-31'

/** The date of a tournament that is nearest to a day; two months have one before it and one after it. */
export function nearestDate(repeats: string, day: string, latest = lastDay): string | undefined {
  const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(day))
  const dates: string[] = []
  for (const { first } of datesOf(parseRepeats(repeats), addDays(day, -35))) {
    if (first > latest) break
    dates.push(first)
    if (first > day) break
  }
  return dates.sort((one, other) => distance(one) - distance(other))[0]
}

/** Whether one of its dates begins on a day. */
export function takesPlaceOn(repeats: string, date: string): boolean {
  const [first] = datesOf(parseRepeats(repeats), addDays(date, dayCount(repeats) - 1))
  return first?.first === date
}
