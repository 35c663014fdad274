/** Files that an earlier state of the content had, and what depended on them. */

import { guideFile } from '../../content/collections.ts'
import { findInShownTexts, placeIn, placesInWords } from '../../content/findInContent.ts'
import type { Source } from '../../content/source.ts'
import type { Content } from '../../content/types.ts'
import { listed, nameOf } from '../../diagnostics/words.ts'
import type { RenderedSite } from '../../renderedSite.ts'
import { recordsIn } from '../../validate/walkSchema.ts'

interface Earlier {
  source: Source
  content: Content
}

/** Warns of photographs that were replaced under their names, and of data files and texts of pages that are gone. */
export function reportReplacedFiles(earlier: Earlier, rendered: RenderedSite): void {
  reportReplacedPhotographs(earlier, rendered)
  reportOtherPhotographs(earlier, rendered)
  reportLostEntries(earlier, rendered)
  reportLostTexts(earlier, rendered)
}

/** What images.yaml says of a photograph still describes the earlier one. */
function reportReplacedPhotographs(earlier: Earlier, { content, source, messages }: RenderedSite) {
  for (const [index, image] of content.images.images.entries()) {
    const { file, alt, focus, illustration } = image
    const before = earlier.source.files.get(`images/${file}`)
    const now = source.files.get(`images/${file}`)
    const entry = earlier.content.images.images.find((other) => other.file === file)
    // Of a file that is too large, an earlier state has no bytes.
    if (!before?.length || !now || !entry || Buffer.compare(before, now) === 0) continue
    const fields = { alt, focus, illustration }
    const kept = (['alt', 'focus', 'illustration'] as const).filter(
      (field) => fields[field] && fields[field] === entry[field],
    )
    const old = descriptionsInTexts(earlier).filter(({ image }) => image === file)
    const texts = descriptionsInTexts({ content, source }).filter(
      ({ image, alt }) => image === file && old.some((other) => other.alt === alt),
    )
    if (kept.length + texts.length === 0) continue
    const remedies = {
      alt: 'say so in alt',
      focus: 'say in focus which point must stay visible',
      illustration: 'if it shows this place itself, delete the line of illustration',
    }
    const about = [
      ...(kept.length > 0 ? [`${listed(kept.map((field) => `“${field}”`))} below`] : []),
      ...(texts.length > 0 ? [`what describes it in ${placesInWords(texts.map(({ place }) => place))}`] : []),
    ]
    const todo = [...kept.map((field) => remedies[field]), ...(texts.length > 0 ? ['say so there'] : [])]
    messages.warning({
      ...placeIn(source, 'images.yaml', ['images', index, 'file']),
      rule: 'replaced-image',
      reason: `There is another photograph in images/${file} than before, and ${listed(about)} ${kept.length + texts.length > 1 ? 'are' : 'is'} still about the earlier one.`,
      remedy: `If it shows something else now, ${todo.join('; ')}.`,
    })
  }
}

/** What describes a photograph still describes the one that was there before. */
function reportOtherPhotographs(earlier: Earlier, { content, source, messages }: RenderedSite) {
  const before = descriptionsIn(earlier)
  const now = descriptionsIn({ content, source })
  const isSame = (one: Description, other: Description) => one.alt === other.alt && one.image === other.image
  const bytesOf = (files: Source['files'], { image }: Description) => files.get(`images/${image}`)
  for (const one of now) {
    if (one.alt === '' || before.some((old) => isSame(old, one))) continue
    const old = before.find(({ alt }) => alt === one.alt)
    if (!old || now.some((other) => isSame(other, old))) continue
    const [was, is] = [bytesOf(earlier.source.files, old), bytesOf(source.files, one)]
    // It only got another name.
    if (was && is && Buffer.compare(was, is) === 0) continue
    messages.warning({
      ...one.place,
      rule: 'replaced-image',
      reason: `The photograph here is ${one.image} since this change, not ${old.image}, but what describes it is as before: “${one.alt}”.`,
      remedy: 'Describe what the new one shows.',
    })
  }
}

interface Description {
  place: { file: string; line: number; column: number }
  alt: string
  image: string
}

const pictureInText = /!\[[^[\]\n]*\]\([^()\s]+/g

/** What describes photographs: in images.yaml, of guides, and in texts. */
function descriptionsIn({ content, source }: Pick<Earlier, 'content' | 'source'>): Description[] {
  const listed = content.images.images.map(({ file, alt }, index) => ({
    ...{ alt, image: file },
    place: placeIn(source, 'images.yaml', ['images', index, 'alt']),
  }))
  return [...listed, ...descriptionsInTexts({ content, source })]
}

function descriptionsInTexts({ content, source }: Pick<Earlier, 'content' | 'source'>): Description[] {
  const ofGuides = content.guides.flatMap(({ slug, image, imageAlt }) =>
    image && imageAlt
      ? [{ alt: imageAlt, image, place: placeIn(source, guideFile(slug), ['imageAlt']) }]
      : [],
  )
  const inTexts = findInShownTexts(source, (line) => line.matchAll(pictureInText)).map(({ place, found }) => {
    const [alt = '', image = ''] = found.slice(2).split('](')
    return { place, alt, image }
  })
  return [...ofGuides, ...inTexts]
}

/** How many entries are named. */
const mostNamed = 3

/** Without an optional file, no page lacks anything: its entries are gone in silence. */
function reportLostEntries(earlier: Earlier, { definition, source, messages }: RenderedSite) {
  for (const [key, { path, absent }] of Object.entries(definition.collections.dataFiles)) {
    if (absent === undefined || source.files.has(path) || !earlier.source.files.has(path)) continue
    const names = [...recordsIn(Reflect.get(earlier.content, key))].flatMap(({ record, path: keys }) =>
      keys.length === 2 ? (nameOf(record) ?? 'one without a name') : [],
    )
    if (names.length === 0) continue
    const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : ''
    messages.warning({
      file: `${source.folder}/${path}`,
      rule: 'lost-entries',
      reason: `This file is gone, and what was in it with it: ${names.slice(0, mostNamed).join(', ')}${more}.`,
      remedy: 'If any of that still holds, restore the file from the history. Otherwise, all is well.',
    })
  }
}

/** A page may have a long text or none. */
function reportLostTexts(earlier: Earlier, { definition, source, messages }: RenderedSite) {
  for (const name of definition.collections.longFormPages) {
    const path = `seo/${name}.md`
    if (!earlier.source.files.has(path) || source.files.has(path) || !source.files.has(`pages/${name}.yaml`))
      continue
    messages.warning({
      file: `${source.folder}/${path}`,
      rule: 'lost-text',
      reason: `This file is gone, so the page of pages/${name}.yaml has no long text any more.`,
      remedy: 'If it should still have it, restore the file from the history. Otherwise, all is well.',
    })
  }
}
