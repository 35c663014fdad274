/** What the first screen says of the opening hours, without a browser. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Content } from '../../../../src/content/types.ts'
import { openingsFrom } from '../../../../templates/calendar/openings.ts'
import { openState } from '../../../../templates/parts/openState.ts'
import { loadedContent } from '../../../cafes.ts'

const café = loadedContent('first')

const withHours = (start: string, end: string, closures: Content['calendar']['closures'] = []): Content => ({
  ...café,
  site: { ...café.site, hours: { start, end } },
  calendar: { closures, notices: [] },
})

const closed = (from: string, to: string) => ({
  id: 'closed',
  name: 'Closed',
  from,
  to,
  hours: 'closed' as const,
})

/** What is said at a time of the café, `YYYY-MM-DDTHH:MM`. */
const stateAt = (content: Content, at: string) =>
  openState(openingsFrom(content, '2026-11-19', 10), Date.parse(`${at}+05:30`))

describe('The café', () => {
  test('is open from its opening to its closing time, to the minute', () => {
    const content = withHours('08:30', '23:30')
    expect(stateAt(content, '2026-11-20T08:29')).toEqual({ isOpen: false, time: '8:30\u00a0AM' })
    expect(stateAt(content, '2026-11-20T08:30')).toEqual({ isOpen: true, time: '11:30\u00a0PM' })
    expect(stateAt(content, '2026-11-20T23:29')).toEqual({ isOpen: true, time: '11:30\u00a0PM' })
    expect(stateAt(content, '2026-11-20T23:30')).toEqual({ isOpen: false, time: '8:30\u00a0AM' })
  })

  test('that closes after midnight is still open then', () => {
    const content = withHours('08:30', '03:00')
    expect(stateAt(content, '2026-11-21T02:59')).toEqual({ isOpen: true, time: '3\u00a0AM' })
    expect(stateAt(content, '2026-11-21T03:00')).toEqual({ isOpen: false, time: '8:30\u00a0AM' })
  })

  test('is closed on closed days; the day on which it opens again is named', () => {
    const content = withHours('08:30', '23:30', [closed('2026-11-21', '2026-11-22')])
    expect(stateAt(content, '2026-11-21T12:00')).toEqual({ isOpen: false, time: 'Mon 8:30\u00a0AM' })
  })

  test('has other hours on some days', () => {
    const content = withHours('08:30', '23:30', [
      { id: 'eve', name: 'Eve', from: '2026-11-21', start: '12:00', end: '18:00' },
    ])
    expect(stateAt(content, '2026-11-21T09:00')).toEqual({ isOpen: false, time: '12\u00a0PM' })
    expect(stateAt(content, '2026-11-21T13:00')).toEqual({ isOpen: true, time: '6\u00a0PM' })
  })

  test('has other hours on each weekday, and names the day after a day off', () => {
    const hours = [
      { days: 'tue-thu', start: '10:00', end: '22:00' },
      { days: 'fri-sun', start: '08:30', end: '01:00' },
    ]
    const content = { ...café, site: { ...café.site, hours }, calendar: { closures: [], notices: [] } }
    const friday = '2026-11-20'
    expect(stateAt(content, `${friday}T00:30`)).toEqual({ isOpen: false, time: '8:30\u00a0AM' })
    expect(stateAt(content, `${friday}T23:30`)).toEqual({ isOpen: true, time: '1\u00a0AM' })
    expect(stateAt(content, '2026-11-23T00:59')).toEqual({ isOpen: true, time: '1\u00a0AM' })
    expect(stateAt(content, '2026-11-23T12:00')).toEqual({ isOpen: false, time: 'Tue 10\u00a0AM' })
    expect(stateAt(content, '2026-11-24T22:00')).toEqual({ isOpen: false, time: '10\u00a0AM' })
  })

  test('says nothing once the page is too old to know', () => {
    expect(stateAt(withHours('08:30', '23:30'), '2026-11-30T12:00')).toBeUndefined()
  })

  test('is open exactly where a clock on its wall is between its hours', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 8 * 1440 - 1 }),
        fc.constantFrom(['08:30', '23:30'], ['10:00', '22:00'], ['18:00', '04:00']),
        (minute, [start = '', end = '']) => {
          const day = 20 + Math.floor(minute / 1440)
          const clock = new Date((minute % 1440) * 60_000).toISOString().slice(11, 16)
          const isBetween = start < end ? start <= clock && clock < end : clock >= start || clock < end
          expect(stateAt(withHours(start, end), `2026-11-${day}T${clock}`)?.isOpen).toBe(isBetween)
        },
      ),
    )
  })
})
