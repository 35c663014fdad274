/**
 * The café: the organization that runs it, the place where it is, and its website. Every page has their main properties;
 * about, contact and pricing add more.
 *
 * There is never a rating or a review. No page shows one, and search engines refuse reviews that a business controls
 * (Google, "Review snippet").
 */
import type {
  OpeningHoursSpecification,
  OrganizationLeaf,
  PostalAddress,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts'
import { comingClosures } from '../../content/closures.ts'
import { bookingOf } from '../../content/contact.ts'
import { type Closure, lastDayOf } from '../../content/occasions.ts'
import { priceRange } from '../../content/priceRange.ts'
import type { Content } from '../../content/types.ts'
import { mention, organizationId, placeId, placeIdOf, websiteId } from './ids.ts'
import type { Named, PlaceNode } from './node.ts'

type SiteData = Content['site']

/** @param logo the path of the site's icon */
export const organization = ({ name, url }: SiteData, logo: string | undefined): Named<OrganizationLeaf> => ({
  '@type': 'Organization',
  '@id': organizationId(url),
  name,
  url: `${url}/`,
  ...(logo && { logo: `${url}${logo}` }),
})

/** Its profiles on other sites, by which search engines distinguish it from others of its name. */
export const profiles = ({ url, social }: SiteData): Named<OrganizationLeaf> => ({
  '@type': 'Organization',
  '@id': organizationId(url),
  sameAs: social.map((profile) => profile.url),
})

const thePlace = ({ businessType, url }: SiteData) => ({ '@type': businessType, '@id': placeId(url) })

/** Where the café is, as the foot of every page shows it. */
export const place = (site: SiteData): PlaceNode => ({
  ...thePlace(site),
  name: site.name,
  url: `${site.url}/`,
  telephone: site.contact.phone,
  address: addressOf(site),
  parentOrganization: mention(organizationId(site.url)),
})

/** What it costs there, and how to pay. */
export const payment = (content: Content): PlaceNode => ({
  ...thePlace(content.site),
  priceRange: priceRange(content),
  currenciesAccepted: content.site.currency,
  paymentAccepted: content.site.payments.join(', ') || undefined,
})

/** The place and the list of all that is sold there. */
export const shop = (site: SiteData, catalogId: string): PlaceNode => ({
  ...thePlace(site),
  hasOfferCatalog: mention(catalogId),
})

/**
 * What else there is to know before a visit: when, where exactly, and in which language.
 *
 * @param today the day of the build, `YYYY-MM-DD`, in the site's time zone
 * @param image the full address of a photograph of it
 */
export const visit = ({ site, calendar }: Content, today: string, image: string | undefined): PlaceNode => ({
  ...thePlace(site),
  ...(image && { image }),
  email: site.contact.email,
  geo: { '@type': 'GeoCoordinates', ...site.geo },
  hasMap: site.map.url,
  areaServed: site.areas,
  knowsLanguage: site.languages,
  contactPoint: {
    '@type': 'ContactPoint',
    telephone: site.contact.phone,
    email: site.contact.email,
    url: bookingOf(site).url,
    availableLanguage: site.languages,
  },
  openingHoursSpecification: openingHours(site),
  ...specialHours(comingClosures(calendar, today)),
})

/**
 * A branch of the café, with an address, a phone number or hours of its own.
 *
 * @param site the café as it is there
 * @param pageUrl the full address of its page
 */
export const branch = (site: SiteData, name: string, pageUrl: string): PlaceNode => ({
  ...place(site),
  '@id': placeIdOf(pageUrl),
  name: `${site.name}, ${name}`,
  url: pageUrl,
  openingHoursSpecification: openingHours(site),
})

/** An end past midnight belongs to the day on which the doors open (Google, "Local business"). */
const openingHours = ({ hours }: SiteData): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  opens: hours.start,
  closes: hours.end,
})

/** A closed day opens and closes at midnight (Google, “Local business structured data”). */
const specialHours = (closures: readonly Closure[]) =>
  closures.length > 0 && {
    specialOpeningHoursSpecification: closures.map((closure) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: closure.from,
      validThrough: lastDayOf(closure),
      opens: closure.start ?? '00:00',
      closes: closure.end ?? '00:00',
    })),
  }

export const website = ({ name, url, language }: SiteData): Named<WebSiteLeaf> => ({
  '@type': 'WebSite',
  '@id': websiteId(url),
  name,
  url: `${url}/`,
  inLanguage: language,
  publisher: mention(organizationId(url)),
})

/** The search of the site, which the list of guides answers. */
export const search = ({ url }: SiteData): Named<WebSiteLeaf> => {
  const action: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: `${url}/blog?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  }
  return { '@type': 'WebSite', '@id': websiteId(url), potentialAction: action }
}

const addressOf = ({ address }: SiteData): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: `${address.street}, ${address.locality}`,
  addressLocality: address.city,
  addressRegion: address.region,
  ...(address.postalCode && { postalCode: address.postalCode }),
  addressCountry: address.country,
})
