/** Editors are told about fields from the schemas alone. */
import { expect, test } from 'vitest'
import * as z from 'zod'
import { image, listOrNothing, markdown, text } from '../../src/content/schema/fields.ts'
import { count, money, time } from '../../src/content/schema/numbersAndTimes.ts'
import { type Field, fieldsOf, inWords } from '../../src/editor/fieldTree.ts'
import { hint, isLong, summaryField, textPattern } from '../../src/editor/formFields.ts'
import { opening, withModeline } from '../../src/editor/generatedFiles.ts'

function fieldOf(schema: z.ZodType): Field {
  const [field] = fieldsOf(z.strictObject({ field: schema }))
  if (!field) throw new Error('no field')
  return field
}

const pattern = (schema: z.ZodType) => {
  const field = fieldOf(schema)
  return new RegExp(field.type === 'text' ? (textPattern(field) ?? '') : 'x^')
}

test('a field has its description, its limits, and whether it is optional', () => {
  expect(fieldOf(money.optional().describe('What it costs.'))).toMatchObject({
    label: 'Field',
    description: 'What it costs.',
    expects: expect.stringContaining('a whole number'),
    example: '1099',
    required: false,
    type: 'number',
    whole: true,
    min: 1,
    max: 9_999_999,
  })
  expect(fieldOf(count.default(3))).toMatchObject({ default: 3, required: false })
})

test.each([
  [text(80), 'line'],
  [markdown(3000), 'markdown'],
  [image, 'image'],
  [time, 'other'],
])('a text field has its kind', (schema, is) => {
  expect(fieldOf(schema)).toMatchObject({ type: 'text', is })
})

test('a list has the type of its items, and whether it may be empty', () => {
  const list = fieldOf(listOrNothing(z.strictObject({ name: text(300) })))
  expect(list).toMatchObject({ type: 'list', mayBeNothing: true, item: { type: 'group' } })
  expect(fieldOf(z.array(text(300)).min(1))).toMatchObject({ type: 'list', mayBeNothing: false, min: 1 })
})

test('a union has its discriminator and its variants', () => {
  const union = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('time'), value: time }),
    z.strictObject({ kind: z.literal('money'), value: money }),
  ])
  expect(fieldOf(z.array(union))).toMatchObject({
    item: { type: 'variants', key: 'kind', variants: [{ value: 'time' }, { value: 'money' }] },
  })
})

test('a pattern holds the form and the length, and lets references through', () => {
  expect(pattern(text(5)).test('five5')).toBe(true)
  expect(pattern(text(5)).test('six666')).toBe(false)
  expect(pattern(text(5)).test(' spa ')).toBe(false)
  expect(pattern(text(5)).test('${site.name} and more')).toBe(true)
  expect(pattern(markdown(9)).test('a\n\nb')).toBe(true)
  expect(pattern(time).test('9:00')).toBe(false)
})

test('long texts get a large box, and only useful hints are shown', () => {
  const short = fieldOf(text(60))
  const long = fieldOf(markdown(3000))
  expect(short.type === 'text' && isLong(short)).toBe(false)
  expect(long.type === 'text' && isLong(long)).toBe(true)
  expect(hint(short, false)).toBeUndefined()
  expect(hint(long, false)).toContain('Write a text of at most 3000 characters')
})

test('a collapsed entry of a list shows its most descriptive field', () => {
  const fields = fieldsOf(z.strictObject({ id: text(300), name: text(300), price: money }))
  expect(summaryField(fields)).toBe('name')
  expect(summaryField(fieldsOf(z.strictObject({ price: money })))).toBeUndefined()
})

test('names become words', () => {
  expect(inWords('perHourLabel')).toBe('Per hour label')
  expect(inWords('not-found')).toBe('Not found')
})

test('the line that names a schema is put first, in the place of an older one', () => {
  const line = `${opening}../schema/faq.schema.json`
  const text = '# The questions.\nitems:\n'
  expect(withModeline(text, line)).toBe(`${line}\n${text}`)
  expect(withModeline(withModeline(text, `${opening}elsewhere.json`), line)).toBe(`${line}\n${text}`)
})
