/** What the owner is told: every example value and question, at the line to edit. */
import { expect, test } from 'vitest'
import { reportOpenPoints } from '../../src/content/rules/openPoints.ts'
import { readSource, type Source } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { collections } from '../../templates/collections.ts'
import { contentOf, load, required } from '../cafes.ts'

const source = readSource(contentOf.first, new Messages())
const { content } = required(load(source, new Messages()))

function toldWith(options: { check: boolean; strict: boolean }, changed: Source = source) {
  const messages = new Messages()
  const { content } = required(load(changed, messages))
  reportOpenPoints({ content, collections, source: changed, messages }, options)
  return messages.all
}

/** The first café with a change of one file. */
function withChange(path: string, from: string, to: string): Source {
  const before = new TextDecoder().decode(source.files.get(path))
  expect(before).toContain(from)
  const after = new TextEncoder().encode(before.replace(from, to))
  return { ...source, files: new Map([...source.files, [path, after]]) }
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

test('a placeholder of another file is reported at its line there', () => {
  const chairs = toldWith({ check: true, strict: false }).find(({ reason }) => reason.includes('gear.chairs'))
  expect(chairs?.file).toMatch(/gear\.yaml$/)
  expect(lineAt(chairs?.file, chairs?.line)).toContain('url: https://chairs.example/')
  expect(chairs?.note).toMatch(/delete lines \d+ to \d+, its entry under placeholders/)
})

test('a missing value is reported at its entry', () => {
  const analytics = toldWith({ check: true, strict: false }).find(({ reason }) =>
    reason.includes('analytics'),
  )
  expect(analytics?.reason).toContain('not filled in')
  expect(lineAt(analytics?.file, analytics?.line)).toContain('field: analytics')
})

test('a question is reported with its readings and the lines to delete', () => {
  const hours = toldWith({ check: true, strict: false }).find(({ reason }) =>
    reason.startsWith('Hours: When do you close'),
  )
  expect(hours?.note).toContain('The footer: “8.30 AM to 3 AM”.')
  expect(lineAt(hours?.file, hours?.line)).toContain('question: When do you close')
  const [, from, to] = /lines (\d+) to (\d+)/.exec(hours?.note ?? '') ?? []
  expect(lineAt(hours?.file, Number(from))).toContain('- id: hours')
  expect(lineAt(hours?.file, Number(to))).toContain('- packages.weekday-gg-night.timeSlot')
})

test('a question says where its answer goes: the line of a value, of an entry or of a list, a file, a folder', () => {
  const asked = (id: string) => {
    const { question = '' } = content.questions.questions.find((entry) => entry.id === id) ?? {}
    return (
      toldWith({ check: true, strict: false }).find(({ reason }) => reason.endsWith(question))?.note ?? ''
    )
  }
  const lineOf = (note: string, file: string) =>
    lineAt(file, Number(new RegExp(`${file}:(\\d+)`).exec(note)?.[1]))
  expect(lineOf(asked('claims'), 'site.yaml')).toBe('    value: 5000+')
  expect(lineOf(asked('discord'), 'site.yaml')).toBe('  - id: instagram')
  expect(lineOf(asked('good-to-know'), 'site.yaml')).toBe('amenities:')
  expect(lineOf(asked('booked-seats'), 'faq.yaml')).toBe('  - id: how-to-book')
  expect(asked('holidays')).toMatch(/Write the answer in \S+\/calendar\.yaml, then delete/)
  expect(asked('guides')).toMatch(/Write the answer in \S+\/posts and \S+\/redirects\.yaml, then delete/)
})

test('every question of the first café has a topic and a place for its answer', () => {
  const { questions } = content.questions
  expect(questions.filter(({ topic, answerIn }) => !topic || answerIn.length === 0)).toEqual([])
})

test('a place for an answer that does not exist is reported', () => {
  const stale = withChange('questions.yaml', '      - site.events', '      - site.evenings')
  const found = toldWith({ check: true, strict: false }, stale).filter(
    ({ ruleId }) => ruleId === 'no-place-for-answer',
  )
  expect(found.map(({ reason }) => reason)).toEqual([
    'There is no value and no file “site.evenings” for the answer.',
  ])
  expect(
    new TextDecoder().decode(stale.files.get('questions.yaml')).split('\n')[(found[0]?.line ?? 0) - 1],
  ).toContain('site.evenings')
})

test('a mistake elsewhere does not bring back the warnings that questions cover', () => {
  const messages = new Messages()
  const mistaken = withChange('tournaments.yaml', 'image: tournament-csgo.jpg', 'image: tournament-cs.jpg')
  expect(load(mistaken, messages)).toBeUndefined()
  expect(messages.all.map(({ ruleId }) => ruleId)).toEqual(['missing-image'])
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

test.each([
  [1, 1, '1 example value and 1 open question are'],
  [2, 1, '2 example values and 1 open question are'],
  [0, 1, '1 open question is'],
  [1, 0, '1 example value is'],
  [0, 2, '2 open questions are'],
])('a build counts %i example values and %i open questions', (placeholders, questions, says) => {
  const messages = new Messages()
  const some = {
    ...content,
    site: { ...content.site, placeholders: content.site.placeholders.slice(0, placeholders) },
    questions: { questions: content.questions.questions.slice(0, questions) },
  }
  reportOpenPoints({ content: some, collections, source, messages }, { check: false, strict: false })
  expect(messages.all.map(({ reason }) => reason)).toContain(`${says} left for the owner.`)
})

test('a warning that a question covers is reported with the question, and not by itself', () => {
  const all = toldWith({ check: true, strict: false })
  expect(all.filter(({ ruleId }) => ruleId === 'outside-hours')).toEqual([])
  const question = all.find(({ reason }) => reason.includes('When does Golden Rise start'))
  expect(question?.note).toMatch(
    /The check at \S+packages\.yaml:\d+: “Golden Rise” \(08:00 to 11:00\) begins before the café opens/,
  )
  expect(question?.note).toContain('“Golden Rise” has 4 hours')
})

test('it is not reported by itself in a build either', () => {
  const rules = toldWith({ check: false, strict: false }).map(({ ruleId }) => ruleId)
  expect(rules).not.toContain('outside-hours')
  expect(rules).not.toContain('covers-nothing')
})

test('a warning about another value stays', () => {
  const later = withChange('tournaments.yaml', 'end: 23:00', 'end: 23:45')
  expect(toldWith({ check: true, strict: false }, later)).toContainEqual(
    expect.objectContaining({ ruleId: 'outside-hours', reason: expect.stringContaining('“Valorant”') }),
  )
})

test.each([
  [
    'packages.quick-respawn.name',
    'no warning about packages.quick-respawn.name',
    'If it is right, delete this line, and “covers:” too if no line is left below it.',
  ],
  [
    'packages.golden-rice.timeSlot',
    'no value with the address',
    'Did you mean packages.golden-rise.timeSlot?',
  ],
])('an address that covers nothing is reported: %s', (address, reason, remedy) => {
  const stale = withChange(
    'questions.yaml',
    'covers:\n      - packages.golden-rise.timeSlot',
    `covers:\n      - ${address}`,
  )
  const all = toldWith({ check: true, strict: false }, stale)
  const found = all.find(({ ruleId }) => ruleId === 'covers-nothing')
  expect(found?.reason).toContain(reason)
  expect(found?.note).toContain(remedy)
  expect(
    new TextDecoder().decode(stale.files.get('questions.yaml')).split('\n')[(found?.line ?? 0) - 1],
  ).toContain(address)
})
