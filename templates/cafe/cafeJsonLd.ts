/**
 * The café: the organization that runs it, the place where it is, and its website. The home page declares them; other pages
 * refer to them by their ids, with name and address where search engines want these beside an event or further details.
 *
 * There is never a rating or a review. No page shows one, and search engines refuse reviews that a business controls
 * (Google, "Review snippet").
 */
import type {
  LocalBusiness,
  OrganizationLeaf,
  PostalAddress,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts'
import { groupHours } from '../../src/content/openingHours.ts'
import type { Content } from '../../src/content/types.ts'
import { isForDay, shortWeekdays } from '../../src/content/weekdays.ts'
import {
  mention,
  type Named,
  organizationId,
  placeId,
  placeIdOf,
  websiteId,
} from '../../src/seo/jsonLd/node.ts'
import { announcedClosures, type Closure, comingClosures, lastDayOf } from '../calendar/closures.ts'
import type { Data } from '../content.ts'
import { bookingOf } from '../parts/contact.ts'
import { priceRange } from '../pricing/prices/lowestPrices.ts'

/** The café as a place, under any of the names that site.yaml may give it. */
type PlaceNode = Named<Extract<LocalBusiness, { '@type': Data['site']['businessType'] }>>

/** The node of the organization. @param logo the path of its logo */
export const organization = ({ name, url }: Data['site'], logo?: string): Named<OrganizationLeaf> => ({
  '@type': 'Organization',
  '@id': organizationId(url),
  name,
  url: `${url}/`,
  ...(logo && { logo: `${url}${logo}` }),
})

/** The place of an event: name and address. */
export const venue = (site: Data['site']): PlaceNode => ({
  '@type': site.businessType,
  '@id': placeId(site.url),
  name: site.name,
  address: addressOf(site),
})

/**
 * The properties of the place that search engines show: address, hours, prices, and profiles on other sites, which
 * distinguish it from places of the same name.
 */
export const place = (content: Content, today: string, image: string | undefined): PlaceNode => {
  const { site, calendar } = content
  return {
    ...venue(site),
    url: `${site.url}/`,
    parentOrganization: mention(organizationId(site.url)),
    ...(image && { image }),
    ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
    telephone: site.contact.phone,
    geo: { '@type': 'GeoCoordinates', ...site.geo },
    ...openingHours(site, announcedClosures(calendar, today)),
    priceRange: priceRange(content),
  }
}

/**
 * The properties of the place that only the contact page shows: contact, payment, service area, amenities, and all current
 * and future closures.
 */
export function details({ site, calendar }: Content, today: string): PlaceNode {
  const { email } = site.contact
  const features = site.amenities.filter(({ available }) => available !== undefined)
  return {
    ...venue(site),
    ...(email && { email }),
    ...openingHours(site, comingClosures(calendar, today)),
    hasMap: site.map.url,
    currenciesAccepted: site.currency,
    paymentAccepted: site.payments.join(', ') || undefined,
    areaServed: site.areas,
    knowsLanguage: site.languages,
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: site.contact.phone,
      ...(email && { email }),
      url: bookingOf(site).url,
      availableLanguage: site.languages,
    },
    ...(features.length > 0 && {
      amenityFeature: features.map(({ name, available }) => ({
        '@type': 'LocationFeatureSpecification' as const,
        name,
        value: available,
      })),
    }),
  }
}

/** A branch of the café, with an address, a phone number or hours of its own, and the closures that its page announces. */
export const branch = (
  site: Data['site'],
  name: string,
  pageUrl: string,
  closures: readonly Closure[],
): PlaceNode => ({
  ...venue(site),
  '@id': placeIdOf(pageUrl),
  name: `${site.name}, ${name}`,
  url: pageUrl,
  telephone: site.contact.phone,
  parentOrganization: mention(organizationId(site.url)),
  ...openingHours(site, closures),
})

/**
 * The usual hours by days, where an end past midnight belongs to the day on which the doors open, and those of closures, where a
 * closed day opens and closes at midnight (Google, “Local business structured data”).
 */
const openingHours = ({ hours }: Data['site'], closures: readonly Closure[]) => ({
  openingHoursSpecification: oneOrAll(
    groupHours(hours).map(({ days, start, end }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: dayNames.filter((_, index) => isForDay(days, shortWeekdays[index] ?? '')),
      opens: start,
      closes: end,
    })),
  ),
  ...(closures.length > 0 && {
    specialOpeningHoursSpecification: closures.map((closure) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: closure.from,
      validThrough: lastDayOf(closure),
      opens: closure.start ?? '00:00',
      closes: closure.end ?? '00:00',
    })),
  }),
})

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** A single entry needs no list around it. */
const oneOrAll = <Entry>(entries: readonly Entry[]) => {
  const [first, ...others] = entries
  return first === undefined || others.length > 0 ? entries : first
}

/** The website, with the search in its guides, which their list answers. */
export function website({ site: { name, url, language }, pages }: Content): Named<WebSiteLeaf> {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: `${url}/blog?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': websiteId(url),
    name,
    url: `${url}/`,
    inLanguage: language,
    publisher: mention(organizationId(url)),
    ...(pages.blog && { potentialAction: search }),
  }
}

/** The part of the city belongs to the street; without a street, to the city. */
const addressOf = ({ address }: Data['site']): PostalAddress => ({
  '@type': 'PostalAddress',
  ...(address.street
    ? { streetAddress: `${address.street}, ${address.locality}`, addressLocality: address.city }
    : { addressLocality: `${address.locality}, ${address.city}` }),
  addressRegion: address.region,
  ...(address.postalCode && { postalCode: address.postalCode }),
  addressCountry: address.country,
})
