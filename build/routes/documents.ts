/** Bodies → finished pages, each with its head. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Document, type DocumentProps, type HeadLink, type ShareImage } from '../../templates/Document.tsx'
import type { ShareImages } from '../assets/shareImages.ts'
import type { Content } from '../content/types.ts'
import { type Kept, keeping } from '../keep.ts'
import { remembering } from '../memo.ts'
import { headOf, shareImageOf } from '../seo/head.ts'
import { graphOf, graphText } from '../seo/structuredData/graph.ts'
import { fileOfRoute, type Site } from '../site/site.ts'
import { digest } from '../store.ts'
import type { BodyFacts, RenderedRoute } from './bodies.ts'
import { assemble, type Kind, type Kinds, templateOf } from './kinds.ts'
import type { Route } from './routes.ts'
import type { Pictures } from './views.ts'

export interface PageAssets {
  /** The address of the client script. */
  script: string
  favicon: string | undefined
  /** The address of the display font. */
  font: string
  links: readonly HeadLink[]
  shareImages: Omit<ShareImages, 'files'>
  /** The colour that browsers put around the page. */
  themeColour: string
}

/** Every page as a finished file, and the files that pages fetch for what lies below their fold. */
export function renderDocuments(
  rendered: readonly RenderedRoute[],
  content: Content,
  pictures: Pictures,
  kinds: Kinds,
  { shareImages, ...assets }: PageAssets,
): { pages: Site; files: Site } {
  const { site } = content
  const shared: SharedDocument = { site, ...assets }
  const sharedKey = digest(JSON.stringify([shared, [...pictures.values()]]))
  const pages: Site = new Map()
  const files: Site = new Map()
  for (const { route, body } of rendered) {
    const kind = kinds.get(templateOf(route.page))
    if (!kind) throw new Error(`nothing is known of the template of ${route.path}`)
    const image = shareImageOf(route, site, shareImages, assets.favicon)
    pages.set(
      fileOfRoute(route.path),
      renderDocument(route, body, { image, kind }, shared, pictures, sharedKey),
    )
    for (const [path, file] of kind.files) files.set(path, file)
  }
  return { pages, files }
}

/** What documents are made of besides their route and body: what all have in common, and what each has of its own. */
interface SharedDocument extends Omit<PageAssets, 'shareImages'> {
  site: Content['site']
}

interface OwnDocument {
  image: ShareImage | undefined
  kind: Kind
}

const renderDocument = keeping(
  'document',
  (
    { page: _page, ...route }: Route,
    { key }: Kept<BodyFacts>,
    { image, kind }: OwnDocument,
    _shared: SharedDocument,
    _pictures: Pictures,
    sharedKey: string,
  ) => [sharedKey, key, JSON.stringify([route, image, kind.below]), hashOfStyles(kind.styles)].join('\n'),
  (route, body, { image, kind }, { site, ...assets }, pictures) => {
    const { parts, main } = body.facts
    const graph = graphOf(route, site, assets.favicon)
    const mainPicture = [...pictures.values()].find(({ src }) => src === main?.image)
    const props: DocumentProps = {
      ...assets,
      ...assemble(String(body), parts, kind),
      head: headOf(route, site, image),
      structuredData: graph && graphText(graph),
      styles: kind.styles,
      measurementId: site.analytics?.measurementId,
      mainPicture: mainPicture && main ? { srcSet: mainPicture.avif, sizes: main.sizes } : undefined,
    }
    body.release()
    const html = closingShort(renderToStaticMarkup(createElement(Document, props)))
    return { facts: null, text: `<!doctype html>${html}\n` }
  },
)

const hashOfStyles = remembering((styles: string) => styles, digest)

/** `<use href="#a"></use>` → `<use href="#a"/>`, which HTML allows inside of SVG (HTML Standard, 13.1.2). */
const closingShort = (html: string) =>
  html.replaceAll(/><\/(use|path|circle|rect|line|polyline|polygon|ellipse)>/g, '/>')

/**
 * The photographs that a page shows, in the order of images.yaml.
 *
 * @param images the addresses of all pictures on it
 */
export function picturesOn(images: readonly string[], pictures: Pictures) {
  const shown = new Set(images)
  return [...pictures.values()].filter(({ src }) => shown.has(src))
}
