/** Photographs and images.yaml: each photograph that a field names is listed and exists, and each listed one is used. */

import { imageHint } from '../../diagnostics/hints/images.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import type { Source } from '../source.ts'
import { at, type RuleContext } from './context.ts'

/** Reports photographs that a field names but images.yaml does not list, and listed ones without a file. */
export function checkMissingImages({ content, files, source, messages }: RuleContext): void {
  const listFile = `${source.folder}/images.yaml`
  // An entry with a mistake may be the one that a field names.
  if (messages.all.some(({ fatal, file }) => fatal && file === listFile)) return
  const listed = new Set(content.images?.images.map((image) => image.file))
  const present = new Set(imageFiles(source))
  const named = files.flatMap(({ file, sound, summary }) =>
    sound ? summary.images.map((image) => ({ file, ...image })) : [],
  )
  for (const { file, name, isName, place } of named) {
    if (!isName || (file === listFile ? present : listed).has(name)) continue
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
        remedy: `${renamed(name, unlisted) ?? suggestions(name, unlisted, 'In the folder, but not listed')}Upload the file into that folder (the history still has one that was deleted), or correct its name; or delete this entry${instead}.`,
      })
    } else {
      messages.error({
        ...problem,
        reason: `The image “${name}” is not listed in ${listFile}.`,
        remedy: present.has(name)
          ? 'Add an entry there, with file and alt (what it shows).'
          : `${suggestions(name, [...listed], 'The photographs are')}For a new one, put its file into the folder images, and add an entry to images.yaml.`,
      })
    }
  }
}

/** The remedy where a file in the folder has this name in a form that is not accepted. */
function renamed(name: string, present: readonly string[]): string | undefined {
  const near = nearest(name, present)
  return near && imageHint(near)
    ? `If “${near}” in that folder is this photograph, rename the file to ${name}. Otherwise: `
    : undefined
}

/** Suggests the nearest of some names, or else all of them. */
function suggestions(name: string, known: readonly string[], intro: string): string {
  const near = nearest(name, known)
  if (near) return `Did you mean “${near}”? `
  return known.length > 0 ? `${intro}: ${known.join(', ')}. ` : ''
}

/** Reports photographs that are listed or in the gallery twice, and descriptions that were copied from another one. */
export function checkDuplicateImages({ content, cleanYaml, messages }: RuleContext): void {
  const images = content.images?.images ?? []
  const lists = [
    { file: 'images', list: 'images', field: 'file', values: images.map(({ file }) => file) },
    { file: 'images', list: 'images', field: 'alt', values: images.map(({ alt }) => alt) },
    {
      file: 'gallery',
      list: 'items',
      field: 'url',
      values: content.gallery?.items.map(({ url }) => url) ?? [],
    },
  ]
  for (const { file, list, field, values } of lists) {
    const yaml = cleanYaml(file)
    if (!yaml) continue
    for (const [index, value] of values.entries()) {
      const first = values.indexOf(value)
      if (first === index) continue
      const { line } = at(yaml, [list, first, field])
      messages.error({
        ...at(yaml, [list, index, field]),
        rule: 'duplicate-image',
        reason: `“${value}” is listed twice, first on line ${line}.`,
        remedy:
          field === 'alt'
            ? 'Describe what this photograph shows.'
            : 'Delete one of the two entries, or name another photograph.',
      })
    }
  }
}

/** Reports listed photographs that no page shows, and files that are not listed. */
export function checkUnusedImages({ content, files, source, yaml, messages }: RuleContext): void {
  const list = yaml('images')
  // A field that cannot be read may name any photograph.
  const isUncertain =
    content.unreadable.size > 0 ||
    messages.all.some(({ fatal, ruleId }) => fatal && ruleId !== 'alt-says-nothing')
  if (!list || isUncertain) return
  const images = content.images?.images ?? []
  const used = new Set(
    files
      .filter(({ file }) => file !== list.file)
      .flatMap(({ summary }) => summary.images.map(({ name }) => name)),
  )
  for (const [index, { file }] of images.entries()) {
    if (used.has(file)) continue
    messages.warning({
      ...at(list, ['images', index, 'file']),
      rule: 'unused-image',
      reason: `“${file}” is listed, but no page shows it.`,
      remedy: 'Name it where it should be shown, or delete this entry and the photograph.',
    })
  }
  const listed = new Set(images.map(({ file }) => file))
  for (const name of imageFiles(source)) {
    if (!listed.has(name))
      messages.warning({ file: `${source.folder}/images/${name}`, ...describeUnlisted(name) })
  }
}

/** The names of the files in the folder images. */
const imageFiles = ({ files }: Source) =>
  [...files.keys()].filter((path) => path.startsWith('images/')).map((path) => path.slice('images/'.length))

function describeUnlisted(name: string) {
  const { reason, remedy, value } = imageHint(name) ?? {}
  if (reason && value === undefined) return { rule: 'unlisted-image', reason, remedy }
  const rename = value ? `Rename it to ${value}. Then add` : 'Add'
  return {
    rule: 'unlisted-image',
    reason: 'This photograph is not listed in images.yaml, so nothing can show it.',
    remedy: `${rename} an entry there, with file and alt (what it shows), or delete the photograph.`,
  }
}
