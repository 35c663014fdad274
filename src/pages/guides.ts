/** All guides: each is made from its Markdown file, or taken from the cache. */

import { join } from 'node:path'
import { type GuideContext, renderCard, renderFigure, renderGuide } from '../../templates/blog/guide.tsx'
import { entryOf } from '../assets/guideIndex.ts'
import { hashOf } from '../cache.ts'
import type { TypedFigure } from '../content/figures/typedFigures.ts'
import type { CheckedFile, FileSummary } from '../content/fileSummary.ts'
import { type GuideFile, listGuideFiles } from '../content/guideFiles.ts'
import type { LoadedData } from '../content/load.ts'
import { readMarkdownFile } from '../content/markdownFile.ts'
import { postSchema } from '../content/schema/articles.ts'
import type { Source } from '../content/source.ts'
import type { Post } from '../content/types.ts'
import { Messages } from '../diagnostics/messages.ts'
import { generator } from '../generator.ts'
import type { Figure } from '../markdown/options.ts'
import type { Options } from '../options.ts'
import { partOf } from '../render/fragment.ts'
import type { Part, RenderedFragment } from '../render/page.ts'
import { ResultCache } from '../resultCache.ts'
import { textOf } from '../site.ts'

/** A guide after `makeGuide`: page, card, index entry, and data for rules. */
export interface Guide extends RenderedFragment {
  post: Post
  /** The HTML of its card in the list, in UTF-8; `card` has the other fields of this part. */
  cardHtml: Uint8Array
  card: Omit<Part, 'html'>
  /** The byte range of its article in `html`. */
  article: { start: number; end: number }
  /** Its entry in the index for the search. */
  entry: Uint8Array
  /** The summary of its file for rules across files. */
  file: FileSummary
  /** The figures that are typed into its texts. */
  figures: readonly TypedFigure[]
}

/** The HTML of the text of a guide, in UTF-8. */
export const articleOf = ({ html, article: { start, end } }: Guide): Uint8Array => html.subarray(start, end)

export const cardOf = ({ cardHtml, card }: Guide): Part => ({ html: cardHtml, ...card })

/** The cache of guides: the results of `makeGuide` by their keys. */
export type GuideCache = ResultCache<Guide>

/** Opens the cache of guides of a content folder; results of other versions of the generator are ignored. */
export const openGuideCache = ({ cache, content }: Pick<Options, 'cache' | 'content'>): GuideCache =>
  new ResultCache(join(cache, 'guides', hashOf(content)), generator)

/** A cache of guides that ends with the process. */
export const guidesInMemory = (): GuideCache => new ResultCache(undefined, generator)

interface LoadedGuides {
  /** Newest first; of two with the same date, by slug. */
  guides: readonly Guide[]
  files: readonly CheckedFile[]
}

/**
 * Makes one guide: a pure function of its file, of what its references print, and of the context.
 *
 * @returns undefined for a file without front matter; the messages say why
 */
function makeGuide(
  source: Source,
  { path, slug }: GuideFile,
  data: LoadedData,
  context: GuideContext,
): { guide: Guide | undefined; messages: Messages } {
  const messages = new Messages()
  const options = {
    inPage: true,
    tableLabel: data.words.table,
    figure: (figure: Figure) => renderFigure(figure, context),
  } as const
  const { fields, html, summary, figures } = readMarkdownFile(
    source,
    path,
    postSchema,
    options,
    data.references,
    data.money,
    messages,
  )
  if (!fields) return { guide: undefined, messages }
  const post: Post = { ...fields, slug }
  const fragment = renderGuide(post, html, context)
  const article = Buffer.from(html)
  const start = Buffer.from(fragment.html).indexOf(article)
  if (start < 0) throw new Error('The template of guides changes their text, which feeds need unchanged.')
  const { html: cardHtml, ...card } = partOf(renderCard(post, context))
  const guide = {
    ...fragment,
    post,
    cardHtml,
    card,
    article: { start, end: start + article.length },
    entry: entryOf(post, html),
    file: summary,
    figures,
  }
  return { guide, messages }
}

/**
 * Makes all guides of a content folder; those that did not change come from the cache. A guide with messages is made
 * again each time, so that its messages are never stale.
 */
export function makeGuides(
  source: Source,
  data: LoadedData,
  context: GuideContext,
  cache: GuideCache,
  messages: Messages,
): LoadedGuides {
  const listed = listGuideFiles(source, messages)
  const keyOf = createKeys(source, data, context)
  const make = (file: GuideFile, key: string) => {
    const { guide, messages: found } = makeGuide(source, file, data, context)
    messages.add(found)
    return guide && found.all.length === 0 ? cache.set(key, guide) : guide
  }
  const guides: Guide[] = []
  const files: CheckedFile[] = []
  for (const file of listed) {
    const key = keyOf(file)
    const guide = cache.get(key) ?? make(file, key)
    if (!guide) continue
    guides.push(guide)
    files.push({ file: `${source.folder}/${file.path}`, summary: guide.file })
  }
  cache.save()
  guides.sort((a, b) => compare(b.post.date, a.post.date) || compare(a.post.slug, b.post.slug))
  return { guides, files }
}

/** Gives the cache key of a guide: a hash of everything that `makeGuide` depends on. */
function createKeys({ files, folder }: Source, { references, site }: LoadedData, context: GuideContext) {
  const { words, labels, previewDay, pictures } = context
  // The fields of site.yaml that guides show, the last two through `format`.
  const { url, name, language, dateLocale, currency } = site
  const ofSite = [url, name, language, dateLocale, currency]
  const shared = hashOf(JSON.stringify([folder, ofSite, words, labels, previewDay, [...pictures]]))
  return ({ path, slug }: GuideFile): string => {
    const bytes = files.get(path) ?? new Uint8Array()
    return hashOf(shared, slug, bytes, references.printedIn(textOf(bytes)))
  }
}

/** By code units, which are the same in every locale. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
