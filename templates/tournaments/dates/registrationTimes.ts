import { addDays, instantIn } from '../../../src/content/calendarDates.ts'
import type { Content } from '../../../src/content/types.ts'
import { fillBlanks } from '../../parts/blanks.ts'
import { registrationOf, type TournamentDate } from './dates.ts'

/** For how many days a weekday without a date is unambiguous. */
const clearDays = 6

/** When registration opens and closes, as text; undefined without a rule in the content. */
export function registrationTimes(date: TournamentDate, content: Content) {
  const { tournaments, format, site } = content
  const rule = tournaments?.registration
  if (!rule) return undefined
  const { opens, closes } = registrationOf(date, rule)
  const isFar = rule.opens > clearDays
  return {
    opens: { iso: instantIn(site.timeZone, opens, '00:00'), printed: format.date(opens, 'day') },
    closes: {
      iso: instantIn(site.timeZone, closes.date, closes.time),
      printed: date.time ? closingTime(closes, isFar, format) : closingDay(closes, isFar, content),
    },
  }
}

type Closing = ReturnType<typeof registrationOf>['closes']

const closingTime = ({ date, time }: Closing, isFar: boolean, format: Content['format']) =>
  isFar ? `${format.date(date, 'day')}, ${format.time(time)}` : format.dayAndTime(date, time)

/** For a date without hours: the start is not known, and with it the hour at which registration closes. */
function closingDay({ date, time }: Closing, isFar: boolean, { words, format }: Content) {
  const day = time === '00:00' ? addDays(date, -1) : date
  const isAtNight = time === '00:00' || time >= nightFrom
  return isAtNight && !isFar
    ? fillBlanks(words.endOfDay, { day: format.date(day, 'weekday') })
    : format.date(day, 'day')
}

/** From when on a day is called night. */
const nightFrom = '20:00'
