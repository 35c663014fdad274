/**
 * How often something takes place: `every saturday`, `every second friday from 2026-11-27`, `first sunday`, `last weekend`,
 * `once 2026-12-20`.
 */
import { addDays, type Days, daysSince1970 } from './calendarDates.ts'
import { weekdayOf, weekdays } from './weekdays.ts'

export const ordinals = ['first', 'second', 'third', 'fourth', 'last'] as const

type Weekday = (typeof weekdays)[number]
type Ordinal = (typeof ordinals)[number]

export type Repeats =
  | { frequency: 'weekly'; day: Weekday }
  | { frequency: 'fortnightly'; day: Weekday; from: string }
  | { frequency: 'monthly'; ordinal: Ordinal; day: Weekday | 'weekend' }
  | { frequency: 'once'; date: string }

const anyDay = weekdays.join('|')
const anyDate = String.raw`\d{4}-\d{2}-\d{2}`

/** The written form. Only the last weekend has a clear meaning: the first one may begin in the month before. */
export const repeatsPattern = new RegExp(
  `^(every (${anyDay})|every second (${anyDay}) from ${anyDate}|(${ordinals.join('|')}) (${anyDay})|last weekend|once ${anyDate})$`,
)

/** @param written a text that matches `repeatsPattern` */
export function parseRepeats(written: string): Repeats {
  const [word = '', rest = '', ...more] = written.split(' ')
  if (word === 'once') return { frequency: 'once', date: rest }
  if (word === 'every' && rest === 'second') {
    const [name, , from = ''] = more
    return { frequency: 'fortnightly', day: weekdays.find((day) => day === name) ?? 'monday', from }
  }
  const ordinal = ordinals.find((name) => name === word)
  const day = weekdays.find((name) => name === rest)
  if (ordinal) return { frequency: 'monthly', ordinal, day: day ?? 'weekend' }
  return { frequency: 'weekly', day: day ?? 'monday' }
}

/** The weekdays on which something takes place, in full. */
export const weekdaysOf = (repeats: Repeats): string[] => {
  if (repeats.frequency === 'once') return [weekdays[weekdayOf(repeats.date)] ?? '']
  return repeats.day === 'weekend' ? ['saturday', 'sunday'] : [repeats.day]
}

/** Dates are listed for ten years, and end before the last month of four digits: a mistyped year must not cost time. */
const daysListed = 3653
const lastMonth = '9999-12-01'

/** The first and the last day of each date in order, for ten years; the first of them is not over on the day `from`. */
export function* datesOf(repeats: Repeats, from: string): Generator<Days> {
  const tenYearsOn = addDays(from, daysListed)
  const end = tenYearsOn < lastMonth ? tenYearsOn : lastMonth
  if (repeats.frequency === 'once') {
    if (repeats.date >= from) yield single(repeats.date)
  } else if (repeats.frequency === 'weekly') {
    const wanted = weekdays.indexOf(repeats.day)
    let date = addDays(from, (wanted - weekdayOf(from) + 7) % 7)
    for (; date < end; date = addDays(date, 7)) yield single(date)
  } else if (repeats.frequency === 'fortnightly') {
    const passed = Math.max(Math.ceil((daysSince1970(from) - daysSince1970(repeats.from)) / 14), 0)
    let date = addDays(repeats.from, passed * 14)
    for (; date < end; date = addDays(date, 14)) yield single(date)
  } else {
    for (let month = firstOfMonth(from); month < end; month = firstOfMonth(addDays(month, 31))) {
      const days = inMonth(repeats, month)
      if (days.last >= from) yield days
    }
  }
}

const single = (date: string): Days => ({ first: date, last: date })

const firstOfMonth = (date: string) => `${date.slice(0, 8)}01`

/** @param month its first day */
function inMonth({ ordinal, day }: { ordinal: Ordinal; day: Weekday | 'weekend' }, month: string): Days {
  if (day === 'weekend') {
    const { last } = inMonth({ ordinal, day: 'sunday' }, month)
    // A last Sunday on the first of a month does not exist, so its Saturday is in the same month.
    return { first: addDays(last, -1), last }
  }
  const wanted = weekdays.indexOf(day)
  if (ordinal === 'last') {
    const end = addDays(firstOfMonth(addDays(month, 31)), -1)
    return single(addDays(end, -((weekdayOf(end) - wanted + 7) % 7)))
  }
  const week = ordinals.indexOf(ordinal)
  return single(addDays(month, ((wanted - weekdayOf(month) + 7) % 7) + week * 7))
}
