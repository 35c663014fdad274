/** The calendars of tournaments obey the grammar of RFC 5545, with any words. */
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { loadedContent, pagesOf } from '../../../cafes.ts'
import { content, eventsIn, fileOf, idOf } from '../../../cupCalendar.ts'
import { mistakesInCalendar } from '../../../iCalendar.ts'

describe('it obeys the grammar of RFC 5545', () => {
  const mistakesIn = (file: string) => mistakesInCalendar(Buffer.from(file))
  const calendarsOf = (cafe: 'first' | 'second') =>
    pagesOf(loadedContent(cafe)).flatMap(({ files }) =>
      [...(files ?? [])].filter(([path]) => path.endsWith('.ics')),
    )

  const unescaped = (text: unknown) =>
    String(text).replaceAll(/\\(.)/g, (_escape, sign) => (sign === 'n' ? '\n' : sign))

  test.each(['first', 'second'] as const)('in every file of the %s café', (cafe) => {
    const files = calendarsOf(cafe)
    expect(files.length).toBeGreaterThan(3)
    for (const [path, file] of files) expect(mistakesIn(String(file)), path).toEqual([])
  })

  test.each([
    ['R&D + 1; \\ , \n'],
    ['"A: B"; \\n, \\\\'],
    ['Ünïcödé 🏆 '.repeat(12)],
    ['मासिक स्पर्धा, पुणे; '.repeat(6)],
    ['x'.repeat(60)],
    ['tab\there, bell\u0007 there, \u0085'],
  ])('with the name %j, which programs read as it is', (name) => {
    const site = { name, address: { ...content.site.address, street: name } }
    const exceptions = [{ date: '2026-12-08', status: 'cancelled' as const, reason: name }]
    const file = fileOf({ name, description: `${name}\n${name}`, exceptions }, { site })
    expect(mistakesIn(file)).toEqual([])
    const read = name.replaceAll(/[^\P{Cc}\n]/gu, ' ')
    expect(eventsIn(file)[0]).toMatchObject({ summary: `${read}, ${read}`, description: `${read}\n${read}` })
    // The library does not know these properties, and leaves their escapes.
    const calendar = new ICAL.Component(ICAL.parse(file))
    for (const property of ['name', 'x-wr-calname'])
      expect(unescaped(calendar.getFirstPropertyValue(property))).toBe(`${read}: ${read}`)
  })

  test('which finds what is wrong', () => {
    const right = fileOf({})
    const wrong: [from: string | RegExp, to: string][] = [
      ['\r\n', '\n'],
      [/^(REFRESH-INTERVAL.*\r\n)([\s\S]*)(END:VCALENDAR)/m, '$2$1$3'],
      ['Cup\\, ', 'Cup, '],
      ['UID:', 'X-ID:'],
      [/(?<=STATUS:)CONFIRMED/, 'PLANNED'],
      [/^SUMMARY:.*/m, `SUMMARY:${'x'.repeat(68)}`],
      [/(?<=DTSTAMP:\S*)Z/, ''],
      [/^DTSTART:/m, 'DTSTART;VALUE=DATE:'],
      [/^DTEND:.*/m, 'DTEND:20201201T000000Z'],
      [/^PRODID:.*\r\n/m, ''],
      [/^UID:.*/m, `UID:${idOf('2026-12-08')}`],
      [/^SEQUENCE:.*/m, '$&\r\nRRULE:FREQ=DAILY'],
      [/END:VCALENDAR\r\n$/, ''],
      [/BEGIN:VEVENT[\s\S]*END:VEVENT\r\n/, ''],
    ]
    for (const [from, to] of wrong) expect(mistakesIn(right.replace(from, to)), String(from)).not.toEqual([])
  })
})
