import { expect, test } from 'vitest'
import { instantOf } from '../../build/zonedTime.ts'

test.each([
  ['2025-11-25', '12:00', 'Asia/Kolkata', '2025-11-25T06:30:00.000Z'],
  ['2026-07-01', '12:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
  ['2026-01-01', '00:30', 'America/Los_Angeles', '2026-01-01T08:30:00.000Z'],
  ['2026-03-29', '03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-12-31', '23:45', 'Pacific/Kiritimati', '2026-12-31T09:45:00.000Z'],
])('%s %s in %s', (date, time, zone, expected) => {
  expect(instantOf(date, time, zone).toISOString()).toBe(expected)
})
