import { describe, expect, test } from 'vitest'
import { dateIn, instantIn, nextAppointment, nextDate } from '../../src/content/schedule.ts'

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

describe('the next date', () => {
  const single = (date: string) => ({ first: date, last: date })
  test.each([
    ['saturday', '2026-11-20', '2026-11-21'],
    ['friday', '2026-11-20', '2026-11-20'],
    ['thursday', '2026-11-20', '2026-11-26'],
    ['sunday', '2026-12-31', '2027-01-03'],
    ['tuesday', '2028-02-23', '2028-02-29'],
  ] as const)('of a %s after %s', (day, today, next) => {
    expect(nextDate(day, today)).toEqual(single(next))
  })

  test.each([
    ['an ordinary month', '2026-11-20', '2026-11-28', '2026-11-29'],
    ['a month that ends on a Saturday', '2026-10-20', '2026-10-24', '2026-10-25'],
    ['a month that ends on a Sunday', '2027-01-05', '2027-01-30', '2027-01-31'],
    ['a February of four weeks', '2027-02-01', '2027-02-27', '2027-02-28'],
    ['the Saturday itself', '2026-11-28', '2026-11-28', '2026-11-29'],
    ['the Sunday, when it is still on', '2026-11-29', '2026-11-28', '2026-11-29'],
    ['the Monday after it', '2026-11-30', '2026-12-26', '2026-12-27'],
    ['the last days of a year', '2026-12-30', '2027-01-30', '2027-01-31'],
  ])('of the last weekend, in %s', (_name, today, first, last) => {
    expect(nextDate('last-weekend', today)).toEqual({ first, last })
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

describe('the next appointment', () => {
  const evening = { start: '19:00', end: '23:00' }
  const night = { start: '22:00', end: '02:00' }
  test.each([
    ['of an evening', 'saturday', evening, '2026-11-21T19:00:00+05:30', '2026-11-21T23:00:00+05:30'],
    [
      'of a night ends on the next day',
      'thursday',
      night,
      '2026-11-26T22:00:00+05:30',
      '2026-11-27T02:00:00+05:30',
    ],
    ['of a day has no hours', 'friday', undefined, '2026-11-20', '2026-11-20'],
    ['of a weekend has no hours', 'last-weekend', undefined, '2026-11-28', '2026-11-29'],
    [
      'of a weekend with hours ends on its Sunday',
      'last-weekend',
      evening,
      '2026-11-28T19:00:00+05:30',
      '2026-11-29T23:00:00+05:30',
    ],
  ] as const)('%s', (_name, day, time, start, end) => {
    expect(nextAppointment({ day, time }, '2026-11-20', 'Asia/Kolkata')).toMatchObject({ start, end })
  })
})
