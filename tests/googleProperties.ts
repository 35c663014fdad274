/**
 * The properties that Google documents as required and recommended (developers.google.com/search/docs, “structured data”),
 * read in November 2026. `FAQPage` is no longer among it: Google shows no results of that kind since May 7, 2026.
 */

export interface Properties {
  required: readonly string[]
  recommended: readonly string[]
}

/** By kind of result; `offers.price` is the price of each offer. */
export const google = {
  Event: {
    required: ['name', 'startDate', 'location.address'],
    recommended: [
      'description',
      'endDate',
      'eventStatus',
      'image',
      'location.name',
      'location.address.streetAddress',
      'location.address.addressLocality',
      'location.address.addressRegion',
      'location.address.postalCode',
      'location.address.addressCountry',
      'offers.availability',
      'offers.price',
      'offers.priceCurrency',
      'offers.url',
      'offers.validFrom',
      'organizer.name',
      'organizer.url',
      'performer.name',
      'previousStartDate',
    ],
  },
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: [
      'address.streetAddress',
      'address.addressLocality',
      'address.addressRegion',
      'address.postalCode',
      'address.addressCountry',
      'aggregateRating',
      'department',
      'geo.latitude',
      'geo.longitude',
      'menu',
      'openingHoursSpecification.opens',
      'openingHoursSpecification.closes',
      'openingHoursSpecification.dayOfWeek',
      'openingHoursSpecification.validFrom',
      'openingHoursSpecification.validThrough',
      'priceRange',
      'review',
      'servesCuisine',
      'telephone',
      'url',
    ],
  },
  // The last level may do without `item`; here it has one.
  BreadcrumbList: {
    required: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
    recommended: [],
  },
  Article: {
    required: [],
    recommended: ['author.name', 'author.url', 'dateModified', 'datePublished', 'headline', 'image'],
  },
  Organization: {
    required: [],
    recommended: [
      'address.streetAddress',
      'address.addressLocality',
      'address.addressRegion',
      'address.postalCode',
      'address.addressCountry',
      'alternateName',
      'contactPoint.email',
      'contactPoint.telephone',
      'description',
      'duns',
      'email',
      'foundingDate',
      'globalLocationNumber',
      'hasMemberProgram',
      'hasMerchantReturnPolicy',
      'hasShippingService',
      'iso6523Code',
      'legalName',
      'leiCode',
      'logo',
      'naics',
      'name',
      'numberOfEmployees',
      'sameAs',
      'taxID',
      'telephone',
      'url',
      'vatID',
    ],
  },
  WebSite: { required: ['name', 'url'], recommended: ['alternateName'] },
} satisfies Record<string, Properties>
