/** Dates as English texts write them: `21 November 2026`, `Nov 21st`, `2026-11-21`. */

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const year = String.raw`(?:,? \d{4})?`

/** The source of a pattern for a date, with or without a year. */
export const writtenDate = String.raw`(?:\d{4}-\d\d-\d\d|${day} (?:of )?${month}\.?${year}|${month}\.? ${day}${year})\b`

/** The source of a pattern for a weekday, in full or short. */
export const writtenWeekday = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day)?'

/** @param written a text that matches `writtenDate` @returns `YYYY-MM-DD`, or `MM-DD` without a year */
export function isoDate(written: string): string {
  if (/^\d{4}-/.test(written)) return written
  const [year] = /\d{4}/.exec(written) ?? []
  const [day = ''] = /(?<!\d)\d{1,2}(?!\d)/.exec(written) ?? []
  const words = written.toLowerCase()
  const index = months.findIndex((name) => words.includes(name.toLowerCase())) + 1
  return [...(year ? [year] : []), String(index).padStart(2, '0'), day.padStart(2, '0')].join('-')
}
