/** Photographs and their list: each listed one is used, each one that is there is listed, each says what it shows. */

import { imageHint } from '../../diagnostics/hints/images.ts'
import type { Messages } from '../../diagnostics/messages.ts'
import { placeOf } from '../../diagnostics/positions.ts'
import type { CheckedFile } from '../fileSummary.ts'
import type { Source } from '../source.ts'
import type { Content } from '../types.ts'

export function checkPhotographs(
  content: Content,
  files: readonly CheckedFile[],
  source: Source,
  messages: Messages,
): void {
  for (const { file, sound, notes } of files) {
    for (const { text, name, place } of sound ? notes.imageTexts : []) {
      if (saysNothing(text, name)) {
        messages.error({
          file,
          ...place,
          rule: 'alt-says-nothing',
          reason: `“${text}” does not tell somebody who cannot see the picture what it shows.`,
          remedy: 'Write a sentence about what is to be seen.',
        })
      } else if (text.length > 0 && text.trim().split(/\s+/).length < fewestWords) {
        messages.warning({
          file,
          ...place,
          rule: 'alt-too-short',
          reason: `“${text}” says little to somebody who cannot see the picture.`,
          remedy: 'Write a sentence: who or what is to be seen, and where.',
        })
      }
    }
  }
  const listFile = files.find(({ file }) => file === `${source.folder}/images.yaml`)
  if (!listFile?.sound) return
  const list = listFile.yaml()
  const { images } = content.images
  // A field that cannot be read, or names a wrong photograph, may have meant any of them.
  const isUncertain =
    content.unreadable.size > 0 ||
    messages.all.some(({ fatal, ruleId }) => fatal && ruleId !== 'alt-says-nothing')
  if (isUncertain) return
  const used = namesInUse(files, list.file)
  for (const [index, { file }] of images.entries()) {
    if (used.has(file)) continue
    messages.warning({
      file: list.file,
      ...placeOf(list, ['images', index, 'file']),
      rule: 'unused-image',
      reason: `“${file}” is listed, but no page shows it.`,
      remedy: 'Name it where it should be shown, or delete this entry and the photograph.',
    })
  }
  const listed = new Set(images.map(({ file }) => file))
  for (const path of source.files.keys()) {
    const name = path.slice('images/'.length)
    if (!path.startsWith('images/') || listed.has(name)) continue
    messages.warning({ file: `${source.folder}/${path}`, ...whyUnlisted(name) })
  }
}

/** What is to be done with a file that no list names. */
function whyUnlisted(name: string) {
  const { reason, remedy, value } = imageHint(name) ?? {}
  if (reason && value === undefined) return { rule: 'unlisted-image', reason, remedy }
  const rename = value ? `Rename it to ${value}. Then add` : 'Add'
  return {
    rule: 'unlisted-image',
    reason: 'This photograph is not listed in images.yaml, so nothing can show it.',
    remedy: `${rename} an entry there, with file and alt (what it shows), or delete the photograph.`,
  }
}

/** Every photograph that a field names. */
const namesInUse = (files: readonly CheckedFile[], list: string) =>
  new Set(
    files.filter(({ file }) => file !== list).flatMap(({ notes }) => notes.images.map(({ name }) => name)),
  )

/** A name of a thing has two words; what is to be seen of it takes some more. */
const fewestWords = 3

/** Names that cameras, phones and programs give: IMG_2034, DSC00031, PXL_20260131, WhatsApp Image 2026-01-31, 20260131. */
const cameraName =
  /^(img|image|photo|picture|pic|dsc[nf]?|pxl|mvimg|dcim|gopr|screenshot|screen shot|whatsapp image|snapchat|signal)?[\s_-]*[\d][\d\s_.:~()-]*(at[\s\d.:-]*([ap]m)?)?[\s\d()-]*$/i

/** The name of the file, or a word that fits any picture (WCAG 1.1.1, failure F30). */
function saysNothing(alt: string, file: string | undefined): boolean {
  const words = alt.trim().replace(/\.(jpe?g|png|webp|avif|gif|hei[cf])$/i, '')
  const isFileName = words !== alt.trim() && !/\s\S+\s/.test(words)
  return (
    isFileName ||
    words.toLowerCase().replaceAll(/[\s_]+/g, '-') === file?.replace(/\.\w+$/, '') ||
    cameraName.test(words) ||
    /^(an? |the )?(image|photo|picture|photograph|img|pic|todo|alt|text)s?\.?$/i.test(words)
  )
}
