import { expect, test } from 'vitest'
import { composeMessage } from '../../client/contact/composeMessage.ts'

const template = '{message}\n\nName: {name}\nPhone: {phone}'

test('each blank gets its field', () => {
  expect(composeMessage(template, { message: 'Hello', name: 'Asha', phone: '123' })).toBe(
    'Hello\n\nName: Asha\nPhone: 123',
  )
})

test('a line whose fields are empty is left out', () => {
  expect(composeMessage(template, { message: 'Hello', name: 'Asha', phone: ' ' })).toBe('Hello\n\nName: Asha')
})

test("visitors' input is not treated as a placeholder", () => {
  expect(composeMessage('{message} from {name}', { message: '{name} $& $1', name: 'Asha' })).toBe(
    '{name} $& $1 from Asha',
  )
})

test('lines without blanks stay', () => {
  expect(composeMessage('From the website:\n{message}', { message: 'Hello' })).toBe(
    'From the website:\nHello',
  )
})
