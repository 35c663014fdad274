/** Dates without any code of the generator: one day after the other. */
import { ordinals } from '../../src/content/repeats.ts'

export const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
/** All dates of these tests in order, because they are asked for a million times. */
const dates = Array.from({ length: 2200 }, (_, index) =>
  new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
)
const indexes = new Map(dates.map((date, index) => [date, index]))
export function dayAfter(date: string, count = 1): string {
  const after = dates[(indexes.get(date) ?? Number.NaN) + count]
  if (after === undefined) throw new Error(`${count} days after ${date} is not in the list.`)
  return after
}

const inOrder: readonly string[] = ordinals

/** Whether a tournament begins on a date by its rule alone. */
export function beginsOn(repeats: string, date: string): boolean {
  const [word = '', rest = ''] = repeats.split(' ')
  const day = new Date(date).getUTCDay()
  const sameMonth = (other: string) => other.slice(0, 7) === date.slice(0, 7)
  if (word === 'once') return rest === date
  if (rest === 'weekend')
    return (
      day === 6 &&
      sameMonth(dayAfter(date)) &&
      !(sameMonth(dayAfter(date, 7)) && sameMonth(dayAfter(date, 8)))
    )
  const [, fortnight, from = ''] = /^every second (.*) from (.*)$/.exec(repeats) ?? []
  if (fortnight) {
    const daysSince = (Date.parse(date) - Date.parse(from)) / 86_400_000
    return days[day] === fortnight && daysSince >= 0 && daysSince % 14 === 0
  }
  if (days[day] !== rest) return false
  if (word === 'every') return true
  if (word === 'last') return !sameMonth(dayAfter(date, 7))
  return Math.ceil(Number(date.slice(8)) / 7) === inOrder.indexOf(word) + 1
}
