/** Words on share images stay in their box, one line below the other, in every script that the font has. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { charactersWithoutGlyph, drawText } from '../../src/assets/drawnText.ts'

const box = { width: 520, height: 330, largest: 132 }
const white = '#ffffff'

/** Width and height of the picture, and the heights of its lines in pixels. */
async function setOf(text: string, size = box) {
  const set = await drawText(text, size, white)
  if (!set) throw new Error('Nothing is drawn.')
  const { data, info } = await sharp(set.input)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hasInk = Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * info.width, (row + 1) * info.width).some((alpha) => alpha > 40),
  )
  const rows = hasInk.map((ink) => (ink ? '#' : ' ')).join('')
  return {
    width: set.width,
    height: set.height,
    lines: rows
      .trim()
      .split(/ +/)
      .map(({ length }) => length),
  }
}

const long =
  'Everything you ever wanted to ask about playing in a gaming café after work, with friends, in teams and all on your own!'

describe.each([
  ['one word', 'Headsets'],
  ['a usual title', '240Hz vs 360Hz Monitors: Which One Should You Play On?'],
  ['120 characters', long],
  ['120 wide letters in one word', 'W'.repeat(120)],
  ['Devanagari', 'वाकड में गेमिंग कैफ़े कैसे चुनें: 240Hz, क्षेत्र और श्रृंखला की संपूर्ण मार्गदर्शिका'],
  ['120 characters of Devanagari', 'श्रृंखला हिन्दी ट्रैफ़िक '.repeat(5).slice(0, 120)],
  ['accents above capitals', 'ÉCOLE ÅÄÖ ÇA ÑÚ '.repeat(6).trim()],
])('%s', (_name, title) => {
  test('fills the box and stays in it', async () => {
    const { width, height } = await setOf(title)
    expect(width).toBeLessThanOrEqual(box.width)
    expect(height).toBeLessThanOrEqual(box.height)
    expect(width).toBeGreaterThan(200)
  })

  test('is not wider than the room of one line', async () => {
    const { width, height } = await setOf(title, { width: 520, height: 30, largest: 38 })
    expect(width).toBeLessThanOrEqual(520)
    expect(height).toBeLessThanOrEqual(30)
  })
})

test.each([
  ['lg gl lg gl', 4],
  ['कु शि कु शि', 2],
])('no line of %s touches the next', async (text, lines) => {
  expect((await setOf(text, { width: 70, height: 600, largest: 80 })).lines.length).toBe(lines)
})

test('a shorter title is set larger', async () => {
  const [short = 0] = (await setOf('HEADSETS')).lines
  const [small = 0] = (await setOf(long.toUpperCase())).lines
  expect(short).toBeGreaterThan(1.5 * small)
})

test('vowel signs and conjuncts are shaped', async () => {
  const widthOf = async (text: string) =>
    (await setOf(text, { width: 2000, height: 200, largest: 100 })).width
  // क्षि: three letters and a sign that goes before them become a sign and one conjunct.
  expect(await widthOf('क्षि')).toBeLessThan(0.8 * (await widthOf('कषि')))
})

test('signs of mark-up are words', async () => {
  expect((await setOf('A&B <i>')).width).toBeGreaterThan((await setOf('A')).width)
})

test('characters without a drawing are named, those that are never seen are not', async () => {
  expect(await charactersWithoutGlyph('Café ₹500 – क्षेत्र\u200d\u00a0')).toEqual([])
  expect(await charactersWithoutGlyph('e\u0301')).toEqual([])
  expect(await charactersWithoutGlyph('🎮 വ 🎮\ufe0f')).toEqual(['🎮', 'വ'])
})
