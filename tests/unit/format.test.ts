import { expect, test } from 'vitest'
import { createFormat } from '../../src/content/format.ts'
import { defaultWords } from '../../templates/wordsSchema.ts'

const format = createFormat({ language: 'en-IN', dateLocale: 'en-US', currency: 'INR' }, defaultWords)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('money has the currency sign, Indian grouping and no decimals', () => {
  expect(format.money(199)).toBe('₹199')
  expect(format.money(3600)).toBe('₹3,600')
  expect(format.money(225_000)).toBe('₹2,25,000')
})

test('times are on the 12-hour clock, without minutes on the hour', () => {
  expect(plain(format.time('08:30'))).toBe('8:30 AM')
  expect(plain(format.time('21:00'))).toBe('9 PM')
  expect(plain(format.time('00:00'))).toBe('12 AM')
  expect(plain(format.time('12:05'))).toBe('12:05 PM')
})

test('a figure and its unit stay on one line', () => {
  expect(format.time('08:30')).not.toContain(' ')
})

test('a range names the half of the day once, unless it crosses noon or midnight', () => {
  expect(plain(format.timeRange({ start: '19:00', end: '23:00' }))).toBe('7–11 PM')
  expect(plain(format.timeRange({ start: '08:30', end: '23:30' }))).toBe('8:30 AM to 11:30 PM')
  expect(plain(format.timeRange({ start: '08:30', end: '03:00' }))).toBe('8:30 AM to 3 AM')
  expect(plain(format.timeRange({ start: '21:00' }))).toBe('from 9 PM')
})

test('days are one day or a run', () => {
  expect(format.days('mon-thu')).toBe('Mon–Thu')
  expect(format.dayList(['fri', 'sun', 'sat'])).toBe('Fri–Sun')
  expect(format.dayList(['sun', 'tue'])).toBe('Tue, Sun')
  expect(format.dayList(['mon', 'sat', 'sun'])).toBe('Sat–Mon')
  expect(format.days('sat')).toBe('Sat')
})

test('prints recurrence', () => {
  expect(format.weekday('sat')).toBe('Saturday')
  expect(format.repeats('every saturday')).toBe('every Saturday')
  expect(format.repeats('first saturday')).toBe('on the first Saturday of the month')
  expect(format.repeats('last weekend')).toBe('on the last weekend of the month')
  expect(format.repeats('once 2026-12-20')).toBe('on Sun 20 Dec 2026')
})

test('dates are month, day, year, whatever the zone of the machine', () => {
  expect(format.date('2025-01-01')).toBe('January 1, 2025')
  expect(format.date('2025-12-31', 'short')).toBe('Dec 31, 2025')
})

test('days of one run name the month once, and one day has its weekday', () => {
  expect(format.dates('2026-11-08', '2026-11-09')).toBe('8–9 Nov')
  expect(format.dates('2026-11-30', '2026-12-02')).toBe('30 Nov–2 Dec')
  expect(format.dates('2026-11-08', '2026-11-08')).toBe('Sun 8 Nov')
})

test('another language has its own clock, grouping and order', () => {
  const british = createFormat({ language: 'en-GB', dateLocale: 'en-GB', currency: 'GBP' }, defaultWords)
  expect(british.money(225_000)).toBe('£225,000')
  expect(british.timeRange({ start: '10:00', end: '22:00' })).toBe('10:00–22:00')
  expect(british.date('2025-12-31')).toBe('31 December 2025')
})

test('the words around times, and for a sum of 0, come from the café', () => {
  const words = {
    ...defaultWords,
    free: 'frei',
    timeFrom: 'ab {start}',
    timeRange: '{start} bis {end}',
    ordinals: { ...defaultWords.ordinals, last: 'letztes' },
    everyMonth: 'jedes {day} im Monat',
    weekend: 'Wochenende',
  }
  const { money, timeRange, repeats } = createFormat(
    { language: 'en-IN', dateLocale: 'en-US', currency: 'INR' },
    words,
  )
  expect(timeRange({ start: '21:00' })).toBe('ab 9\u00a0PM')
  expect(timeRange({ start: '09:15', end: '22:45' })).toBe('9:15\u00a0AM bis 10:45\u00a0PM')
  expect(repeats('last weekend')).toBe('jedes letztes Wochenende im Monat')
  expect(money(0)).toBe('frei')
})
