/** What pages share around their content: the header above it, the footer below it. */
import { createElement } from 'react'
import type { FooterProps } from '../../templates/components/Footer.tsx'
import type { CurrentLink, HeaderProps, Logo } from '../../templates/components/Header.tsx'
import type { StatusProps } from '../../templates/components/Status.tsx'
import { AboveContent, BelowContent } from '../../templates/Layout.tsx'
import { bookingOf, phoneOf, postalAddress } from '../content/contact.ts'
import type { Content } from '../content/types.ts'
import { announcedExceptions, barsOn } from './closures.ts'
import { renderHtml } from './html.ts'

const mainStart = '<main id="content" tabindex="-1">'
const mainEnd = '</main>'

/** What the frames of all pages are made of besides the content. */
export interface FrameContext {
  logo: Logo | undefined
  /** The script that runs before the bars are painted. */
  barsScript: string
  /** The day of the build, `YYYY-MM-DD`, in the site's time zone. */
  today: string
  /** The next tournaments, and the lowest prices. */
  coming: StatusProps['coming']
  prices: StatusProps['prices']
}

/** How header and footer say one reaches the café; a branch has its own. */
export interface Contact {
  booking: HeaderProps['booking']
  phone: HeaderProps['phone']
  address: string
  hours: string
  map: HeaderProps['map']
}

const contactOf = ({ site, format }: Content): Contact => ({
  booking: bookingOf(site),
  phone: phoneOf(site),
  address: postalAddress(site),
  hours: format.timeRange(site.footerHours),
  map: site.map,
})

/** Everything above the content of the page at `path`. */
export const renderAbove = (
  content: Content,
  { logo, barsScript, today, coming }: FrameContext,
  path: string,
  { booking, phone, map } = contactOf(content),
): string => {
  const { site, words } = content
  const bars = barsOn(content, today)
  const header: HeaderProps = {
    name: site.name,
    logo,
    words,
    navigation: site.navigation,
    booking,
    current: currentLink(site.navigation, path),
    next: coming[0],
    phone,
    map,
  }
  const props = { bars: bars && { ...bars, script: barsScript }, header }
  return renderHtml(createElement(AboveContent, props)) + mainStart
}

/** Everything below the content of a page. */
export function renderBelow(
  content: Content,
  { today, prices }: FrameContext,
  { booking, phone, address, hours, map } = contactOf(content),
): string {
  const { site, words, locations, pages } = content
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
    address,
    phone,
    email: site.contact.email,
    hours,
    exceptions: announcedExceptions(content, today),
    map,
    social: site.social,
  }
  const thumbBar = { price: prices[0], booking }
  return mainEnd + renderHtml(createElement(BelowContent, { footer: props, thumbBar }))
}

/** The menu entry of a page: its own, or that of the list it belongs to. */
export function currentLink(navigation: HeaderProps['navigation'], path: string): CurrentLink | undefined {
  if (navigation.some(({ href }) => href === path)) return { href: path, state: 'page' }
  const list = navigation.find(({ href }) => href !== '/' && path.startsWith(`${href}/`))
  return list && { href: list.href, state: 'true' }
}
