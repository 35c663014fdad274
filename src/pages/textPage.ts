/** A text page, which is made of one Markdown file: a guide, or a page in Markdown. */
import { type ComponentType, createElement } from 'react'
import type * as z from 'zod'
import type { LoadedData } from '../content/loadYamlFiles.ts'
import { readMarkdownFile } from '../content/markdownFile.ts'
import type { Source } from '../content/source.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { Figure as FigureInText } from '../markdown/options.ts'
import { renderHtml } from '../render/html.ts'
import type { Picture } from '../render/Picture.tsx'

export interface FigureProps {
  /** Undefined for a photograph that is missing. */
  picture: Picture | undefined
  caption: string | undefined
  /** The page of a video, and its player, which a script shows in place of the picture after a click. */
  video: { page: string; player: string } | undefined
  playLabel: string
}

/** What texts show of pictures: those that are ready for pages, by the name of the file, and how one is shown. */
export interface Figures {
  pictures: ReadonlyMap<string, Picture>
  Figure: ComponentType<FigureProps>
}

/**
 * Reads one text page with its pictures and videos, and reports its mistakes.
 *
 * @returns `fields` are undefined for a file without front matter
 */
export function readTextPage<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  source: Source,
  { references, words }: LoadedData,
  shown: Figures,
  messages: Messages,
) {
  const options = { inPage: true, tableLabel: words.table, mayHaveFigures: true } as const
  const read = readMarkdownFile(path, schema, options, { source, references, messages })
  const { fields, text, summary } = read
  const figures = text.figures.map(
    (figure) => renderFigure(figure, shown, words.playVideo) + figure.htmlAfter,
  )
  return { fields, html: text.html + figures.join(''), headings: text.headings, summary }
}

/** A picture in the text of a page; an empty figure without the photograph, which a rule reports. */
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
