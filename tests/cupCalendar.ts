/** The calendar of a tournament in the second café, read back by another library. */
import ICAL from 'ical.js'
import type { Closure } from '../templates/calendar/closures.ts'
import { type CalendarTournament, calendars } from '../templates/tournaments/dates/calendarFiles.ts'
import { loadedContent, required } from './cafes.ts'

export const content = loadedContent('second')
const labels = required(content.pages.tournaments)
/** In the café's time zone: 11:30 to 14:30 in UTC. */
export const evening = { start: '17:00', end: '20:00' }
const cup: CalendarTournament = {
  id: 'cup',
  name: 'Cup',
  repeats: 'every tuesday',
  time: evening,
  description: 'Trios',
  url: 'https://monsoonpixel.example/tournaments/cup',
}
/** A Friday. */
export const today = '2026-11-27'

/** The day of the build, and other content. */
export interface Circumstances {
  today?: string
  closures?: Closure[]
  site?: Partial<typeof content.site>
}

/** Its calendar as it is published, with some fields changed. */
export function fileOf(changes: Partial<CalendarTournament>, when: Circumstances = {}) {
  const changed = {
    ...content,
    site: { ...content.site, ...when.site },
    calendar: { closures: when.closures ?? [], notices: [] },
  }
  const files = calendars([{ ...cup, ...changes }], labels, changed, when.today ?? today)
  // In UTF-8, as it is written.
  return Buffer.from(String(files.get('/calendar/cup.ics'))).toString()
}

/** The events of a calendar; times as they are written, in UTC. */
export function eventsIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const value = (name: string) => String(component.getFirstPropertyValue(name))
    return {
      uid: event.uid,
      start: component.getFirstProperty('dtstart')?.getFirstValue()?.toString() ?? '',
      end: component.getFirstProperty('dtend')?.getFirstValue()?.toString() ?? '',
      status: value('status'),
      summary: event.summary,
      description: event.description,
      stamp: value('dtstamp'),
      sequence: event.sequence,
    }
  })
}
export const events = (changes: Partial<CalendarTournament>, when?: Circumstances) =>
  eventsIn(fileOf(changes, when))
export const idOf = (date: string) => `cup-${date}@monsoonpixel.example`
export const utc = (date: string, time: string) =>
  new Date(`${date}T${time}+05:30`).toISOString().replace('.000', '')
