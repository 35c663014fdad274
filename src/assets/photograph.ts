/** One photograph as it is uploaded: what it is, how large it is, and why it cannot be read. */
import type { Sharp } from 'sharp'
import type { Finding } from '../diagnostics/messages.ts'
import { limits } from '../limits.ts'
import { heicRemedy } from '../validate/hints/images.ts'

/** Cached beside the encoded files of a photograph. */
export interface Shape {
  width: number
  height: number
  /** `#rrggbb` */
  colour: string
  /** How many pictures an animation has; absent for a photograph. */
  frames?: number
}

/** A photograph the right way up, without transparency, so that it looks the same in each format and on each page. */
export async function upright(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  const photo = sharp(bytes, { limitInputPixels: limits.picture.pixels }).autoOrient()
  const { hasAlpha } = await photo.metadata()
  return hasAlpha ? photo.flatten({ background: await groundOf(photo) }) : photo
}

/** The ground on which a transparent drawing can be seen: black for a light one, white for all others. */
async function groundOf(photo: Sharp): Promise<string> {
  const small = photo.clone().resize({ width: 64, height: 64, fit: 'inside', withoutEnlargement: true })
  const pixels = await small.toColourspace('srgb').ensureAlpha().raw().toBuffer()
  let light = 0
  let opacity = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    light += ((red + green + blue) / 3) * alpha
    opacity += alpha
  }
  return light > opacity * lightness ? '#000000' : '#ffffff'
}

/** From how much light on (of 255) a drawing is a light one. */
const lightness = 160

/** A photograph that is decoded once for all its sizes: each call gives its pixels, where `clone` would copy them. */
type Pixels = () => Sharp

async function decode(bytes: Uint8Array): Promise<{ pixels: Pixels; width: number; height: number }> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await (await upright(bytes)).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = () =>
    sharp(data, { raw: { width, height, channels }, limitInputPixels: limits.picture.pixels })
  return { pixels, width, height }
}

/** The colour of most of a small copy, as `#rrggbb`: counting the colours of all pixels takes seven times as long. */
async function mainColour(pixels: Pixels): Promise<string> {
  const { default: sharp } = await import('sharp')
  const small = pixels().resize({ width: 240, height: 240, fit: 'inside', withoutEnlargement: true })
  const { dominant } = await sharp(await small.png().toBuffer()).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** A file that is not even decoded. */
class Refused extends Error {
  readonly finding: Finding

  constructor(finding: Finding) {
    super(finding.reason)
    this.finding = finding
  }
}

const unreadable = (reason: string, remedy: string) =>
  new Refused({ rule: 'unreadable-image', reason, remedy })
const saveAgain = 'Save the original again as JPEG, and upload that in place of this one.'

/**
 * Decodes a photograph.
 *
 * @returns its pixels, the right way up, its size and its main colour
 * @throws if it cannot be read (see `whyUnreadable`). Its kind, its size and the number of its scans are found without
 *   decoding it
 */
export async function readPhotograph(bytes: Uint8Array): Promise<{ pixels: Pixels; shape: Shape }> {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  // The brand of an ISO media file names what is in it (ISO/IEC 23008-12, Annex B).
  if (/^.{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1)/s.test(start))
    throw unreadable(
      'is a photograph of an iPhone (HEIC) under another name, which browsers do not show.',
      heicRemedy,
    )
  // JPEG, PNG, WebP, AVIF; not SVG, which can contain programs, and all else that sharp would read.
  if (!/^(\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftypavi[fs])/s.test(start))
    throw unreadable(
      'cannot be read: it is not a photograph, or has an unknown format, or is empty.',
      saveAgain,
    )
  if (start.startsWith('\xff\xd8') && scansIn(bytes) > limits.picture.scans)
    throw unreadable(
      `has more than ${limits.picture.scans} scans, and each draws over the whole picture.`,
      saveAgain,
    )

  const { default: sharp } = await import('sharp')
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { pixels, side } = limits.picture
  if (width * height > pixels || Math.max(width, height) > side)
    throw new Refused({
      rule: 'large-image',
      reason: `has ${width} × ${height} pixels; more than ${pixels / 1_000_000} megapixels, or ${side} on a side, are not read.`,
      remedy: 'Make it 1920 pixels wide.',
    })
  const decoded = await decode(bytes)
  const colour = await mainColour(decoded.pixels)
  const frames = pages > 1 ? { frames: pages } : {}
  return {
    pixels: decoded.pixels,
    shape: { width: decoded.width, height: decoded.height, colour, ...frames },
  }
}

/** How often a progressive JPEG draws over the picture: its markers “start of scan” (ITU-T T.81, Annex B). */
function scansIn(bytes: Uint8Array): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const marker = Buffer.from([0xff, 0xda])
  let count = 0
  for (let at = buffer.indexOf(marker); at >= 0; at = buffer.indexOf(marker, at + 2)) count++
  return count
}

/** Why a photograph could not be measured or encoded. */
export function whyUnreadable(file: string, error: unknown): Finding {
  const { finding } =
    error instanceof Refused
      ? error
      : unreadable('cannot be read: the file is damaged or not whole.', saveAgain)
  return { ...finding, reason: `“${file}” ${finding.reason}` }
}
