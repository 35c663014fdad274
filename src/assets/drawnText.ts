/**
 * Words as pictures, set in the display font by sharp (Pango and HarfBuzz), so that vowel signs and conjuncts of Devanagari
 * are right. Nothing depends on the fonts of the machine.
 */
import { readFile } from 'node:fs/promises'
import { displayFontFile } from './fonts.ts'

/** The box that a text fills, and its largest font size, in pixels. */
interface Box {
  width: number
  height: number
  largest: number
}

/** The line height, as a share of the font's own. Devanagari has signs above and below its letters. */
const leadingOf = (text: string) => (/\p{Script=Devanagari}/u.test(text) ? 0.85 : 0.68)
/** The resolution at which a point is a pixel. */
const pixels = 72

/**
 * Sets a text as large as its box allows, on a transparent background.
 *
 * @param colour `#rrggbb`
 * @returns the picture and the size of what is drawn; undefined for an empty text
 */
export async function drawText(text: string, box: Box, colour: string) {
  if (text === '') return undefined
  const { default: sharp } = await import('sharp')
  const font = { font: `Teko SemiBold ${box.largest}`, fontfile: displayFontFile(), rgba: true }
  const markup = `<span foreground="${colour}" line_height="${leadingOf(text)}">${escaped(text)}</span>`
  const draw = async (size: { width: number; height: number } | { width: number; dpi: number }) => {
    const options = { ...font, ...size, text: markup, wrap: 'word-char' } as const
    const { data, info } = await sharp({ text: options }).png().toBuffer({ resolveWithObject: true })
    return { input: data, width: info.width, height: info.height, dpi: info.textAutofitDpi ?? pixels }
  }
  const { width, height } = box
  const fitted = await draw({ width, height })
  return fitted.dpi > pixels ? draw({ width, dpi: pixels }) : fitted
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

let drawable: Promise<ReadonlySet<number>> | undefined

/** The characters of a text without a glyph in the display font, each once. The font is read at the first call. */
export async function charactersWithoutGlyph(text: string): Promise<string[]> {
  drawable ??= readCharacters()
  const known = await drawable
  const isMissing = (character: string) =>
    !isInvisible(character) && !known.has(character.codePointAt(0) ?? 0)
  return [...new Set([...text.normalize()].filter(isMissing))]
}

async function readCharacters(): Promise<ReadonlySet<number>> {
  const { Blob, Face } = await import('harfbuzzjs')
  return new Set(new Face(new Blob(await readFile(displayFontFile()))).collectUnicodes())
}

const isInvisible = (character: string) => /[\p{Zs}\p{Default_Ignorable_Code_Point}]/u.test(character)
