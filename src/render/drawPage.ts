/** A route → what its page has alone: its head, and what it shows between menu and footer. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageHead, type ShareImage } from '../../templates/Document.tsx'
import { MainContent } from '../../templates/Layout.tsx'
import { type Found, readHtml, readTags } from '../checks/page/readPage.ts'
import { tagsOf } from '../checks/page/tags.ts'
import type { Content } from '../content/types.ts'
import type { WholeRoute } from '../pages/routes.ts'
import type { Pictures } from '../pages/views.ts'
import { graphOf, graphText } from '../seo/jsonLd/graph.ts'
import { draw, hole } from './draw.ts'
import { drawForm } from './forms.ts'
import { headOf } from './head.ts'
import { foldTag, joinParts } from './kinds.ts'
import { charactersIn, type PieceFacts, pieceFacts } from './pieces.ts'

/** What was drawn, and what is to be known of it. */
export interface Drawn extends PieceFacts {
  /** Nothing for what is but a part of a page. */
  head: string
  /** What stands within the frame; above its fold, where it has one. */
  above: string
  /** What stands below the fold. */
  below: string | undefined
  /** What was found in each piece of all that. */
  found: readonly Found[]
}

/** What all pages are made of. */
export interface PageSetting {
  site: Content['site']
  /** The address of the site's own icon. */
  favicon: string | undefined
  pictures: Pictures
}

export function drawPage(
  route: WholeRoute,
  image: ShareImage | undefined,
  { site, favicon, pictures }: PageSetting,
): Drawn {
  const { url } = site
  const html = draw(createElement(MainContent, { crumbs: route.crumbs }, route.page))
  const [above = '', below] = html.split(foldTag)
  const [beforeItems = '', behindItems] = above.split(hole)
  const items = route.items?.map(({ key, texts, of }) =>
    drawForm(key, texts(), (some) => readPiece(draw(of(some)), url), url),
  )
  const pieces = [
    readPiece(beforeItems, url),
    ...(items ?? []),
    ...(behindItems === undefined ? [] : [readPiece(behindItems, url)]),
  ]
  const underFold = below === undefined ? undefined : readPiece(below, url)
  const graph = graphOf(route, site, favicon)
  const head = renderToStaticMarkup(
    createElement(PageHead, {
      head: headOf(route, site, image),
      structuredData: graph && graphText(graph),
      mainPicture: mainPictureOn(html, pictures),
    }),
  )
  const all = underFold ? [...pieces, underFold] : pieces
  return {
    head,
    above: pieces.map((piece) => piece.above).join(''),
    below,
    parts: {
      ...joinParts(pieces.map(({ parts }) => parts)),
      below: underFold ? underFold.parts.above : null,
    },
    characters: charactersIn(all.map(({ characters }) => characters).join('')),
    found: [readHtml(head, url), ...all.flatMap(({ found }) => found)],
  }
}

/** A part of what stands within the frame of a page. */
function readPiece(html: string, url: string): Drawn {
  const tags = tagsOf(html)
  return {
    head: '',
    above: html,
    below: undefined,
    ...pieceFacts(html, tags),
    found: [readTags(tags, url, true)],
  }
}

/** The largest picture of the first screen, and the sizes at which it is shown. */
function mainPictureOn(html: string, pictures: Pictures) {
  const [photo] = /<picture[^>]*>(?:<source[^>]*>)*<img[^>]* fetchPriority="high"[^>]*>/.exec(html) ?? []
  if (!photo) return undefined
  const [, sizes = ''] = / sizes="([^"]*)"/.exec(photo) ?? []
  const [, address] = / src="([^"]*)"/.exec(photo) ?? []
  const picture = [...pictures.values()].find(({ src }) => src === address)
  return picture && { srcSet: picture.avif, sizes }
}
