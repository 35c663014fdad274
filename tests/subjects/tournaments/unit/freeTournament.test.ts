/** A tournament without an entry fee. */
import { expect, test } from 'vitest'
import { readSource } from '../../../../src/content/source.ts'
import { Messages } from '../../../../src/diagnostics/messages.ts'
import { bodyOf, contentOf, firstDate, load, pagesOf, required } from '../../../cafes.ts'

const first = readSource(contentOf.first, new Messages())
const written = new TextDecoder().decode(first.files.get('tournaments.yaml'))

/** The pages of the first café with some tournaments free. */
function pagesWith(free: (text: string) => string) {
  const files = new Map(first.files).set('tournaments.yaml', new TextEncoder().encode(free(written)))
  const messages = new Messages()
  const { content } = required(load({ ...first, files }, messages, firstDate))
  const pages = pagesOf(content, firstDate)
  return (path: string) => bodyOf(required(pages.find((page) => page.path === path)))
}

const aboutFee = 'Entry fees are non-refundable'
const entry = /entry: \d+/

test('its page has no rule about the fee; those of others and of all have it', () => {
  const page = pagesWith((text) => text.replace(entry, 'entry: 0\n    free: true'))
  expect(page('/tournaments/valorant')).not.toContain(aboutFee)
  expect(page('/tournaments/valorant')).toContain('Arrive 30 minutes early')
  expect(page('/tournaments/csgo')).toContain(aboutFee)
  expect(page('/tournaments')).toContain(aboutFee)
})

test('where all are free, no page has it', () => {
  const page = pagesWith((text) => text.replaceAll(new RegExp(entry, 'g'), 'entry: 0\n    free: true'))
  expect(page('/tournaments')).not.toContain(aboutFee)
})
