/** /location/{id}: a landing page for each area (spec section 2, "Location landing pages"). */
import { LocationPage } from '../../templates/pages/LocationPage.tsx'
import { bookingOf } from '../content/contact.ts'
import { announcedExceptions } from '../render/closures.ts'
import { mention, placeId } from '../seo/jsonLd/ids.ts'
import { invitation, type PageFile } from './context.ts'

export const locations: PageFile = (context) => {
  const { content, pictures, today } = context
  const { site, pages, locations } = content
  const labels = pages.locations
  if (!labels || !locations) return []
  return locations.locations.map((location) => ({
    path: `/location/${location.id}`,
    metadata: location,
    content: (
      <LocationPage
        location={location}
        labels={labels}
        picture={pictures.get(location.image)}
        booking={bookingOf(site)}
        exceptions={announcedExceptions(content, today)}
        invitation={invitation(context, location.callToAction)}
      />
    ),
    jsonLd: { page: { '@type': 'WebPage', about: mention(placeId(site.url)) } },
  }))
}
