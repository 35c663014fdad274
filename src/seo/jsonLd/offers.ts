/** Every package of every tier, and the consoles, with their prices in the site's currency. */
import type { Offer, OfferCatalog, ServiceLeaf } from 'schema-dts'
import type { Period } from '../../content/period.ts'
import type { Content, Data, Pages } from '../../content/types.ts'
import { mention, type Named, placeId } from './node.ts'

/** Hours, in the codes that schema.org takes for units (UN/CEFACT). */
const hours = 'HUR'

/** What is offered for a while, without a price of its own. */
type DatedOffer = Period & { name: string; description: string }

/** The price lists as one catalogue of lists, and what is hired: a seat of each tier, and a console. */
export function priceCatalog(
  { site }: Content,
  { tiers, lists, consoles }: Data['packages'],
  labels: Pages['pricing'],
  pageUrl: string,
  offers: readonly DatedOffer[],
) {
  const serviceId = (id: string) => `${pageUrl}#service-${id}`
  const service = (id: string, name: string, description: string): Named<ServiceLeaf> => ({
    '@type': 'Service',
    '@id': serviceId(id),
    name,
    description,
    provider: mention(placeId(site.url)),
  })
  const offer = (name: string, price: number, duration: number, id: string): Offer => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: site.currency,
    eligibleQuantity: { '@type': 'QuantitativeValue', value: duration, unitCode: hours },
    itemOffered: mention(serviceId(id)),
  })
  const catalog = (name: string, itemListElement: Offer[]): OfferCatalog => ({
    '@type': 'OfferCatalog',
    name,
    itemListElement,
  })

  const packageOffers = ({ name, duration, tiers: prices }: Package) =>
    tiers.flatMap(({ id }) => {
      const price = prices[id]?.price
      return price === undefined ? [] : [offer(name, price, duration, id)]
    })
  const catalogs = lists.map((list) => catalog(list.name, list.packages.flatMap(packageOffers)))
  const services = tiers.map(({ id, name, text }) => service(id, name, text))
  if (consoles) {
    catalogs.push(
      catalog(
        consoles.name,
        consoles.rates.map(({ name, price }) => offer(name, price, 1, consoles.id)),
      ),
    )
    services.push(service(consoles.id, consoles.name, consoles.text.text))
  }
  if (offers.length > 0) catalogs.push(catalog(labels.offersHeading, offers.map(datedOffer)))
  return {
    services,
    catalog: {
      '@type': 'OfferCatalog',
      '@id': `${pageUrl}#catalog`,
      name: labels.listHeading,
      itemListElement: catalogs,
    } satisfies OfferCatalog,
  }
}

const datedOffer = ({ name, description, from, until }: DatedOffer): Offer => ({
  '@type': 'Offer',
  name,
  description,
  ...(from && { validFrom: from }),
  ...(until && { validThrough: until }),
})

type Package = Data['packages']['lists'][number]['packages'][number]
