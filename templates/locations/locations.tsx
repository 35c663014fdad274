/** /location/{id}: a landing page for each area (spec section 2, "Location landing pages"). */

import { type MadePages, type PageContext, pictureOf } from '../../src/pages/pageContext.ts'
import { mention, placeId } from '../../src/seo/jsonLd/node.ts'
import { branch } from '../cafe/cafeJsonLd.ts'
import { announcedExceptions } from '../calendar/announcements.ts'
import { announcedClosures } from '../calendar/closures.ts'
import type { Data } from '../content.ts'
import { locationsId } from '../layout/Footer.tsx'
import { invitation } from '../layout/frameProps.ts'
import { fillBlanks } from '../parts/blanks.ts'
import { bookingOf, branchAt, contactOf, phoneOf, postalAddress, usualHours } from '../parts/contact.ts'
import { headerPicture } from '../parts/PageHeader.tsx'
import { locationPath } from '../parts/routes.ts'
import type { Subject } from '../parts/subject.ts'
import { LocationPage, type LocationPageProps } from './LocationPage.tsx'
import {
  checkBranchTexts,
  checkMinutesOfMovedBranches,
  checkMinutesToBranches,
  checkSessionsOfBranches,
} from './rules.ts'
import { compassPoints } from './schema.ts'

export const locations: Subject = {
  makePages,
  rules: [checkBranchTexts, checkSessionsOfBranches],
  changeRules: [checkMinutesToBranches, checkMinutesOfMovedBranches],
}

function makePages(context: PageContext): MadePages {
  const { content, today } = context
  const { site, pages, locations } = content
  const labels = pages.locations
  if (!labels || !locations) return []
  return locations.locations.map((location, index) => {
    const path = locationPath(location.id)
    const own = branchAt(site, location)
    const here = own ?? site
    const picture = pictureOf(context, location.image)
    const directions = directionsTo(location, site, labels)
    const closures = announcedClosures(content.calendar, today)
    const node = own && branch(own, location.name, `${site.url}${path}`, closures)
    return {
      path,
      metadata: location,
      crumb: location.name,
      list: `/#${locationsId}`,
      mainPicture: headerPicture(picture),
      content: (
        <LocationPage
          location={location}
          areas={areasOnMap(location)}
          cafe={site.name}
          labels={labels}
          picture={picture}
          directions={directions}
          details={
            own && { address: postalAddress(own), phone: phoneOf(own), hours: usualHours(own.hours, content) }
          }
          booking={bookingOf(here)}
          exceptions={announcedExceptions(content, today)}
          invitation={invitation(
            { ...context, content: { ...content, site: here } },
            location.callToAction,
            index % 2 ? undefined : 'start',
          )}
        />
      ),
      contact: own && {
        ...contactOf({ ...content, site: own }),
        ...(location.hours && { hours: usualHours(location.hours, content), hoursNote: undefined }),
        map: directions && { label: site.map.label, url: directions.href },
      },
      jsonLd: {
        page: { '@type': 'WebPage', about: mention(node?.['@id'] ?? placeId(site.url)) },
        nodes: node ? [node] : [],
      },
    }
  })
}

type Location = LocationPageProps['location']

/** The areas of a location that have a direction. */
export const areasOnMap = ({ reach }: Pick<Location, 'reach'>): LocationPageProps['areas'] =>
  reach.flatMap(({ area, minutes, bearing, own = false }) =>
    bearing ? [{ name: area, minutes, own, angle: compassPoints.indexOf(bearing) * 22.5 }] : [],
  )

/** The link to the map; undefined for a branch with an address of its own that is not on the map. */
function directionsTo(
  { address, map }: Location,
  site: Data['site'],
  { directionsLabel }: LocationPageProps['labels'],
): LocationPageProps['directions'] {
  const href = map ?? (address ? undefined : site.map.url)
  const { locality } = address ?? site.address
  return href === undefined ? undefined : { href, label: fillBlanks(directionsLabel, { locality }) }
}
