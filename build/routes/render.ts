/** Routes → HTML. One loop renders all of them. */
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { iconPrefix } from '../../templates/components/Icon.tsx'
import { Document, type DocumentProps, type HeadLink } from '../../templates/Document.tsx'
import { Layout, type LayoutProps } from '../../templates/Layout.tsx'
import { drawingOf } from '../assets/icons.ts'
import type { ShareImages } from '../assets/shareImages.ts'
import type { Content } from '../content/types.ts'
import { identityOf, remembering } from '../memo.ts'
import { headOf } from '../seo/head.ts'
import { graphOf, graphText } from '../seo/structuredData/graph.ts'
import { fileOfRoute, type Site } from '../site/site.ts'
import { bookingOf, phoneOf, postalAddress } from './contact.ts'
import type { Route } from './routes.ts'
import type { Pictures } from './views.ts'

export interface PageAssets {
  /** From the HTML of a page to the style that it needs. */
  stylesFor: (html: string) => string
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
  (props) => `<!doctype html>${renderToStaticMarkup(createElement(Document, props))}\n`,
)

/** Every page as a finished file. */
export function renderDocuments(
  rendered: readonly RenderedRoute[],
  content: Content,
  pictures: Pictures,
  assets: PageAssets,
): Site {
  const site: Site = new Map()
  const sources = { content, shareImages: assets.shareImages, favicon: assets.favicon }
  for (const { route, body } of rendered) {
    const graph = graphOf(route, sources)
    const document = renderDocument({
      head: headOf(route, sources),
      structuredData: graph && graphText(graph),
      body,
      styles: assets.stylesFor(body) + photoStyles(body, pictures),
      script: assets.script,
      measurementId: content.site.analytics?.measurementId,
      favicon: assets.favicon,
      links: assets.links,
      themeColour: assets.themeColour,
      font: assets.font,
      icons: iconsOn(body),
    })
    site.set(fileOfRoute(route.path), document)
  }
  return site
}

/**
 * For each photograph on a page, the colour that holds its place and the point that stays in view. Rules, because a
 * strict content security policy allows no styles in attributes.
 */
function photoStyles(html: string, pictures: Pictures): string {
  const rules = picturesOn(html, pictures)
    .map(
      ({ name, colour, focus }) =>
        `[data-photo="${name}"]{background-color:${colour}${focus ? `;object-position:${focus}` : ''}}`,
    )
    .join('')
  return `@layer base{${rules}}`
}

/** The photographs that a page shows, in the order of images.yaml. */
export const picturesOn = (html: string, pictures: Pictures) =>
  [...pictures.values()].filter(({ name }) => html.includes(`data-photo="${name}"`))

/** The icons that a page shows, in order of their first use. */
function iconsOn(html: string) {
  const uses = html.matchAll(new RegExp(`href="#${iconPrefix}([a-z0-9-]+)"`, 'g'))
  return [...new Set([...uses].map((match) => match[1] ?? ''))].flatMap((name) => {
    const drawing = drawingOf(name)
    return drawing ? [{ name, drawing }] : []
  })
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
