/** What the owner is told: every example value and question, at the line to edit. */
import { expect, test } from 'vitest'
import { reportOpenPoints } from '../../src/content/rules/openPoints.ts'
import { readSource } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { compileContent } from '../../src/pages/compileContent.ts'
import { contentOf } from '../cafes.ts'

const source = readSource(contentOf.first, new Messages())
const { content } = compileContent(source, new Messages())

function toldWith(options: { check: boolean; strict: boolean }) {
  const messages = new Messages()
  reportOpenPoints(content, source, messages, options)
  return messages.all
}

/** A line of a file, counted from 1. */
const lineAt = (file = '', line = 0) =>
  new TextDecoder().decode(source.files.get(file.split('/').at(-1) ?? '')).split('\n')[line - 1]

test('a placeholder is reported at its line, with the lines to delete', () => {
  const phone = toldWith({ check: true, strict: false }).find(({ reason }) =>
    reason.includes('contact.phone'),
  )
  expect(phone?.reason).toContain('"+91 00000 00000"')
  expect(lineAt(phone?.file, phone?.line)).toContain('phone: "+91 00000 00000"')
  const [, from, to] = /lines (\d+) to (\d+)/.exec(phone?.note ?? '') ?? []
  expect(lineAt(phone?.file, Number(from))).toContain('field: contact.phone')
  expect(lineAt(phone?.file, Number(to))).toContain('note: ')
})

test('a missing value is reported at its entry', () => {
  const analytics = toldWith({ check: true, strict: false }).find(({ reason }) =>
    reason.includes('analytics'),
  )
  expect(analytics?.reason).toContain('not filled in')
  expect(lineAt(analytics?.file, analytics?.line)).toContain('field: analytics')
})

test('a question is reported with its readings and the lines to delete', () => {
  const hours = toldWith({ check: true, strict: false }).find(({ reason }) => reason === 'When do you close?')
  expect(hours?.note).toContain('The footer: “8.30 AM to 3 AM”.')
  expect(lineAt(hours?.file, hours?.line)).toContain('question: When do you close?')
  const [, from, to] = /lines (\d+) to (\d+)/.exec(hours?.note ?? '') ?? []
  expect(lineAt(hours?.file, Number(from))).toContain('- id: hours')
  expect(lineAt(hours?.file, Number(to))).toContain('published: ')
})

test('they are errors for a release, and counted by a build', () => {
  const { placeholders } = content.site
  const { questions } = content.questions
  const strict = toldWith({ check: true, strict: true })
  expect(strict).toHaveLength(placeholders.length + questions.length)
  expect(strict.every(({ fatal, line }) => fatal && line)).toBe(true)
  expect(toldWith({ check: false, strict: false }).map(({ reason }) => reason)).toEqual([
    `${placeholders.length} example values and ${questions.length} open questions are left for the owner.`,
  ])
})
