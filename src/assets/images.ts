/**
 * Photographs → AVIF in a few widths, and one JPEG. Encoded files are cached under the hash of the
 * photograph and of the encoding's settings, so that only the first build does the work.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { cachedFile, readCached } from '../cache.ts'
import { placeIn } from '../content/findInContent.ts'
import type { Source } from '../content/source.ts'
import type { GeneratorData } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { Options } from '../options.ts'
import type { Picture } from '../render/Picture.tsx'
import type { Site } from '../siteFiles.ts'
import { readPhotograph, type Shape, whyUnreadable } from './photograph.ts'

type ListedImage = GeneratorData['images']['images'][number]

/** Widths in pixels; a photograph is never enlarged. */
const widths = [480, 800, 1280, 1920]
/** Why these settings: docs/decisions.md. Raise `version` when the output changes but the settings do not. */
const encoding = {
  version: 6,
  widths,
  avif: { quality: 49, effort: 1, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 72, mozjpeg: true },
}

/**
 * Called with the number of photographs that are encoded, how many there are to encode, and the next one; never when the
 * cache has them all.
 */
export type Progress = (done: number, total: number, next: string) => void

/**
 * Encodes every listed photograph that the cache does not have. One that cannot be read is reported at its line in
 * images.yaml.
 *
 * @returns pictures ready for pages, by the name of the photograph, and the files that they need
 */
export async function encodeImages(
  { images }: GeneratorData['images'],
  source: Source,
  { cache }: Pick<Options, 'cache'>,
  messages: Messages,
  progress: Progress = () => {},
) {
  const photographs = images.flatMap((image, index) => {
    const bytes = source.files.get(`images/${image.file}`)
    if (!bytes) return []
    const hash = hashOfPhotograph(bytes)
    return [{ image, index, bytes, hash, folder: join(cache, 'images', hash) }]
  })
  const encoded = await encodeAll(photographs, progress)

  const pictures = new Map<string, Picture>()
  const pictureFiles: Site = new Map()
  for (const [at, { image, index, hash }] of photographs.entries()) {
    const place = placeIn(source, 'images.yaml', ['images', index, 'file'])
    const result = encoded[at]
    if (result?.status !== 'fulfilled') {
      messages.error({ ...place, ...whyUnreadable(image.file, result?.reason) })
      continue
    }
    const { shape, variants } = result.value
    const stem = `/images/${image.file.replace(/\.\w+$/, '')}.${hash.slice(0, 8)}`
    for (const [name, content] of variants) pictureFiles.set(`${stem}-${name}`, content)
    pictures.set(image.file, describePicture(image, shape, stem))
    if (shape.frames)
      messages.warning({
        ...place,
        rule: 'animated-image',
        reason: `“${image.file}” is an animation of ${shape.frames} pictures; only its first picture is shown.`,
        remedy:
          'If that one shows what is meant, save it alone. For a moving picture, use a video in a guide or on a page of your own.',
      })
  }
  return { pictures, pictureFiles }
}

interface Photograph {
  image: ListedImage
  bytes: Uint8Array
  /** Where its encoded files are cached. */
  folder: string
}

/** Encodes two photographs at the same time, because decoding one keeps only one core busy. The results are in order. */
async function encodeAll(photographs: readonly Photograph[], progress: Progress) {
  const toEncode = new Set(photographs.filter(({ folder }) => !readCached(shapeFile(folder))))
  let done = 0
  const results: PromiseSettledResult<Awaited<ReturnType<typeof encode>>>[] = []
  const remaining = photographs.entries()
  const work = async () => {
    for (const [at, photograph] of remaining) {
      if (toEncode.has(photograph)) progress(done++, toEncode.size, photograph.image.file)
      const [result] = await Promise.allSettled([encode(photograph.bytes, photograph.folder)])
      results[at] = result
    }
  }
  await Promise.all([work(), work()])
  if (toEncode.size > 0) progress(toEncode.size, toEncode.size, '')
  return results
}

/** Since this version, pictures that may be transparent, which are all but JPEG, get a ground. */
const encodingWithGround = { ...encoding, version: 7 }

/** The hash of a photograph and of the way it is encoded. */
function hashOfPhotograph(bytes: Uint8Array): string {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8
  const settings = JSON.stringify(isJpeg ? encoding : encodingWithGround)
  return createHash('sha256').update(settings).update(bytes).digest('hex').slice(0, 16)
}

const shapeFile = (folder: string) => join(folder, 'shape.json')

/** @returns the encoded files by the end of their names, such as `480.avif`; from the cache if possible */
async function encode(bytes: Uint8Array, folder: string) {
  let reading: ReturnType<typeof readPhotograph> | undefined
  const read = () => (reading ??= readPhotograph(bytes))
  const written = await cachedFile(shapeFile(folder), async () =>
    Buffer.from(JSON.stringify((await read()).shape)),
  )
  const shape: Shape = JSON.parse(Buffer.from(written).toString())
  const cached = async (name: string, width: number, inFormat: (image: Sharp) => Sharp) => {
    const make = async () => inFormat((await read()).pixels().resize({ width })).toBuffer()
    return [name, await cachedFile(join(folder, name), make)] as const
  }
  const { avif, jpeg } = widthsFor(shape)
  const variants = await Promise.all([
    ...avif.map((width) => cached(`${width}.avif`, width, (image) => image.avif(encoding.avif))),
    cached(`${jpeg}.jpg`, jpeg, (image) => image.jpeg(encoding.jpeg)),
  ])
  return { shape, variants }
}

/** The widths in which a photograph is encoded. */
function widthsFor({ width }: Shape) {
  const fitting = widths.filter((candidate) => candidate < width)
  const avif = width <= (widths.at(-1) ?? width) ? [...fitting, width] : fitting
  // The one JPEG is for the feed, and for browsers without AVIF (Safari has it from 16 on).
  const jpeg = avif.findLast((candidate) => candidate <= 1280) ?? avif[0] ?? width
  return { avif, jpeg }
}

function describePicture({ alt, focus }: ListedImage, shape: Shape, stem: string): Picture {
  const { avif, jpeg } = widthsFor(shape)
  return {
    colour: roughColour(shape.colour),
    src: `${stem}-${jpeg}.jpg`,
    srcSize: { width: jpeg, height: Math.round((shape.height * jpeg) / shape.width) },
    avif: avif.map((width) => `${stem}-${width}.avif ${width}w`).join(', '),
    width: shape.width,
    height: shape.height,
    alt,
    focus,
  }
}

/** `#081818` → `#022`: the nearest of 512 colours, so that thousands of photographs share a few CSS rules. */
const roughColour = (colour: string) =>
  `#${[1, 3, 5]
    .map((start) => Math.min(7, Math.round(Number.parseInt(colour.slice(start, start + 2), 16) / 34)) * 2)
    .map((digit) => digit.toString(16))
    .join('')}`
