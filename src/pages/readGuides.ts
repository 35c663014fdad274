/** All guides, each made from its Markdown file. */

import { hashOf } from '../cache.ts'
import type { Collections } from '../content/collections.ts'
import type { CheckedFile, FileSummary } from '../content/fileSummary.ts'
import type { LoadedData } from '../content/loadYamlFiles.ts'
import type { Source } from '../content/source.ts'
import { listTextPages, type TextPageFile } from '../content/textPageFiles.ts'
import type { Guide } from '../content/types.ts'
import { Messages } from '../diagnostics/messages.ts'
import { textOf } from '../siteFiles.ts'
import { type Figures, readTextPage } from './textPage.ts'

/** A guide, with the summary of its file that rules need. */
interface MadeGuide {
  guide: Guide
  summary: FileSummary
}

/** The guides of the last build by their paths, because a save in the preview changes one of many. */
export type GuideCache = Map<string, { key: string; made: MadeGuide }>

interface LoadedGuides {
  /** Newest first; of two with the same date, by slug. */
  guides: readonly Guide[]
  files: readonly CheckedFile[]
}

/** Of a site without the list of guides. */
export const noGuides: LoadedGuides = { guides: [], files: [] }

/**
 * Makes one guide: a pure function of its file, of what its references print, of the words and of the pictures.
 *
 * @returns undefined for a file without front matter; the messages say why
 */
function makeGuide(
  source: Source,
  { path, slug }: TextPageFile,
  data: LoadedData,
  { guideFiles }: Collections,
  shown: Figures,
): { made: MadeGuide | undefined; messages: Messages } {
  const messages = new Messages()
  const read = readTextPage(path, guideFiles.schema, source, data, shown, messages)
  const { fields, html, headings, summary } = read
  return { made: fields && { guide: { ...fields, slug, html, headings }, summary }, messages }
}

/**
 * Makes all guides of a content folder; those that did not change come from the cache. A guide with messages is made
 * again each time, so that its messages are never stale.
 */
export function makeGuides(
  source: Source,
  data: LoadedData,
  collections: Collections,
  shown: Figures,
  cache: GuideCache,
  messages: Messages,
): LoadedGuides {
  const listed = listTextPages(source, 'posts', messages)
  const keyOf = createKeys(source, data, shown)
  const make = (file: TextPageFile, key: string) => {
    const { made, messages: found } = makeGuide(source, file, data, collections, shown)
    messages.add(found)
    if (made && found.all.length === 0) cache.set(file.path, { key, made })
    return made
  }
  const guides: Guide[] = []
  const files: CheckedFile[] = []
  for (const listedFile of listed) {
    const key = keyOf(listedFile)
    const cached = cache.get(listedFile.path)
    const made = cached?.key === key ? cached.made : make(listedFile, key)
    if (!made) continue
    guides.push(made.guide)
    files.push({ file: `${source.folder}/${listedFile.path}`, summary: made.summary })
  }
  guides.sort((a, b) => compare(b.date, a.date) || compare(a.slug, b.slug))
  return { guides, files }
}

/** Gives the cache key of a guide: a hash of everything that `makeGuide` depends on. */
function createKeys({ files, folder }: Source, { references, words }: LoadedData, { pictures }: Figures) {
  const shared = hashOf(JSON.stringify([folder, words, [...pictures]]))
  return ({ path }: TextPageFile): string => {
    const text = textOf(files.get(path))
    return hashOf(shared, text, references.printedIn(text))
  }
}

/** By code units, which are the same in every locale. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
