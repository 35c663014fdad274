/** The calendars of both cafés, read back by another library. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { occasionsOf } from '../../src/content/occasions.ts'
import { addDays } from '../../src/content/schedule.ts'
import { buildDate, built, compiledContent, contentOf, firstDate, pagesOf, required } from '../cafes.ts'
import { listFiles, readPages } from '../html.ts'

const tournamentsFile = z.object({
  tournaments: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      repeats: z.string(),
      time: z.object({ start: z.string(), end: z.string() }).optional(),
      entry: z.number(),
      prize: z.number(),
      exceptions: z.array(z.object({ date: z.string() })).optional(),
    }),
  ),
})

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Counted day by day from the day of a build, by nothing but the days of a month. */
function nextDates(repeats: string, today: string, count: number): string[] {
  const found: string[] = []
  const [, weekday] = repeats.split(' ')
  for (let date = new Date(`${today}T00:00:00Z`); found.length < count; date = nextDay(date)) {
    const isDay = weekday === 'weekend' ? isLastWeekend(date) : weekdays[date.getUTCDay()] === weekday
    if (isDay) found.push(date.toISOString().slice(0, 10))
  }
  return found
}
const nextDay = (date: Date, days = 1) => new Date(date.getTime() + days * 86_400_000)

/** A Saturday whose Sunday is in the same month, while the next Saturday or its Sunday is not. */
const isLastWeekend = (date: Date) =>
  date.getUTCDay() === 6 &&
  nextDay(date).getUTCMonth() === date.getUTCMonth() &&
  nextDay(date, 8).getUTCMonth() !== date.getUTCMonth()

const read = (path: string) => {
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(path, 'utf8')))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  return { calendar, events }
}

function startsOf(event: ICAL.Event, count: number): ICAL.Time[] {
  const iterator = event.iterator()
  return Array.from({ length: count }, () => iterator.next())
}

describe.each([
  ['first', 'https://www.example.com', 'Asia/Kolkata', firstDate],
  ['second', 'https://monsoonpixel.example', 'Asia/Kolkata', buildDate],
] as const)('the %s café', (cafe, url, zone, today) => {
  const site = built[cafe]
  const { tournaments } = tournamentsFile.parse(
    parse(readFileSync(join(contentOf[cafe], 'tournaments.yaml'), 'utf8')),
  )
  const { calendar, events } = read(join(site, 'tournaments.ics'))

  test('it has every tournament, each with a permanent id', () => {
    const host = new URL(url).host
    expect(events.map(({ uid }) => uid)).toEqual(tournaments.map(({ id }) => `${id}@${host}`))
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('P1D')
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toContain(',')
    expect(calendar.getFirstPropertyValue('source')).toBe(`${url}/tournaments.ics`)
  })

  test.each(tournaments.map((tournament) => [tournament.name, tournament] as const))(
    '%s: the next sixty dates are right',
    (_name, { id, repeats, time, exceptions = [] }) => {
      const event = events.find(({ uid }) => uid.startsWith(`${id}@`))
      if (!event) throw new Error(`${id} is missing`)
      const starts = startsOf(event, 60)
      const off = exceptions.map(({ date }) => date)
      const dates = nextDates(repeats, today, 60 + off.length).filter((date) => !off.includes(date))
      expect(starts.map((start) => start.toString().slice(0, 10))).toEqual(dates.slice(0, 60))
      const first = starts[0]
      if (!first) throw new Error('no date')
      const { endDate } = event.getOccurrenceDetails(first)
      if (time) {
        expect(first.toString().slice(11)).toBe(`${time.start}:00`)
        expect(endDate.toString().slice(11)).toBe(`${time.end}:00`)
        expect(event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe(zone)
        expect(endDate.compare(first)).toBe(1)
      } else {
        expect(first.isDate && endDate.isDate).toBe(true)
        // The end of whole days is the day after them (RFC 5545, 3.6.1).
        expect(endDate.subtractDate(first).toSeconds()).toBe((repeats === 'last weekend' ? 2 : 1) * 86_400)
      }
    },
  )

  test('the zone is defined, and its clock is five and a half hours ahead', () => {
    const definition = calendar.getAllSubcomponents('vtimezone')
    expect(definition.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual([zone])
    const [first] = definition
    if (!first) throw new Error('no zone')
    const noon = new ICAL.Time({ year: 2026, month: 7, day: 1, hour: 12 }, new ICAL.Timezone(first))
    expect(noon.toUnixTime()).toBe(Date.parse('2026-07-01T06:30:00Z') / 1000)
  })

  test('each event has its entry fee, prize, place and link', () => {
    const html = readFileSync(join(site, 'tournaments.html'), 'utf8')
    for (const [index, { id, name, entry, prize }] of tournaments.entries()) {
      const event = events[index]
      const money = (amount: number) => `₹${amount.toLocaleString('en-IN')}`
      expect(event?.summary).toContain(name)
      expect(event?.description).toContain(money(entry))
      expect(event?.description).toContain(money(prize))
      expect(event?.location.length).toBeGreaterThan(20)
      const separator = cafe === 'first' ? '/' : '#'
      expect(event?.component.getFirstPropertyValue('url')).toBe(`${url}/tournaments${separator}${id}`)
      expect(html).toContain(` id="${id}"`)
    }
  })

  test('each tournament has a file of its own with the same event', () => {
    expect(listFiles(join(site, 'calendar'))).toEqual(tournaments.map(({ id }) => `${id}.ics`).sort())
    for (const [index, { id }] of tournaments.entries()) {
      const own = read(join(site, 'calendar', `${id}.ics`))
      expect(own.events).toHaveLength(1)
      expect(own.events[0]?.component.toString()).toBe(events[index]?.component.toString())
    }
  })

  test('no line is longer than 75 bytes, and all end as RFC 5545 asks', () => {
    for (const file of ['tournaments.ics', ...tournaments.map(({ id }) => `calendar/${id}.ics`)]) {
      const text = readFileSync(join(site, file), 'utf8')
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    }
  })

  test('the page of tournaments links to all of them', () => {
    const page = readPages(site).find(({ file }) => file === 'tournaments.html')
    expect(page?.links).toContain(`${url.replace('https:', 'webcal:')}/tournaments.ics`)
    for (const { id } of tournaments) expect(page?.links).toContain(`/calendar/${id}.ics`)
  })
})

test('where clocks change, an event stays at its time of day', async () => {
  const content = compiledContent('second')
  const moved = { ...content, site: { ...content.site, timeZone: 'europe/berlin' } }
  const page = pagesOf(moved).find(({ path }) => path === '/tournaments')
  const text = String(page?.files?.get('/calendar/aerial-cup.ics'))
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  const event = calendar.getFirstSubcomponent('vevent')
  if (!zone || !event) throw new Error('zone or event is missing')
  expect(zone.getFirstPropertyValue('tzid')).toBe('Europe/Berlin')
  const starts = startsOf(new ICAL.Event(event), 40).map((start) => {
    start.zone = new ICAL.Timezone(zone)
    return new Date(start.toUnixTime() * 1000).toISOString()
  })
  // Tuesdays at 17:00: an hour before UTC in winter, two in summer.
  expect(starts).toContain('2026-12-01T16:00:00.000Z')
  expect(starts).toContain('2027-07-06T15:00:00.000Z')
})

describe('a calendar with exceptions and closed days has the dates of the page', () => {
  const content = compiledContent('second')
  const closures = [
    { id: 'feast', name: 'Feast', from: '2026-12-01', to: '2026-12-08', hours: 'closed' as const },
  ]
  const tournament = required(content.tournaments?.tournaments[0])
  const datesOf = (changes: Partial<typeof tournament>) => {
    const changed = { ...tournament, ...changes }
    const tournaments = { ...required(content.tournaments), tournaments: [changed] }
    const page = pagesOf({ ...content, tournaments, calendar: { closures, notices: [] } }).find(
      ({ path }) => path === '/tournaments',
    )
    const calendar = new ICAL.Component(ICAL.parse(String(page?.files?.get('/tournaments.ics'))))
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    const [series, ...moved] = events
    if (!series) return { found: [], expected: occasionsOf(changed, closures, buildDate, 12) }
    for (const event of moved) series.relateException(event)
    const iterator = series.iterator()
    const found = Array.from({ length: 12 }, () => iterator.next())
      .filter(Boolean)
      .map((start) => series.getOccurrenceDetails(start))
      .map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()])
      .filter(([start = '']) => start.slice(0, 10) >= buildDate)
    return { found: found.sort(), expected: occasionsOf(changed, closures, buildDate, 16) }
  }

  const evening = { start: '17:00', end: '20:00' }
  test.each([
    ['every tuesday', evening],
    ['every tuesday', { start: '22:00', end: '02:00' }],
    ['first tuesday', evening],
    ['last tuesday', undefined],
    ['last weekend', undefined],
    ['once 2026-12-22', evening],
    ['once 2026-12-08', evening],
  ])('%s, %o', (repeats, time) => {
    const plain = occasionsOf({ repeats, time, exceptions: [] }, closures, buildDate, 4).map(
      ({ first }) => first,
    )
    const [cancelled = '', moved = '', soldOut = ''] = plain
    const { found, expected } = datesOf({
      repeats,
      time,
      exceptions: [
        { date: cancelled, status: 'cancelled' as const },
        {
          date: moved,
          status: 'moved' as const,
          to: addDays(moved || buildDate, 2),
          ...(time && { start: '16:00' }),
        },
        { date: soldOut, status: 'sold-out' as const },
      ].filter(({ date }) => date !== ''),
    })
    const wanted = expected
      .filter(({ status }) => status !== 'cancelled')
      .slice(0, found.length)
      .map((occasion) => {
        if (!occasion.time) return [occasion.first, addDays(occasion.last, 1)]
        const { start, end } = occasion.time
        return [
          `${occasion.first}T${start}:00`,
          `${end > start ? occasion.last : addDays(occasion.last, 1)}T${end}:00`,
        ]
      })
    expect(found).toEqual(wanted)
    expect(found.length).toBe(repeats === 'once 2026-12-08' || repeats.startsWith('once') ? 0 : 12)
  })
})
