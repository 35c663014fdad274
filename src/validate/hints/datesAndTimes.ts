/** Hints for times, dates and days of the week. An ambiguous value gets none: then the message says what to write. */

import { isoDate, writtenDate } from '../../diagnostics/writtenDates.ts'
import type { Hint, HintContext } from '../walkSchema.ts'

const twoDigits = (value: number | string) => String(value).padStart(2, '0')

/** `7 PM`, `7.30 pm`, `19.00`, `1900` → 19:00; not `9:15`, which may be evening, nor `12 pm`, which many write for midnight. */
export function timeHint(written: unknown): Hint | undefined {
  if (/^24(?:[:.]?00)?$/.test(String(written).trim())) return { value: '00:00', remedy: 'Midnight is 00:00.' }
  const [, hours = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.]?([0-5]\d))?\s{0,9}([ap])?\.?\s{0,9}(?:m\.?|hrs?|h)?$/i.exec(String(written).trim()) ??
    []
  const hour = Number(hours)
  const isCertain = half ? hour > 0 && hour < 12 : hour > 12 || hours.startsWith('0')
  if (!isCertain || hour > 23) return undefined
  return { value: `${twoDigits(/p/i.test(half) ? hour + 12 : hour)}:${minutes}` }
}

const wholeDate = new RegExp(`^${writtenDate}$`, 'i')

/** As programs save them: with `T`, hour, and the distance from UTC. */
const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)? ?(?:Z|[+-]\d\d:\d\d)$/

/** `20 June 2026`, `2026-6-20`, `20/06/2026` → 2026-06-20; not `05/06/2026`, which is June or May. */
export function dateHint(written: unknown, { dayAt }: HintContext = {}): Hint | undefined {
  const text = String(written).trim()
  if (instant.test(text)) {
    const value = dayAt?.(text.replace(' ', ''))
    return value ? { value, reason: `This is a moment in time, which is on ${value} here.` } : undefined
  }
  if (twoDays.test(text))
    return {
      reason: 'There are two days here, but a field has one.',
      remedy:
        'Write the first day here, and the last one in a field of its own: “to” of a closure, “until” of a notice, an offer or a discount. Two days apart are two entries.',
    }
  const inFigures = wholeDate.test(text) ? isoDate(text) : text
  const [, year, month, day, time] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})([T ]\d\d:\d\d(?::\d\d)?)?$/.exec(inFigures) ?? []
  if (year && month && day) {
    const hint = hintOf(year, Number(month), day)
    const remedy = `Write ${hint?.value}: a date has no hour, and counts for the whole day.`
    return time && hint?.value ? { ...hint, remedy } : hint
  }
  const [, first = '', second = '', last = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  if (Number(first) > 12 || (first && first === second)) return hintOf(last, Number(second), first)
  return Number(second) > 12 ? hintOf(last, Number(first), second) : undefined
}

/** `2026-12-05 to 2026-12-07`, `5-7 Dec`, `5 & 6 December` */
const twoDays =
  /\d{4}-\d\d?-\d\d?\D+\d{4}-\d\d?-\d\d?|^\d{1,2} ?(?:[-–,&]|to|till|and) ?\d{1,2}(?:st|nd|rd|th)? \p{L}/iu

function hintOf(year: string, month: number, day: string): Hint | undefined {
  const days = new Date(Date.UTC(Number(year), month, 0)).getUTCDate()
  if (month < 1 || month > 12 || Number(day) < 1) return undefined
  if (Number(day) > days)
    return { reason: `There is no day ${Number(day)} in that month: it has ${days} days.` }
  return { value: `${year}-${twoDigits(month)}-${twoDigits(day)}` }
}

/** `Mon - Thu`, `monday to thursday`, `Saturday` → `mon-thu`, `sat`; `daily` → `mon-sun`. Which days are weekdays is not certain. */
export function daysHint(written: unknown): Hint | undefined {
  const text = String(written).trim()
  if (/^(?:daily|every ?day|all days|all week)$/i.test(text)) return { value: 'mon-sun' }
  const [, part] = /^(week ?day|week ?end)s?$/i.exec(text) ?? []
  if (part) {
    const [usual, other] = /day/i.test(part) ? ['mon-fri', 'mon-thu'] : ['sat-sun', 'fri-sun']
    return {
      remedy: `Which days are these? They can be ${usual}; where Friday counts as weekend, they are ${other}.`,
    }
  }
  if (/[,&+/]|\band\b/i.test(text))
    return {
      remedy:
        'Write one day, or a run such as mon-thu. Days that do not follow one another need an entry each.',
    }
  const short = text
    .split(/-|–|—|\bto\b|\btill\b|\buntil\b/i)
    .map((day) =>
      /^(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\.?$/i
        .exec(day.trim())?.[1]
        ?.slice(0, 3)
        .toLowerCase(),
    )
  return short.length <= 2 && short.every((day) => day !== undefined)
    ? { value: [...new Set(short)].join('-') }
    : undefined
}
