/** Routes → HTML. One loop renders all of them. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { iconPrefix } from '../../templates/components/Icon.tsx'
import { Document, type DocumentProps, type HeadLink, type ShareImage } from '../../templates/Document.tsx'
import { Layout, type LayoutProps } from '../../templates/Layout.tsx'
import { drawingOf } from '../assets/icons.ts'
import type { ShareImages } from '../assets/shareImages.ts'
import type { Content } from '../content/types.ts'
import { digest, type Kept, keeping } from '../keep.ts'
import { remembering } from '../memo.ts'
import { headOf, shareImageOf } from '../seo/head.ts'
import { graphOf, graphText } from '../seo/structuredData/graph.ts'
import { fileOfRoute, type Site } from '../site/site.ts'
import { bookingOf, phoneOf, postalAddress } from './contact.ts'
import type { Route } from './routes.ts'
import type { Pictures } from './views.ts'

export interface PageAssets {
  /** From the classes on a page to the style that it needs. */
  stylesFor: (classes: readonly string[]) => string
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
  body: Kept<BodyFacts>
}

/** What a site has to know of a body to put a document around it. */
interface BodyFacts {
  /** The names of the photographs on it. */
  photographs: string[]
  /** The names of its icons, in order of their first use. */
  icons: string[]
  classes: string[]
  /** Every character on it that is not ASCII, each once. */
  characters: string
}

/** The bodies of all pages. */
export function renderBodies(routes: readonly Route[], content: Content): RenderedRoute[] {
  const shared = sharedLayout(content)
  const sharedKey = digest(JSON.stringify(shared))
  return routes.map((route) => ({ route, body: renderBody(route, shared, sharedKey) }))
}

/** A page is a function of its template and its props alone. */
const renderBody = keeping(
  'body',
  ({ path, crumbs, page: { type, props } }: Route, _shared: SharedLayout, sharedKey: string) =>
    [sharedKey, path, Object(type).name, JSON.stringify([crumbs, props])].join('\n'),
  ({ path, crumbs, page }, shared) => {
    const layout: LayoutProps = { ...shared, crumbs, header: { ...shared.header, path } }
    const text = renderToStaticMarkup(createElement(Layout, layout, page))
    return { facts: factsOf(text), text }
  },
  { isTextKept: false },
)

const factsOf = (html: string): BodyFacts => ({
  photographs: namesIn(html, / data-photo="([^"]*)"/g),
  icons: namesIn(html, iconReferences),
  classes: namesIn(html, / class="([^"]*)"/g).flatMap((names) => names.split(' ')),
  characters: [...new Set(html.match(/[^\x20-\x7e]/gu))].join(''),
})

const iconReferences = new RegExp(`href="#${iconPrefix}([a-z0-9-]+)"`, 'g')

const namesIn = (html: string, form: RegExp) => [
  ...new Set([...html.matchAll(form)].map(([, name = '']) => name)),
]

/** Every page as a finished file. */
export function renderDocuments(
  rendered: readonly RenderedRoute[],
  content: Content,
  pictures: Pictures,
  { stylesFor, shareImages, ...assets }: PageAssets,
): Site {
  const { site } = content
  const shared: SharedDocument = { site, ...assets }
  const sharedKey = digest(JSON.stringify(shared))
  return new Map(
    rendered.map(({ route, body }) => {
      const own: OwnDocument = {
        image: shareImageOf(route, site, shareImages, assets.favicon),
        styles: stylesFor(body.facts.classes) + photoStyles(body, pictures),
      }
      return [fileOfRoute(route.path), renderDocument(route, body, own, shared, sharedKey)]
    }),
  )
}

/** What documents are made of besides their route and body: what all have in common, and what each has of its own. */
interface SharedDocument extends Omit<PageAssets, 'stylesFor' | 'shareImages'> {
  site: Content['site']
}

interface OwnDocument {
  image: ShareImage | undefined
  styles: string
}

const renderDocument = keeping(
  'document',
  (
    { page: _page, ...route }: Route,
    { key }: Kept<BodyFacts>,
    { image, styles }: OwnDocument,
    _shared: SharedDocument,
    sharedKey: string,
  ) => [sharedKey, key, JSON.stringify([route, image]), hashOfStyles(styles)].join('\n'),
  (route, body, { image, styles }, { site, ...assets }) => {
    const graph = graphOf(route, site, assets.favicon)
    const props: DocumentProps = {
      ...assets,
      head: headOf(route, site, image),
      structuredData: graph && graphText(graph),
      body: String(body),
      styles,
      measurementId: site.analytics?.measurementId,
      icons: body.facts.icons.flatMap((name) => {
        const drawing = drawingOf(name)
        return drawing ? [{ name, drawing }] : []
      }),
    }
    const text = `<!doctype html>${renderToStaticMarkup(createElement(Document, props))}\n`
    return { facts: null, text }
  },
)

const hashOfStyles = remembering((styles: string) => styles, digest)

/**
 * For each photograph on a page, the colour that holds its place and the point that stays in view. Rules, because a
 * strict content security policy allows no styles in attributes.
 */
function photoStyles({ facts }: Kept<BodyFacts>, pictures: Pictures): string {
  const rules = picturesOn(facts.photographs, pictures)
    .map(
      ({ name, colour, focus }) =>
        `[data-photo="${name}"]{background-color:${colour}${focus ? `;object-position:${focus}` : ''}}`,
    )
    .join('')
  return `@layer base{${rules}}`
}

/** The photographs that a page shows, in the order of images.yaml. */
export function picturesOn(names: readonly string[], pictures: Pictures) {
  const shown = new Set(names)
  return [...pictures.values()].filter(({ name }) => shown.has(name))
}

type SharedLayout = Pick<LayoutProps, 'header' | 'footer'>

/** Header and footer, the same on every page. */
function sharedLayout({ site, locations, format }: Content): SharedLayout {
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
