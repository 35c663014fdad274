/** Hints for the names of photographs. */
import type { Hint } from '../schema.ts'

/** How to convert a HEIC photograph of an iPhone (Apple, "Use HEIF or HEVC media on Apple devices"). */
export const heicRemedy =
  'Export it as JPEG (on a Mac: Preview, File, Export), and use that file. So that the iPhone takes JPEG from now on: Settings > Camera > Formats > Most Compatible.'

/** The file types that are accepted. */
const readable = /\.(jpe?g|png|webp|avif)$/

/** A name that is safe in an address: `IMG 2034.JPG` → `img-2034.jpg`; undefined for another type of file. */
export function imageName(name: string): string | undefined {
  const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/.exec(name.trim().toLowerCase()) ?? []
  const clean = stem.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
  return clean && readable.test(ending) ? clean + ending : undefined
}

/** HEIC and other types of file, a path or an address instead of a name, and names that are not safe in an address. */
export function imageHint(written: unknown): Hint | undefined {
  const name = String(written).trim()
  const inFolder = /^\/?(?:content\/)?images\/(.+)$/.exec(name)?.[1]
  if (inFolder)
    return imageHint(inFolder) ?? { value: inFolder, remedy: 'Write the name alone, without its folder.' }
  if (/^[a-z]+:\/\//i.test(name))
    return {
      reason: `“${name}” is an address, but only photographs of the folder images are shown.`,
      remedy: 'Save the photograph, put it into the folder images, and write its name.',
    }
  if (/\.hei[cf]$/i.test(name))
    return {
      reason: `“${name}” is a photograph of an iPhone, which browsers do not show.`,
      remedy: heicRemedy,
    }
  if (/\.\w+$/.test(name) && !readable.test(name.toLowerCase()))
    return {
      reason: `“${name}” is not a photograph of a type that is shown here.`,
      remedy: 'Save it as JPEG (.jpg), PNG (.png) or WebP (.webp), and write that name.',
    }
  if (/^[\w -]+$/.test(name))
    return {
      reason: `“${name}” is not the whole name of a file: its ending is missing, such as .jpg.`,
      remedy:
        'Write the name as it is in images.yaml, with the point and the letters at its end (.jpg, .png or .webp).',
    }
  const better = imageName(name)
  return better && better !== name
    ? {
        reason: `The name “${name}” cannot be the address of a photograph: small letters, digits and hyphens can.`,
        remedy: `Write ${better} here, and give the file in the folder images that name, if it has not.`,
        value: better,
      }
    : undefined
}
