import { capitalized, weekdayOf, weekdays } from '../weekdays.ts'
import { isoDate, writtenDate, writtenWeekday } from '../writtenDates.ts'

/** `Saturday, 21 November 2026`, `Sat, Nov 21, 2026`. Without a year, the weekday is unknown. */
const datedWeekday = new RegExp(String.raw`\b(${writtenWeekday})\.?,? (?:the )?(${writtenDate})`, 'g')

const ordinal = '(?:st|nd|rd|th)?'
const february = 'Feb(?:ruary)?'
const shortMonths = 'Apr(?:il)?|June?|Sept?(?:ember)?|Nov(?:ember)?'
/** `31 November`, `February 30th`: days that no year has. */
const noSuchDay = new RegExp(
  [
    String.raw`\b(?:3[01]${ordinal} (?:of )?${february}|31${ordinal} (?:of )?(?:${shortMonths}))\b`,
    String.raw`\b(?:${february}\.? 3[01]|(?:${shortMonths})\.? 31)${ordinal}\b`,
  ].join('|'),
  'g',
)

/** Dates in a text that do not exist, and weekdays that do not match the dates beside them, with their offsets. */
export function findWrongDates(text: string) {
  if (!/\d/.test(text)) return []
  // Few texts have these digits, and the pattern is slow.
  const missing = [...(/3[01]/.test(text) ? text.matchAll(noSuchDay) : [])].map(
    ({ 0: written, index: offset }) => ({
      offset,
      rule: 'no-such-date',
      reason: `There is no ${written}.`,
      remedy: 'Correct the day or the month.',
    }),
  )
  const wrong = [...text.matchAll(datedWeekday)].flatMap(
    ({ 0: words, 1: weekday = '', 2: date = '', index }) => {
      const real = nameOfWeekday(isoDate(date))
      if (real === undefined || real.startsWith(weekday.slice(0, 3).toLowerCase())) return []
      const reason = `“${words}” is a ${capitalized(real)}.`
      return [{ offset: index, rule: 'weekday-of-date', reason, remedy: 'Correct the weekday or the date.' }]
    },
  )
  return [...missing, ...wrong]
}

/** In full and small letters; undefined for a date that does not exist. */
function nameOfWeekday(date: string): string | undefined {
  const instant = new Date(date)
  if (Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(date)) return undefined
  return weekdays[weekdayOf(date)]
}
