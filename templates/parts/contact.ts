/** The café's contact details as links and as text. */

import { daysOff, type OpeningHours } from '../../src/content/openingHours.ts'
import type { Content } from '../../src/content/types.ts'
import { phoneLink } from '../../src/text.ts'
import type { Data } from '../content.ts'
import type { Booking } from './Button.tsx'
import { fillBlanks } from './blanks.ts'
import { chatLink } from './chatLink.ts'

type Location = Data['locations']['locations'][number]

/** The café's details at one location; undefined if the location has no address, phone or hours of its own. */
export function branchAt(site: Data['site'], { address, phone, hours }: Location): Data['site'] | undefined {
  if (!address && !phone && !hours) return undefined
  return {
    ...site,
    address: address ?? site.address,
    contact: { ...site.contact, phone: phone ?? site.contact.phone },
    hours: hours ?? site.hours,
  }
}

/** The chat with the café. WhatsApp takes a number of digits alone, with country code, and a message. */
export function bookingOf(
  { booking, contact }: Data['site'],
  message = booking.message,
  label = booking.label,
) {
  const digits = contact.phone.replaceAll(/\D/g, '')
  const chat = `https://wa.me/${digits}`
  return { label, url: message ? chatLink(chat, message) : chat }
}

/** A link that opens WhatsApp with a message; the visitor chooses the recipient. */
export const shareUrl = (message: string): string => chatLink('https://wa.me/', message)

/** The phone number as a link. */
export const phoneOf = ({ contact }: Data['site']) => ({
  label: contact.phone,
  href: phoneLink(contact.phone),
})

/** The hours of a usual week, a line for each group of days, and one for the days off. */
export function usualHours(
  hours: OpeningHours,
  { words, format }: Pick<Content, 'words' | 'format'>,
): string[] {
  const off = format.dayList(daysOff(hours))
  const closed = fillBlanks(words.hoursOfDays, { time: words.closedHours, days: off })
  return [...format.openingHours(hours), ...(off ? [closed] : [])]
}

/** The address on one line. */
export const postalAddress = ({ address }: Data['site']) =>
  [
    address.street,
    address.locality,
    [address.city, address.postalCode].filter(Boolean).join(' '),
    address.region,
  ]
    .filter(Boolean)
    .join(', ')

/** Contact details of the café, or of the branch that a page is about. */
export interface Contact {
  booking: Booking
  phone: { label: string; href: string }
  address: string
  /** A line for each group of days. */
  hours: readonly string[]
  /** Below the hours of the footer. */
  hoursNote: string | undefined
  /** Undefined for a branch that is not on the map. */
  map: { label: string; url: string } | undefined
}

/** Contact details of the café for header and footer. */
export const contactOf = (content: Pick<Content, 'site' | 'words' | 'format'>): Contact => {
  const { site } = content
  return {
    booking: bookingOf(site),
    phone: phoneOf(site),
    address: postalAddress(site),
    hours: usualHours(site.footerHours ?? site.hours, content),
    hoursNote: site.footer.hoursNote,
    map: site.map,
  }
}
