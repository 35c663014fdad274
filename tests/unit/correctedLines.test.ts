/** Corrected lines are safe to paste: they give what was meant, or an error remains. */
import { expect, test } from 'vitest'
import * as z from 'zod'
import { text } from '../../src/content/schema/fields.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { validate } from '../../src/validate/validate.ts'
import { parseYaml } from '../../src/yaml/parse.ts'

const listFile = z.strictObject({ ways: z.array(text(80)), note: text(80).optional() })

/** What a file says after its corrected lines were pasted, one message after the other; undefined while it has errors. */
function obeyed(written: string): unknown {
  let lines = written.split('\n')
  for (let step = 0; step < 4; step++) {
    const messages = new Messages()
    const parsed = parseYaml('a.yaml', lines.join('\n'), messages)
    const read = parsed && validate(listFile, parsed, messages)
    if (!messages.hasErrors) return read
    const { line = 1, expected } = messages.all.find((message) => message.expected) ?? {}
    if (!expected) return undefined
    lines = lines.toSpliced(line - 1, expected.length, ...expected)
  }
  return undefined
}

const signs = ['-', '--', '-- ', '*', '* ', '+ ', '•', '• ', '–', '– ', '− ', '→ ', '1. ', '2) ', '- -', '_ ']
test.each(signs.flatMap((sign) => [0, 1, 2].map((at) => [sign, at] as const)))(
  'of an entry that begins with “%s”, at place %s of its list',
  (sign, at) => {
    const items = ['Cash', 'Sodexo', 'Any UPI app']
    const lines = items.map((item, index) => `  ${index === at ? sign : '- '}${item}`)
    expect([undefined, { ways: items }]).toContainEqual(obeyed(`ways:\n${lines.join('\n')}\n`))
  },
)

test('of an entry without a space after its hyphen, its line is suggested', () => {
  expect(obeyed('ways:\n  - Cash\n  -Sodexo\n')).toEqual({ ways: ['Cash', 'Sodexo'] })
  // A figure may have a minus sign, and a line may go on with the one above.
  expect(obeyed('ways:\n  - Cash\n  -10% on cards\n')).toBeUndefined()
  expect(obeyed('ways:\n  - Cash,\n  Sodexo\n')).toBeUndefined()
})

test.each([
  ['""2023: a year"', '2023: a year'],
  ['"2023: a year""', '2023: a year'],
  ['"2023: a year",', '2023: a year'],
  ['\'"2023: a year"', '2023: a year'],
  ['“"2023: a year"”', '2023: a year'],
  ['“A night: “the” one”', 'A night: “the” one'],
  ['"A night: the "one""', 'A night: the "one"'],
  ['“A: one” and “B: two”', '“A: one” and “B: two”'],
  ['“One” and “two”', '“One” and “two”'],
  ['"One" and "two"', '"One" and "two"'],
  ["'the players' cup'", "the players' cup"],
])('of the quotes in %s', (written, meant) => {
  expect([undefined, { ways: [], note: meant }]).toContainEqual(obeyed(`ways: []\nnote: ${written}\n`))
})

test('of a name that goes on with its value', () => {
  expect(obeyed('ways: []\nnote:"Darktide: the night"\n')).toEqual({ ways: [], note: 'Darktide: the night' })
})
