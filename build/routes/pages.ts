/**
 * Routes → what each page has alone: its head, and what it shows between menu and footer. Everything else on it is put
 * around that by `documents`.
 */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageHead, type ShareImage } from '../../templates/Document.tsx'
import { MainContent } from '../../templates/Layout.tsx'
import type { ShareImages } from '../assets/shareImages.ts'
import type { Content } from '../content/types.ts'
import { type Kept, keeping } from '../keep.ts'
import { recalling, remembering } from '../memo.ts'
import { headOf, shareImageOf } from '../seo/head.ts'
import { graphOf, graphText } from '../seo/structuredData/graph.ts'
import { joinReadings, type Reading, readHtml, readTags } from '../site/page/readPage.ts'
import { tagsOf } from '../site/page/tags.ts'
import { digest, digestOf } from '../store.ts'
import { draw } from './draw.ts'
import { type Frame, framesOf } from './frames.ts'
import { foldTag, joinParts, type Parts } from './kinds.ts'
import { type PieceFacts, pieceFacts } from './pieces.ts'
import type { Route } from './routes.ts'
import type { Pictures } from './views.ts'

export interface Page {
  route: Route
  frame: Frame
  /** Its head, and behind that what stands within the frame. */
  own: Kept<OwnFacts>
  /** The parts of all its body; the same object for pages that have the same. */
  parts: () => Parts
}

export interface OwnFacts extends PieceFacts {
  /** How many bytes the head has. */
  headBytes: number
  /** How many bytes stand above the fold, the head's included; null for a page without one. */
  foldAt: number | null
  /** What checks want to know of head and body. */
  reading: Reading
}

/** Files that heads name. */
export interface HeadFiles {
  favicon: string | undefined
  shareImages: Omit<ShareImages, 'files'>
}

/** All pages, each to be drawn when somebody asks for it. */
export function renderPages(
  routes: readonly Route[],
  content: Content,
  pictures: Pictures,
  { favicon, shareImages }: HeadFiles,
): Page[] {
  const { site } = content
  const frameOf = framesOf(content)
  const key = digest(JSON.stringify([site, favicon, [...pictures.values()]]))
  const setting: Setting = { key, site, favicon, pictures }
  return routes.map((route) => {
    const frame = frameOf(route)
    const own = renderOwn(route, shareImageOf(route, site, shareImages, favicon), setting)
    return { route, frame, own, parts: recalling(() => partsWithin(frame, own.facts.parts), true) }
  })
}

/** What all pages are made of. */
interface Setting {
  /** Stands for all the rest. */
  key: string
  site: Content['site']
  favicon: string | undefined
  pictures: Pictures
}

const renderOwn = keeping(
  'page',
  (route: Route, image: ShareImage | undefined, { key }: Setting) =>
    [key, route.key ?? keyOf(route), JSON.stringify(image)].join('\n'),
  (route, image, { site, favicon, pictures }) => {
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
    const headBytes = Buffer.byteLength(head)
    const facts: OwnFacts = {
      headBytes,
      foldAt: below === undefined ? null : headBytes + Buffer.byteLength(above),
      ...pieceFacts(inside, tagsAbove, tagsBelow),
      reading: joinReadings([
        readHtml(head, site.url),
        readTags([...tagsAbove, ...(tagsBelow ?? [])], site.url, true),
      ]),
    }
    return { facts, text: head + inside }
  },
  { isHeld: true },
)

/** Stands for everything that a route says and shows. */
const keyOf = ({ template, path, canonicalPath, page, metadata, subject, crumbs }: Route) =>
  [
    template,
    digestOf(Object(page.props)),
    digestOf(metadata),
    digestOf(subject),
    JSON.stringify([path, canonicalPath, crumbs]),
  ].join('\n')

/** The largest picture of the first screen, and the sizes at which it is shown. */
function mainPictureOn(html: string, pictures: Pictures) {
  const [photo] = /<picture[^>]*>(?:<source[^>]*>)*<img[^>]* fetchPriority="high"[^>]*>/.exec(html) ?? []
  if (!photo) return undefined
  const [, sizes = ''] = / sizes="([^"]*)"/.exec(photo) ?? []
  const [, address] = / src="([^"]*)"/.exec(photo) ?? []
  const picture = [...pictures.values()].find(({ src }) => src === address)
  return picture && { srcSet: picture.avif, sizes }
}

const partsWithin = remembering(
  (frame: Frame, { above, below }: Parts) =>
    [frame.key, above.names, above.icons, below?.names, below?.icons].join('\n'),
  (frame, parts) => joinParts([frame.above().facts.parts, parts, frame.below().facts.parts]),
)

/** What the pages show that is not ASCII; of many pages, the same is told once. */
export function charactersOn(pages: readonly Page[]): ReadonlySet<string> {
  const frames = new Set(pages.map(({ frame }) => frame))
  const pieces = [...frames].flatMap(({ above, below }) => [above(), below()])
  return new Set(
    [...pieces.map(({ facts }) => facts), ...pages.map(({ own }) => own.facts)].map(
      ({ characters }) => characters,
    ),
  )
}
