/** Weekdays as texts and messages write them. */
import { shortWeekdays, weekdays } from '../../src/content/weekdays.ts'
import { writtenWeekday } from '../../src/diagnostics/writtenDates.ts'
import { capitalized } from '../../src/text.ts'

/** `mon` → Monday */
export const inFull = (day: string) => capitalized(weekdays.find((name) => name.startsWith(day)) ?? day)

/** The weekdays as texts write them, in small letters, from Monday on: in each language in full, and short. */
const weeksInWords = ['en', 'hi', 'mr'].flatMap((locale) =>
  (['long', 'short'] as const).map((weekday) => {
    const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
    // The first day of 2024 was a Monday.
    return shortWeekdays.map((_day, index) => format.format(Date.UTC(2024, 0, 1 + index)).toLowerCase())
  }),
)

/** Their short names in content: Monday, Mon, सोमवार → mon. */
export const dayOfName = new Map([
  ...weeksInWords.flatMap((week) => week.map((name, index) => [name, shortWeekdays[index] ?? ''] as const)),
  ['thur', 'thu'],
])

/** The source of a pattern for a weekday in English, in full or short, and for one in Hindi or Marathi, which is in full. */
export const weekdayInText = {
  english: `${writtenWeekday}|Weds`,
  devanagari: [...dayOfName.keys()].filter((name) => name.endsWith('वार')).join('|'),
}

/**
 * A weekday in a text that names none of the given days: Thursday, Thursdays, गुरुवारी.
 *
 * @param alsoShort whether Thu and Sat are weekdays too
 */
export function otherWeekday(text: string, days: readonly string[], alsoShort = false): string | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const named = words.flatMap((word) => {
    // The day in Marathi: गुरुवारी, गुरुवारची.
    const [inDevanagari] = word.split(/(?<=वार)/)
    const name = inDevanagari?.replace(/s$/, '') ?? ''
    const day = alsoShort || /day|वार/.test(name) ? dayOfName.get(name) : undefined
    return weekdays.find((name) => day && name.startsWith(day)) ?? []
  })
  return named.some((day) => days.includes(day)) ? undefined : named[0]
}
