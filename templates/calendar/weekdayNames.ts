/** Weekdays as texts and messages write them. */
import { shortWeekdays, weekdays } from '../../src/content/weekdays.ts'
import { capitalized } from '../../src/text.ts'

/** `mon` → Monday */
export const inFull = (day: string) => capitalized(weekdays.find((name) => name.startsWith(day)) ?? day)

/** A weekday in a name, where the name contains none of the given days. */
export function otherWeekday(name: string, days: readonly string[]): string | undefined {
  const words = name.toLowerCase().split(/\W+/)
  const named = weekdays.filter((day) => words.includes(day) || words.includes(`${day}s`))
  return named.some((day) => days.includes(day)) ? undefined : named[0]
}

/** The weekdays as texts write them, in small letters, from Monday on: in each language in full, and short. */
const weeksInWords = ['en', 'hi', 'mr'].flatMap((locale) =>
  (['long', 'short'] as const).map((weekday) => {
    const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
    // The first day of 2024 was a Monday.
    return shortWeekdays.map((_day, index) => format.format(Date.UTC(2024, 0, 1 + index)).toLowerCase())
  }),
)

/** Their short names in content: Monday, Mon, सोमवार → mon. */
export const dayOfName = new Map(
  weeksInWords.flatMap((week) => week.map((name, index) => [name, shortWeekdays[index] ?? ''] as const)),
)
