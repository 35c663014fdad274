/** Passes on days with other opening hours: what the check says, and what the price finder offers. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTimeWithin, overlapOf } from '../../../../src/content/clockTimes.ts'
import { Messages } from '../../../../src/diagnostics/messages.ts'
import { priceFinderProps } from '../../../../templates/pricing/finder/finderProps.ts'
import { load, loadedContent, pageContext, required } from '../../../cafes.ts'
import { withChanges } from '../../../mistakes/index.ts'

/** The second café with other hours from Thursday to Sunday. @param notices below `notices:` */
function messagesOf(hours: string, notices = '') {
  const messages = new Messages()
  const to = `closures:\n  - id: eve\n    name: Eve\n    from: 2026-12-24\n    to: 2026-12-27\n    ${hours}\nnotices:\n${notices}`
  const { files } = withChanges([{ file: 'calendar.yaml', to }])
  load({ folder: 'content', files }, messages, '2026-12-01')
  return messages.all.flatMap(({ ruleId, reason, line }) =>
    ruleId === 'pass-outside-hours' ? [`line ${line}: ${reason}`] : [],
  )
}

test('passes that other hours leave out are one warning with their days', () => {
  expect(messagesOf('start: 13:00\n    end: 17:00')).toEqual([
    'line 6: “Eve” is open from 13:00 to 17:00, which leaves out these passes, or a part of their time: “First Light”, 10:00 to 13:00, on 2026-12-24 to 2026-12-27 (content/packages.yaml:21); “Backwater Run”, from 17:30 on, on 2026-12-24 (content/packages.yaml:53).',
  ])
})

test.each([
  ['longer hours', 'start: 08:00\n    end: 02:00'],
  ['hours that begin before and end after the time of each pass', 'start: 10:00\n    end: 21:30'],
  ['closed days', 'hours: closed'],
])('%s are no warning', (_name, hours) => {
  expect(messagesOf(hours)).toEqual([])
})

test('a notice for these days that names the pass is enough', () => {
  const notice = (until: string) =>
    `  - id: mornings\n    text: No First Light at Christmas.\n    until: ${until}\n`
  const hours = 'start: 13:00\n    end: 22:00'
  expect(messagesOf(hours, notice('2026-12-27'))).toEqual([])
  expect(messagesOf(hours, notice('2026-12-25'))).toHaveLength(1)
})

test('the price finder says that the café is closed at a start that the hours of the next such day leave out', () => {
  const content = loadedContent('first')
  const closure = { id: 'eve', name: 'Eve', from: '2026-12-01', start: '12:00', end: '20:00' }
  const calendar = { closures: [closure], notices: [] }
  const priceOf = (today: string, day: string, start: string) => {
    const finder = required(priceFinderProps(pageContext({ ...content, calendar }, { today })))
    const [tier] = finder.screens
    const block = required(tier).blocks.find(
      ({ days, starts }) => (days?.includes(day) ?? true) && (starts?.includes(start) ?? true),
    )
    return block?.prices[0]
  }
  for (const start of ['08:00', '21:00']) {
    expect(priceOf('2026-11-28', 'tue', start)).toEqual({ lines: [content.pages.pricing?.finder.notOpen] })
    expect(priceOf('2026-11-28', 'wed', start)).toHaveProperty('amount')
    expect(priceOf('2026-12-02', 'tue', start)).toHaveProperty('amount')
  }
})

test('the overlap of two ranges is what is in both, minute for minute', () => {
  const clock = fc
    .integer({ min: 0, max: 95 })
    .map((quarter) =>
      [Math.floor(quarter / 4), (quarter % 4) * 15].map((part) => String(part).padStart(2, '0')).join(':'),
    )
  const range = fc.record({ start: clock, end: clock }).filter(({ start, end }) => start !== end)
  const middles = Array.from({ length: 96 }, (_, quarter) => {
    const minutes = quarter * 15 + 7
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  })
  fc.assert(
    fc.property(range, range, (one, other) => {
      const inBoth = middles.filter((time) => isTimeWithin(time, one) && isTimeWithin(time, other))
      expect(overlapOf(one, other)).toBe(inBoth.length * 15)
    }),
  )
})
