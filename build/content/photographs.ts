/** Photographs and their list: each listed one is used, each one that is there is listed, each says what it shows. */
import type { Messages } from '../messages.ts'
import type { CheckedFile } from './notes.ts'
import type { Source } from './source.ts'
import type { Content } from './types.ts'
import { placeOf } from './yaml.ts'

export function checkPhotographs(
  content: Content,
  files: readonly CheckedFile[],
  source: Source,
  messages: Messages,
): void {
  const listFile = files.find(({ file }) => file === `${source.folder}/images.yaml`)
  if (!listFile?.sound) return
  const list = listFile.yaml()
  const { images } = content.images
  for (const [index, { file, alt }] of images.entries()) {
    if (!saysNothing(alt, file)) continue
    messages.error({
      file: list.file,
      ...placeOf(list, ['images', index, 'alt']),
      rule: 'alt-says-nothing',
      reason: `“${alt}” does not tell somebody who cannot see the picture what it shows.`,
      remedy: 'Write a sentence about what is to be seen.',
    })
  }
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
  const listed = new Set(images.map(({ file }) => `images/${file}`))
  for (const path of source.files.keys()) {
    if (!path.startsWith('images/') || listed.has(path)) continue
    messages.warning({
      file: `${source.folder}/${path}`,
      rule: 'unlisted-image',
      reason: 'This photograph is not listed in images.yaml, so nothing can show it.',
      remedy: 'Add an entry there, with file and alt (what it shows), or delete the photograph.',
    })
  }
}

/** Every photograph that a field names. */
const namesInUse = (files: readonly CheckedFile[], list: string) =>
  new Set(
    files.filter(({ file }) => file !== list).flatMap(({ notes }) => notes.images.map(({ name }) => name)),
  )

/** The name of the file, or a word that fits any picture (WCAG 1.1.1, failure F30). */
function saysNothing(alt: string, file: string): boolean {
  const stem = file.replace(/\.\w+$/, '')
  const words = alt.toLowerCase().trim()
  return (
    words === file ||
    words.replaceAll(/[\s_]+/g, '-') === stem ||
    /^(an? |the )?(image|photo|picture|photograph|img|pic|todo|alt|text)s?\.?$/.test(words)
  )
}
