/**
 * What stands around the content of a page: menu, footer and the ending of guides, which are the same on most pages. Each is
 * drawn and read once for all pages that have it.
 */
import { createElement, type ReactElement } from 'react'
import type { FooterProps } from '../../templates/components/Footer.tsx'
import type { CurrentLink, HeaderProps } from '../../templates/components/Header.tsx'
import { Hole } from '../../templates/Document.tsx'
import { AboveContent, BelowContent, Main } from '../../templates/Layout.tsx'
import { readHtml } from '../checks/page/readPage.ts'
import { tagsOf } from '../checks/page/tags.ts'
import type { Content } from '../content/types.ts'
import { remembering } from '../memo.ts'
import { bookingOf, phoneOf, postalAddress } from '../pages/contact.ts'
import type { Route } from '../pages/routes.ts'
import { digest, digestOf } from '../store.ts'
import { draw, hole } from './draw.ts'
import { templateOf } from './kinds.ts'
import { type PieceFacts, pieceFacts } from './pieces.ts'

/** A part of a body that many pages have. */
export interface Piece {
  html: string
  facts: PieceFacts
  /** What checks want to know of it. */
  found: () => ReturnType<typeof readHtml>
}

/** Drawn when it is asked for; the same object for all pages that have the same. */
export interface Frame {
  /** Stands for both pieces. */
  key: string
  above: () => Piece
  below: () => Piece
}

/** Gives the frame of each route. */
export function framesOf(content: Content): (route: Route) => Frame {
  const { url } = content.site
  const header = headerOf(content)
  const footer = footerOf(content)
  const footerKey = digest(JSON.stringify([url, footer]))
  const belowWith = (ending: ReactElement | undefined) => {
    const key = digest(
      `${footerKey} ${ending ? `${templateOf(ending)} ${digestOf(Object(ending.props))}` : ''}`,
    )
    const drawBelow = () => (ending ? draw(ending) : '') + mainEnd + draw(createElement(BelowContent, footer))
    return { key, piece: aroundContent(key, drawBelow, url) }
  }
  const aboveWith = (current: CurrentLink | undefined) => {
    const props: HeaderProps = { ...header, current }
    const key = digest(JSON.stringify([url, props]))
    return { key, piece: aroundContent(key, () => draw(createElement(AboveContent, props)) + mainStart, url) }
  }
  const frames = new Map<ReactElement | undefined, Map<string, Frame>>()
  return ({ path, ending }) => {
    const current = currentLink(header.navigation, path)
    const name = current ? `${current.href} ${current.state}` : ''
    const known = frames.get(ending)?.get(name)
    if (known) return known
    const above = aboveWith(current)
    const below = belowWith(ending)
    const frame = { key: `${above.key} ${below.key}`, above: above.piece, below: below.piece }
    frames.set(ending, new Map([...(frames.get(ending) ?? []), [name, frame]]))
    return frame
  }
}

/** @param key of everything that the piece is made of */
const aroundContent = remembering(
  (key: string, _drawPiece: () => string, _url: string) => key,
  (_key, drawPiece, url) => {
    let piece: Piece | undefined
    let found: ReturnType<Piece['found']> | undefined
    return (): Piece => {
      if (piece) return piece
      const html = drawPiece()
      piece = {
        html,
        facts: pieceFacts(html, tagsOf(html)),
        found() {
          found ??= readHtml(html, url, true)
          return found
        },
      }
      return piece
    }
  },
)

const [mainStart = '', mainEnd = ''] = draw(createElement(Main, null, createElement(Hole))).split(hole)

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
