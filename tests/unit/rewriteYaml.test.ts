/** The form editor writes the values of its form into the text of the file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Messages } from '../../src/diagnostics/messages.ts'
import { rewriteYaml } from '../../src/editor/browser/rewriteYaml.ts'
import { parseYaml } from '../../src/yaml/parse.ts'
import { contentOf } from '../cafes.ts'
import { listFiles } from '../html.ts'

const text = `# Prices, in rupees.
lists:
  - id: night # until it closes
    name: 'The Night'
    price: 100

  # Only on Fridays.
  - id: day
    name: Day
    days: fri-sat
    text: >-
      Two lines
      of text.
`

const read = (): Record<string, Record<string, unknown>[]> => parse(text)

const changed = (change: (lists: Record<string, unknown>[]) => unknown): string => {
  const values = read()
  change(values.lists ?? [])
  return rewriteYaml(text, values)
}

test.each([
  ['a number', { price: 120 }, text.replace('100', '120')],
  ['a text in quotes', { name: 'It: goes on' }, text.replace("'The Night'", "'It: goes on'")],
  ['a text that needs quotes', { id: '#1' }, text.replace('night #', '"#1" #')],
  ['a new field', { badge: 'New' }, text.replace('price: 100\n', 'price: 100\n    badge: New\n')],
])('%s of an entry changes its line, and no other', (_name, values, expected) => {
  const lines = (yaml: string) => yaml.replace(/>-\n +Two lines\n +/, '>-\n      Two lines ')
  expect(lines(changed(([night]) => Object.assign(night ?? {}, values)))).toBe(lines(expected))
})

test('a folded text stays a text of its own lines', () => {
  const result = changed(([, day]) => Object.assign(day ?? {}, { text: 'Other\n\nparagraphs.' }))
  expect(result).toBe(text.replace(/>-[\s\S]*/, '|-\n      Other\n\n      paragraphs.\n'))
})

test('a text that gets several lines is written below “|”, and its comment above its name', () => {
  const lines = 'Two\n\n- paragraphs'
  const written = `|-\n      Two\n\n      - paragraphs`
  const result = changed(([night, day]) => {
    Object.assign(night ?? {}, { id: lines, name: lines })
    Object.assign(day ?? {}, { days: lines })
  })
  expect(result).toContain(`name: ${written}\n    price: 100`)
  expect(result).toContain(`days: ${written}\n    text:`)
  expect(result).toContain(`# until it closes\n    id: ${written}`)
  expect(mistakesIn(result)).toEqual([])
})

test('moving or removing entries keeps the comments of the others', () => {
  const moved = changed((lists) => lists.reverse())
  expect(moved).toMatch(/# Only on Fridays\.\n {2}- id: day[\s\S]*- id: night # until it closes/)
  expect(changed((lists) => lists.shift())).toMatch(/^# Prices, in rupees\.\nlists:\n[^-]*- id: day/)
})

test('the first entry of a list is below its name, and the examples and empty lists around it stay', () => {
  const calendar = `# Closed days.
closures:
#  - id: onam
#    from: 2030-10-26

# Notices.
notices:
#  - id: tea
`
  const entry = { id: 'eve', from: '2026-12-24', to: undefined }
  expect(rewriteYaml(calendar, { closures: [entry] })).toBe(
    calendar.replace('closures:', 'closures:\n  - id: eve\n    from: 2026-12-24'),
  )
  expect(rewriteYaml(calendar, { notices: [{ id: 'tea', text: 'Hot: tea' }] })).toBe(
    calendar.replace('notices:', 'notices:\n  - id: tea\n    text: "Hot: tea"'),
  )
  const withEve = rewriteYaml(calendar, { closures: [entry] })
  expect(rewriteYaml(withEve, {})).toMatch(/^# Closed days\.\n[\s\S]*# Notices\.\nnotices:/)
})

test('unchanged data leaves the file as it is', () => {
  for (const path of listFiles(contentOf.first).filter((path) => path.endsWith('.yaml'))) {
    const yaml = readFileSync(join(contentOf.first, path), 'utf8')
    expect(rewriteYaml(yaml, parse(yaml)), path).toBe(yaml)
  }
})

/** What the check says of a text, but for characters that are typed into a form. */
function mistakesIn(yaml: string): string[] {
  const messages = new Messages()
  parseYaml('a.yaml', yaml, messages)
  const typed = ['yaml-curly-quotes', 'yaml-half-character', 'invisible-character']
  return messages.all.filter(({ ruleId }) => !typed.includes(ruleId ?? '')).map(({ reason }) => reason)
}

test('round-trips any form data', () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      fc.string({ unit: 'grapheme' }).map((text) => text.trimEnd()),
      fc.integer(),
      fc.boolean(),
      fc.array(tie('any'), { maxLength: 3 }),
      tie('fields'),
    ),
    fields: fc.dictionary(fc.constantFrom('id', 'name', 'days', 'text', 'price'), tie('any')),
  })).fields
  fc.assert(
    fc.property(fc.array(value, { maxLength: 3 }), (lists) => {
      expect(parse(rewriteYaml(text, { lists }))).toEqual({ lists })
      expect(parse(rewriteYaml('', { lists }))).toEqual({ lists })
      const written = rewriteYaml(text, { lists })
      // No form has lists of lists.
      if (!/^ *- - /m.test(written)) expect(mistakesIn(written)).toEqual([])
    }),
  )
})
