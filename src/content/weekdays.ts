import { addDays } from './calendarDates.ts'

/** In full and small letters, from Monday on. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** As content writes them, from `mon` on. */
export const shortWeekdays = weekdays.map((day) => day.slice(0, 3))

/** Whether a package or a special for some days, such as `mon-thu` or `fri-mon`, is for one of them. */
export function isForDay(written: string | undefined, day: string): boolean {
  const [first = day, last = first] = written?.split('-') ?? []
  const [from, to, asked] = [
    shortWeekdays.indexOf(first),
    shortWeekdays.indexOf(last),
    shortWeekdays.indexOf(day),
  ]
  return from <= to ? from <= asked && asked <= to : from <= asked || asked <= to
}

/** The index in `weekdays` of a date, `YYYY-MM-DD`. */
export const weekdayOf = (date: string) => (new Date(date).getUTCDay() + 6) % 7

/** The next date of a weekday such as `mon`, `YYYY-MM-DD`, today included. */
export const nextDateOf = (day: string, today: string): string =>
  addDays(today, (shortWeekdays.indexOf(day) - weekdayOf(today) + 7) % 7)
