/** The document around the parts of a page. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type IconDrawing, IconSprite } from '../../templates/components/IconSprite.tsx'
import {
  type DocumentEndProps,
  DocumentHeadEnd,
  type DocumentHeadProps,
  DocumentHeadStart,
  type ShareImage,
  ShareImageTags,
} from '../../templates/Document.tsx'
import { renderHtml } from './html.ts'

/** The beginning of a document, up to where the head speaks of one page. */
export const documentHeadStart = ({ language, ...head }: DocumentHeadProps & { language: string }): string =>
  `<!doctype html><html lang="${language}"><head>${renderToStaticMarkup(createElement(DocumentHeadStart, head))}`

export const shareImageTags = (image: ShareImage | undefined): string =>
  image ? renderToStaticMarkup(createElement(ShareImageTags, image)) : ''

/** The end of the head and the beginning of the body, with the drawings of icons. */
export const documentHeadEnd = (
  props: DocumentEndProps,
  icons: ReadonlyArray<{ name: string; drawing: IconDrawing }>,
): string =>
  `${renderToStaticMarkup(createElement(DocumentHeadEnd, props))}</head><body>${renderHtml(createElement(IconSprite, { icons }))}<div class="page">`

export const documentEnd = '</div></body></html>\n'
