/**
 * Photographs → AVIF and WebP in a few widths, and one JPEG. Encoded files are cached under the hash of the
 * photograph and of the encoding's settings, so that only the first build does the work.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import type { Picture } from '../../templates/components/Picture.tsx'
import { readCached, writeCached } from '../cache.ts'
import { placeIn } from '../content/placeIn.ts'
import type { Source } from '../content/source.ts'
import { heicRemedy } from '../diagnostics/hints/images.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { Options } from '../options.ts'
import type { Site } from '../site.ts'

export interface ListedImage {
  file: string
  alt: string
  focus?: string | undefined
}

/** Pictures ready for a page, by the name of the photograph; and the files that they need. */
export interface EncodedImages {
  pictures: ReadonlyMap<string, Picture>
  files: Site
}

/** Widths in pixels; a photograph is never enlarged. */
const widths = [480, 800, 1280, 1920]
/** Effort 4 would take four times as long for 7 % fewer bytes (measured). Raise `version` when the encoding changes in a way that the settings do not show. */
const encoding = {
  version: 3,
  widths,
  avif: { quality: 50, effort: 3 },
  webp: { quality: 76, effort: 4, smartSubsample: true },
  jpeg: { quality: 72, mozjpeg: true },
}

/** SVG is left out: it is a program of its own. */
const readableFormats = ['jpeg', 'png', 'webp', 'heif']
/** The largest photograph that is read, in pixels. */
const maxPixels = 24_000_000

/** Called with the number of photographs that are encoded, and the next one; never when the cache has them all. */
export type Progress = (done: number, total: number, next: string) => void

interface Shape {
  width: number
  height: number
  /** The main colour, `#rrggbb`. */
  colour: string
}

/**
 * Encodes every listed photograph that the cache does not hold.
 *
 * @param options `cache` is a folder that may be deleted at any time
 */
export async function encodeImages(
  images: readonly ListedImage[],
  source: Source,
  { cache }: Pick<Options, 'cache'>,
  messages: Messages,
  progress: Progress = () => {},
): Promise<EncodedImages> {
  const present = images.filter(({ file }) => source.files.has(`images/${file}`))
  const photographs = present.map((image) => {
    const bytes = source.files.get(`images/${image.file}`) ?? new Uint8Array()
    const hash = hashOfPhotograph(bytes)
    return { image, bytes, hash, folder: join(cache, 'images', hash) }
  })
  const cached = photographs.map(({ folder }) => readEntry(folder))
  const total = cached.filter((entry) => !entry).length
  let done = 0

  const pictures = new Map<string, Picture>()
  const files: Site = new Map()
  for (const [index, { image, bytes, hash, folder }] of photographs.entries()) {
    let entry = cached[index]
    if (!entry) {
      progress(done++, total, image.file)
      entry = await encode(bytes, folder).catch(async (error: Error) => {
        messages.error({
          ...placeIn(source, 'images.yaml', ['images', images.indexOf(image), 'file']),
          ...(await whyUnreadable(image.file, bytes, error)),
        })
        return undefined
      })
      if (!entry) continue
    }
    const stem = `/images/${image.file.replace(/\.\w+$/, '')}.${hash.slice(0, 8)}`
    for (const [name, content] of entry.files) files.set(`${stem}-${name}`, content)
    pictures.set(image.file, describePicture(image, entry.shape, stem))
  }
  if (total > 0) progress(total, total, '')
  return { pictures, files }
}

/** Stands for a photograph and the way it is encoded. */
export const hashOfPhotograph = (bytes: Uint8Array): string =>
  createHash('sha256').update(JSON.stringify(encoding)).update(bytes).digest('hex').slice(0, 16)

/** What is wrong with a photograph that could not be encoded. */
async function whyUnreadable(file: string, bytes: Uint8Array, error: Error) {
  if (error.message.includes('pixel limit')) {
    const { default: sharp } = await import('sharp')
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return {
      rule: 'large-image',
      reason: `“${file}” has ${width} × ${height} pixels; more than ${maxPixels / 1_000_000} megapixels are not read.`,
      remedy: 'Make it 1920 pixels wide.',
    }
  }
  // The brand of an ISO media file says what is in it (ISO/IEC 23008-12, Annex B).
  if (/^ftyp(hei[cxms]|hev[cx]|mif1|msf1)/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'))) {
    return {
      rule: 'unreadable-image',
      reason: `“${file}” is a photograph of an iPhone (HEIC) under another name, which browsers do not show.`,
      remedy: heicRemedy,
    }
  }
  const cause = error.message.includes('unsupported image format')
    ? 'it is no photograph, or one of a kind that is not known'
    : error instanceof WrongFormat
      ? error.message
      : 'the file is damaged or not whole'
  return {
    rule: 'unreadable-image',
    reason: `“${file}” cannot be read: ${cause}.`,
    remedy: 'Save it again as JPEG, and put it in place of this one.',
  }
}

class WrongFormat extends Error {}

interface CacheEntry {
  shape: Shape
  /** `480.avif` → bytes */
  files: Map<string, Uint8Array>
}

const widthsFor = ({ width }: Shape) => {
  const fitting = widths.filter((candidate) => candidate < width)
  return width <= (widths.at(-1) ?? width) ? [...fitting, width] : fitting
}

/** The width of the one JPEG, for browsers that know nothing else and for feeds. */
const fallbackWidth = (shape: Shape) =>
  widthsFor(shape).findLast((width) => width <= 1280) ?? smallestWidth(shape)

/** WebP is for browsers of before 2024, so a small and a large one will do. */
const webpWidths = (shape: Shape) => [...new Set([smallestWidth(shape), fallbackWidth(shape)])]

const smallestWidth = (shape: Shape) => widthsFor(shape)[0] ?? shape.width

const fileNames = (shape: Shape) => [
  ...widthsFor(shape).map((width) => `${width}.avif`),
  ...webpWidths(shape).map((width) => `${width}.webp`),
  `${fallbackWidth(shape)}.jpg`,
]

/** The encoded files of a photograph; undefined unless the cache has all of them. */
function readEntry(folder: string): CacheEntry | undefined {
  const shape = readShape(folder)
  if (!shape) return undefined
  const files = new Map<string, Uint8Array>()
  for (const name of fileNames(shape)) {
    const content = readCached(join(folder, name))
    if (!content) return undefined
    files.set(name, content)
  }
  return { shape, files }
}

function readShape(folder: string): Shape | undefined {
  const content = readCached(join(folder, 'shape.json'))
  const shape: unknown = content && JSON.parse(new TextDecoder().decode(content))
  return isShape(shape) ? shape : undefined
}

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' &&
  value !== null &&
  'width' in value &&
  'height' in value &&
  typeof value.width === 'number' &&
  typeof value.height === 'number' &&
  'colour' in value &&
  typeof value.colour === 'string'

async function encode(bytes: Uint8Array, folder: string): Promise<CacheEntry> {
  const { default: sharp } = await import('sharp')
  const upright = sharp(bytes, { limitInputPixels: maxPixels }).autoOrient()
  const { format, autoOrient } = await upright.metadata()
  if (!readableFormats.includes(format)) throw new WrongFormat(`it is in the format ${format}`)
  const { width, height } = autoOrient
  const { dominant } = await upright.clone().resize({ width: 64 }).stats()
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  const shape = { width, height, colour }
  const resized = (width: number) => upright.clone().resize({ width })
  const fallback = fallbackWidth(shape)
  const variants: [string, Sharp][] = [
    ...widthsFor(shape).map((width): [string, Sharp] => [
      `${width}.avif`,
      resized(width).avif(encoding.avif),
    ]),
    ...webpWidths(shape).map((width): [string, Sharp] => [
      `${width}.webp`,
      resized(width).webp(encoding.webp),
    ]),
    [`${fallback}.jpg`, resized(fallback).jpeg(encoding.jpeg)],
  ]
  const files = new Map(
    await Promise.all(variants.map(async ([name, image]) => [name, await image.toBuffer()] as const)),
  )
  for (const [name, content] of files) writeCached(join(folder, name), content)
  writeCached(join(folder, 'shape.json'), new TextEncoder().encode(JSON.stringify(shape)))
  return { shape, files: new Map<string, Uint8Array>(files) }
}

function describePicture({ alt, focus }: ListedImage, shape: Shape, stem: string): Picture {
  const srcset = (format: string, widths: readonly number[]) =>
    widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')
  const small = `${stem}-${smallestWidth(shape)}`
  const fallback = fallbackWidth(shape)
  return {
    colour: roughColour(shape.colour),
    src: `${stem}-${fallback}.jpg`,
    srcSize: { width: fallback, height: Math.round((shape.height * fallback) / shape.width) },
    avif: srcset('avif', widthsFor(shape)),
    webp: srcset('webp', webpWidths(shape)),
    small: { avif: `${small}.avif`, webp: `${small}.webp` },
    width: shape.width,
    height: shape.height,
    alt,
    focus,
  }
}

/** `#081818` → `#022`: the nearest of 512 colours, so that thousands of photographs share a few rules of style. */
const roughColour = (colour: string) =>
  `#${[1, 3, 5]
    .map((start) => Math.min(7, Math.round(Number.parseInt(colour.slice(start, start + 2), 16) / 34)) * 2)
    .map((digit) => digit.toString(16))
    .join('')}`
