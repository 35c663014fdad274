/**
 * How money, counts, dates and times are printed. No other module formats figures.
 *
 * The space inside "9:15 AM" is a no-break space, so that a line never ends between a figure and its unit.
 */

import { memoize } from '../memoize.ts'
import { dateIn } from './calendarDates.ts'
import {
  findRun,
  groupHours,
  type HoursOfDays,
  listDays,
  type OpeningHours,
  openDays,
} from './openingHours.ts'
import { parseRepeats } from './repeats.ts'
import type { FigureWords } from './schema/words.ts'
import { shortWeekdays, weekdays } from './weekdays.ts'

/** The conventions of a site, from site.yaml. */
interface Conventions {
  /** For money, counts and days; BCP 47, such as `en-IN`. */
  language: string
  /** For times and the dates of guides; BCP 47. */
  dateLocale: string
  /** ISO 4217, such as `INR`. */
  currency: string
  /** Such as Asia/Kolkata; undefined where it is wrong itself. */
  timeZone?: string | undefined
  /** Days off are in no run of days. */
  hours?: OpeningHours | undefined
}

export type Format = ReturnType<typeof createFormat>

const noBreakSpace = '\u00a0'

/** Dates and times are calendar strings; UTC on both sides keeps the machine's time zone out of it. */
const instant = (date: string, time = '00:00') => new Date(`${date}T${time}:00Z`)
const aMonday = '2024-01-01'

/**
 * How dates, weekdays and times are printed: those of guides and times as in one locale, days as in the language. Setting up
 * Intl takes milliseconds, and in the preview few saves change a convention.
 */
const dateFormatOf = memoize(createDateFormat, JSON.stringify)

function createDateFormat({ language, dateLocale }: Conventions) {
  const dateFormat = (options: Intl.DateTimeFormatOptions, locale = language) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const fullHour = dateFormat({ hour: 'numeric' }, dateLocale)
  const hourAndMinute = dateFormat({ hour: 'numeric', minute: '2-digit' }, dateLocale)
  const hasDayPeriod = fullHour.resolvedOptions().hour12 ?? false
  const weekdayName = { short: dateFormat({ weekday: 'short' }), long: dateFormat({ weekday: 'long' }) }
  const dayOfMonth = dateFormat({ month: 'short', day: 'numeric' })
  const dayOfYear = dateFormat({ year: 'numeric', month: 'short', day: 'numeric' })
  /** Sat 28 Nov: the same words in the same order as on a ticket, where each is an element. */
  const withWeekday = (rest: Intl.DateTimeFormat) => ({
    format: (day: Date) => `${weekdayName.short.format(day)} ${rest.format(day)}`,
  })
  const formats = {
    long: dateFormat({ year: 'numeric', month: 'long', day: 'numeric' }, dateLocale),
    short: dateFormat({ year: 'numeric', month: 'short', day: 'numeric' }, dateLocale),
    day: withWeekday(dayOfMonth),
    dayOfYear: withWeekday(dayOfYear),
    weekday: weekdayName.short,
    number: dateFormat({ day: 'numeric' }),
    month: dateFormat({ month: 'short' }),
    monthOfYear: dateFormat({ year: 'numeric', month: 'long' }),
  }
  /**
   * `YYYY-MM-DD` → December 5, 2025 (long), Dec 5, 2025 (short), Fri 5 Dec (day), Fri 5 Dec 2025 (dayOfYear), or a part of
   * it: Fri (weekday), 5 (number), Dec (month), December 2025 (monthOfYear).
   */
  const date = (date: string, length: keyof typeof formats = 'long') => formats[length].format(instant(date))
  return {
    date,
    /** From one day to another, or one day: 8–9 Nov; Sun 8 Nov. @param withYear 8–9 Nov 2026; Sun 8 Nov 2026 */
    dates: (first: string, last: string, withYear = false) =>
      first === last
        ? date(first, withYear ? 'dayOfYear' : 'day')
        : (withYear ? dayOfYear : dayOfMonth)
            .formatRange(instant(first), instant(last))
            .split('–')
            .map((day) => day.trim())
            .join('–'),
    nameOfDay(day: string, length: 'short' | 'long') {
      const index = weekdays.findIndex((name) => name.startsWith(day))
      // What is no day is reported later, by its field.
      if (index < 0) return day
      return weekdayName[length].format(instant(`2024-01-0${index + 1}`))
    },
    timeParts: memoize((time: string) => {
      const formatter = hasDayPeriod && time.endsWith(':00') ? fullHour : hourAndMinute
      const parts = formatter.formatToParts(instant(aMonday, time))
      const period = parts.find((part) => part.type === 'dayPeriod')?.value ?? ''
      const digits = parts
        .filter((part) => part.type !== 'dayPeriod')
        .map((part) => part.value)
        .join('')
        .trim()
      return { digits, period, full: period ? `${digits}${noBreakSpace}${period}` : digits }
    }),
  }
}

/** The printing functions for a site. */
export function createFormat(conventions: Conventions, words: FigureWords) {
  const { language, currency, timeZone, hours } = conventions
  const options = { style: 'currency', currency, maximumFractionDigits: 0 } as const
  const moneyFormat = new Intl.NumberFormat(language, options)
  const countFormat = new Intl.NumberFormat(language)
  const percentFormat = new Intl.NumberFormat(language, { style: 'unit', unit: 'percent' })
  const listFormat = new Intl.ListFormat(language)
  const { date, dates, nameOfDay, timeParts } = dateFormatOf(conventions)
  /** 18:00 and 22:00 → 6–10 PM; 09:15 and 22:45 → 9:15 AM to 10:45 PM; without an end: from 9 PM. */
  const timeRange = ({ start, end }: { start: string; end?: string | undefined }) => {
    const from = timeParts(start)
    if (!end) return words.timeFrom.replace('{start}', from.full)
    const to = timeParts(end)
    return from.period === to.period && start < end
      ? `${from.digits}–${to.full}`
      : words.timeRange.replace('{start}', from.full).replace('{end}', to.full)
  }
  const dayList = (days: readonly string[]) => {
    const week = shortWeekdays.filter((day) => days.includes(day))
    const names = (days: readonly string[]) => days.map((day) => nameOfDay(day, 'short'))
    const run = findRun(week)
    return run ? names(run.split('-')).join('–') : names(week).join(', ')
  }
  const open = hours ? openDays(hours) : shortWeekdays
  const days = (written: string) => {
    const named = listDays(written)
    const visited = named.filter((day) => open.includes(day))
    return dayList(visited.length > 0 ? visited : named)
  }
  const onDays = (time: string, written: string) =>
    words.hoursOfDays.replace('{time}', time).replace('{days}', days(written))
  return {
    /** Whole units of the currency, in the grouping of the language: 150000 → ₹1,50,000; 0 → Free. */
    money: (amount: number) => (amount === 0 ? words.free : moneyFormat.format(amount)),
    count: (amount: number) => countFormat.format(amount),
    percent: (amount: number) => percentFormat.format(amount),
    /** `HH:MM` → 9:15 AM, or 09:15 where the locale counts to 24. */
    time: (time: string) => timeParts(time).full,
    timeRange,
    /** `mon-thu` → Mon–Thu; Mon, Wed, Thu where the café is closed on Tuesday. */
    days,
    /** Opening hours, a text for each group of days: 8:30 AM to 11:30 PM; or 10 AM to 10 PM Mon–Thu, 9 AM to 11 PM Fri–Sun. */
    openingHours: (hours: OpeningHours): string[] =>
      groupHours(hours).map((group) =>
        listDays(group.days).length === shortWeekdays.length
          ? timeRange(group)
          : onDays(timeRange(group), group.days),
      ),
    /** When it opens or closes: 11:30 PM on all open days; or 10 PM Mon–Thu, 11 PM Fri–Sun. */
    timesByDays(hours: readonly HoursOfDays[], field: 'start' | 'end'): string {
      const times = hours.map((group) => group[field])
      const [first = ''] = times
      if (times.every((time) => time === first)) return timeParts(first).full
      return hours.map((group) => onDays(timeParts(group[field]).full, group.days)).join(', ')
    },
    /** Mon–Thu for days that follow one another; Mon, Wed for others. */
    dayList,
    /** `mon` → Monday. */
    weekday: (day: string) => nameOfDay(day, 'long'),
    /**
     * The recurrence, to print after “takes place”: `every saturday` → every Saturday; `every second friday from …` → every
     * second Friday; `first saturday` → on the first Saturday of the month; `once 2026-12-20` → on Sun 20 Dec 2026.
     */
    repeats(written: string) {
      const repeats = parseRepeats(written)
      if (repeats.frequency === 'once') return words.onDate.replace('{date}', date(repeats.date, 'dayOfYear'))
      const day = repeats.day === 'weekend' ? words.weekend : nameOfDay(repeats.day, 'long')
      if (repeats.frequency === 'weekly') return words.everyWeek.replace('{day}', day)
      return repeats.frequency === 'fortnightly'
        ? words.everySecondWeek.replace('{day}', day)
        : words.everyMonth.replace('{day}', `${words.ordinals[repeats.ordinal]} ${day}`)
    },
    date,
    dates,
    /** The day on which an instant (ISO 8601) is here; undefined for a text that is none. */
    dayAt(written: string) {
      const instant = new Date(written)
      return timeZone && !Number.isNaN(instant.valueOf()) ? dateIn(timeZone, instant) : undefined
    },
    /** Date and `HH:MM` → Fri 5 PM. */
    dayAndTime: (day: string, time: string) =>
      `${date(day, 'weekday')}${noBreakSpace}${timeParts(time).full}`,
    /** Names, with the words of the language between them: A, B and C. */
    list: (names: readonly string[]) => listFormat.format(names),
  }
}
