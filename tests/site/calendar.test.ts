/** The calendars of both cafés, read back by another library. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { buildDate, built, contentOf, firstDate } from '../cafes.ts'
import { listFiles, readPages } from '../html.ts'
import { mistakesInCalendar } from '../iCalendar.ts'

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

describe.each([
  ['first', 'https://www.example.com', firstDate],
  ['second', 'https://monsoonpixel.example', buildDate],
] as const)('the %s café', (cafe, url, today) => {
  const site = built[cafe]
  const { tournaments } = tournamentsFile.parse(
    parse(readFileSync(join(contentOf[cafe], 'tournaments.yaml'), 'utf8')),
  )
  const { calendar, events } = read(join(site, 'tournaments.ics'))
  const eventsOf = (id: string) => events.filter(({ uid }) => uid.startsWith(`${id}-20`))

  test('it says what it is, where it is, and how often to look for changes', () => {
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('P1D')
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toMatch(/^(Volt Arena|Monsoon Pixel): \S/)
    expect(calendar.getFirstPropertyValue('source')).toBe(`${url}/tournaments.ics`)
  })

  test.each(tournaments.map((tournament) => [tournament.name, tournament] as const))(
    '%s: the next twelve dates are right, each with a permanent id',
    (_name, { id, repeats, time, exceptions = [] }) => {
      const isAsPlanned = ([uid]: (string | number)[]) =>
        !exceptions.some(({ date }) => String(uid).startsWith(`${id}-${date}@`))
      const instant = (day: string, clock: string) => new Date(`${day}T${clock}+05:30`).getTime() / 1000
      const found = eventsOf(id).map(({ uid, startDate, endDate }) =>
        time
          ? [uid, startDate.toUnixTime(), endDate.toUnixTime()]
          : [uid, startDate.toString(), endDate.toString()],
      )
      const days = repeats === 'last weekend' ? 2 : 1
      const expected = nextDates(repeats, today, 12).map((day) => [
        `${id}-${day}@${new URL(url).host}`,
        ...(time
          ? [instant(day, time.start), instant(day, time.end)]
          : // The end of whole days is the day after them (RFC 5545, 3.6.1).
            [day, nextDay(new Date(day), days).toISOString().slice(0, 10)]),
      ])
      expect(found.filter(isAsPlanned)).toEqual(expected.filter(isAsPlanned))
    },
  )

  test('each event has its entry fee, prize, place and link', () => {
    const html = readFileSync(join(site, 'tournaments.html'), 'utf8')
    for (const { id, name, entry, prize } of tournaments) {
      const money = (amount: number) => `₹${amount.toLocaleString('en-IN')}`
      const separator = cafe === 'first' ? '/' : '#'
      for (const event of eventsOf(id)) {
        expect(event.summary).toContain(name)
        expect(event.description).toContain(money(entry))
        expect(event.description).toContain(money(prize))
        expect(event.location.length).toBeGreaterThan(20)
        expect(event.component.getFirstPropertyValue('url')).toBe(`${url}/tournaments${separator}${id}`)
      }
      expect(html).toContain(` id="${id}"`)
    }
  })

  test('each tournament has a file of its own with the same events', () => {
    expect(listFiles(join(site, 'calendar'))).toEqual(tournaments.map(({ id }) => `${id}.ics`).sort())
    const text = ({ component }: ICAL.Event) => component.toString()
    for (const { id } of tournaments)
      expect(read(join(site, 'calendar', `${id}.ics`)).events.map(text)).toEqual(eventsOf(id).map(text))
  })

  test('the published bytes obey RFC 5545', () => {
    for (const file of ['tournaments.ics', ...tournaments.map(({ id }) => `calendar/${id}.ics`)])
      expect(mistakesInCalendar(readFileSync(join(site, file))), file).toEqual([])
  })

  test('pages link to all of them, and to two ways of subscribing', () => {
    const linksOf = (file: string) => readPages(site).find((page) => page.file === file)?.links ?? []
    const forGoogle = (links: readonly string[]) =>
      links
        .filter((link) => link.startsWith('https://calendar.google.com/'))
        .map((link) => new URL(link).searchParams.get('cid'))
    const webcal = url.replace('https:', 'webcal:')
    const links = linksOf('tournaments.html')
    expect(links).toContain(`${webcal}/tournaments.ics`)
    expect(forGoogle(links)).toEqual([`${webcal}/tournaments.ics`])
    for (const { id } of tournaments) {
      expect(links).toContain(`/calendar/${id}.ics`)
      if (cafe === 'second') continue
      const own = linksOf(`tournaments/${id}.html`)
      expect(own).toContain(`/calendar/${id}.ics`)
      expect(forGoogle(own)).toEqual([`${webcal}/calendar/${id}.ics`])
    }
  })
})
