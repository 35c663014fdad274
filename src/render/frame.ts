/** What pages share around their content: the header above it, the footer below it. */
import { createElement } from 'react'
import type { FooterProps } from '../../templates/components/Footer.tsx'
import { Footer } from '../../templates/components/Footer.tsx'
import type { CurrentLink, HeaderProps, Logo } from '../../templates/components/Header.tsx'
import { AboveContent } from '../../templates/Layout.tsx'
import { bookingOf, phoneOf, postalAddress } from '../content/contact.ts'
import type { Content } from '../content/types.ts'
import { renderHtml } from './html.ts'

const mainStart = '<main id="content" tabindex="-1">'
const mainEnd = '</main>'

/** Everything above the content of the page at `path`. */
export const renderAbove = ({ site, words }: Content, logo: Logo | undefined, path: string): string => {
  const props: HeaderProps = {
    name: site.name,
    logo,
    words,
    navigation: site.navigation,
    booking: bookingOf(site),
    current: currentLink(site.navigation, path),
  }
  return renderHtml(createElement(AboveContent, props)) + mainStart
}

/** Everything below the content of a page. */
export function renderBelow({ site, words, locations, pages, format }: Content): string {
  const props: FooterProps = {
    name: site.name,
    words,
    footer: site.footer,
    locations: (pages.locations && locations ? locations.locations : []).map(({ id, name }) => ({
      label: name,
      href: `/location/${id}`,
    })),
    services: site.services.map(({ name, href }) => ({ label: name, href })),
    areas: site.areas,
    address: postalAddress(site),
    phone: phoneOf(site),
    email: site.contact.email,
    hours: format.timeRange(site.footerHours),
    map: site.map,
    social: site.social,
  }
  return mainEnd + renderHtml(createElement(Footer, props))
}

/** The menu entry of a page: its own, or that of the list it belongs to. */
export function currentLink(navigation: HeaderProps['navigation'], path: string): CurrentLink | undefined {
  if (navigation.some(({ href }) => href === path)) return { href: path, state: 'page' }
  const list = navigation.find(({ href }) => href !== '/' && path.startsWith(`${href}/`))
  return list && { href: list.href, state: 'true' }
}
