/**
 * The pictures that chats and networks show with a link, 1200 × 630 pixels: a photograph, or a card with the title of the
 * page (spec section 3). They are cached under the hash of everything they are made of.
 */
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { cachedFile, hashOf } from '../cache.ts'
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import type { Options } from '../options.ts'
import type { ShareImage } from '../render/Document.tsx'
import type { Picture } from '../render/Picture.tsx'
import type { Page } from '../render/page.ts'
import type { Site } from '../siteFiles.ts'
import { displayFontFile } from './fonts.ts'
import { hashedName } from './hashedName.ts'
import type { Palette } from './palette.ts'
import { upright } from './photograph.ts'
import { type CardText, drawCard, photoArea, shareSize } from './shareCard.ts'

export type ShareImages = Awaited<ReturnType<typeof createShareImages>>

interface Photograph {
  bytes: Uint8Array
  /** Its address on the site, with its hash. */
  src: string
  /** The point that must stay visible, as in CSS: `70% 40%`. */
  focus: string
}

/** Raise `version` when a card is drawn in another way. */
const encoding = { version: 3, jpeg: { quality: 80, mozjpeg: true } }

/**
 * Draws the cards of pages, and crops every photograph that pages without a card are shared with.
 *
 * A character that the display font cannot draw is left out; a text that would lack letters is not drawn at all. A preview is
 * not shared, so it draws no cards.
 *
 * @param pictures the photographs that could be read
 */
export async function createShareImages(
  pages: readonly Page[],
  site: Content['site'],
  { pictures, source, palette }: { pictures: ReadonlyMap<string, Picture>; source: Source; palette: Palette },
  { cache, check, dev }: Pick<Options, 'cache' | 'check' | 'dev'>,
) {
  const files: Site = new Map()
  /** By the paths of pages. */
  const cards = new Map<string, ShareImage>()
  /** By the names of photographs. */
  const photographs = new Map<string, ShareImage>()
  const photographOf = (name: string): Photograph | undefined => {
    const picture = pictures.get(name)
    const bytes = source.files.get(`images/${name}`)
    return picture && bytes && { bytes, src: picture.src, focus: picture.focus ?? '50% 50%' }
  }
  const publish = (stem: string, bytes: Uint8Array, alt: string): ShareImage => {
    const src = hashedName(`/images/${stem}.jpg`, bytes)
    files.set(src, bytes)
    return { url: site.url + src, type: 'image/jpeg', size: shareSize, alt }
  }
  const inCache = (key: readonly unknown[], make: () => Promise<Uint8Array>) =>
    cachedFile(join(cache, 'share', `${hashOf(JSON.stringify(key))}.jpg`), make)

  const names = pages.flatMap(({ metadata, shareCard }) => (shareCard ? [] : (metadata.shareImage ?? [])))
  for (const name of new Set([site.shareImage, ...names])) {
    const photograph = photographOf(name)
    if (!photograph) continue
    const key = [encoding, photograph.focus, photograph.src]
    const bytes = await inCache(key, async () => encoded(await cropped(photograph, shareSize)))
    photographs.set(name, publish(`page-${name.replace(/\.\w+$/, '')}`, bytes, pictures.get(name)?.alt ?? ''))
  }
  const font = displayFontFile().split('node_modules').at(-1)
  const brand = site.name.toLocaleUpperCase(site.language)
  for (const { path, shareCard } of pages) {
    const photograph = shareCard && photographOf(shareCard.photograph)
    if (!photograph || dev) continue
    const { kicker, title, details = '' } = shareCard
    const text: CardText = { title, kicker, details, brand }
    const key = [encoding, photoArea, text, palette, photograph.focus, font, photograph.src]
    // A check writes nothing, and drawing the card of a new page takes as long as ten pages.
    const bytes = check
      ? new Uint8Array()
      : await inCache(key, async () => encoded(await drawn(text, photograph, palette)))
    cards.set(path, publish(shareCard.stem, bytes, shareCard.alt))
  }
  return { cards, photographs, files }
}

async function drawn(text: CardText, photograph: Photograph, colours: Palette) {
  const { default: sharp } = await import('sharp')
  const photo = await (await cropped(photograph, photoArea, photoArea.centre))
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp({ create: { ...shareSize, channels: 3, background: colours.ground } }).composite([
    { input: photo, left: photoArea.left, top: photoArea.top },
    ...(await drawCard(text, colours)),
  ])
}

/**
 * Crops a photograph to fill an area, with its focus as near to the centre of the area as possible.
 *
 * @param centre the position of this centre, as a share of the width
 */
async function cropped({ bytes, focus }: Photograph, { width, height }: typeof shareSize, centre = 0.5) {
  const photo = await upright(bytes)
  const { autoOrient: whole } = await photo.metadata()
  const scale = Math.max(width / whole.width, height / whole.height)
  const scaled = { width: Math.round(whole.width * scale), height: Math.round(whole.height * scale) }
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat)
  const start = (length: number, part: number, at: number, middle: number) =>
    Math.round(Math.min(Math.max((length * at) / 100 - part * middle, 0), length - part))
  return photo.resize({ ...scaled, fit: 'fill' }).extract({
    left: start(scaled.width, width, x, centre),
    top: start(scaled.height, height, y, 0.5),
    width,
    height,
  })
}

const encoded = (image: Sharp): Promise<Uint8Array> => image.jpeg(encoding.jpeg).toBuffer()
