/** Opening hours by days: what pages, structured data, prices and checks make of them. */
import { describe, expect, test } from 'vitest'
import { Messages } from '../../../../src/diagnostics/messages.ts'
import { place } from '../../../../templates/cafe/cafeJsonLd.ts'
import { usualHours } from '../../../../templates/parts/contact.ts'
import { priceFinderProps } from '../../../../templates/pricing/finder/finderProps.ts'
import { lateNoteOf } from '../../../../templates/pricing/finder/pastClosing.ts'
import { packagesIn } from '../../../../templates/pricing/prices/packagesInFile.ts'
import { pricingSectionProps } from '../../../../templates/pricing/pricingSectionProps.ts'
import { buildDate, load, loadedContent, pageContext, required } from '../../../cafes.ts'
import { withChanges } from '../../../mistakes/index.ts'
import type { Change } from '../../../mistakes/mistake.ts'

const café = loadedContent('first')
const spaces = (text: string) => text.replaceAll('\u00a0', ' ')
const entry = (days: string, start: string, end: string) => ({ days, start, end })
const longWeekends = [entry('mon-thu', '10:00', '22:00'), entry('fri-sun', '08:30', '23:30')]
const mondayOff = [entry('tue-sun', '08:30', '23:30')]
const withHours = (hours: typeof longWeekends) => ({ ...café, site: { ...café.site, hours } })

test('are printed with their days, and days off in a line of their own', () => {
  expect(usualHours(longWeekends, café).map(spaces)).toEqual([
    '10 AM to 10 PM Mon–Thu',
    '8:30 AM to 11:30 PM Fri–Sun',
  ])
  expect(usualHours(mondayOff, café).map(spaces)).toEqual(['8:30 AM to 11:30 PM Tue–Sun', 'closed Mon'])
  expect(usualHours([entry('mon-sun', '08:30', '23:30')], café).map(spaces)).toEqual(['8:30 AM to 11:30 PM'])
})

test('are one specification for each group of days', () => {
  const { openingHoursSpecification } = place(withHours(longWeekends), buildDate, undefined)
  expect(openingHoursSpecification).toEqual([
    expect.objectContaining({ dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], closes: '22:00' }),
    expect.objectContaining({ dayOfWeek: ['Friday', 'Saturday', 'Sunday'], opens: '08:30' }),
  ])
})

describe('in prices', () => {
  test('the price finder says from when on a stay is late on each day', () => {
    const finder = required(priceFinderProps(pageContext(withHours(longWeekends))))
    const notes = finder.lateNotes.filter(({ start }) => start === '21:00')
    expect(notes.map(({ days, hours, text }) => [days, hours, spaces(text)])).toEqual([
      [['mon', 'tue', 'wed', 'thu'], [2, 3, 4, 5, 6, 7], 'Runs past 10 PM: check with us first'],
      [['fri', 'sat', 'sun'], [3, 4, 5, 6, 7], 'Runs past 11:30 PM: check with us first'],
    ])
    const early = finder.lateNotes.filter(({ start }) => start < '10:00')
    expect(early, 'a start before the opening is not late').toEqual([])
  })

  test('nothing is sold at a start at which the café is closed', () => {
    const content = withHours([entry('mon-thu', '12:00', '22:00'), entry('fri-sun', '08:30', '23:30')])
    const finder = required(priceFinderProps(pageContext(content)))
    const [tier] = finder.screens
    const blockOn = (day: string) =>
      required(tier).blocks.find(
        ({ days, starts }) => (days?.includes(day) ?? true) && (starts?.includes('08:00') ?? true),
      )
    expect(blockOn('tue')?.prices[0]?.amount).toBeUndefined()
    expect(blockOn('sat')?.prices[0]?.amount).toBeDefined()
  })

  test('a day off can be chosen nowhere; on it, the next open day is chosen', () => {
    const context = { ...pageContext(withHours(mondayOff)), today: '2026-11-23' }
    const finder = required(priceFinderProps(context))
    expect(finder.days.map(({ id }) => id)).toEqual(['tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
    expect(finder.today).toBe('tue')
    const weekParts = required(pricingSectionProps(context)).weekParts
    expect(weekParts.map(({ days, isChosen }) => [days, isChosen])).toEqual([
      ['tue wed thu', true],
      ['fri sat sun', false],
    ])
  })

  test.each([
    [['mon', 'wed-sun'], 'Mon, Wed, Thu'],
    [['tue-sun'], 'Tue–Thu'],
    [['mon-wed', 'fri-sun'], 'Mon–Wed'],
  ])('the café is open %s: passes for mon-thu name %s', (open, printed) => {
    const hours = open.map((days) => line(days, '10:00', '22:00')).join('')
    const content = contentWith(hoursBecome(hours))
    const rows = required(pricingSectionProps(pageContext(content))).lists.flatMap(({ packages }) => packages)
    const names = rows.map(({ nameWithDays }) => nameWithDays)
    expect(names).toContain(`Backwater Run, ${printed}`)
  })

  test('a row names the earliest closing of its days that it runs past', () => {
    const { entry: night } = required(
      packagesIn(café).find(({ entry: { timeSlot } }) => timeSlot?.start === '21:00'),
    )
    const content = withHours([entry('mon-wed', '10:00', '22:30'), entry('thu-sun', '08:30', '22:00')])
    const labels = required(café.pages.pricing)
    expect(spaces(lateNoteOf({ ...night, days: 'mon-thu' }, { labels, content }) ?? '')).toContain('10 PM')
    expect(spaces(lateNoteOf({ ...night, days: 'mon-wed' }, { labels, content }) ?? '')).toContain('10:30 PM')
  })
})

function contentWith(...changes: Change[]) {
  const { files } = withChanges(changes)
  return required(load({ folder: 'content', files }, new Messages())).content
}

function messagesOf(...changes: Change[]) {
  const messages = new Messages()
  load({ folder: 'content', files: withChanges(changes).files }, messages, '2026-11-23')
  return messages.all.map(({ file, ruleId, reason, note }) => `${file} ${ruleId}: ${reason} ${note}`)
}

/** The second café has its Aerial Cup on Tuesdays from 17:00 to 20:00. */
const hoursBecome = (entries: string): Change => ({
  file: 'site.yaml',
  from: /^hours:\n.*\n.*\nfooterHours:\n.*\n.*\n/m,
  to: `hours:\n${entries}`,
})
const line = (days: string, start: string, end: string) =>
  `  - { days: ${days}, start: ${start}, end: ${end} }\n`

describe('are checked:', () => {
  test('a tournament on a day off', () => {
    expect(messagesOf(hoursBecome(line('wed-mon', '10:00', '22:00')))).toContainEqual(
      expect.stringMatching(
        /tournaments\.yaml closed-weekday: “Aerial Cup, Rocket League” takes place every Tuesday, but the café is closed on Tuesday \(content\/site\.yaml:35\)\. Change “repeats”, or add Tuesday/,
      ),
    )
  })

  test('a package on days off alone', () => {
    const [closed] = messagesOf(hoursBecome(line('fri-sun', '10:00', '22:00'))).filter((text) =>
      text.includes('is for mon-thu'),
    )
    expect(closed).toMatch(/closed on Monday, .* and Thursday .* Choose other days; or add Monday/)
  })

  test('a tournament outside the hours of its day alone', () => {
    const outside = messagesOf(
      hoursBecome(
        line('mon', '10:00', '22:00') + line('tue', '10:00', '19:00') + line('wed-sun', '10:00', '22:00'),
      ),
    ).filter((text) => text.includes('tournaments.yaml outside-hours'))
    expect(outside).toEqual([
      expect.stringContaining('(17:00 to 20:00) ends after the café closes, at 19:00 (content/site.yaml:37)'),
    ])
  })

  test('a text that says “every day” of the opening hours', () => {
    const said = messagesOf(hoursBecome(line('mon-sat', '10:00', '22:00'))).filter((text) =>
      text.includes('This sentence says'),
    )
    expect(said).toContainEqual(
      expect.stringMatching(/faq\.yaml closed-weekday: This sentence says “Every day”.* closed on Sunday/),
    )
    expect(messagesOf(hoursBecome(line('mon-sun', '10:00', '22:00')))).toEqual([])
  })

  test('a text that says “every day” of what something costs', () => {
    const answer = {
      file: 'faq.yaml',
      from: /answer: "Every day.*/,
      to: 'answer: An hour costs the same every day of the week.',
    }
    expect(messagesOf(hoursBecome(line('mon-sat', '10:00', '22:00')), answer)).toContainEqual(
      expect.stringMatching(/faq\.yaml closed-weekday: This sentence says “every day of the week”/),
    )
  })

  test('a footer with the same hours for every day', () => {
    const change = hoursBecome(line('mon-thu', '10:00', '22:00') + line('fri-sun', '10:00', '23:00'))
    const footer = 'footerHours:\n  start: 10:00\n  end: 22:00\n'
    const ofSite = (found: Change) =>
      messagesOf(found).filter((message) => message.includes('site.yaml footer'))
    expect(ofSite(change)).toEqual([])
    expect(ofSite({ ...change, to: `${change.to}${footer}` })).toEqual([
      expect.stringContaining(
        'site.yaml footer-hours: The footer of every page says the same hours for every day',
      ),
    ])
  })
})
