/** A route → what its page has alone: its head, and what it shows between menu and footer. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageHead, type ShareImage } from '../../templates/Document.tsx'
import { MainContent } from '../../templates/Layout.tsx'
import type { Content } from '../content/types.ts'
import { headOf } from '../seo/head.ts'
import { graphOf, graphText } from '../seo/structuredData/graph.ts'
import { type Found, readHtml, readTags } from '../site/page/readPage.ts'
import { tagsOf } from '../site/page/tags.ts'
import { draw } from './draw.ts'
import { foldTag } from './kinds.ts'
import { type PieceFacts, pieceFacts } from './pieces.ts'
import type { WholeRoute } from './routes.ts'
import type { Pictures } from './views.ts'

export interface Drawn extends PieceFacts {
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
  const [above = '', below] = draw(createElement(MainContent, { crumbs: route.crumbs }, route.page)).split(
    foldTag,
  )
  const inside = above + (below ?? '')
  const tagsAbove = tagsOf(above)
  const tagsBelow = below === undefined ? undefined : tagsOf(below)
  const graph = graphOf(route, site, favicon)
  const head = renderToStaticMarkup(
    createElement(PageHead, {
      head: headOf(route, site, image),
      structuredData: graph && graphText(graph),
      mainPicture: mainPictureOn(inside, pictures),
    }),
  )
  return {
    head,
    above,
    below,
    ...pieceFacts(inside, tagsAbove, tagsBelow),
    found: [readHtml(head, site.url), readTags([...tagsAbove, ...(tagsBelow ?? [])], site.url, true)],
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
