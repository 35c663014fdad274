/**
 * Routes → bodies: everything that a visitor sees. Menu, footer and the ending of guides are the same on most pages, so a
 * body is put together from three pieces, of which the outer ones are drawn once.
 */
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FooterProps } from '../../templates/components/Footer.tsx'
import type { CurrentLink, HeaderProps } from '../../templates/components/Header.tsx'
import { Hole } from '../../templates/Document.tsx'
import { AboveContent, BelowContent, Main, MainContent } from '../../templates/Layout.tsx'
import type { Content } from '../content/types.ts'
import { type Kept, keeping } from '../keep.ts'
import { recalling, remembering } from '../memo.ts'
import { type Reading, readHtml } from '../site/page/readPage.ts'
import { digest, digestOf } from '../store.ts'
import { bookingOf, phoneOf, postalAddress } from './contact.ts'
import { joinParts, type Parts, partsOf, templateOf } from './kinds.ts'
import type { Route } from './routes.ts'

/** A page without its head, and the route that it belongs to. */
export interface RenderedRoute {
  route: Route
  frame: Frame
  /** What stands between the pieces of the frame. */
  content: Kept<BodyFacts>
  /** What is to be known of all three. */
  readonly facts: BodyFacts
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

/** A part of a body that many pages have. */
export interface Piece {
  html: string
  facts: BodyFacts
  /** What checks want to know of it. */
  reading: () => Reading
}

/** What stands around the content of a page; drawn when it is asked for. */
export interface Frame {
  /** Stands for both pieces. */
  key: string
  above: () => Piece
  below: () => Piece
}

/** The bodies of all pages. */
export function renderBodies(routes: readonly Route[], content: Content): RenderedRoute[] {
  const { url } = content.site
  const header = headerOf(content)
  const footer = footerOf(content)
  const footerKey = digest(JSON.stringify([url, footer]))
  const frames = new Map<string, Frame>()
  const frameOf = (current: CurrentLink | undefined, ending: ReactElement | undefined): Frame => {
    const endingKey = ending ? `${templateOf(ending)} ${digestOf(Object(ending.props))}` : ''
    const name = `${JSON.stringify(current)} ${endingKey}`
    const known = frames.get(name)
    if (known) return known
    const props: HeaderProps = { ...header, current }
    const headerKey = digest(JSON.stringify([url, props]))
    const above = aroundContent(headerKey, () => draw(createElement(AboveContent, props)) + mainStart, url)
    const belowKey = digest(`${footerKey} ${endingKey}`)
    const below = aroundContent(
      belowKey,
      () => (ending ? draw(ending) : '') + mainEnd + draw(createElement(BelowContent, footer)),
      url,
    )
    const frame = { key: `${headerKey} ${belowKey}`, above, below }
    frames.set(name, frame)
    return frame
  }
  return routes.map((route) =>
    withFacts(route, frameOf(currentLink(header.navigation, route.path), route.ending), renderContent(route)),
  )
}

/** The facts of a whole body are put together when somebody asks for them. */
function withFacts(route: Route, frame: Frame, content: Kept<BodyFacts>): RenderedRoute {
  const facts = recalling(() => joinFacts([frame.above().facts, content.facts, frame.below().facts]))
  return {
    route,
    frame,
    content,
    get facts() {
      return facts()
    },
  }
}

/** What a page is about is a function of its template and its props. */
const renderContent = keeping(
  'body',
  ({ crumbs, page }: Route) => [templateOf(page), digestOf(crumbs), digestOf(Object(page.props))].join('\n'),
  ({ crumbs, page }) => {
    const text = draw(createElement(MainContent, { crumbs }, page))
    return { facts: factsOf(text), text }
  },
)

/** @param key of everything that the piece is made of */
const aroundContent = remembering(
  (key: string, _drawPiece: () => string, _url: string) => key,
  (_key, drawPiece, url) => {
    let piece: Piece | undefined
    let reading: Reading | undefined
    return (): Piece => {
      if (piece) return piece
      const html = drawPiece()
      piece = {
        html,
        facts: factsOf(html),
        reading() {
          reading ??= readHtml(html, url, true)
          return reading
        },
      }
      return piece
    }
  },
)

const [mainStart = '', mainEnd = ''] = renderToStaticMarkup(
  createElement(Main, null, createElement(Hole)),
).split(renderToStaticMarkup(createElement(Hole)))

const draw = (element: ReactElement) => closingShort(renderToStaticMarkup(element))

/** `<use href="#a"></use>` → `<use href="#a"/>`, which HTML allows inside of SVG (HTML Standard, 13.1.2). */
export const closingShort = (html: string) =>
  html.replaceAll(/><\/(use|path|circle|rect|line|polyline|polygon|ellipse)>/g, '/>')

const factsOf = (html: string): BodyFacts => ({
  images: unique([...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src = '']) => src)),
  main: mainPictureOn(html),
  parts: partsOf(html),
  characters: unique(html.match(/[^\x20-\x7e]/gu) ?? []).join(''),
})

const joinFacts = (pieces: readonly BodyFacts[]): BodyFacts => ({
  images: unique(pieces.flatMap(({ images }) => images)),
  main: pieces.map(({ main }) => main).find((main) => main !== null) ?? null,
  parts: joinParts(pieces.map(({ parts }) => parts)),
  characters: unique(pieces.flatMap(({ characters }) => [...characters])).join(''),
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
