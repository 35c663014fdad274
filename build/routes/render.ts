/** Routes → HTML. One loop renders all of them. */
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Document, type DocumentProps, type HeadLink, type MainPicture } from '../../templates/Document.tsx'
import { Layout, type LayoutProps } from '../../templates/Layout.tsx'
import type { NamesOnPages, PageStyles } from '../assets/pageStyles.ts'
import type { ShareImages } from '../assets/shareImages.ts'
import type { Content } from '../content/types.ts'
import { identityOf, remembering } from '../memo.ts'
import { headOf } from '../seo/head.ts'
import { graphOf, graphText } from '../seo/structuredData/graph.ts'
import { fileOfRoute, type Site } from '../site/site.ts'
import { bookingOf, phoneOf, postalAddress } from './contact.ts'
import { assemble, kindsOfPages } from './kinds.ts'
import type { Route } from './routes.ts'
import type { Pictures } from './views.ts'

export interface PageAssets {
  /** From the classes and elements of pages to the style that they need. */
  stylesFor: (names: NamesOnPages) => PageStyles
  /** The address of the client script. */
  script: string
  favicon: string | undefined
  /** The address of the display font. */
  font: string
  links: readonly HeadLink[]
  shareImages: ShareImages
  /** The colour that browsers put around the page. */
  themeColour: string
}

/** A page without its head, and the route that it belongs to. */
export interface RenderedRoute {
  route: Route
  body: string
}

/** The bodies of all pages. */
export function renderBodies(routes: readonly Route[], content: Content): RenderedRoute[] {
  const shared = sharedLayout(content)
  return routes.map((route) => {
    const layout: LayoutProps = {
      ...shared,
      crumbs: route.crumbs,
      header: { ...shared.header, path: route.path },
    }
    return { route, body: renderBody(layout, route.page) }
  })
}

/** A page is a function of its template and its props alone. */
const renderBody = remembering(
  (layout: LayoutProps, { type, props }: ReactElement) =>
    `${identityOf(Object(type))} ${JSON.stringify([layout, props])}`,
  (layout, page) => renderToStaticMarkup(createElement(Layout, layout, page)),
)

const renderDocument = remembering(
  ({ body, styles, ...rest }: DocumentProps) => [JSON.stringify(rest), styles, body].join('\n'),
  (props) => `<!doctype html>${closingShort(renderToStaticMarkup(createElement(Document, props)))}\n`,
)

/** `<use href="#a"></use>` → `<use href="#a"/>`, which HTML allows inside of SVG (HTML Standard, 13.1.2). */
const closingShort = (html: string) =>
  html.replaceAll(/><\/(use|path|circle|rect|line|polyline|polygon|ellipse)>/g, '/>')

/** Every page as a finished file, and the files that pages fetch for what lies below their fold. */
export function renderDocuments(
  rendered: readonly RenderedRoute[],
  content: Content,
  pictures: Pictures,
  assets: PageAssets,
): { pages: Site; files: Site } {
  const pages: Site = new Map()
  const files: Site = new Map()
  const sources = { content, shareImages: assets.shareImages, favicon: assets.favicon }
  const bodies = rendered.map(({ route, body }) => ({ template: route.page.type, body }))
  const kinds = kindsOfPages(bodies, assets.stylesFor)
  for (const { route, body } of rendered) {
    const kind = kinds.get(route.page.type)
    if (!kind) continue
    const assembled = assemble(body, kind)
    const graph = graphOf(route, sources)
    const document = renderDocument({
      head: headOf(route, sources),
      structuredData: graph && graphText(graph),
      body: assembled.body,
      styles: kind.styles,
      script: assets.script,
      measurementId: content.site.analytics?.measurementId,
      favicon: assets.favicon,
      links: assets.links,
      themeColour: assets.themeColour,
      font: assets.font,
      mainPicture: mainPictureOn(assembled.above, pictures),
      icons: assembled.icons,
    })
    pages.set(fileOfRoute(route.path), document)
    for (const [path, file] of kind.files) files.set(path, file)
  }
  return { pages, files }
}

/** The photographs that a page shows, in the order of images.yaml. */
export const picturesOn = (html: string, pictures: Pictures) =>
  [...pictures.values()].filter(({ src }) => html.includes(` src="${src}"`))

/** What a browser needs to know to fetch the main picture before it reads of it. */
function mainPictureOn(html: string, pictures: Pictures): MainPicture | undefined {
  const [photo = ''] = /<picture[^>]*>(?:<source[^>]*>)*<img[^>]* fetchPriority="high"[^>]*>/.exec(html) ?? []
  const [, sizes = ''] = / sizes="([^"]*)"/.exec(photo) ?? []
  const [picture] = picturesOn(photo, pictures)
  return picture && { srcSet: picture.avif, sizes }
}

/** Header and footer, the same on every page. */
function sharedLayout({ site, locations, format }: Content): Pick<LayoutProps, 'header' | 'footer'> {
  return {
    header: { name: site.name, navigation: site.navigation, booking: bookingOf(site), path: '' },
    footer: {
      name: site.name,
      footer: site.footer,
      locations: locations.locations.map(({ id, name }) => ({ label: name, href: `/location/${id}` })),
      services: site.services.map(({ name, href }) => ({ label: name, href })),
      areas: site.areas,
      address: postalAddress(site),
      phone: phoneOf(site),
      email: site.contact.email,
      hours: format.timeRange(site.footerHours),
      map: site.map,
      social: site.social,
    },
  }
}
