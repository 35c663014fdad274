/** Characters that were not typed on purpose. */
import { describe, expect, test } from 'vitest'
import { checkCharacters, unshowable } from '../../src/diagnostics/characters.ts'

describe('an invisible character', () => {
  test.each([
    0x00, 0x1b, 0x7f, 0xad, 0x61c, 0x180e, 0x200b, 0x200f, 0x202e, 0x2028, 0x2066, 0x2061, 0x206f, 0x3164,
    0xfff9, 0xfdd0, 0xfffe, 0xffff, 0x1ffff, 0x10fffe, 0xe0041,
  ])('of code %i is reported at its place', (code) => {
    const character = String.fromCodePoint(code)
    const { findings, text } = checkCharacters(`One\nOur${character} nights`)
    expect(findings).toMatchObject([{ line: 2, column: 4, rule: 'invisible-character' }])
    expect(text).toBe('One\nOur nights')
    expect(`Our${character}`.search(unshowable)).toBe(3)
  })

  test('of tags is reported after a flag that has its own', () => {
    const hidden = [...'never shown']
      .map((sign) => String.fromCodePoint(0xe0000 + sign.charCodeAt(0)))
      .join('')
    expect(checkCharacters(`🏴${hidden}`).findings).toHaveLength(1)
  })

  test.each(['नमस्‍ते', 'می‌خواهم', 'שלום\u200f!', '👩‍💻', '🏴\u{e0067}\u{e0062}\u{e007f}', '👍🏿 ❤️'])(
    'is accepted where a script or an emoji needs it: %s',
    (text) => {
      expect(checkCharacters(text).findings).toEqual([])
      expect(text.search(unshowable)).toBe(-1)
    },
  )
})

test.each([
  ['Only ₹𝟭,𝟬𝟵𝟵 on 𝗙𝗿𝗶𝗱𝗮𝘆', 7, 'Only ₹1,099 on Friday'],
  ['Only ₹¹,⁰⁹⁹, or ⁹⁹ rupees', 7, 'Only ₹1,099, or 99 rupees'],
  ['𝑡ℎ𝑒 𝒩ℯ𝓌 hall', 1, 'the New hall'],
  ['We are ᴏᴘᴇɴ, ɴᴇxᴛ to the lake', 8, 'We are open, next to the lake'],
  ['Ⓞⓟⓔⓝ till ⓟ', 1, 'Open till p'],
  ['🅞🅟🅔🅝, 🅾🅿🅴🅽 and 🄾🄿🄴🄽', 1, 'OPEN, OPEN and OPEN'],
  ['Ｏｐｅｎ now', 1, 'Open now'],
])('letters and figures that only look like ordinary ones: %s', (written, column, right) => {
  const { findings, text } = checkCharacters(written)
  expect(findings).toMatchObject([{ line: 1, column, rule: 'styled-letters', corrected: right }])
  expect(text).toBe(right)
})

test.each([
  '20 m², 5 m³, 10¹² and x⁻¹',
  'ℹ️ 5 ℃, ℕ, ½, №',
  'name: Hall # 𝗯𝗼𝗹𝗱',
  'We sell tea¹² and (x)²³',
  '🅿️ and 🅿 behind the house, say /kɪ/ and 🎮',
])('raised figures and signs that are right, and comments: %s', (text) => {
  expect(checkCharacters(text).findings).toEqual([])
})
