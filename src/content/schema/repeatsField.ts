/** The field that says how often something takes place, and what is often written in it instead. */
import * as z from 'zod'
import { capitalized } from '../../text.ts'
import { dateHint } from '../../validate/hints/datesAndTimes.ts'
import type { Hint } from '../../validate/walkSchema.ts'
import { addDays } from '../calendarDates.ts'
import { parseRepeats, repeatsPattern } from '../repeats.ts'
import { weekdayOf, weekdays } from '../weekdays.ts'
import { refuse } from './metadata.ts'

/** Such as `every saturday`; the first date of a fortnight is on its weekday. */
export const repeats = z
  .string()
  .regex(repeatsPattern)
  .superRefine(checkDate)
  .meta({
    kind: 'repeats',
    expects:
      'every saturday, every second saturday from 2026-12-05, first saturday (to fourth, and last) for one of each month, last weekend, or once 2026-12-20',
    examples: ['every saturday'],
    hint: repeatsHint,
  })

const isDate = (written: string) => z.iso.date().safeParse(written).success
const weekdayNameOf = (date: string) => capitalized(weekdays[weekdayOf(date)] ?? '')

/** Reports a date that does not exist, and a first date on another weekday. */
function checkDate(written: string, context: z.core.$RefinementCtx) {
  const rule = repeatsPattern.test(written) ? parseRepeats(written) : undefined
  if (rule?.frequency === 'once' && !isDate(rule.date)) {
    const remedy = 'Write “once” and a date that exists, such as once 2026-12-20.'
    refuse(context, dateHint(rule.date)?.reason ?? `There is no date ${rule.date}.`, { remedy })
  }
  if (rule?.frequency !== 'fortnightly') return
  const { day, from } = rule
  const name = capitalized(day)
  if (!isDate(from)) {
    const remedy = `After “from”, write the date of the first one, a ${name}.`
    refuse(context, dateHint(from)?.reason ?? `There is no date ${from}.`, { remedy })
  } else if (weekdayNameOf(from) !== name) {
    const later = addDays(from, (weekdays.indexOf(day) - weekdayOf(from) + 7) % 7)
    const remedy = `Write the date of the first one; the ${name}s beside it are ${addDays(later, -7)} and ${later}. Or correct the weekday.`
    const message = `The first date, ${from}, is a ${weekdayNameOf(from)}, but “repeats” says ${name}.`
    refuse(context, message, { rule: 'first-date', remedy })
  }
}

/** No rule is longer. */
const longest = 60

/** `Every Sat`, `1st Saturday of the month`, `every other Friday`, `20 Dec 2026` → as it should be written. */
function repeatsHint(written: unknown): Hint | undefined {
  // A value that is written right, but with a wrong date, is explained by `checkDate`.
  if (typeof written !== 'string' || written.length > longest || repeatsPattern.test(written))
    return undefined
  const once = dateHint(written.replace(/^(?:once)? ?(?:on )?/i, ''))?.value
  if (once) return { value: `once ${once}`, remedy: `Write once ${once}.` }
  const [rule = '', begins] = written.split(/\b(?:starting|beginning|since|from)(?: from| on)?\b/i)
  const words = inOneForm(rule)
  const first = begins === undefined ? undefined : dateHint(begins)?.value
  if (/^every second(?: |$)/.test(words)) return fortnightHint(words.split(' ')[2], first)
  const isRule = begins === undefined && repeatsPattern.test(words)
  return isRule ? { value: words, remedy: `Write ${words}.` } : undefined
}

/** `every second friday` without its first date, or with one in another form. */
function fortnightHint(day = '', first: string | undefined): Hint | undefined {
  const name = day ? capitalized(day) : first && weekdayNameOf(first)
  if (day && !isWeekday(day)) return undefined
  if (name && first) {
    const value = `every second ${name.toLowerCase()} from ${first}`
    return { value, remedy: `Write ${value}.` }
  }
  const reason = 'Every second week needs the first date: it says which weeks are meant.'
  if (!name)
    return {
      reason,
      remedy:
        'Write “every second”, the weekday, “from”, and that date, as in every second friday from DATE.',
    }
  const remedy = `Write every second ${day} from DATE, and in place of DATE the first date, as year-month-day; it must be a ${name}. For the second ${name} of each month, write second ${day}.`
  return { reason, remedy }
}

const isWeekday = (word: string) => weekdays.some((day) => day === word)

/** The words of a rule in their written form: `1st Sat of each month` → `first saturday`; `fortnightly` → `every second`. */
function inOneForm(rule: string): string {
  const words = rule
    .toLowerCase()
    .split(/[\s,.]+/)
    .map(inFull)
    .filter((word) => !['', 'a', 'in', 'of', 'on', 'once', 'the'].includes(word))
    .join(' ')
    .replace(/(?:every )?month(?:ly)?/, 'month')
    .replace(/(?:every )?(?:other|alternate)/, 'every second')
    .replace(/(?:every )?(?:2|second) week|(?:every )?fortnight(?:ly)?|bi-?weekly/, 'every second')
    .replace(/(?:every )?\bweek(?:ly)?\b/, 'every')
  const ofMonth = words.replace(/ ?month ?/, ' ').trim()
  const isMonthly = ofMonth !== words || /^every (?:first|last)/.test(words)
  const [first = '', ...others] = (isMonthly ? ofMonth.replace(/^every /, '') : words).split(' ')
  // “Saturday”, “Saturdays, weekly”
  if (isWeekday(first) && !isMonthly) return [...(others.length > 0 ? others : ['every']), first].join(' ')
  return [first, ...others].join(' ')
}

const inWords = new Map([
  ['each', 'every'],
  ['two', '2'],
  ['weeks', 'week'],
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['4th', 'fourth'],
])

/** A word that is written short or with a figure. */
const inFull = (word: string) =>
  (word.length > 2 && weekdays.find((day) => `${day}s`.startsWith(word))) || inWords.get(word) || word
