/** Routes → HTML. One loop renders all of them. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { iconPrefix } from '../../templates/components/Icon.tsx'
import { Document, type Head } from '../../templates/Document.tsx'
import { Layout, type LayoutProps } from '../../templates/Layout.tsx'
import { drawingOf } from '../assets/icons.ts'
import type { Content } from '../content/types.ts'
import { fileOfRoute, type Site } from '../site/site.ts'
import { bookingOf, phoneOf, postalAddress } from './contact.ts'
import type { Route } from './routes.ts'
import type { Pictures } from './views.ts'

export interface PageAssets {
  styles: string
  /** The address of the client script. */
  script: string
  favicon: string | undefined
}

/** Every page as a finished file. */
export function renderRoutes(
  routes: readonly Route[],
  content: Content,
  pictures: Pictures,
  assets: PageAssets,
): Site {
  const shared = sharedLayout(content)
  const site: Site = new Map()
  for (const route of routes) {
    const layout: LayoutProps = {
      ...shared,
      crumbs: route.crumbs,
      header: { ...shared.header, path: route.path },
    }
    const body = renderToStaticMarkup(createElement(Layout, layout, route.page))
    const document = createElement(Document, {
      head: headOf(route, content, pictures),
      body,
      styles: assets.styles,
      script: assets.script,
      favicon: assets.favicon,
      icons: iconsOn(body),
    })
    site.set(fileOfRoute(route.path), `<!doctype html>${renderToStaticMarkup(document)}\n`)
  }
  return site
}

/** The icons that a page shows, in order of their first use. */
function iconsOn(html: string) {
  const uses = html.matchAll(new RegExp(`href="#${iconPrefix}([a-z0-9-]+)"`, 'g'))
  return [...new Set([...uses].map((match) => match[1] ?? ''))].flatMap((name) => {
    const drawing = drawingOf(name)
    return drawing ? [{ name, drawing }] : []
  })
}

function headOf(
  { path, canonicalPath = path, metadata, type }: Route,
  { site }: Content,
  pictures: Pictures,
): Head {
  const image = pictures.get(metadata.shareImage ?? site.shareImage)
  return {
    title: metadata.title,
    description: metadata.description,
    keywords: metadata.keywords,
    canonical: `${site.url}${canonicalPath === '/' ? '/' : canonicalPath}`,
    siteName: site.name,
    language: site.language,
    author: site.name,
    type,
    noindex: metadata.noindex ?? false,
    image: image && {
      url: `${site.url}${image.src}`,
      width: image.srcSize.width,
      height: image.srcSize.height,
      alt: image.alt,
    },
  }
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
