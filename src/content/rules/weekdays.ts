/** Weekdays by name, and dates in texts that name a weekday which they do not have. */

/** In full and small letters, from Monday on. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

export const inFull = (weekday: string) => weekday.charAt(0).toUpperCase() + weekday.slice(1)

const monthNames =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?'
const dayNames = '(Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day)?'
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
/** `Saturday, 21 November 2026`, `Sat, Nov 21, 2026`: only with the year it is certain which day is meant. */
const datedWeekday = new RegExp(
  String.raw`\b${dayNames}\.?,? (?:the )?(?:${day} (?:of )?(${monthNames})|(${monthNames})\.? ${day}),? (\d{4})\b`,
  'g',
)

/** Reports weekdays that a date in the same text does not have. */
export function findWrongWeekdays(text: string) {
  // Most texts name no year.
  if (!/\d{4}/.test(text)) return []
  return [...text.matchAll(datedWeekday)].flatMap((match) => {
    const [words, weekday = '', before, month, monthFirst, after, year] = match
    const index = monthIndex((month ?? monthFirst ?? '').slice(0, 3))
    const date = `${year}-${String(index).padStart(2, '0')}-${(before ?? after ?? '').padStart(2, '0')}`
    const real = weekdayOfDate(date)
    if (real === undefined || real.startsWith(weekday.slice(0, 3).toLowerCase())) return []
    return [
      {
        offset: match.index,
        rule: 'weekday-of-date',
        reason: `“${words}” is a ${inFull(real)}.`,
        remedy: 'Correct the weekday or the date.',
      },
    ]
  })
}

/** In full and small letters; undefined for a date that does not exist. */
function weekdayOfDate(date: string): string | undefined {
  const instant = new Date(date)
  if (Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(date)) return undefined
  return weekdays[(instant.getUTCDay() + 6) % 7]
}

const monthIndex = (name: string) =>
  ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].indexOf(name) + 1
