/** All guides, each made from its Markdown file. */

import { createElement } from 'react'
import { Figure } from '../../templates/parts/Figure.tsx'
import type { Picture } from '../../templates/parts/Picture.tsx'
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
import type { Figure as FigureInText, RenderedMarkdown } from '../markdown/options.ts'
import { renderHtml } from '../render/html.ts'
import { textOf } from '../site.ts'

export interface Guide {
  post: Post
  /** Its text. */
  html: string
  headings: RenderedMarkdown['headings']
  /** The summary of its file for rules across files. */
  file: FileSummary
  /** The figures that are typed into its texts. */
  figures: readonly TypedFigure[]
}

/** The guides of the last build by their paths, because a save in the preview changes one of many. */
export type GuideCache = Map<string, { key: string; guide: Guide }>

/** Photographs that are ready for pages, by the name of the file. */
type Pictures = ReadonlyMap<string, Picture>

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
  pictures: Pictures,
): { guide: Guide | undefined; messages: Messages } {
  const messages = new Messages()
  const options = { inPage: true, tableLabel: words.table, mayHaveFigures: true } as const
  const read = readMarkdownFile(source, path, postSchema, options, references, money, messages)
  const { fields, article, summary: file, figures } = read
  const { headings } = article
  const shown = article.figures.map(
    (figure) => renderFigure(figure, pictures, words.playVideo) + figure.htmlAfter,
  )
  const html = article.html + shown.join('')
  return { guide: fields && { post: { ...fields, slug }, html, headings, file, figures }, messages }
}

/**
 * Makes all guides of a content folder; those that did not change come from the cache. A guide with messages is made
 * again each time, so that its messages are never stale.
 */
export function makeGuides(
  source: Source,
  data: LoadedData,
  pictures: Pictures,
  cache: GuideCache,
  messages: Messages,
): LoadedGuides {
  const listed = listGuideFiles(source, messages)
  const keyOf = createKeys(source, data, pictures)
  const make = (file: GuideFile, key: string) => {
    const { guide, messages: found } = makeGuide(source, file, data, pictures)
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
function renderFigure({ image, alt, caption, video }: FigureInText, pictures: Pictures, playLabel: string) {
  const picture = pictures.get(image)
  return renderHtml(
    createElement(Figure, { picture: picture && { ...picture, alt }, caption, video, playLabel }),
  )
}

/** Gives the cache key of a guide: a hash of everything that `makeGuide` depends on. */
function createKeys({ files, folder }: Source, { references, words }: LoadedData, pictures: Pictures) {
  const shared = hashOf(JSON.stringify([folder, words, [...pictures]]))
  return ({ path }: GuideFile): string => {
    const text = textOf(files.get(path))
    return hashOf(shared, text, references.printedIn(text))
  }
}

/** By code units, which are the same in every locale. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
