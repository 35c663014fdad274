/** Dates on other days or at other hours, and results, on the pages of a tournament and in what machines read. */
import { expect, test } from 'vitest'
import { bodyOf, loadedContent, pagesOf, required } from '../../../cafes.ts'

const café = loadedContent('first')
const [valorant, ...others] = required(café.tournaments).tournaments
type Tournament = NonNullable<typeof valorant>
type Exception = NonNullable<Tournament['exceptions']>[number]

/** The pages of the café on 2026-11-23, with another first tournament: it is on Saturdays from 19:00 to 23:00. */
function pagesWith(changes: Partial<Tournament>) {
  const tournaments = [{ ...required(valorant), ...changes }, ...others]
  const content = { ...café, tournaments: { ...required(café.tournaments), tournaments } }
  const pages = pagesOf(content, '2026-11-23')
  return (path: string) => required(pages.find((page) => page.path === path))
}

/** What is said of its next date on its own page. */
const changeOf = (exception: Exception) => {
  const body = bodyOf(pagesWith({ exceptions: [exception] })('/tournaments/valorant'))
  return /<div class="next-date__day">.*?<p class="tournament__change">(.*?)<\/p>/s.exec(body)?.[1]
}

test('a moved date has its time where that differs from the usual one', () => {
  const moved = { date: '2026-11-28', status: 'moved' as const, to: '2026-11-29' }
  const from = 'Moved from Sat 28 Nov'
  expect(changeOf(moved)).toBe(from)
  expect(changeOf({ ...moved, start: '19:00', end: '23:00' })).toBe(from)
  expect(changeOf({ ...moved, start: '17:00', end: '20:00' })).toBe(`5–8\u00a0PM · ${from}`)
})

test('a date with other hours says so, and is not moved', () => {
  const date = '2026-11-28'
  const words = 'This time 4–8\u00a0PM instead of 7–11\u00a0PM'
  expect(changeOf({ date, start: '16:00', end: '20:00' })).toBe(words)
  expect(changeOf({ date, start: '16:00', end: '20:00', reason: 'Exams' })).toBe(`${words}: Exams`)
  expect(changeOf({ date, start: '16:00', end: '20:00', status: 'sold-out' })).toBe(words)
  expect(changeOf({ date, start: '19:00', end: '23:00' })).toBeUndefined()
})

test('its card has the usual hours beside the weekday, and its own beside the date', () => {
  const page = pagesWith({ exceptions: [{ date: '2026-11-28', start: '16:00', end: '20:00' }] })
  const [card = ''] = /<article class="tournament" id="valorant".*?<\/article>/s.exec(
    bodyOf(page('/tournaments')),
  ) ?? ['']
  expect(card).toContain(
    '<strong>Every Saturday</strong>, <span class="tournament__time">7–11\u00a0PM</span>',
  )
  expect(card).toContain('This time 4–8\u00a0PM instead of 7–11\u00a0PM')
  expect(card).toContain('dateTime="2026-11-28T16:00:00+05:30"')
})

test('structured data and calendars have the hours of the date', () => {
  const page = pagesWith({ exceptions: [{ date: '2026-11-28', start: '16:00', end: '20:00' }] })
  expect(page('/tournaments/valorant').jsonLd?.nodes?.[0]).toMatchObject({
    startDate: '2026-11-28T16:00:00+05:30',
    endDate: '2026-11-28T20:00:00+05:30',
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-11-28T19:00:00+05:30',
  })
  const calendar = String(page('/tournaments').files?.get('/calendar/valorant.ics')).replaceAll('\r\n ', '')
  expect(calendar).toContain('DTSTART:20261128T103000Z\r\nDTEND:20261128T143000Z\r\nSTATUS:CONFIRMED')
  expect(calendar).toContain('DESCRIPTION:This time 4–8\u00a0PM instead of 7–11\u00a0PM\\n')
})

test('a tournament of every second week is a schedule with its first date', () => {
  const page = pagesWith({ repeats: 'every second saturday from 2026-12-05' })('/tournaments/valorant')
  expect(page.jsonLd?.nodes?.[0]).toMatchObject({
    startDate: '2026-12-05T19:00:00+05:30',
    eventSchedule: {
      byDay: 'https://schema.org/Saturday',
      repeatFrequency: 'P2W',
      startDate: '2026-12-05',
      startTime: '19:00',
    },
  })
})

const place = (index: number) => `Team ${index + 1}`

test.each([
  ['one place', 1, ['1st'], []],
  ['as many places as have a name', 3, ['1st', '2nd', '3rd'], []],
  ['twenty places', 20, ['1st', '2nd', '3rd'], Array.from({ length: 17 }, (_, index) => place(index + 3))],
])('results have all places: %s', (_name, count, columns, further) => {
  const places = Array.from({ length: count }, (_, index) => place(index))
  const body = bodyOf(pagesWith({ results: [{ date: '2026-11-21', places }] })('/tournaments/valorant'))
  const [table = ''] = /<table class="tournament-results">.*?<\/table>/s.exec(body) ?? []
  const all = (tag: RegExp) => [...table.matchAll(tag)].map(([, words]) => words)
  expect(all(/<th scope="col">(.*?)<\/th>/g).slice(1)).toEqual(columns)
  expect(all(/<td>(.*?)<\/td>/g)).toEqual(places.slice(0, 3))
  expect(all(/<li>(.*?)<\/li>/g)).toEqual(further)
  expect(table.includes('<ol class="further-places" start="4">')).toBe(further.length > 0)
})

test('a part of the prize for a place without a name has its number', () => {
  const body = bodyOf(pagesWith({ prizeSplit: [6000, 2000, 1000, 700, 300] })('/tournaments/valorant'))
  const [list = ''] = /<ol class="prize-bars">.*?<\/ol>/s.exec(body) ?? []
  expect([...list.matchAll(/<li[^>]*>(.*?) <strong>/g)].map(([, name]) => name)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4.',
    '5.',
  ])
})

test('each tournament ends with the others of the next seven days', () => {
  const shown = (path: string, changes: Partial<Tournament> = {}) => {
    const [strip = ''] = /<ul class="strip">.*?<\/ul>/s.exec(bodyOf(pagesWith(changes)(path))) ?? []
    return [...strip.matchAll(/<a href="\/tournaments\/(.*?)">/g)].map(([, id]) => id)
  }
  const all = shown('/tournaments/monthly-championship')
  expect(all).toContain('valorant')
  expect(all).not.toContain('monthly-championship')
  expect(shown('/tournaments/valorant')).not.toContain('valorant')
  const afterOne = shown('/tournaments/monthly-championship', { repeats: 'once 2026-11-20' })
  expect(afterOne).toEqual(all.filter((id) => id !== 'valorant'))
})
