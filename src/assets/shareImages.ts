/**
 * The pictures that chats and networks show with a link, 1200 × 630 pixels: photographs for pages, and for each guide
 * a card with its title (spec section 3). They are cached under the hash of everything they are made of.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import type { Picture } from '../../templates/components/Picture.tsx'
import { cachedFile, hashOf } from '../cache.ts'
import type { Source } from '../content/source.ts'
import type { Content, Post } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { Site } from '../site.ts'
import { displayFontFile } from './fonts.ts'
import { hashedName } from './hashedName.ts'
import { hashOfPhotograph } from './images.ts'
import type { Lettering } from './lettering.ts'
import type { Palette } from './palette.ts'
import { type CardText, drawCard, photoArea, shareSize } from './shareCard.ts'

export interface ShareImage {
  /** The address inside the site. */
  src: string
  width: number
  height: number
  alt: string
}

export interface ShareImages {
  /** The cards of the newest guides, by slug. */
  guides: ReadonlyMap<string, ShareImage>
  /** Photographs in the shape of a share image, by the name of the photograph. */
  photographs: ReadonlyMap<string, ShareImage>
  files: Site
}

interface Photograph {
  bytes: Uint8Array
  hash: string
  /** The point that must stay visible, as in CSS: `70% 40%`. */
  focus: string
}

interface Area {
  width: number
  height: number
  /** Which share of the width is left of what should be in the middle. */
  centre?: number
}

/**
 * How many of the newest guides get a card. Drawing one takes as long as building fifty pages, and older guides are seldom
 * shared; their share image is their photograph.
 */
const newest = 50

/** Raise `version` when a card is drawn in another way. */
const encoding = { version: 1, jpeg: { quality: 80, mozjpeg: true } }

/**
 * Makes a share image for each of the newest guides, and of every photograph that pages share.
 *
 * A character that the display font cannot draw is reported and left out; a text that would lack letters is not drawn at
 * all.
 *
 * @param pictures the photographs that could be read
 * @param cacheDirectory a folder that may be deleted at any time
 */
export async function createShareImages(
  { site, pages, posts }: Content,
  pictures: ReadonlyMap<string, Picture>,
  source: Source,
  colours: Palette,
  cacheDirectory: string,
  messages: Messages,
): Promise<ShareImages> {
  const files: Site = new Map()
  const guides = new Map<string, ShareImage>()
  const photographs = new Map<string, ShareImage>()
  const font = displayFontFile()
  // Loaded only when there is something to draw.
  let loaded: Promise<Lettering> | undefined
  const loadLettering = () => {
    loaded ??= loadLetteringFrom(font)
    return loaded
  }
  const photographOf = (name: string): Photograph | undefined => {
    const picture = pictures.get(name)
    const bytes = source.files.get(`images/${name}`)
    return picture && bytes && { bytes, hash: hashOfPhotograph(bytes), focus: picture.focus ?? '50% 50%' }
  }
  const publish = (stem: string, bytes: Uint8Array, alt: string): ShareImage => {
    const src = hashedName(`/images/${stem}.jpg`, bytes)
    files.set(src, bytes)
    return { src, ...shareSize, alt }
  }
  const inCache = (name: string, make: () => Promise<Uint8Array>) =>
    cachedFile(join(cacheDirectory, name), make)

  for (const name of namesToShare(site, pages, posts.slice(newest))) {
    const photograph = photographOf(name)
    if (!photograph) continue
    const key = hashOf(JSON.stringify([encoding, photograph.focus, photograph.hash]))
    const bytes = await inCache(`${key}.jpg`, async () => encoded(await cropped(photograph, shareSize)))
    photographs.set(name, publish(`page-${name.replace(/\.\w+$/, '')}`, bytes, pictures.get(name)?.alt ?? ''))
  }
  for (const post of posts.slice(0, newest)) {
    const photograph = photographOf(post.image)
    if (!photograph) continue
    const text: CardText = {
      title: post.title,
      category: post.category,
      brand: site.name.toLocaleUpperCase(site.language),
    }
    const fontName = font.split('node_modules').at(-1)
    const { focus, hash } = photograph
    const key = hashOf(JSON.stringify([encoding, photoArea, text, colours, focus, fontName, hash]))
    const bytes = await inCache(`${key}.jpg`, async () =>
      encoded(await drawn(text, photograph, colours, await loadLettering())),
    )
    const missing = await inCache(`${key}.missing.txt`, async () =>
      Buffer.from(`${(await loadLettering()).missing(Object.values(text).join('')).join(' ')}\n`),
    )
    reportMissing(new TextDecoder().decode(missing).trim(), post, source, messages)
    guides.set(post.slug, publish(`guide-${post.slug}`, bytes, `${post.title} (${post.imageAlt})`))
  }
  return { guides, photographs, files }
}

/** The photographs that pages are shared with. */
const namesToShare = (site: Content['site'], pages: Content['pages'], guides: readonly Post[]) =>
  new Set([
    site.shareImage,
    ...guides.map(({ image }) => image),
    ...Object.values(pages).flatMap((page) =>
      page && 'shareImage' in page && page.shareImage ? [page.shareImage] : [],
    ),
  ])

async function loadLetteringFrom(font: string): Promise<Lettering> {
  const { createLettering } = await import('./lettering.ts')
  return createLettering(await readFile(font))
}

async function drawn(text: CardText, photograph: Photograph, colours: Palette, lettering: Lettering) {
  const { default: sharp } = await import('sharp')
  const drawable = {
    title: drawablePart(text.title, lettering),
    category: drawablePart(text.category, lettering),
    brand: drawablePart(text.brand, lettering),
  }
  const words = Buffer.from(drawCard(drawable, lettering, colours))
  const photo = await (await cropped(photograph, photoArea)).png({ compressionLevel: 1 }).toBuffer()
  return sharp({ create: { ...shareSize, channels: 3, background: colours.ink } }).composite([
    { input: photo, left: photoArea.left, top: photoArea.top },
    { input: words },
  ])
}

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

/** The part of a photograph that fills an area, with its focus as near as can be to the centre of the area. */
async function cropped({ bytes, focus }: Photograph, { width, height, centre = 0.5 }: Area) {
  const { default: sharp } = await import('sharp')
  const photo = sharp(bytes).autoOrient()
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

function reportMissing(characters: string, { slug }: Post, source: Source, messages: Messages) {
  if (characters === '') return
  const path = `posts/${slug}.md`
  const lines = new TextDecoder().decode(source.files.get(path)).split('\n')
  messages.warning({
    file: `${source.folder}/${path}`,
    line: lines.findIndex((line) => line.startsWith('title:')) + 1 || undefined,
    rule: 'share-image-characters',
    reason: `The display font cannot draw ${characters}, so the share image of this guide does without.`,
    remedy: 'If it matters, write the title or the category without it.',
  })
}
