import { describe, expect, test } from 'vitest'
import { dateIn, instantIn, startAndEnd } from '../../src/content/calendarDates.ts'

describe('the date of an instant is that of the café', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-20T18:29:59Z', '2026-11-20'],
    ['Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-21T07:59:59Z', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
  ])('in %s at %s', (zone, instant, date) => {
    expect(dateIn(zone, new Date(instant))).toBe(date)
  })
})

describe('an instant has the offset of its zone on its date', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-21', '19:00', '+05:30'],
    ['UTC', '2026-11-21', '19:00', '+00:00'],
    ['Asia/Kathmandu', '2026-11-21', '00:00', '+05:45'],
    ['America/St_Johns', '2026-01-10', '19:00', '-03:30'],
    ['America/St_Johns', '2026-07-10', '19:00', '-02:30'],
    ['Europe/Berlin', '2026-03-29', '01:59', '+01:00'],
    ['Europe/Berlin', '2026-03-29', '02:30', '+01:00'],
    ['Europe/Berlin', '2026-03-29', '03:00', '+02:00'],
    ['Europe/Berlin', '2026-10-25', '02:30', '+02:00'],
    ['Europe/Berlin', '2026-10-25', '03:00', '+01:00'],
  ])('in %s on %s at %s', (zone, date, time, offset) => {
    expect(instantIn(zone, date, time)).toBe(`${date}T${time}:00${offset}`)
  })
})

describe('start and end', () => {
  const evening = { start: '19:00', end: '23:00' }
  const night = { start: '22:00', end: '02:00' }
  const thursday = { first: '2026-11-26', last: '2026-11-26' }
  const weekend = { first: '2026-11-28', last: '2026-11-29' }
  test.each([
    ['of an evening', thursday, evening, '2026-11-26T19:00:00+05:30', '2026-11-26T23:00:00+05:30'],
    [
      'of a night ends on the next day',
      thursday,
      night,
      '2026-11-26T22:00:00+05:30',
      '2026-11-27T02:00:00+05:30',
    ],
    ['of a day has no hours', thursday, undefined, '2026-11-26', '2026-11-26'],
    ['of a weekend has no hours', weekend, undefined, '2026-11-28', '2026-11-29'],
    [
      'of a weekend with hours ends on its Sunday',
      weekend,
      evening,
      '2026-11-28T19:00:00+05:30',
      '2026-11-29T23:00:00+05:30',
    ],
  ] as const)('%s', (_name, days, time, start, end) => {
    expect(startAndEnd(days, time, 'Asia/Kolkata')).toEqual({ start, end })
  })
})
