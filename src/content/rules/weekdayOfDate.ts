import type { Messages } from '../../diagnostics/messages.ts'
import { capitalized, weekdayOf, weekdays } from '../weekdays.ts'
import { isoDate, writtenDate, writtenWeekday } from '../writtenDates.ts'
import { scalarsIn } from '../yaml/nodes.ts'
import type { YamlText } from '../yaml/parse.ts'

/** In a text with a weekday and a date, the date is on that weekday. */
export function checkWeekdaysOfDates(yaml: YamlText, messages: Messages): void {
  for (const { value, range } of scalarsIn(yaml.contents)) {
    if (!range || typeof value !== 'string') continue
    const [from, to] = range
    for (const { offset, ...problem } of findWrongWeekdays(yaml.text.slice(from, to))) {
      const place = { file: yaml.file, ...yaml.placeAt(from + offset) }
      const isReported = messages.all.some(({ file, line }) => file === place.file && line === place.line)
      if (!isReported) messages.error({ ...place, ...problem })
    }
  }
}

/** `Saturday, 21 November 2026`, `Sat, Nov 21, 2026`. Without a year, the weekday is unknown. */
const datedWeekday = new RegExp(String.raw`\b(${writtenWeekday})\.?,? (?:the )?(${writtenDate})`, 'g')

/** Weekdays in a text that do not match the dates beside them, with their offsets. */
export function findWrongWeekdays(text: string) {
  return [...text.matchAll(datedWeekday)].flatMap((match) => {
    const [words, weekday = '', date = ''] = match
    const real = nameOfWeekday(isoDate(date))
    if (real === undefined || real.startsWith(weekday.slice(0, 3).toLowerCase())) return []
    return [
      {
        offset: match.index,
        rule: 'weekday-of-date',
        reason: `“${words}” is a ${capitalized(real)}.`,
        remedy: 'Correct the weekday or the date.',
      },
    ]
  })
}

/** In full and small letters; undefined for a date that does not exist. */
function nameOfWeekday(date: string): string | undefined {
  const instant = new Date(date)
  if (Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(date)) return undefined
  return weekdays[weekdayOf(date)]
}
