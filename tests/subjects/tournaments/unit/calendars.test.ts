/** The calendars of tournaments, held against plain loops over days. Their grammar is in calendarGrammar.test.ts. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateIn, utcOffsetOn } from '../../../../src/content/calendarDates.ts'
import {
  type CalendarTournament,
  subscriptionTo,
} from '../../../../templates/tournaments/dates/calendarFiles.ts'
import type { Tournament } from '../../../../templates/tournaments/dates/dates.ts'
import { required } from '../../../cafes.ts'
import {
  type Circumstances,
  evening,
  events,
  eventsIn,
  fileOf,
  idOf,
  today,
  utc,
} from '../../../cupCalendar.ts'
import { beginsOn, dayAfter } from '../../../dayByDay/dates.ts'

const rules: [repeats: string, time: Tournament['time']][] = [
  ['every tuesday', evening],
  ['every saturday', { start: '22:00', end: '02:00' }],
  ['first sunday', { start: '00:00', end: '05:00' }],
  ['third friday', { start: '05:30', end: '05:30' }],
  ['fourth monday', undefined],
  ['last wednesday', evening],
  ['last weekend', { start: '10:00', end: '18:00' }],
  ['last weekend', undefined],
  ['once 2027-02-28', evening],
]
test.each(rules)('%s, %o: the files of fourteen months have each date under one id', (repeats, time) => {
  const days = Array.from({ length: 425 }, (_, index) => dayAfter('2026-11-01', index))
  const expected = days
    .filter((day) => beginsOn(repeats, day))
    .map((day) => {
      const last = repeats === 'last weekend' ? dayAfter(day) : day
      if (!time) return [idOf(day), day, dayAfter(last)]
      return [idOf(day), utc(day, time.start), utc(time.end > time.start ? last : dayAfter(last), time.end)]
    })
  const builds = days.filter((day) => day.endsWith('-01'))
  const found = builds.flatMap((today) => events({ repeats, time }, { today }))
  const distinct = new Set(found.map(({ uid, start, end }) => [uid, start, end].join()))
  const ids = new Set(expected.map(([id]) => id))
  expect([...distinct].filter((event) => ids.has(event.split(',')[0]))).toEqual(
    expected.map((event) => event.join()),
  )
})

test('it has the next twelve dates, without time zones and rules of repetition', () => {
  const file = fileOf({})
  expect(eventsIn(file).map(({ start }) => start.slice(0, 10))).toEqual(
    Array.from({ length: 12 }, (_, index) => dayAfter('2026-12-01', 7 * index)),
  )
  expect(file).not.toMatch(/TZID|VTIMEZONE|RRULE|EXDATE|RECURRENCE/)
})

test('where clocks change, a date stays at its time of day', () => {
  const site = { timeZone: 'europe/berlin' }
  const starts = ['2026-12-01', '2027-06-01'].flatMap((today) =>
    events({}, { today, site }).map(({ start }) => start),
  )
  // Tuesdays at 17:00: an hour before UTC in winter, two in summer.
  expect(starts).toContain('2026-12-01T16:00:00Z')
  expect(starts).toContain('2027-07-06T15:00:00Z')
})

test('the offset of a time zone is the one of the day', () => {
  const hours = (date: string, zone: string) => utcOffsetOn(date, zone) / 3_600_000
  expect(hours('2026-12-01', 'Asia/Kolkata')).toBe(5.5)
  expect(hours('2026-12-01', 'Europe/Berlin')).toBe(1)
  expect(hours('2026-07-01', 'Europe/Berlin')).toBe(2)
  expect(hours('2026-12-01', 'America/New_York')).toBe(-5)
})

describe('an id depends on the tournament and the planned date alone', () => {
  const ids = (changes: Partial<CalendarTournament>, when?: Circumstances) =>
    events(changes, when).map(({ uid }) => uid)

  test.each<[string, Partial<CalendarTournament>]>([
    ['hours', { time: { start: '18:30', end: '19:30' } }],
    ['hours that are no longer there', { time: undefined }],
    ['a name', { name: 'Grand Cup' }],
    ['a description and an address', { description: 'Duos', url: 'https://a.in/x' }],
    ['a cancelled date', { exceptions: [{ date: '2026-12-08', status: 'cancelled' }] }],
    ['a date that is moved', { exceptions: [{ date: '2026-12-08', status: 'moved', to: '2026-12-09' }] }],
  ])('not on %s', (_what, changes) => {
    expect(ids(changes).sort()).toEqual(ids({}))
  })

  test('not on the day of the build', () => {
    expect(ids({}, { today: '2026-12-02' }).slice(0, 11)).toEqual(ids({}).slice(1))
  })
})

describe('a date that does not take place as planned stays', () => {
  const eventOn = (date: string, changes: Partial<CalendarTournament>, when?: Circumstances) =>
    events(changes, when).find(({ uid }) => uid === idOf(date))
  const [planned, other] = ['2026-12-08', '2026-12-10']

  test('a cancelled one is marked as such, with the reason', () => {
    const exceptions = [{ date: planned, status: 'cancelled' as const, reason: 'Exams' }]
    expect(eventOn(planned, { exceptions })).toMatchObject({
      status: 'CANCELLED',
      start: utc(planned, '17:00'),
      summary: 'Called off: Cup, Monsoon Pixel',
      description: 'Called off: Exams\nTrios',
    })
    expect(events({ exceptions }).filter(({ status }) => status === 'CONFIRMED')).toHaveLength(11)
  })

  test('one on a closed day is cancelled, and further dates follow', () => {
    const closures = [
      { id: 'feast', name: 'Feast', from: planned, to: dayAfter(planned, 9), hours: 'closed' as const },
    ]
    const found = events({}, { closures })
    expect(found.filter(({ status }) => status === 'CANCELLED').map(({ uid }) => uid)).toEqual(
      [planned, dayAfter(planned, 7)].map(idOf),
    )
    expect(found.filter(({ status }) => status === 'CONFIRMED')).toHaveLength(12)
  })

  test('with closed days to the end of the calendar, those that were listed are cancelled', () => {
    const closures = [{ id: 'end', name: 'End', from: today, to: '9999-12-31', hours: 'closed' as const }]
    expect(events({}, { closures }).map(({ status }) => status)).toEqual(Array(12).fill('CANCELLED'))
  })

  test('a moved one has its new time', () => {
    const exceptions = [
      { date: planned, status: 'moved' as const, to: other, start: '16:00', reason: 'Exams' },
    ]
    expect(eventOn(planned, { exceptions })).toMatchObject({
      status: 'CONFIRMED',
      start: utc(other, '16:00'),
      end: utc(other, '20:00'),
      summary: 'Cup, Monsoon Pixel',
      description: 'Instead of Tue 8 Dec: Exams\nTrios',
    })
  })

  test.each([
    ['far ahead', '2027-12-01', '2026-11-30', true],
    ['far ahead, once its first day is over', '2027-12-01', '2027-11-30', true],
    ['far ahead, once both days are over', '2027-12-01', '2027-12-02', false],
    ['to an earlier day that is over', '2026-12-01', '2026-12-05', true],
    ['to an earlier day, once both days are over', '2026-12-01', '2026-12-09', false],
  ])('one that is moved %s', (_where, to, today, isThere) => {
    const exceptions = [{ date: planned, status: 'moved' as const, to }]
    expect(eventOn(planned, { exceptions }, { today }) !== undefined).toBe(isThere)
  })

  test('a full one takes place', () => {
    const exceptions = [{ date: planned, status: 'sold-out' as const }]
    const full = { status: 'CONFIRMED', description: 'No seat left\nTrios' }
    expect(eventOn(planned, { exceptions })).toMatchObject(full)
  })

  test('the only date of a tournament stays when it is over: a calendar has an event at least', () => {
    const found = events({ repeats: 'once 2026-11-10' })
    expect(found.map(({ start }) => start)).toEqual([utc('2026-11-10', '17:00')])
  })
})

describe('the revision of an event', () => {
  const zones = ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Beirut', 'America/Havana']
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  /** At midnight, the clocks of Beirut skip an hour and those of Havana repeat one. */
  const around = (instant: string) =>
    fc.integer({ min: -180, max: 180 }).map((minutes) => new Date(Date.parse(instant) + minutes * 60_000))
  const moments = fc.oneof(moment, around('2027-03-27T22:00Z'), around('2026-11-01T04:00Z'))

  test('is not in the future, and at most a day old', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), moments, (timeZone, now) => {
        const [event] = events({}, { today: dateIn(timeZone, now), site: { timeZone } })
        const age = now.getTime() - Date.parse(required(event).stamp)
        expect(age).toBeGreaterThanOrEqual(0)
        expect(age).toBeLessThanOrEqual(25 * 3_600_000)
      }),
      { seed: 43, numRuns: 300 },
    )
  })

  test('grows each day, whatever was edited, and fits into 32 bits', () => {
    const edits: Partial<CalendarTournament>[] = [
      { exceptions: [{ date: '2026-12-29', status: 'cancelled' }] },
      {},
      { exceptions: [{ date: '2026-12-29', status: 'moved', to: '2026-12-30' }] },
      { time: { start: '18:00', end: '20:00' } },
    ]
    const found = edits.flatMap((changes, index) =>
      events(changes, { today: dayAfter(today, index) }).filter(({ uid }) => uid === idOf('2026-12-29')),
    )
    expect(found.map(({ stamp }) => stamp)).toEqual([
      '2026-11-26T18:30:00Z',
      '2026-11-27T18:30:00Z',
      '2026-11-28T18:30:00Z',
      '2026-11-29T18:30:00Z',
    ])
    const sequences = found.map(({ sequence }) => sequence)
    expect(sequences).toEqual([0, 1, 2, 3].map((days) => required(sequences[0]) + days))
    const [last] = events({ repeats: 'once 9999-12-20' }, { today: '9999-12-01' })
    expect(required(last).sequence).toBeLessThan(2 ** 31)
  })

  test('does not change on one day', () => {
    const revisions = [{}, { exceptions: [{ date: '2026-12-08', status: 'cancelled' as const }] }].map(
      (changes) => events(changes).map(({ stamp, sequence }) => [stamp, sequence]),
    )
    expect(revisions[0]).toEqual(revisions[1])
    expect(fileOf({})).toBe(fileOf({}))
  })
})

test('a subscription leads to the calendar of the device, or of Google', () => {
  expect(subscriptionTo('/calendar/cup.ics', 'https://monsoonpixel.example')).toEqual({
    webcal: 'webcal://monsoonpixel.example/calendar/cup.ics',
    // Without the number of an account, Google's app for Android takes over the link.
    google:
      'https://calendar.google.com/calendar/u/0/r?cid=webcal%3A%2F%2Fmonsoonpixel.example%2Fcalendar%2Fcup.ics',
  })
})
