import { parseRepeats } from '../../../src/content/repeats.ts'
import type { RuleContext } from '../../../src/content/rules/ruleContext.ts'
import { weekdayOf, weekdays } from '../../../src/content/weekdays.ts'
import { isoDate, writtenDate, writtenWeekday } from '../../../src/diagnostics/writtenDates.ts'
import { capitalized } from '../../../src/text.ts'
import { anyDate, type Found, nearestTo, warnInTexts } from '../../calendar/textsOfEntry.ts'
import { otherWeekday } from '../../calendar/weekdayNames.ts'
import { isOver, type Tournament, tournamentsIn } from '../dates/dates.ts'

/** Warns of dates in the texts of a tournament that takes place once, and of weekdays in reasons, that contradict its days. */
export function checkDatesInTournamentTexts(context: RuleContext): void {
  const { content, today } = context
  if (today === undefined) return
  for (const { entry, path } of tournamentsIn(content)) {
    if (isOver(entry, content.calendar.closures, today)) continue
    for (const [field, text] of Object.entries({
      name: entry.name,
      title: entry.title,
      text: entry.text.text,
    }))
      if (text)
        warnInTexts(context, 'tournaments', [...path, field], (text) => otherDates(field, text, entry))
    for (const [index, exception] of (entry.exceptions ?? []).entries())
      warnInTexts(context, 'tournaments', [...path, 'exceptions', index, 'reason'], (text) =>
        otherDayInReason(text, exception),
      )
  }
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
