/** How often something takes place: `every saturday`, `first sunday`, `last weekend`, `once 2026-12-20`. */
import { addDays, type Days } from './schedule.ts'
import { weekdayOf, weekdays } from './weekdays.ts'

export const ordinals = ['first', 'second', 'third', 'fourth', 'last'] as const

type Weekday = (typeof weekdays)[number]
type Ordinal = (typeof ordinals)[number]

export type Repeats =
  | { frequency: 'weekly'; day: Weekday }
  | { frequency: 'monthly'; ordinal: Ordinal; day: Weekday | 'weekend' }
  | { frequency: 'once'; date: string }

const anyDay = weekdays.join('|')

/** The written form. Only the last weekend has a clear meaning: the first one may begin in the month before. */
export const repeatsPattern = new RegExp(
  `^(every (${anyDay})|(${ordinals.join('|')}) (${anyDay})|last weekend|once \\d{4}-\\d{2}-\\d{2})$`,
)

/** @param written a text that matches `repeatsPattern` */
export function parseRepeats(written: string): Repeats {
  const [word = '', rest = ''] = written.split(' ')
  if (word === 'once') return { frequency: 'once', date: rest }
  const ordinal = ordinals.find((name) => name === word)
  const day = weekdays.find((name) => name === rest)
  if (ordinal) return { frequency: 'monthly', ordinal, day: day ?? 'weekend' }
  return { frequency: 'weekly', day: day ?? 'monday' }
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
