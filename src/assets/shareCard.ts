/**
 * The picture that a link to a page shows in a chat: words on an ink panel with the brand's slanted edge, and the
 * photograph beside it. All sizes in pixels.
 */
import type { Lettering } from './lettering.ts'
import type { Palette } from './styles.ts'

/** What chats and networks ask for (Open Graph; spec section 3). */
export const shareSize = { width: 1200, height: 630 }

/** The part of the card that the photograph fills; `centre` is the middle of what the panel leaves of it. */
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
/** Between words and the edge of the panel. */
const air = 20

const edgeAt = (y: number) => panelTop - slant * y

/** @returns an SVG that is laid over the photograph */
export function drawCard(text: CardText, lettering: Lettering, colours: Palette): string {
  const title = drawablePart(text.title, lettering)
  const kicker = drawablePart(text.kicker, lettering)
  const details = drawablePart(text.details, lettering)
  const brand = drawablePart(text.brand, lettering)
  const { width, height } = shareSize
  const titleBox = { top: 156, bottom: details ? 400 : 484 }
  const placed = (x: number, y: number, colour: string, text: { svg: string }) =>
    `<g transform="translate(${x} ${y})" fill="${colour}">${text.svg}</g>`
  const line = (text: string, size: number, x: number, bottom: number) =>
    lettering.setLine(text, size, edgeAt(bottom) - x - air)
  const titleText = lettering.set(title, {
    width: edgeAt(titleBox.bottom) - margin - air,
    height: titleBox.bottom - titleBox.top,
    largest: details ? 200 : 132,
  })
  const kickerText = line(kicker, 38, margin, 130)
  const detailsText = line(details, 52, margin, 474)
  const brandText = line(brand, 50, margin + 34, 566)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path fill="${colours.ink}" d="M0 0H${panelTop}L${edgeAt(height)} ${height}H0Z"/>
<path fill="${colours.volt}" d="M${panelTop} 0h10L${edgeAt(height) + 10} ${height}h-10Z"/>
${bar(margin, 64, 64, 10, colours.volt)}
${placed(margin, 100, colours.ice, kickerText)}
${placed(margin, titleBox.top, '#fff', titleText)}
${placed(margin, 432, '#fff', detailsText)}
${bar(margin, 530, 14, 36, colours.volt)}
${placed(margin + 34, 532, '#fff', brandText)}
</svg>`
}

const bar = (x: number, y: number, width: number, height: number, colour: string) =>
  `<path fill="${colour}" d="M${x + slant * height} ${y}h${width}l${-slant * height} ${height}h${-width}Z"/>`

/** A text without characters that the font lacks, such as emoji; empty when letters are among them. */
function drawablePart(text: string, lettering: Lettering): string {
  const missing = lettering.missing(text)
  if (missing.some((character) => /[\p{L}\p{M}\p{N}]/u.test(character))) return ''
  return [...text.normalize()]
    .filter((character) => !missing.includes(character))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
