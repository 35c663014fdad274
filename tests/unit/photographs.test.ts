/** A photograph that is of another kind, too large or too slow is refused by its first bytes, before it is decoded. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readPhotograph, whyUnreadable } from '../../src/assets/photograph.ts'

/** The shape of a photograph, or why it cannot be read. */
const read = (bytes: Uint8Array) =>
  readPhotograph(bytes).then(
    ({ shape }) => shape,
    (error: unknown) => whyUnreadable('x.jpg', error).reason,
  )

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#204060' } })

describe('is measured', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s', async (format) => {
    expect(await read(await picture(40, 30).toFormat(format).toBuffer())).toMatchObject({
      width: 40,
      height: 30,
    })
  })

  test('a progressive JPEG', async () => {
    expect(await read(await picture(40, 30).jpeg({ progressive: true }).toBuffer())).toMatchObject({
      width: 40,
    })
  })
})

describe('has no transparency', () => {
  const onGlass = (colour: string) =>
    sharp({ create: { width: 40, height: 30, channels: 4, background: '#00000000' } }).composite([
      { input: { create: { width: 10, height: 10, channels: 3, background: colour } }, left: 0, top: 0 },
    ])

  test.each([
    ['png', '#111111', '#ffffff'],
    ['webp', '#c00000', '#ffffff'],
    ['avif', '#111111', '#ffffff'],
    ['png', '#f0f0f0', '#000000'],
  ] as const)('a %s with a drawing in %s is on %s', async (format, drawn, ground) => {
    const { pixels } = await readPhotograph(await onGlass(drawn).toFormat(format).toBuffer())
    const { channels, isOpaque } = await sharp(
      await pixels().extract({ left: 30, top: 20, width: 9, height: 9 }).png().toBuffer(),
    ).stats()
    expect(isOpaque).toBe(true)
    for (const { mean } of channels) expect(Math.round(mean)).toBeCloseTo(ground === '#ffffff' ? 255 : 0, -1)
  })
})

describe('with a side that is too long is refused, whatever the other side', () => {
  test.each([
    [16_384, 1],
    [1, 16_384],
    [20_000, 20],
    [12, 40_000],
  ])('%i × %i', async (width, height) => {
    const bytes = await picture(width, height).png().toBuffer()
    expect(await read(bytes)).toBe(
      `“x.jpg” has ${width} × ${height} pixels; more than 24 megapixels, or 16383 on a side, are not read.`,
    )
  })

  test('by its header alone', async () => {
    const bytes = await picture(100, 100).png().toBuffer()
    // The width in the header of a PNG, whose checksum is not looked at.
    bytes.writeUInt32BE(23_000_000, 16)
    expect(await read(bytes)).toMatch(/has 23000000 × 100 pixels|damaged/)
  })
})

test('a photograph of two columns is not enlarged to find its colour', async () => {
  const { shape } = await readPhotograph(await picture(2, 16_000).png().toBuffer())
  expect(shape).toMatchObject({ width: 2, height: 16_000 })
})

test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  [
    'a drawing behind spaces',
    `${' '.repeat(50)}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`,
  ],
  ['a compressed drawing', new Uint8Array([0x1f, 0x8b, 8, 0])],
  ['a GIF', 'GIF89a'],
  ['a TIFF', 'II*\0'],
  ['a document', '%PDF-1.7'],
  ['a WAV', 'RIFF\0\0\0\0WAVE'],
  ['nothing', ''],
])('%s under the name of a photograph is refused', async (_what, bytes) => {
  expect(await read(Buffer.from(bytes))).toMatch(/it is not a photograph, or has an unknown format/)
})

test('a JPEG that draws over itself many times is refused', async () => {
  const once = await picture(64, 64).jpeg({ progressive: true }).toBuffer()
  const scan = once.subarray(once.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
  const drawn = (times: number) =>
    Buffer.concat([once.subarray(0, -2), ...Array<Buffer>(times).fill(scan), once.subarray(-2)])
  expect(await read(drawn(100))).toMatch(/has more than 100 scans/)
  expect(await read(drawn(2))).not.toMatch(/scans/)
})
