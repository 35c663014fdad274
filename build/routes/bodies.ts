/**
 * Routes → bodies: everything that a visitor sees. Menu and footer are the same on most pages, so a body is put together
 * from three pieces, and those two are drawn once.
 */
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FooterProps } from '../../templates/components/Footer.tsx'
import type { CurrentLink, HeaderProps } from '../../templates/components/Header.tsx'
import { AboveContent, BelowContent, MainContent } from '../../templates/Layout.tsx'
import type { Content } from '../content/types.ts'
import { type Kept, keeping } from '../keep.ts'
import { remembering } from '../memo.ts'
import { digest } from '../store.ts'
import { bookingOf, phoneOf, postalAddress } from './contact.ts'
import { joinParts, type Parts, partsOf, templateOf } from './kinds.ts'
import type { Route } from './routes.ts'

/** A page without its head, and the route that it belongs to. */
export interface RenderedRoute {
  route: Route
  body: Kept<BodyFacts>
}

/** What a site has to know of a body to put a document around it. */
export interface BodyFacts {
  /** The addresses of its pictures. */
  images: readonly string[]
  /** The largest one of the first screen, and the sizes at which it is shown. */
  main: { image: string; sizes: string } | null
  parts: Parts
  /** Every character on it that is not ASCII, each once. */
  characters: string
}

interface Piece {
  html: string
  facts: BodyFacts
}

/** What stands around the content of a page; drawn when it is asked for. */
interface Frame {
  /** Stands for both pieces. */
  key: string
  above: () => Piece
  below: () => Piece
}

/** The bodies of all pages. */
export function renderBodies(routes: readonly Route[], content: Content): RenderedRoute[] {
  const header = headerOf(content)
  const footer = footerOf(content)
  const footerKey = digest(JSON.stringify(footer))
  const below = aroundContent(footerKey, () => createElement(BelowContent, footer))
  const frames = new Map<string, Frame>()
  const frameOf = (current: CurrentLink | undefined): Frame => {
    const name = JSON.stringify(current)
    const known = frames.get(name)
    if (known) return known
    const props: HeaderProps = { ...header, current }
    const headerKey = digest(JSON.stringify(props))
    const above = aroundContent(headerKey, () => createElement(AboveContent, props))
    const frame = { key: `${headerKey} ${footerKey}`, above, below }
    frames.set(name, frame)
    return frame
  }
  return routes.map((route) => ({
    route,
    body: renderBody(route, frameOf(currentLink(header.navigation, route.path))),
  }))
}

/** A body is a function of the template, its props and what stands around them. */
const renderBody = keeping(
  'body',
  ({ crumbs, page }: Route, { key }: Frame) =>
    [key, templateOf(page), JSON.stringify([crumbs, page.props])].join('\n'),
  ({ crumbs, page }, { above, below }) => {
    const pieces = [above(), draw(createElement(MainContent, { crumbs }, page)), below()]
    return { facts: joinFacts(pieces), text: pieces.map(({ html }) => html).join('') }
  },
  { isTextKept: false },
)

/** @param key of everything that the piece is made of */
const aroundContent = remembering(
  (key: string, _piece: () => ReactElement) => key,
  (_key, piece) => {
    let drawn: Piece | undefined
    return () => {
      drawn ??= draw(piece())
      return drawn
    }
  },
)

function draw(element: ReactElement): Piece {
  const html = renderToStaticMarkup(element)
  return { html, facts: factsOf(html) }
}

const factsOf = (html: string): BodyFacts => ({
  images: unique([...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src = '']) => src)),
  main: mainPictureOn(html),
  parts: partsOf(html),
  characters: unique(html.match(/[^\x20-\x7e]/gu) ?? []).join(''),
})

const joinFacts = (pieces: readonly Piece[]): BodyFacts => ({
  images: unique(pieces.flatMap(({ facts }) => facts.images)),
  main: pieces.map(({ facts }) => facts.main).find((main) => main !== null) ?? null,
  parts: joinParts(pieces.map(({ facts }) => facts.parts)),
  characters: unique(pieces.flatMap(({ facts }) => [...facts.characters])).join(''),
})

const unique = (list: readonly string[]) => [...new Set(list)]

function mainPictureOn(html: string): BodyFacts['main'] {
  const [photo] = /<picture[^>]*>(?:<source[^>]*>)*<img[^>]* fetchPriority="high"[^>]*>/.exec(html) ?? []
  if (!photo) return null
  const [, sizes = ''] = / sizes="([^"]*)"/.exec(photo) ?? []
  const [, image = ''] = / src="([^"]*)"/.exec(photo) ?? []
  return { image, sizes }
}

/** The link that stands for a page in the menu: its own, or that of the list above it. */
function currentLink(navigation: HeaderProps['navigation'], path: string): CurrentLink | undefined {
  if (navigation.some(({ href }) => href === path)) return { href: path, state: 'page' }
  const list = navigation.find(({ href }) => href !== '/' && path.startsWith(`${href}/`))
  return list && { href: list.href, state: 'true' }
}

const headerOf = ({ site }: Content): Omit<HeaderProps, 'current'> => ({
  name: site.name,
  navigation: site.navigation,
  booking: bookingOf(site),
})

const footerOf = ({ site, locations, format }: Content): FooterProps => ({
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
})
