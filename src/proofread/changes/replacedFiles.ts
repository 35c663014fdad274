/** Files that an earlier state of the content had, and what depended on them. */

import { guideFile } from '../../content/collections.ts'
import { placeIn } from '../../content/findInContent.ts'
import type { Source } from '../../content/source.ts'
import type { Content } from '../../content/types.ts'
import { listed, nameOf } from '../../diagnostics/words.ts'
import type { RenderedSite } from '../../renderedSite.ts'
import { textOf } from '../../siteFiles.ts'
import { recordsIn } from '../../validate/walkSchema.ts'

interface Earlier {
  source: Pick<Source, 'files'>
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
    if (kept.length === 0) continue
    const remedies = {
      alt: 'say so in alt',
      focus: 'say in focus which point must stay visible',
      illustration: 'if it shows this place itself, delete the line of illustration',
    }
    messages.warning({
      ...placeIn(source, 'images.yaml', ['images', index, 'file']),
      rule: 'replaced-image',
      reason: `There is another photograph in images/${file} than before, and ${listed(kept.map((field) => `“${field}”`))} below ${kept.length > 1 ? 'are' : 'is'} still about the earlier one.`,
      remedy: `If it shows something else now, ${kept.map((field) => remedies[field]).join('; ')}.`,
    })
  }
}

/** The words of a guide about its photograph still describe the earlier one. */
function reportOtherPhotographs(earlier: Earlier, { content, source, messages }: RenderedSite) {
  for (const { slug, image, imageAlt } of content.guides) {
    const before = earlier.content.guides.find((other) => other.slug === slug)
    if (!before || before.image === image || before.imageAlt !== imageAlt) continue
    const path = guideFile(slug)
    const line =
      textOf(source.files.get(path))
        .split('\n')
        .findIndex((text) => text.startsWith('imageAlt:')) + 1
    messages.warning({
      file: `${source.folder}/${path}`,
      ...(line > 0 && { line }),
      rule: 'replaced-image',
      reason: `The photograph of this guide is ${image} since this change, not ${before.image}, but “imageAlt” is as before.`,
      remedy: 'Say in imageAlt what the new one shows.',
    })
  }
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
