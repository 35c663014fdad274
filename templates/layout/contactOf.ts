import type { Content } from '../../src/content/types.ts'
import { bookingOf, phoneOf, postalAddress } from '../parts/contact.ts'
import type { Contact } from './Footer.tsx'

/** Contact details of the café for header and footer. */
export const contactOf = ({ site, format }: Pick<Content, 'site' | 'format'>): Contact => ({
  booking: bookingOf(site),
  phone: phoneOf(site),
  address: postalAddress(site),
  hours: format.timeRange(site.footerHours),
  hoursNote: site.footer.hoursNote,
  map: site.map,
})
