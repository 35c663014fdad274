/** Hints for the names of photographs. */
import { availableFile } from '../../diagnostics/availableName.ts'
import { type Hint, recordsIn } from '../walkSchema.ts'
import { slugOf } from './addresses.ts'

/** How to convert a HEIC photograph of an iPhone (Apple, "Use HEIF or HEVC media on Apple devices"). */
export const heicRemedy =
  'Export it as JPEG (on a Mac: Preview, File, Export), and use that file. So that the iPhone takes JPEG from now on: Settings > Camera > Formats > Most Compatible.'

/** HEIC and other types of file, a name without its ending, a path, and names that are not safe in an address. */
export function imageHint(written: unknown): Hint | undefined {
  const name = String(written).trim()
  if (/\.hei[cf]$/i.test(name))
    return {
      reason: `“${name}” is a photograph of an iPhone, which browsers do not show.`,
      remedy: heicRemedy,
    }
  const [, path = '', stem = '', ending = ''] = /^((?:[^/:]*\/)*)([^/]*?)(\.\w+)?$/.exec(name) ?? []
  if (stem && !/^\.(jpe?g|png|webp|avif)$/i.test(ending))
    return {
      reason: `“${name}” is not the whole name of a photograph of a type that is shown here.`,
      remedy:
        'Write the name as it is in images.yaml, with the letters at its end: .jpg, .png or .webp. Save a photograph of another type as JPEG.',
    }
  const clean = slugOf(stem)
  const value = clean + ending.toLowerCase()
  if (!clean || value === name) return undefined
  if (path) return { value, remedy: 'Write the name alone: photographs are in the folder images itself.' }
  return {
    reason: `The name “${name}” cannot be the address of a photograph: small letters, digits and hyphens can.`,
    remedy: `Write ${value} here, if images.yaml lists this photograph under that name.`,
    value,
  }
}

/** How a photograph gets another name: GitHub renames none. */
export const uploadedAgain = (name: unknown, other: string) =>
  `upload it again with the name ${other}, and delete “${name}”`

/** The same for the list of photographs: a name that no other entry has. @param list the data of images.yaml */
export function listedImageHint(written: unknown, list: unknown): Hint | undefined {
  const hint = imageHint(written)
  if (hint?.value === undefined || String(written).includes('/')) return hint
  const listed = new Set([...recordsIn(list)].map(({ record }) => String(record.file)))
  const value = availableFile(hint.value, listed)
  const other = value === hint.value ? '' : `: ${hint.value} is another photograph`
  return {
    ...hint,
    value,
    remedy: `Write ${value} here and where pages name it${other}. If the file in the folder images is not called so yet, ${uploadedAgain(written, value)}.`,
  }
}
