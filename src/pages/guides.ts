/** All guides, each made from its Markdown file. */

import { hashOf } from '../cache.ts'
import type { TypedAmount } from '../content/amounts/typedAmounts.ts'
import { type ArticleFile, listArticles } from '../content/articleFiles.ts'
import type { CheckedFile, FileSummary } from '../content/fileSummary.ts'
import type { LoadedData } from '../content/load.ts'
import { postSchema } from '../content/schema/articles.ts'
import type { Source } from '../content/source.ts'
import type { Post } from '../content/types.ts'
import { Messages } from '../diagnostics/messages.ts'
import type { RenderedMarkdown } from '../markdown/options.ts'
import { textOf } from '../siteFiles.ts'
import { type Figures, readArticle } from './article.ts'

export interface Guide {
  post: Post
  /** Its text. */
  html: string
  headings: RenderedMarkdown['headings']
  /** The summary of its file for rules across files. */
  file: FileSummary
  /** The amounts that are typed into its texts. */
  amounts: readonly TypedAmount[]
}

/** The guides of the last build by their paths, because a save in the preview changes one of many. */
export type GuideCache = Map<string, { key: string; guide: Guide }>

interface LoadedGuides {
  /** Newest first; of two with the same date, by slug. */
  guides: readonly Guide[]
  files: readonly CheckedFile[]
}

/**
 * Makes one guide: a pure function of its file, of what its references print, of the words and of the pictures.
 *
 * @returns undefined for a file without front matter; the messages say why
 */
function makeGuide(
  source: Source,
  { path, slug }: ArticleFile,
  data: LoadedData,
  shown: Figures,
): { guide: Guide | undefined; messages: Messages } {
  const messages = new Messages()
  const { fields, summary: file, ...article } = readArticle(path, postSchema, source, data, shown, messages)
  return { guide: fields && { post: { ...fields, slug }, file, ...article }, messages }
}

/**
 * Makes all guides of a content folder; those that did not change come from the cache. A guide with messages is made
 * again each time, so that its messages are never stale.
 */
export function makeGuides(
  source: Source,
  data: LoadedData,
  shown: Figures,
  cache: GuideCache,
  messages: Messages,
): LoadedGuides {
  const listed = listArticles(source, 'posts', messages)
  const keyOf = createKeys(source, data, shown)
  const make = (file: ArticleFile, key: string) => {
    const { guide, messages: found } = makeGuide(source, file, data, shown)
    messages.add(found)
    if (guide && found.all.length === 0) cache.set(file.path, { key, guide })
    return guide
  }
  const guides: Guide[] = []
  const files: CheckedFile[] = []
  for (const file of listed) {
    const key = keyOf(file)
    const cached = cache.get(file.path)
    const guide = cached?.key === key ? cached.guide : make(file, key)
    if (!guide) continue
    guides.push(guide)
    files.push({ file: `${source.folder}/${file.path}`, summary: guide.file })
  }
  guides.sort((a, b) => compare(b.post.date, a.post.date) || compare(a.post.slug, b.post.slug))
  return { guides, files }
}

/** Gives the cache key of a guide: a hash of everything that `makeGuide` depends on. */
function createKeys({ files, folder }: Source, { references, words }: LoadedData, { pictures }: Figures) {
  const shared = hashOf(JSON.stringify([folder, words, [...pictures]]))
  return ({ path }: ArticleFile): string => {
    const text = textOf(files.get(path))
    return hashOf(shared, text, references.printedIn(text))
  }
}

/** By code units, which are the same in every locale. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
