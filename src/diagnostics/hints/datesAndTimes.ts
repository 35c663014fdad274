/** Hints for times, dates and days of the week. */
import type { Hint } from '../schema.ts'

/**
 * `7 PM`, `7.30 pm`, `19.00`, `1900` → 19:00; a remedy with both readings for `9:15`, which may be morning or evening, and
 * for `12 pm`, which many write for midnight.
 */
export function timeHint(written: unknown): Hint | undefined {
  if (/^(24[:.]?00|(12 ?)?midnight|12:00 ?midnight)$/i.test(String(written).trim())) return { value: '00:00' }
  if (/^(12 ?)?noon$/i.test(String(written).trim())) return { value: '12:00' }
  const [, hours, minutes = '00', half] =
    /^(\d{1,2})(?:[:.]?(\d\d))?\s*([ap])?\.?\s*(?:m\.?|hrs?|h)?$/i.exec(String(written).trim()) ?? []
  const hour = Number(hours)
  if (hours === undefined || Number(minutes) > 59 || hour > 23) return undefined
  const isEvening = half?.toLowerCase() === 'p'
  if (hour > 12) return half && !isEvening ? undefined : { value: clock(hour, minutes) }
  if (hour === 0) return half ? undefined : { value: clock(hour, minutes) }
  if (hour === 12)
    return { remedy: `Write ${clock(12, minutes)} for midday or ${clock(0, minutes)} for the night.` }
  if (half) return { value: clock(isEvening ? hour + 12 : hour, minutes) }
  if (hours.startsWith('0')) return { value: clock(hour, minutes) }
  return {
    remedy: `Write ${clock(hour, minutes)} for the morning or ${clock(hour + 12, minutes)} for the evening.`,
  }
}

const clock = (hour: number, minutes: string) => `${twoDigits(hour)}:${minutes}`
const twoDigits = (value: number | string) => String(value).padStart(2, '0')

/** `20 June 2026`, `2026-6-20`, `20/06/2026` → 2026-06-20; for `05/06/2026`, which is ambiguous, a remedy with both. */
export function dateHint(written: unknown): Hint | undefined {
  const text = String(written).trim()
  const [, year, month, day] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d\d:\d\d(?::\d\d)?)?$/.exec(text) ?? []
  if (year && month && day) return dateHintOf(year, month, day)
  const inWords =
    /^(?:((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*),? )?(?:(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]{3,})\.?|([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?),? (\d{4})$/i.exec(
      text,
    )
  if (inWords) {
    const [, weekday = '', day, month, monthFirst, dayBehind, year = ''] = inWords
    const index = monthNames.findIndex((name) =>
      begins(name, (month ?? monthFirst ?? '').replace(/^sept$/i, 'sep')),
    )
    const hint = index < 0 ? undefined : dateHintOf(year, String(index + 1), day ?? dayBehind ?? '')
    const real = hint?.value && weekdayOf(hint.value)
    return !real || begins(real, weekday)
      ? hint
      : {
          reason: `“${text}” is a ${real}.`,
          remedy: 'Correct the weekday or the date, and write the date as year-month-day.',
        }
  }
  if (/^\d{1,2}[-/.]\d{1,2}[-/.]\d\d$/.test(text))
    return { remedy: 'Write year-month-day, the year with four digits, such as 2026-01-31.' }
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  if (!first || !second || !last) return undefined
  if (Number(first) > 12 || first === second) return dateHintOf(last, second, first)
  if (Number(second) > 12) return dateHintOf(last, first, second)
  return {
    remedy: `Write year-month-day: ${iso(last, second, first)} if ${named(second, first)} is meant, or ${iso(last, first, second)} if it is ${named(first, second)}.`,
  }
}

function dateHintOf(year: string, month: string, day: string): Hint | undefined {
  const index = Number(month)
  if (index < 1 || index > 12 || Number(day) < 1) return undefined
  const days = new Date(Date.UTC(Number(year), index, 0)).getUTCDate()
  if (Number(day) <= days) return { value: iso(year, month, day) }
  return { reason: `There is no ${named(month, day)} in ${year}: that month has ${days} days.` }
}

const monthNames =
  'January February March April May June July August September October November December'.split(' ')
/** Whether a word is a name or its beginning, in any case. */
const begins = (name: string, word: string) => name.toLowerCase().startsWith(word.toLowerCase())
const weekdayOf = (date: string) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date))
/** 5 August */
const named = (month: string, day: string) => `${Number(day)} ${monthNames[Number(month) - 1]}`

const iso = (year: string, month: string, day: string) => `${year}-${twoDigits(month)}-${twoDigits(day)}`

/** `Mon - Thu`, `monday to thursday`, `Saturday` → `mon-thu`, `sat`. */
export function daysHint(written: unknown): Hint | undefined {
  const days = String(written)
    .trim()
    .toLowerCase()
    .split(/\s*(?:-|–|—|to|till|until)\s*/)
  const short = days.map((day) =>
    /^(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\.?$/.exec(day)?.[1]?.slice(0, 3),
  )
  const isRun = short.length <= 2 && short.every((day) => day !== undefined)
  return isRun ? { value: short.join('-') } : undefined
}

/** `Every Fri` → every friday; for `Fridays`, which may be one of each month, a remedy with both. */
export function repeatsHint(written: unknown): Hint | undefined {
  const [, word = '', rest = ''] =
    /^(every|each|first|1st|second|2nd|third|3rd|fourth|4th|last)?[ -]*(\w+)$/i.exec(
      String(written).trim(),
    ) ?? []
  const day = fullWeekdays.find(
    (name) => name.startsWith(rest.toLowerCase().replace(/s$/, '')) && rest.length > 2,
  )
  if (/^last[ -]weekend$/i.test(String(written).trim())) return { value: 'last weekend' }
  if (!day) return undefined
  const ordinal = ['first', 'second', 'third', 'fourth'][
    ['1st', '2nd', '3rd', '4th'].indexOf(word.toLowerCase())
  ]
  if (word) return { value: `${/each/i.test(word) ? 'every' : (ordinal ?? word.toLowerCase())} ${day}` }
  return { remedy: `Write “every ${day}” for each week, or “first ${day}” for one of each month.` }
}

const fullWeekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
