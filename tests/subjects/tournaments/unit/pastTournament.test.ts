/** The page of a tournament that took place once. */
import { expect, test } from 'vitest'
import { readSource } from '../../../../src/content/source.ts'
import { Messages } from '../../../../src/diagnostics/messages.ts'
import { bodyOf, contentOf, load, pagesOf, required } from '../../../cafes.ts'

const first = readSource(contentOf.first, new Messages())
const written = new TextDecoder().decode(first.files.get('tournaments.yaml'))

/** The page of Valorant, held once on 1 December, as it is built on a day; and that of all tournaments. */
function pagesOn(today: string) {
  const once = written.replace('repeats: every saturday', 'repeats: once 2026-12-01')
  expect(once).not.toBe(written)
  const files = new Map(first.files).set('tournaments.yaml', new TextEncoder().encode(once))
  const { content } = required(load({ ...first, files }, new Messages(), today))
  const pages = pagesOf(content, today)
  return (path: string) => required(pages.find((page) => page.path === path))
}

test('before its day, it says what one plays for, and offers the calendar', () => {
  const page = pagesOn('2026-11-27')('/tournaments/valorant')
  expect(bodyOf(page)).toContain('What You Play For')
  expect(bodyOf(page)).toContain('.ics')
  expect(page.metadata.description).toContain('Enter on WhatsApp')
})

test('after its day, it says that it is over, and offers nothing', () => {
  const page = pagesOn('2026-12-02')('/tournaments/valorant')
  expect(bodyOf(page)).toContain('Over: <strong>On Tue 1 Dec 2026</strong>')
  for (const offer of ['What You Play For', '.ics', 'Arrive 30 minutes early'])
    expect(bodyOf(page)).not.toContain(offer)
  expect(page.metadata.description).toMatch(/^Over: .* 1 Dec 2026/)
})

test('after its day, the list of tournaments for search engines does not have it', () => {
  const list = (today: string) => JSON.stringify(pagesOn(today)('/tournaments').jsonLd)
  expect(list('2026-11-27')).toContain('/tournaments/valorant')
  expect(list('2026-12-02')).not.toContain('/tournaments/valorant')
})
