/** Times with the part of the day in Marathi or Hindi: `संध्याकाळी ७ ते ११`, `शाम 7 बजे से रात 11 बजे`. */
import { clock, letter, to } from './patternParts.ts'

/** The hours that each part of the day has on a dial, and what they are on the clock. */
const parts: readonly { words: string; hours: Readonly<Record<number, number>> }[] = [
  { words: 'सकाळी|सुबह', hours: hoursFrom(5, 11) },
  { words: 'दुपारी|दोपहर', hours: hoursFrom(12, 16) },
  { words: 'संध्याकाळी|सायंकाळी|सायं|शाम', hours: hoursFrom(16, 21) },
  { words: 'रात्री|रात', hours: { ...hoursFrom(19, 23), ...hoursFrom(24, 27) } },
]

/** The hours of a part of the day, by what a dial shows. */
function hoursFrom(first: number, last: number): Record<number, number> {
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return Object.fromEntries(hours.map((hour) => [hour % 12 || 12, hour % 24]))
}

const part = `(${parts.map(({ words }) => words).join('|')})\\.?\\s{1,2}`
const oClock = '(?:\\s?(?:वाजता|वाजे|वा\\.|बजे))?'
const dayTimePattern = new RegExp(
  `(?<![${letter}])${part}${clock}${oClock}(?:\\s?(?:${to})\\s?(?:${part})?${clock}${oClock})?`,
  'g',
)

interface DayTime {
  type: 'time' | 'timeRange'
  value: string
  written: string
  index: number
}

/** Every time in a text that a part of the day makes certain, as `19:00` or `19:00-23:00`. */
export const findDayTimes = (text: string): DayTime[] =>
  [...text.matchAll(dayTimePattern)].flatMap(
    ({
      0: written,
      1: part = '',
      2: hour = '',
      3: minute,
      4: endPart,
      5: endHour,
      6: endMinute,
      index,
    }): DayTime[] => {
      const start = timeOf(part, hour, minute)
      if (start === undefined) return []
      if (endHour === undefined) return [{ type: 'time', value: start, written, index }]
      const end = endPart ? timeOf(endPart, endHour, endMinute) : nextAfter(start, endHour, endMinute)
      return end ? [{ type: 'timeRange', value: `${start}-${end}`, written, index }] : []
    },
  )

const printed = (hour: number, minute: string) => `${String(hour).padStart(2, '0')}:${minute}`

function timeOf(part: string, hour: string, minute = '00'): string | undefined {
  const onClock = parts.find(({ words }) => words.split('|').includes(part))?.hours[Number(hour)]
  return onClock === undefined || Number(minute) > 59 ? undefined : printed(onClock, minute)
}

/** The next time after another one at which a dial shows this hour. */
function nextAfter(start: string, hour: string, minute = '00'): string | undefined {
  if (Number(hour) < 1 || Number(hour) > 12 || Number(minute) > 59) return undefined
  const [morning, evening] = [0, 12].map((half) => printed((Number(hour) % 12) + half, minute))
  return [morning, evening].find((time = '') => time > start) ?? morning
}
