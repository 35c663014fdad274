/** Bodies → finished pages, each with its head. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  Document,
  type DocumentProps,
  type HeadLink,
  Hole,
  PageHead,
  type ShareImage,
} from '../../templates/Document.tsx'
import type { ShareImages } from '../assets/shareImages.ts'
import type { Content } from '../content/types.ts'
import { keeping, type Made } from '../keep.ts'
import { remembering } from '../memo.ts'
import { headOf, shareImageOf } from '../seo/head.ts'
import { graphOf, graphText } from '../seo/structuredData/graph.ts'
import {
  factsOfPage,
  joinReadings,
  type PageFacts,
  type Reading,
  readHtml,
  readWhenMade,
} from '../site/page/readPage.ts'
import { fileOfRoute, type Site } from '../site/site.ts'
import { digest, digestOf } from '../store.ts'
import { closingShort, type RenderedRoute } from './bodies.ts'
import { assemble, iconsAbove, type Kind, type Kinds, type NamedIcon, templateOf } from './kinds.ts'
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
  const shared: Shared = { site, assets }
  const sharedKey = digest(JSON.stringify([shared, [...pictures.values()]]))
  const pages: Site = new Map()
  const files: Site = new Map()
  const kindKeys = new Map(
    [...new Set(kinds.values())].map((kind) => [kind, digest(JSON.stringify([sharedKey, kind]))]),
  )
  for (const body of rendered) {
    const { route } = body
    const kind = kinds.get(templateOf(route.page))
    if (!kind) throw new Error(`nothing is known of the template of ${route.path}`)
    const image = shareImageOf(route, site, shareImages, assets.favicon)
    const own: Own = { image, kind, kindKey: kindKeys.get(kind) ?? '' }
    const document = renderDocument(body, own, shared, pictures)
    pages.set(fileOfRoute(route.path), document)
    for (const [path, file] of kind.files) files.set(path, file)
  }
  return { pages, files }
}

/** What all documents are made of. */
interface Shared {
  site: Content['site']
  assets: Omit<PageAssets, 'shareImages'>
}

/** What a document is made of besides. */
interface Own {
  image: ShareImage | undefined
  kind: Kind
  /** Stands for the kind, and for all that is shared. */
  kindKey: string
}

const renderDocument = keeping(
  readWhenMade,
  (
    { route: { page: _page, ending: _ending, metadata, subject, ...route }, frame, content }: RenderedRoute,
    { image, kindKey }: Own,
    _shared: Shared,
    _pictures: Pictures,
  ) =>
    [
      kindKey,
      frame.key,
      content.key,
      digestOf(metadata),
      digestOf(subject),
      JSON.stringify([route, image]),
    ].join('\n'),
  ({ route, frame, content, facts }, { image, kind, kindKey }, shared, pictures): Made<PageFacts> => {
    const { site, assets } = shared
    const inside = String(content)
    const whole = frame.above().html + inside + frame.below().html
    const icons = iconsAbove(facts.parts, kind)
    const body = assemble(whole, icons, kind)
    const graph = graphOf(route, site, assets.favicon)
    const mainPicture = [...pictures.values()].find(({ src }) => src === facts.main?.image)
    const head = renderToStaticMarkup(
      createElement(PageHead, {
        head: headOf(route, site, image),
        structuredData: graph && graphText(graph),
        mainPicture:
          mainPicture && facts.main ? { srcSet: mainPicture.avif, sizes: facts.main.sizes } : undefined,
      }),
    )
    const document = documentAround(kindKey, icons, kind, shared)
    const text = document.with(head, body)
    const reading = facts.parts.below
      ? // Below a fold, icons are fetched: pieces are not in it as they were.
        readHtml(text, site.url)
      : joinReadings([
          document.reading(),
          readHtml(head, site.url),
          frame.above().reading(),
          readHtml(inside, site.url, true),
          frame.below().reading(),
        ])
    return { facts: factsOfPage(reading), text }
  },
)

const hole = renderToStaticMarkup(createElement(Hole))

/** A document without its head and body, as many pages have it. */
const documentAround = remembering(
  (kindKey: string, icons: readonly NamedIcon[], _kind: Kind, _shared: Shared) =>
    [kindKey, ...icons.map(({ name }) => name)].join(' '),
  (_kindKey, icons, { styles }, { site, assets }) => {
    const props: DocumentProps = {
      ...assets,
      icons,
      styles,
      language: site.language,
      measurementId: site.analytics?.measurementId,
    }
    const html = `<!doctype html>${closingShort(renderToStaticMarkup(createElement(Document, props)))}\n`
    const [beforeHead = '', beforeBody = '', end = ''] = html.split(hole)
    let reading: Reading | undefined
    return {
      with: (head: string, body: string) => beforeHead + head + beforeBody + body + end,
      reading() {
        reading ??= readHtml(beforeHead + beforeBody + end, site.url)
        return reading
      },
    }
  },
  { isCommon: true },
)

/**
 * The photographs that a page shows, in the order of images.yaml.
 *
 * @param images the addresses of all pictures on it
 */
export function picturesOn(images: readonly string[], pictures: Pictures) {
  const shown = new Set(images)
  return [...pictures.values()].filter(({ src }) => shown.has(src))
}
