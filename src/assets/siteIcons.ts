/**
 * The logo, and the icons drawn from `public/favicon.svg`: for old browsers, home screens and the manifest (W3C Web
 * Application Manifest).
 */
import { join, relative } from 'node:path'
import { cachedFile, hashOf } from '../cache.ts'
import type { Messages } from '../diagnostics/messages.ts'
import { readDrawing } from '../public/drawing.ts'
import { bytesOf, type Site } from '../siteFiles.ts'

/** A drawing of the site's name; its size in pixels gives its proportions. */
export interface Logo {
  src: string
  width: number
  height: number
}

const iconSource = '/favicon.svg'

interface IconFile {
  path: string
  size: number
  /** Where the drawing is: alone on a transparent icon, on the background with some room, or within what every mask leaves. */
  placement: 'plain' | 'opaque' | 'maskable'
}

/** Named as browsers look for them, so that a file of the same name in `public/` replaces one. */
export const iconFiles = [
  { path: '/favicon.ico', size: 32, placement: 'plain' },
  { path: '/apple-touch-icon.png', size: 180, placement: 'opaque' },
  { path: '/icon-192.png', size: 192, placement: 'plain' },
  { path: '/icon-512.png', size: 512, placement: 'plain' },
  { path: '/icon-maskable-512.png', size: 512, placement: 'maskable' },
] as const satisfies readonly IconFile[]

/** Raise when the icons are drawn in another way. */
const version = 2

/** The share of the icon's width that the drawing gets. Masks leave a circle of 0.8, and the square in it is 0.56 wide. */
const share = { plain: 1, opaque: 0.86, maskable: 0.56 }

/**
 * Draws the icons that `public/` does not have already. Without a `favicon.svg` that can be drawn, it reports a warning and
 * draws none.
 *
 * @param background the colour behind icons that must not be transparent
 */
export async function drawSiteIcons(
  published: Site,
  folder: string,
  background: string,
  cacheDirectory: string,
  messages: Messages,
): Promise<Site> {
  const wanted = iconFiles.filter(({ path }) => !published.has(path))
  const svg = published.has(iconSource) ? bytesOf(published.get(iconSource) ?? '') : undefined
  const file = `${relative(process.cwd(), folder)}${iconSource}`
  const warn = (reason: string) =>
    messages.warning({
      file,
      rule: 'site-icon',
      reason,
      remedy: 'Put a square drawing there, as SVG: it becomes the icon in browser tabs and on home screens.',
    })
  if (wanted.length === 0) return new Map()
  if (!svg) {
    warn(`There is no such file, so these icons are missing: ${wanted.map(({ path }) => path).join(', ')}.`)
    return new Map()
  }
  const icons: Site = new Map()
  try {
    for (const icon of wanted) {
      const key = hashOf(JSON.stringify([version, icon, share, background]), svg)
      const make = async () => {
        const png = await draw(Buffer.from(svg), icon, background)
        return icon.path.endsWith('.ico') ? asIco(png, icon.size) : png
      }
      icons.set(icon.path, await cachedFile(join(cacheDirectory, key), make))
    }
  } catch (error) {
    warn(`This drawing cannot be read: ${error instanceof Error ? error.message : error}.`)
    return new Map()
  }
  return icons
}

async function draw(svg: Buffer, { size, placement }: IconFile, background: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const nothing = { r: 0, g: 0, b: 0, alpha: 0 }
  const drawing = readDrawing(svg, true)
  if ('rule' in drawing) throw new Error(drawing.reason)
  const { width, height } = drawing
  // Drawn at its size, not enlarged.
  const pixels = Math.round(size * share[placement])
  const density = Math.min(Math.max((72 * pixels) / Math.max(width, height), 1), 100_000)
  const drawn = await sharp(svg, { density })
    .resize({ width: pixels, height: pixels, fit: 'contain', background: nothing })
    .png({ compressionLevel: 9 })
    .toBuffer()
  if (placement === 'plain') return drawn
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** One PNG inside an icon file: a header of 6 bytes, an entry of 16, then the picture (Microsoft ICO format). */
function asIco(png: Buffer, size: number): Buffer {
  // One picture; its width and height, one plane of 32 bits a pixel, its length, and where it begins.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  header.writeUInt32LE(png.length, 14)
  return Buffer.concat([header, png])
}

const logoPath = '/logo.svg'

/**
 * The logo for the header: `public/logo.svg`.
 *
 * @returns undefined without the file; the header then shows the name. A logo under another name is reported
 */
export function readLogo(published: Site, folder: string, messages: Messages): Logo | undefined {
  const svg = published.get(logoPath)
  const drawing = svg && readDrawing(bytesOf(svg), true)
  if (drawing && !('rule' in drawing)) return { src: logoPath, ...drawing }
  const other = [...published.keys()].find((path) => /^\/logo\.\w+$/i.test(path))
  if (other && other !== logoPath)
    messages.warning({
      file: `${relative(process.cwd(), folder)}${other}`,
      rule: 'site-logo',
      reason: 'This logo is not shown: it is read from logo.svg alone.',
      remedy:
        'Put a wide, flat drawing for a dark background there as logo.svg, not a photograph under that name. Or delete this file, and pages show the name.',
    })
  return undefined
}
