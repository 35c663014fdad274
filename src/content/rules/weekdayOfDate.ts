import * as z from 'zod'
import { isoDate, writtenDate, writtenWeekday } from '../../diagnostics/writtenDates.ts'
import { capitalized } from '../../text.ts'
import { weekdayOf, weekdays } from '../weekdays.ts'

/** `Saturday, 21 November 2026`, `Sat, Nov 21, 2026`. Without a year, the weekday is unknown. */
const datedWeekday = new RegExp(String.raw`\b(${writtenWeekday})\.?,? (?:the )?(${writtenDate})`, 'g')

const anyDate = new RegExp(String.raw`\b${writtenDate}`, 'g')

/** Dates in a text that do not exist, and weekdays that do not match the dates beside them, with their offsets. */
export function findWrongDates(text: string) {
  if (!/\d/.test(text)) return []
  // Few texts have these digits, and most other numbers before the name of a month are no dates.
  const lastDays = /29|3[01]/.test(text) ? [...text.matchAll(anyDate)] : []
  const missing = lastDays.flatMap(({ 0: date, index: offset }) => {
    if (!/(?<!\d)(?:29|3[01])(?!\d)/.test(date) || isThere(isoDate(date))) return []
    const remedy = 'Correct the day or the month.'
    return [{ offset, rule: 'no-such-date', reason: `There is no ${date}.`, remedy }]
  })
  return [...missing, ...findOtherWeekdays(text, (date) => (date.length === 10 ? date : undefined))]
}

/**
 * Weekdays in a text that do not match the dates beside them, with their offsets.
 *
 * @param dayOf the day that a date means, which may have no year; undefined where that is unknown
 */
export const findOtherWeekdays = (text: string, dayOf: (date: string) => string | undefined) =>
  [...text.matchAll(datedWeekday)].flatMap(({ 0: words, 1: weekday = '', 2: date = '', index }) => {
    const day = isThere(isoDate(date)) ? dayOf(isoDate(date)) : undefined
    const real = day ? (weekdays[weekdayOf(day)] ?? '') : ''
    if (real.startsWith(weekday.slice(0, 3).toLowerCase()) || real === '') return []
    const reason = `“${words}” is a ${capitalized(real)}.`
    return [{ offset: index, rule: 'weekday-of-date', reason, remedy: 'Correct the weekday or the date.' }]
  })

/** Whether a date exists; one without a year may be in a leap year. */
const isThere = (date: string) => z.iso.date().safeParse(date.length < 10 ? `2024-${date}` : date).success
