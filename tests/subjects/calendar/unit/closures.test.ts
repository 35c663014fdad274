/** Which closures and notices a day has, held against a reference that counts one day after the other. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OpeningHours, openDays } from '../../../../src/content/openingHours.ts'
import { shortWeekdays, weekdayOf } from '../../../../src/content/weekdays.ts'
import {
  closuresToShare,
  closureWords,
  comingExceptions,
} from '../../../../templates/calendar/announcements.ts'
import {
  announcedClosures,
  type Closure,
  comingClosures,
  dayAfter,
  hoursOn,
  noticesOn,
} from '../../../../templates/calendar/closures.ts'
import { datedTournaments } from '../../../../templates/tournaments/dates/datedTournaments.ts'
import { loadedContent } from '../../../cafes.ts'

const content = { ...loadedContent('second'), guides: [], tournaments: undefined }
type Calendar = typeof content.calendar

const shifted = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
const daysOf = (first: string, last: string) => {
  const days: string[] = []
  for (let day = first; day <= last; day = shifted(day, 1)) days.push(day)
  return days
}

const first = '2026-01-01'
const everyDay = daysOf(first, shifted(first, 399))
const day = fc.integer({ min: -30, max: 430 }).map((offset) => shifted(first, offset))
const length = fc.integer({ min: 0, max: 12 })
const hours = fc.constantFrom({ hours: 'closed' as const }, { start: '12:00', end: '20:00' })
const calendars: fc.Arbitrary<Calendar> = fc.record({
  closures: fc.array(
    fc
      .tuple(fc.uuid(), day, fc.option(length), fc.option(length), hours)
      .map(([id, from, to, announce, hours]) => ({
        id,
        name: id,
        from,
        ...hours,
        ...(to !== null && { to: shifted(from, to) }),
        ...(announce !== null && { announce: shifted(from, -announce) }),
      })),
    { maxLength: 6 },
  ),
  notices: fc.array(
    fc.tuple(fc.uuid(), day, length, fc.boolean()).map(([id, until, length, hasFrom]) => ({
      id,
      text: { html: '', text: '' },
      until,
      ...(hasFrom && { from: shifted(until, -length) }),
    })),
    { maxLength: 4 },
  ),
})

const idsOf = (entries: ReadonlyArray<{ id: string }>) => entries.map(({ id }) => id).sort()

/** For each of the 400 days, the ids of what is to be seen on it. */
function reference({ closures, notices }: Calendar) {
  const seen = new Map(everyDay.map((day) => [day, { announced: '', coming: '', on: '', notices: '' }]))
  type Kind = 'announced' | 'coming' | 'on' | 'notices'
  const add = (kind: Kind, id: string, from: string, to: string) => {
    for (const day of daysOf(from, to)) {
      const found = seen.get(day)
      if (found) found[kind] = [...found[kind].split(' ').filter(Boolean), id].sort().join(' ')
    }
  }
  for (const { id, from, to = from, announce = shifted(from, -7) } of closures) {
    add('announced', id, announce, to)
    add('coming', id, [shifted(from, -350), announce].sort()[0] ?? from, to)
    add('on', id, from, to)
  }
  for (const { id, from = first, until } of notices) add('notices', id, from, until)
  return seen
}

test('on each of 400 days, exactly the closures and notices of that day are shown', () => {
  fc.assert(
    fc.property(calendars, (calendar) => {
      for (const [day, { announced, coming, notices }] of reference(calendar)) {
        expect(idsOf(announcedClosures(calendar, day)).join(' '), day).toBe(announced)
        expect(idsOf(comingClosures(calendar, day)).join(' '), day).toBe(coming)
        expect(idsOf(noticesOn(calendar, day)).join(' '), day).toBe(notices)
      }
    }),
    { numRuns: 30 },
  )
})

test('closures are in order of date', () => {
  fc.assert(
    fc.property(calendars, (calendar) => {
      const days = comingClosures(calendar, first).map(({ from }) => from)
      expect(days).toEqual(days.toSorted())
    }),
    { numRuns: 30 },
  )
})

const everyWeek = [
  { start: '10:00', end: '22:00' },
  [{ days: 'tue-sun', start: '10:00', end: '22:00' }],
  [
    { days: 'wed', start: '10:00', end: '22:00' },
    { days: 'fri-sat', start: '12:00', end: '02:00' },
  ],
] satisfies OpeningHours[]

test('after closed days comes the next open one, after other hours the next day with the usual ones', () => {
  fc.assert(
    fc.property(calendars, fc.constantFrom(...everyWeek), (calendar, week) => {
      const closuresOn = (day: string) =>
        calendar.closures.filter(({ from, to = from }) => from <= day && day <= to)
      const isUsual = (day: string) => openDays(week).includes(shortWeekdays[weekdayOf(day)] ?? '')
      // Two closures with different hours for one day are an error.
      const isFirst = (a: Closure, b: Closure) => (a.to ?? a.from) < b.from
      const agree = (a: Closure, b: Closure) => a.hours === b.hours || isFirst(a, b) || isFirst(b, a)
      fc.pre(calendar.closures.every((a) => calendar.closures.every((b) => agree(a, b))))
      for (const closure of calendar.closures) {
        const isWanted = (day: string) => {
          const others = closuresOn(day)
          if (closure.hours !== 'closed') return others.length === 0 && isUsual(day)
          return others.length > 0 ? others[0]?.hours !== 'closed' : isUsual(day)
        }
        const last = closure.to ?? closure.from
        const expected = daysOf(shifted(last, 1), shifted(last, 120)).find(isWanted)
        expect(dayAfter(closure, calendar, week)).toBe(expected)
      }
    }),
    { numRuns: 100 },
  )
})

const { dates, date } = content.format
const on = (day: string) => date(day, 'day')
const closed = { id: 'a', name: 'Onam', from: '2026-08-26', hours: 'closed' as const }
const late = { id: 'b', name: 'Eve', from: '2026-08-27', start: '12:00', end: '20:00' }

test.each([
  [
    'one closed day',
    [closed],
    `Closed ${on('2026-08-26')} for Onam`,
    'Closed today for Onam',
    `Open again on ${on('2026-08-27')}, 10:00.`,
  ],
  [
    'several closed days',
    [{ ...closed, to: '2026-10-02' }],
    `Closed ${dates('2026-08-26', '2026-10-02')} for Onam`,
    'Closed today for Onam',
    `Open again on ${on('2026-10-03')}, 10:00.`,
  ],
  [
    'a closed day before one with other hours',
    [closed, late],
    `Closed ${on('2026-08-26')} for Onam`,
    'Closed today for Onam',
    `Open again on ${on('2026-08-27')}, 12:00.`,
  ],
  [
    'a day with other hours before a closed one',
    [late, { ...closed, from: '2026-08-28' }],
    `Eve: open 12:00–20:00 on ${on('2026-08-27')}`,
    'Eve: open 12:00–20:00 today',
    `Usual hours again from ${on('2026-08-29')}.`,
  ],
])('%s is announced', (_name, closures, heading, today, after) => {
  const calendar = { closures, notices: [] }
  const [closure = closed] = closures
  expect(closureWords(closure, { ...content, calendar }, '2026-08-01')).toEqual({ heading, today, after })
})

test('a distant closure is not listed before its announcement, which has the year', () => {
  const far = { ...closed, from: '2030-08-26' }
  const early = { ...far, to: '2030-08-28', announce: '2026-08-01' }
  const listed = (closure: Closure, today: string) =>
    comingExceptions({ ...content, calendar: { closures: [closure], notices: [] } }, today).map(
      ({ text }) => text,
    )
  expect(listed(far, '2026-08-01')).toEqual([])
  expect(listed(far, '2029-10-01')).toEqual([`${on('2030-08-26')} (Onam): closed`])
  expect(listed(early, '2026-08-01')).toEqual(['26–28 Aug 2030 (Onam): closed'])
  const calendar = { closures: [early], notices: [] }
  expect(closureWords(early, { ...content, calendar }, '2026-08-01')).toMatchObject({
    heading: 'Closed 26–28 Aug 2030 for Onam',
    after: 'Open again on Thu 29 Aug 2030, 10:00.',
  })
})

test('a day opens at its own time', () => {
  const usual = { start: '10:00', end: '22:00' }
  expect(hoursOn('2026-08-27', { closures: [closed, late], notices: [] }, usual)?.start).toBe('12:00')
  expect(hoursOn('2026-08-28', { closures: [closed, late], notices: [] }, usual)).toEqual(usual)
})

test('a weekday that no entry names is closed, unless a closure has hours for it', () => {
  const usual = [{ days: 'fri-wed', start: '10:00', end: '22:00' }]
  const none = { closures: [], notices: [] }
  const thursday = '2026-08-27'
  expect(hoursOn(thursday, none, usual)).toBeUndefined()
  expect(hoursOn('2026-08-28', none, usual)).toEqual({ start: '10:00', end: '22:00' })
  expect(hoursOn(thursday, { ...none, closures: [late] }, usual)).toEqual({ start: '12:00', end: '20:00' })
  expect(
    closureWords(closed, { ...content, site: { ...content.site, hours: usual } }, '2026-08-20').after,
  ).toBe(`Open again on ${on('2026-08-28')}, 10:00.`)
})

const dated = [datedTournaments]

test('each closure to come can be pasted into a profile and a chat, without no-break spaces', () => {
  const calendar = { closures: [late, { ...closed, name: 'Onam\u00a0day' }], notices: [] }
  const [first, second, ...others] = closuresToShare({ ...content, calendar }, '2026-08-01', dated)
  expect(first).toEqual({
    name: 'Onam\u00a0day',
    profile: `Closed ${on('2026-08-26')} for Onam day. Open again on ${on('2026-08-27')}, 12:00.`,
    chat: `*Closed ${on('2026-08-26')} for Onam day.* Open again on ${on('2026-08-27')}, 12:00. Monsoon Pixel, https://monsoonpixel.example`,
    announced: '19 August 2026',
    leftOut: [],
  })
  expect(second?.name).toBe(late.name)
  expect(others).toEqual([])
  expect(closuresToShare({ ...content, calendar }, '2026-08-25', dated)[0]?.announced).toBe('today')
  expect(closuresToShare({ ...content, calendar }, '2026-08-28', dated)).toEqual([])
})

test('the dates of tournaments that a closure takes away are listed with it', () => {
  const friday = { ...closed, from: '2026-08-28', to: '2026-08-29' }
  const { tournaments } = loadedContent('second')
  const leftOut = (closure: Calendar['closures'][number]) => {
    const calendar = { closures: [closure], notices: [] }
    return closuresToShare({ ...content, tournaments, calendar }, '2026-08-01', dated)[0]?.leftOut
  }
  expect(leftOut(friday)).toEqual([
    `“Footsies Night, Street Fighter 6” on ${on('2026-08-28')}`,
    `“Iron Palm Weekender, Tekken 8” on ${on('2026-08-29')}`,
  ])
  expect(leftOut({ ...late, from: '2026-08-28' })).toEqual([])
  for (const entry of tournaments?.tournaments ?? [])
    if (entry.id === 'iron-palm')
      entry.exceptions = [{ date: '2026-08-29', status: 'moved', to: '2026-09-12' }]
  expect(leftOut(friday)).toEqual([`“Footsies Night, Street Fighter 6” on ${on('2026-08-28')}`])
})
