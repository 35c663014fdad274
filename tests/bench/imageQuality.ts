/**
 * How good photographs look at the settings of `src/assets/images.ts` and around them: SSIM of the brightness
 * (Wang et al., IEEE Transactions on Image Processing 13, 2004) between the resized photograph before and after
 * encoding, with bytes and encoding time.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { contentOf } from '../cafes.ts'
import { report, table } from './figures.ts'

interface Setting {
  name: string
  encode: (image: Sharp) => Sharp
}

const widths = [480, 1280]
const settings: Setting[] = [
  ...[3, 4].flatMap((effort) =>
    [40, 45, 50, 55, 60].map(
      (quality): Setting => ({
        name: `AVIF ${quality}, effort ${effort}`,
        encode: (image) => image.avif({ quality, effort }),
      }),
    ),
  ),
  ...[60, 68, 72, 76, 80].map(
    (quality): Setting => ({
      name: `WebP ${quality}`,
      encode: (image) => image.webp({ quality, effort: 4, smartSubsample: true }),
    }),
  ),
  ...[66, 72, 78].map(
    (quality): Setting => ({
      name: `JPEG ${quality}`,
      encode: (image) => image.jpeg({ quality, mozjpeg: true }),
    }),
  ),
]

/** Prints a table for the photographs of the first café. SSIM 1 is the same picture. */
export async function run(): Promise<void> {
  const folder = join(contentOf.first, 'images')
  const photographs = readdirSync(folder).filter((file) => file.endsWith('.jpg'))
  const rows: string[][] = []
  for (const width of widths) {
    const originals = await Promise.all(
      photographs.map((file) =>
        sharp(join(folder, file)).resize({ width }).png({ compressionLevel: 1 }).toBuffer(),
      ),
    )
    for (const { name, encode } of settings) {
      const similarities: number[] = []
      let bytes = 0
      let milliseconds = 0
      for (const original of originals) {
        const started = performance.now()
        const picture = await encode(sharp(original)).toBuffer()
        milliseconds += performance.now() - started
        similarities.push(await ssim(original, picture))
        bytes += picture.length
      }
      const sum = similarities.reduce((total, similarity) => total + similarity, 0)
      rows.push([
        name,
        String(width),
        (sum / originals.length).toFixed(4),
        Math.min(...similarities).toFixed(4),
        (bytes / originals.length / 1000).toFixed(1),
        (milliseconds / originals.length).toFixed(0),
      ])
    }
  }
  const head = ['setting', 'width', 'SSIM, mean', 'SSIM, worst picture', 'kB a picture', 'ms a picture']
  report('images', `Encoding of ${photographs.length} photographs`, table(head, rows))
}

/** Mean structural similarity of two pictures of one size, in windows of 8 × 8 pixels that overlap by half. */
async function ssim(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b) return 0
  const { width, height } = a.info
  const channels = [a.info.channels, b.info.channels] as const
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]
  let sum = 0
  let windows = 0
  for (let top = 0; top + 8 <= height; top += 4) {
    for (let left = 0; left + 8 <= width; left += 4) {
      let [sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0]
      for (let y = top; y < top + 8; y++) {
        for (let x = left; x < left + 8; x++) {
          const va = a.data[(y * width + x) * channels[0]] ?? 0
          const vb = b.data[(y * width + x) * channels[1]] ?? 0
          sa += va
          sb += vb
          saa += va * va
          sbb += vb * vb
          sab += va * vb
        }
      }
      const [ma, mb] = [sa / 64, sb / 64]
      const [varianceA, varianceB, covariance] = [saa / 64 - ma * ma, sbb / 64 - mb * mb, sab / 64 - ma * mb]
      sum +=
        ((2 * ma * mb + c1) * (2 * covariance + c2)) /
        ((ma * ma + mb * mb + c1) * (varianceA + varianceB + c2))
      windows++
    }
  }
  return sum / windows
}
