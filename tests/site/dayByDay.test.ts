/** A build on any of 400 days is right for that day, compared with plain loops over days (tests/dayByDay). */

import { expect, test } from 'vitest'
import { Messages } from '../../src/diagnostics/messages.ts'
import { load, required } from '../cafes.ts'
import { buildDays, files } from '../dayByDay/content.ts'
import { expectedOn } from '../dayByDay/expected.ts'
import { shownOn } from '../dayByDay/shown.ts'

const messages = new Messages()
const loaded = required(load({ folder: 'content', files }, messages))

test('the content is valid', () => {
  expect(messages.all.filter(({ fatal }) => fatal).map(({ reason }) => reason)).toEqual([])
})

test('every page is right on its day', () => {
  const seen = new Set<string>()
  for (const today of buildDays) {
    const { everything, headers, footer, home, location, contact, offers, blog, guides, ...shown } = shownOn(
      today,
      loaded,
    )
    const { bars, notices, exceptions, exceptionsOnContact, ...expected } = expectedOn(today)
    expect([...headers], `bars on ${today}`).toEqual([JSON.stringify({ bars, notices })])
    expect({ footer, home, location, contact }, `hours on ${today}`).toEqual({
      footer: exceptions,
      home: exceptions,
      location: exceptions,
      contact: exceptionsOnContact,
    })
    expect({ ...shown, offers, guides }, today).toEqual(expected)
    expect(blog, today).toEqual(expected.guides)
    seen.add(everything + [...headers].join())
  }
  expect(seen.size).toBeGreaterThan(100)
})
