/** The display font as pages get it: the dash of a range has as much space after it as before it. */
import { readFile } from 'node:fs/promises'
import { Blob, Face, Font } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { centreDash } from '../../src/assets/centredDash.ts'
import { displayFontFile } from '../../src/assets/fonts.ts'

test('the en dash is in the middle of its width, and no other glyph changes', async () => {
  const before = await readFile(displayFontFile())
  const after = await centreDash(before)
  const font = new Font(new Face(new Blob(after)))
  const dash = font.glyph('–'.codePointAt(0) ?? 0) ?? 0
  const { xBearing = 0, width = 0 } = font.glyphExtents(dash) ?? {}
  expect(font.glyphHAdvance(dash) - xBearing - width).toBe(xBearing)
  const changed = [...after.keys()].filter((at) => after[at] !== before[at])
  expect(changed).toHaveLength(2)
})
