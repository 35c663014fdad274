/** The part of a document that belongs to one page alone: its head, and what it shows between header and footer. */
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Breadcrumbs, type Crumb } from '../../templates/layout/Breadcrumbs.tsx'
import { PageHead } from '../../templates/layout/Document.tsx'
import type { Picture } from '../../templates/parts/Picture.tsx'
import type { Content, SiteIdentity } from '../content/types.ts'
import { graphOf, graphText } from '../seo/jsonLd/graph.ts'
import { foldTag } from './criticalCss.ts'
import { localeOf } from './head.ts'
import { renderHtml } from './html.ts'
import { charactersIn, summarizeHtml } from './htmlSummary.ts'
import type { Page, Part, RenderedFragment } from './page.ts'

/** The input of every fragment besides its page. */
export interface FragmentContext {
  site: SiteIdentity
  words: Content['words']
  /** Photographs that are ready for pages, by the name of the file. */
  pictures: ReadonlyMap<string, Picture>
}

/**
 * Renders head and body of one page.
 *
 * @param toPart makes a part from its HTML; its summary includes the second argument
 */
export function renderFragment(
  page: Omit<Page, 'content'> & { content: ReactElement },
  crumbs: readonly Crumb[],
  { site, words, pictures }: FragmentContext,
  toPart = partOf,
): RenderedFragment {
  const trail = createElement(Breadcrumbs, { crumbs, label: words.breadcrumbs })
  const body = renderHtml(trail) + renderHtml(page.content)
  const graph = graphOf(page, crumbs, site)
  const head = renderToStaticMarkup(
    createElement(PageHead, {
      metadata: page.metadata,
      siteName: site.name,
      canonical: `${site.url}${page.canonicalPath ?? page.path}`,
      locale: localeOf(site.language),
      structuredData: graph && graphText(graph),
      mainPicture: mainPictureIn(body, pictures),
    }),
  )
  const [html = '', below] = body.split(foldTag)
  const main = { head: Buffer.from(head), ...toPart(html, head) }
  return below === undefined ? main : { ...main, belowFold: toPart(below) }
}

/** A part of a body. @param head the head of its page, if the summary shall include it */
export const partOf = (html: string, head = ''): Part => ({
  html: Buffer.from(html),
  characters: charactersIn(html),
  summary: summarizeHtml(head + html),
})

/** The largest picture of the first screen, and the sizes at which it is shown. */
function mainPictureIn(html: string, pictures: FragmentContext['pictures']) {
  const [photo] =
    /<picture[^<>]*>(?:<source[^<>]*>)*<img(?=[^<>]* fetchPriority="high")[^<>]*>/.exec(html) ?? []
  if (!photo) return undefined
  const [, sizes = ''] = / sizes="([^"]*)"/.exec(photo) ?? []
  const [, address] = / src="([^"]*)"/.exec(photo) ?? []
  const picture = [...pictures.values()].find(({ src }) => src === address)
  return picture && { srcSet: picture.avif, sizes }
}
