/** All guides, each made from its Markdown file. */

import { type ComponentType, createElement } from 'react'
import { hashOf } from '../cache.ts'
import type { TypedAmount } from '../content/amounts/typedAmounts.ts'
import type { CheckedFile, FileSummary } from '../content/fileSummary.ts'
import { type GuideFile, listGuideFiles } from '../content/guideFiles.ts'
import type { LoadedData } from '../content/load.ts'
import { readMarkdownFile } from '../content/markdownFile.ts'
import { postSchema } from '../content/schema/articles.ts'
import type { Source } from '../content/source.ts'
import type { Post } from '../content/types.ts'
import { Messages } from '../diagnostics/messages.ts'
import type { Figure as FigureInText, RenderedMarkdown } from '../markdown/options.ts'
import { renderHtml } from '../render/html.ts'
import type { Picture } from '../render/Picture.tsx'
import { textOf } from '../siteFiles.ts'

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

export interface FigureProps {
  /** Undefined for a photograph that is missing. */
  picture: Picture | undefined
  caption: string | undefined
  /** The page of a video, and its player, which a script shows in place of the picture after a click. */
  video: { page: string; player: string } | undefined
  playLabel: string
}

/** What guides show of pictures: those that are ready for pages, by the name of the file, and how one is shown. */
export interface Figures {
  pictures: ReadonlyMap<string, Picture>
  Figure: ComponentType<FigureProps>
}

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
  { path, slug }: GuideFile,
  { references, money, words }: LoadedData,
  shown: Figures,
): { guide: Guide | undefined; messages: Messages } {
  const messages = new Messages()
  const options = { inPage: true, tableLabel: words.table, mayHaveFigures: true } as const
  const read = readMarkdownFile(path, postSchema, options, { source, references, money, messages })
  const { fields, article, summary: file, amounts } = read
  const { headings } = article
  const figuresInText = article.figures.map(
    (figure) => renderFigure(figure, shown, words.playVideo) + figure.htmlAfter,
  )
  const html = article.html + figuresInText.join('')
  return { guide: fields && { post: { ...fields, slug }, html, headings, file, amounts }, messages }
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
  const listed = listGuideFiles(source, messages)
  const keyOf = createKeys(source, data, shown)
  const make = (file: GuideFile, key: string) => {
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

/** A picture in the text of a guide; an empty figure without the photograph, which a rule reports. */
function renderFigure(
  { image, alt, caption, video }: FigureInText,
  { pictures, Figure }: Figures,
  playLabel: string,
) {
  const picture = pictures.get(image)
  return renderHtml(
    createElement(Figure, { picture: picture && { ...picture, alt }, caption, video, playLabel }),
  )
}

/** Gives the cache key of a guide: a hash of everything that `makeGuide` depends on. */
function createKeys({ files, folder }: Source, { references, words }: LoadedData, { pictures }: Figures) {
  const shared = hashOf(JSON.stringify([folder, words, [...pictures]]))
  return ({ path }: GuideFile): string => {
    const text = textOf(files.get(path))
    return hashOf(shared, text, references.printedIn(text))
  }
}

/** By code units, which are the same in every locale. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
