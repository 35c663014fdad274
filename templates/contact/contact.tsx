/** /contact (spec section 2, "Contact page"). */

import type { Content } from '../../src/content/types.ts'
import { type PageFile, pictureOf } from '../../src/pages/context.ts'
import { mention, placeId } from '../../src/seo/jsonLd/node.ts'
import { comingExceptions } from '../calendar/announcements.ts'
import type { Data } from '../content.ts'
import { details } from '../home/business.ts'
import { statusOf } from '../home/status.ts'
import { contactOf } from '../layout/contactOf.ts'
import { pageFrame } from '../layout/pageFrame.ts'
import { areasOnMap } from '../locations/locations.tsx'
import type { Area } from '../locations/reachMap.ts'
import { bookingOf, branchAt, usualHours } from '../parts/contact.ts'
import { headerPicture } from '../parts/PageHeader.tsx'
import { locationPath } from '../parts/routes.ts'
import { priceRange } from '../pricing/priceRange.ts'
import { ContactPage, type ContactPageProps } from './ContactPage.tsx'

export const contact: PageFile = (context) => {
  const { content, today } = context
  const { site, words, pages } = content
  if (!pages.contact) return undefined
  const picture = pictureOf(context, pages.contact.image)
  return {
    path: '/contact',
    metadata: pages.contact,
    mainPicture: headerPicture(picture),
    content: (
      <ContactPage
        frame={pageFrame(context, pages.contact)}
        page={pages.contact}
        site={site}
        words={words}
        status={statusOf(content, today, context.inlineScripts.status)}
        map={picture ? undefined : mapOf(content)}
        contact={{ ...contactOf(content), hours: usualHours(site.hours, content) }}
        exceptions={comingExceptions(content, today)}
        prices={priceRange(content)}
        paymentsLabel={pages.pricing?.payments}
        formAction={formAction(site)}
      />
    ),
    jsonLd: {
      page: { '@type': 'ContactPage', mainEntity: mention(placeId(site.url)) },
      nodes: [details(content, today)],
    },
  }
}

/** How many areas on the way to each location the map has room for. */
const areasOnTheWay = 3

/** The way to the café itself from the areas that have a page, and from what is near; undefined where no direction is known. */
function mapOf({ site, pages, locations }: Content): ContactPageProps['map'] {
  const ways = (pages.locations && locations?.locations.filter((location) => !branchAt(site, location))) ?? []
  const areas = new Map<string, Area>()
  for (const location of ways) {
    const nearest = [...areasOnMap(location)].sort((a, b) => a.minutes - b.minutes)
    const own = nearest.find((area) => area.own)
    if (own) areas.set(location.name, { ...own, name: location.name })
    for (const area of nearest.filter((area) => !area.own).slice(0, areasOnTheWay)) areas.set(area.name, area)
  }
  if (!pages.locations || areas.size === 0) return undefined
  return {
    areas: [...areas.values()],
    north: pages.locations.northLabel,
    ways: ways.map(({ id, heading }) => ({ label: heading, href: locationPath(id) })),
  }
}

/** A form service, or a chat with the café. */
const formAction = (site: Data['site']): ContactPageProps['formAction'] =>
  site.contactForm
    ? { url: site.contactForm.endpoint, method: 'post' }
    : { url: bookingOf(site, '').url, method: 'get' }
