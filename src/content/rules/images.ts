/** Photographs and images.yaml: each photograph that a field names is listed and exists, and each listed one is used. */
import { availableFile } from '../../diagnostics/availableName.ts'
import { nearest, nearestFew } from '../../diagnostics/nearest.ts'
import { capitalized } from '../../text.ts'
import { imageHint, uploadedAgain } from '../../validate/hints/images.ts'
import type { Source } from '../source.ts'
import { type RuleContext, repeatedIn } from './ruleContext.ts'

/** Reports photographs that a field names but images.yaml does not list, and listed ones without a file. */
export function checkMissingImages({ content, files, source, messages }: RuleContext): void {
  const listFile = `${source.folder}/images.yaml`
  const listed = new Set(content.images.images.map((image) => image.file))
  const present = new Set(imageFiles(source))
  const named = files.flatMap(({ file, summary }) => summary.images.map((image) => ({ file, ...image })))
  for (const { file, name, place } of named) {
    if ((file === listFile ? present : listed).has(name)) continue
    const problem = { file, ...place, rule: 'missing-image' }
    if (file === listFile) {
      const unlisted = [...present].filter((other) => !listed.has(other))
      const users = named
        .filter((image) => image.file !== listFile && image.name === name)
        .map((image) => `${image.file}:${image.place.line}`)
      const instead = users.length > 0 ? `, and name another photograph in ${users.join(', ')}` : ''
      messages.error({
        ...problem,
        reason: `There is no file “${name}” in ${source.folder}/images.`,
        remedy: `${renamed(name, unlisted) ?? suggestions(name, unlisted, 'In the folder, but not listed')}Upload the file into that folder (if it was deleted there, the history still has it), or correct its name; or delete this entry${instead}.`,
      })
    } else {
      messages.error({
        ...problem,
        reason: `The image “${name}” is not listed in ${listFile}.`,
        remedy: present.has(name)
          ? 'Add an entry there, with file and alt (what it shows).'
          : `${suggestions(name, [...listed], 'Photographs with names like it')}For a new one, put its file into the folder images, and add an entry to images.yaml.`,
      })
    }
  }
}

/** The remedy where a file in the folder has this name in a form that is not accepted. */
function renamed(name: string, present: readonly string[]): string | undefined {
  const within = present.find((path) => path.toLowerCase().endsWith(`/${name}`))
  if (within)
    return `If “${within}” in that folder is this photograph, move it out of its folder, as ${name}. Otherwise: `
  const near = nearest(name, present)
  return near && imageHint(near)
    ? `If “${near}” in that folder is this photograph, ${uploadedAgain(near, name)}. Otherwise: `
    : undefined
}

/** Suggests the nearest of some names, or else some that are near. */
function suggestions(name: string, known: readonly string[], intro: string): string {
  const near = nearest(name, known)
  if (near) return `Did you mean “${near}”? `
  return known.length > 0 ? `${intro}: ${nearestFew(name, known).join(', ')}. ` : ''
}

/** Reports photographs that are listed twice, and descriptions that were copied from another one. */
export function checkDuplicateImages(context: RuleContext): void {
  const { images } = context.content.images
  reportDuplicates(
    context,
    'images',
    ['images', 'file'],
    images.map(({ file }) => file),
  )
  const remedy = 'Describe what this photograph shows.'
  reportDuplicates(
    context,
    'images',
    ['images', 'alt'],
    images.map(({ alt }) => alt),
    remedy,
  )
}

/**
 * Reports values of a list that an earlier entry has.
 *
 * @param file the name of a data file
 * @param place the name of the list, and of the field of each entry
 * @param values those of the field, in order
 */
function reportDuplicates(
  { error, where }: RuleContext,
  file: string,
  [list, field]: readonly [string, string],
  values: readonly string[],
  remedy = 'Delete one of the two entries, or name another photograph.',
): void {
  for (const { entry: value, index } of repeatedIn(values, (value) => value)) {
    const line = where(file, [list, values.indexOf(value), field])
      .split(':')
      .at(-1)
    const reason = `“${value}” is listed twice, first on line ${line}.`
    error(file, [list, index, field], { rule: 'duplicate-image', reason, remedy })
  }
}

/** Warns of listed photographs that no page shows, and of files that are not listed. */
export function checkUnusedImages({ content, files, source, messages, warning }: RuleContext): void {
  const { images } = content.images
  const used = new Set(
    files
      .filter(({ file }) => file !== `${source.folder}/images.yaml`)
      .flatMap(({ summary }) => summary.images.map(({ name }) => name)),
  )
  for (const [index, { file }] of images.entries()) {
    if (used.has(file)) continue
    warning('images', ['images', index, 'file'], {
      rule: 'unused-image',
      reason: `“${file}” is listed, but no page shows it.`,
      remedy: 'Name it where it should be shown, or delete this entry and the photograph.',
    })
  }
  const listed = new Set(images.map(({ file }) => file))
  const taken = new Set([...imageFiles(source), ...listed])
  for (const name of imageFiles(source)) {
    if (!listed.has(name) && isPhotograph(`images/${name}`))
      messages.warning({
        file: `${source.folder}/images/${name}`,
        rule: 'unlisted-image',
        ...explain(name, taken),
      })
  }
}

export const photographEnding = /\.(?:jpe?g|png|webp|avif)$/i

/** Whether a path is that of a photograph, under a good name or not. */
export const isPhotograph = (path: string): boolean =>
  /^images\/[^/]+$/.test(path) && photographEnding.test(path)

/** The names of the files in the folder images. */
const imageFiles = ({ files }: Source) =>
  [...files.keys()].filter((path) => path.startsWith('images/')).map((path) => path.slice('images/'.length))

/** What to do about a file that is not listed. */
function explain(name: string, taken: ReadonlySet<string>) {
  const { value } = imageHint(name) ?? {}
  const free = value && availableFile(value, taken)
  const other = value === free ? '' : ` (${value} is another photograph)`
  return {
    reason: 'This photograph is not listed in images.yaml, so nothing can show it.',
    remedy: `${free ? `${capitalized(uploadedAgain(name, free))}${other}. Then write “- file: ${free}”` : `Write “- file: ${name}”`} at the end of images.yaml and below it “alt:”, with a sentence that says what it shows; and name it where it should be shown. Or only delete the photograph.`,
  }
}

/** Alternative texts describe the photograph (WCAG 1.1.1, failure F30). */
export function checkAltTexts({ files, messages }: RuleContext): void {
  for (const { file, summary } of files) {
    for (const { text, name, place } of summary.imageTexts) {
      if (isMeaningless(text, name)) {
        messages.error({
          file,
          ...place,
          rule: 'alt-says-nothing',
          reason: `“${text}” does not describe the picture to people who cannot see it.`,
          remedy: 'Write a sentence about what the picture shows.',
        })
      } else if (text.length > 0 && text.trim().split(/\s+/).length < fewestWords) {
        messages.warning({
          file,
          ...place,
          rule: 'alt-too-short',
          reason: `“${text}” is a short description for people who cannot see the picture.`,
          remedy: 'Write a sentence: who or what the picture shows, and where.',
        })
      }
    }
  }
}

/** A description has more words than a name. */
const fewestWords = 3

/** File names from cameras, phones and programs: IMG_2034, DSC00031, PXL_20260131, WhatsApp Image 2026-01-31, 20260131. */
const cameraName =
  /^(img|image|photo|picture|pic|dsc[nf]?|pxl|mvimg|dcim|gopr|screenshot|screen shot|whatsapp image|snapchat|signal)?[\s_-]*\d[\d\s_.:~()-]*(at[\s\d.:-]*([ap]m[\s\d()-]*|[()][\s\d()-]*)?)?$/i

/** Words that say nothing of a picture, alone or together: “Description of the picture”, “Your alt text here”. */
const wordsOfAny = new Set(
  'a about add alt alternative an caption describe describes description enter goes here image images img in insert is it of one photo photograph photographs photos pic picture pictures placeholder says screenshot sentence short show shows text that the this todo untitled upload uploading what write your'.split(
    ' ',
  ),
)

/** Whether a text is the name of a file, or words that fit any picture. */
function isMeaningless(alt: string, file: string | undefined): boolean {
  const words = alt.trim().replace(/\.(jpe?g|png|webp|avif|gif|hei[cf])$/i, '')
  const said = words.toLowerCase().match(/\p{L}+/gu)
  const isFileName = words !== alt.trim() && !/\s\S+\s/.test(words)
  return (
    isFileName ||
    words.toLowerCase().replaceAll(/[\s_]+/g, '-') === file?.replace(/\.\w+$/, '') ||
    cameraName.test(words) ||
    said?.every((word) => wordsOfAny.has(word)) === true
  )
}
