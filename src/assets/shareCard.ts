/**
 * The picture that a link to a page shows in a chat: words on an ink panel with the brand's slanted edge, and the
 * photograph beside it. All sizes in pixels.
 */
import { charactersWithoutGlyph, drawText } from './drawnText.ts'
import type { Palette } from './palette.ts'

/** The size that chats and networks expect (Open Graph; spec section 3). */
export const shareSize = { width: 1200, height: 630 }

/** The part of the card that the photograph fills; `centre` is the middle of its visible part, as a share of the width. */
export const photoArea = { left: 530, top: 0, width: 670, height: 630, centre: 0.62 }

export interface CardText {
  title: string
  kicker: string
  details: string
  brand: string
}

/** The slant of the brand's bar, 24 degrees: how far left for each pixel down. */
const slant = Math.tan((24 * Math.PI) / 180)
/** Where the panel ends at the top. */
const panelTop = 830
const margin = 64
/** The margin between words and the edge of the panel. */
const air = 20
const white = '#ffffff'

const edgeAt = (y: number) => panelTop - slant * y

/** Draws the overlay of the photograph: the panel, and the words on it. */
export async function drawCard(text: CardText, colours: Palette) {
  const { width, height } = shareSize
  const panel = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path fill="${colours.ground}" d="M0 0H${panelTop}L${edgeAt(height)} ${height}H0Z"/>
<path fill="${colours.accent}" d="M${panelTop} 0h10L${edgeAt(height) + 10} ${height}h-10Z"/>
${bar(margin, 64, 64, 10, colours.accent)}
${bar(margin, 530, 14, 36, colours.accent)}
</svg>`
  /** Sets words between two heights, left of the panel's edge. */
  const words = async (
    text: string,
    largest: number,
    left: number,
    top: number,
    bottom: number,
    colour: string,
  ) => {
    const box = { width: Math.floor(edgeAt(bottom) - left - air), height: bottom - top, largest }
    const set = await drawText(await drawablePart(text), box, colour)
    return set ? [{ input: set.input, left, top }] : []
  }
  const { title, kicker, details, brand } = text
  return [
    { input: Buffer.from(panel), left: 0, top: 0 },
    ...(await words(kicker, 38, margin, 100, 130, colours.smallWords)),
    ...(await words(title, details ? 200 : 132, margin, 156, details ? 400 : 484, white)),
    ...(await words(details, 52, margin, 432, 474, white)),
    ...(await words(brand, 50, margin + 34, 532, 566, white)),
  ]
}

const bar = (x: number, y: number, width: number, height: number, colour: string) =>
  `<path fill="${colour}" d="M${x + slant * height} ${y}h${width}l${-slant * height} ${height}h${-width}Z"/>`

/** The text without characters that the font lacks, such as emoji; empty if the font lacks a letter. */
async function drawablePart(text: string): Promise<string> {
  const missing = await charactersWithoutGlyph(text)
  if (missing.some((character) => /[\p{L}\p{M}\p{N}]/u.test(character))) return ''
  return [...text.normalize()]
    .filter((character) => !missing.includes(character))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
