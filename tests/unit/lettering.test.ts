/** Words on share images stay in their box, one line below the other, in every script that the font has. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { displayFontFile } from '../../src/assets/fonts.ts'
import { createLettering, type Lettering } from '../../src/assets/lettering.ts'

const box = { width: 520, height: 330, largest: 132 }
let lettering: Lettering
beforeAll(async () => {
  lettering = await createLettering(await readFile(displayFontFile()))
})

/** What is really drawn, in pixels from the corner of the box; the canvas has room around it. */
async function drawnEdges(svg: string) {
  const room = 200
  const size = { width: box.width + 2 * room, height: box.height + 2 * room }
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%"/><g fill="#fff" transform="translate(${room} ${room})">${svg}</g></svg>`
  const { data, info } = await sharp(Buffer.from(picture))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const edges = { left: Number.POSITIVE_INFINITY, right: 0, top: Number.POSITIVE_INFINITY, bottom: 0 }
  for (let offset = 0; offset < data.length; offset++) {
    if ((data[offset] ?? 0) < 40) continue
    const [x, y] = [(offset % info.width) - room, Math.floor(offset / info.width) - room]
    edges.left = Math.min(edges.left, x)
    edges.right = Math.max(edges.right, x)
    edges.top = Math.min(edges.top, y)
    edges.bottom = Math.max(edges.bottom, y)
  }
  return edges
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
  test('nothing is drawn outside the box', async () => {
    expect(title.length).toBeLessThanOrEqual(120)
    const { svg } = lettering.set(title, box)
    const edges = await drawnEdges(svg)
    expect(edges.left).toBeGreaterThanOrEqual(-1)
    expect(edges.top).toBeGreaterThanOrEqual(-1)
    expect(edges.right).toBeLessThanOrEqual(box.width + 1)
    expect(edges.bottom).toBeLessThanOrEqual(box.height + 1)
    expect(edges.right - edges.left).toBeGreaterThan(200)
  })

  test('no line touches the next', () => {
    const { lines } = lettering.set(title, box)
    for (const [index, line] of lines.slice(1).entries()) {
      expect(line.top - (lines[index]?.bottom ?? 0)).toBeGreaterThan(2)
    }
  })

  test('on one line, it is not wider than it may be', async () => {
    const { svg } = lettering.setLine(title, 38, box.width)
    const edges = await drawnEdges(svg)
    expect(edges.right).toBeLessThanOrEqual(box.width + 1)
    expect(edges.left).toBeGreaterThanOrEqual(-1)
  })
})

test('120 characters are 120 characters', () => expect(long).toHaveLength(120))

test('a shorter title is set larger', () => {
  const heightOf = (title: string) => {
    const [line] = lettering.set(title, box).lines
    return line ? line.bottom - line.top : 0
  }
  expect(heightOf('HEADSETS')).toBeGreaterThan(1.5 * heightOf(long.toUpperCase()))
})

test('vowel signs and conjuncts are shaped, also behind Latin letters', () => {
  const drawings = (text: string) => lettering.setLine(text, 100, 5000).svg.match(/<path/g)?.length
  // क्षि: three letters and a sign that goes before them become a sign and one conjunct.
  expect(drawings('क्षि')).toBe(2)
  expect(drawings('Hzक्षि')).toBe(4)
  const first = lettering.setLine('कि', 100, 5000).svg
  expect(first).not.toBe(lettering.setLine('की', 100, 5000).svg)
})

test('characters without a drawing are named, those that are never seen are not', () => {
  expect(lettering.missing('Café ₹500 – क्षेत्र\u200d\u00a0')).toEqual([])
  expect(lettering.missing('e\u0301')).toEqual([])
  expect(lettering.missing('🎮 വ 🎮\ufe0f')).toEqual(['🎮', 'വ'])
})
