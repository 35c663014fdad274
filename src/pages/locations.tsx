/** /location/{id}: a landing page for each area (spec section 2, "Location landing pages"). */
import { LocationPage } from '../../templates/pages/LocationPage.tsx'
import { bookingOf, branchAt, phoneOf, postalAddress } from '../content/contact.ts'
import { announcedExceptions } from '../render/closures.ts'
import { branch } from '../seo/jsonLd/business.ts'
import { mention, placeId } from '../seo/jsonLd/ids.ts'
import { invitation, type PageFile } from './context.ts'

export const locations: PageFile = (context) => {
  const { content, pictures, today } = context
  const { site, pages, locations, format } = content
  const labels = pages.locations
  if (!labels || !locations) return []
  return locations.locations.map((location) => {
    const path = `/location/${location.id}`
    const own = branchAt(site, location)
    const here = own ?? site
    const node = own && branch(own, location.name, `${site.url}${path}`)
    return {
      path,
      metadata: location,
      content: (
        <LocationPage
          location={location}
          labels={labels}
          picture={pictures.get(location.image)}
          details={
            own && { address: postalAddress(own), phone: phoneOf(own), hours: format.timeRange(own.hours) }
          }
          booking={bookingOf(here)}
          exceptions={announcedExceptions(content, today)}
          invitation={invitation({ ...context, content: { ...content, site: here } }, location.callToAction)}
        />
      ),
      jsonLd: {
        page: { '@type': 'WebPage', about: mention(node?.['@id'] ?? placeId(site.url)) },
        nodes: node ? [node] : [],
      },
    }
  })
}
