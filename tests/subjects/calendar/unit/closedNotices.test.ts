/** Notices that the café is closed. */
import { expect, test } from 'vitest'
import { loadWith } from '../../../brokenContent.ts'

const closure = 'closures:\n  - { id: onam, name: Onam, from: 2026-12-05, hours: closed }\n'

/** Whether a notice is reported. */
const isReported = (text: string, closures = '') =>
  loadWith([
    {
      file: 'calendar.yaml',
      to: `${closures}notices:\n  - { id: onam, text: "${text}", from: 2026-11-28, until: 2026-12-10 }\n`,
    },
  ]).messages.all.some(({ ruleId }) => ruleId === 'closed-notice')

test('a notice that the café is closed is reported without a closure', () => {
  expect(isReported('We’re closed for Onam.')).toBe(true)
})

test('with a closure to come, it passes', () => expect(isReported('Closed for Onam.', closure)).toBe(false))

test.each(['The VIP room is closed on Friday.', 'Closed on Mondays.', 'Closed beta of a game on Friday.'])(
  'a notice of something else passes: %s',
  (text) => expect(isReported(text)).toBe(false),
)
