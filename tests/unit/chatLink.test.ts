import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chatLink } from '../../templates/parts/chatLink.ts'

const chat = 'https://wa.me/910000000000'
const textOf = (link: string) => new URL(link).searchParams.get('text')

test('a blank is %20, and a plus stays a plus', () => {
  expect(chatLink(chat, 'Hi R&D + 1, 100% #1?')).toBe(
    `${chat}?text=Hi%20R%26D%20%2B%201%2C%20100%25%20%231%3F`,
  )
})

test('every message arrives as it was written, and no link contains a plus', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (message) => {
      const link = chatLink(chat, message)
      expect(textOf(link)).toBe(message.replaceAll('\u00a0', ' '))
      expect(link).not.toContain('+')
    }),
  )
})

test('a no-break space is a blank, and half of a character is left out', () => {
  expect(textOf(chatLink(chat, '9\u00a0PM \ud83d!'))).toBe('9 PM !')
})

test('a message replaces the one that the address has', () => {
  expect(chatLink(`${chat}?text=old&x=1`, 'new')).toBe(`${chat}?text=new`)
})
