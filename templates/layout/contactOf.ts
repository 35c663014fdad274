import type { Content } from '../../src/content/types.ts'
import { bookingOf, phoneOf, postalAddress, usualHours } from '../parts/contact.ts'
import type { Contact } from './Footer.tsx'

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
