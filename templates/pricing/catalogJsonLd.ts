/** Every package of every tier, and the consoles, with their prices in the site's currency. */
import type { Offer, OfferCatalog, OfferLeaf, ServiceLeaf } from 'schema-dts'
import { addDays } from '../../src/content/calendarDates.ts'
import type { Content } from '../../src/content/types.ts'
import { mention, type Named, placeId } from '../../src/seo/jsonLd/node.ts'
import type { Data, Pages } from '../content.ts'
import type { Package } from './prices/packagesInFile.ts'
import { isOn, type Period } from './prices/period.ts'
import type { Price } from './prices/pricesOfDay.ts'

/** Hours, in the codes that schema.org takes for units (UN/CEFACT). */
const hours = 'HUR'

/** The price lists as one catalogue of lists, for the services: a seat of each tier, and a console. */
export function priceCatalog(
  { site }: Content,
  { tiers, lists, consoles }: Data['packages'],
  labels: Pages['pricing'],
  today: string,
) {
  const pageUrl = `${site.url}/pricing`
  const serviceId = (id: string) => `${pageUrl}#service-${id}`
  const offer = (name: string, price: Price, duration: number, id: string): Offer => ({
    '@type': 'Offer',
    name,
    price: price.price,
    ...validity(price, today),
    priceCurrency: site.currency,
    eligibleQuantity: { '@type': 'QuantitativeValue', value: duration, unitCode: hours },
    itemOffered: mention(serviceId(id)),
  })
  const catalog = (name: string, itemListElement: Offer[]): OfferCatalog[] =>
    itemListElement.length > 0 ? [{ '@type': 'OfferCatalog', name, itemListElement }] : []

  const packageOffers = ({ name, duration, tiers: prices }: Package) =>
    tiers.flatMap(({ id }) => {
      const price = prices[id]
      return price === undefined ? [] : [offer(name, price, duration, id)]
    })
  const consoleOffers = consoles?.rates.map((rate) => offer(rate.name, rate, 1, consoles.id)) ?? []
  const dated = [
    ...(consoles?.specials ?? []).flatMap((special) =>
      datedOffer(`${special.name}: ${special.offer}`, special.text, special, today),
    ),
    ...labels.offers.flatMap((entry) => datedOffer(entry.title, entry.text.text, entry, today)),
  ]
  const hired = [...tiers, ...(consoles ? [{ ...consoles, text: consoles.text.text }] : [])]
  return {
    services: hired.map(
      ({ id, name, text }): Named<ServiceLeaf> => ({
        '@type': 'Service',
        '@id': serviceId(id),
        name,
        description: text,
        provider: mention(placeId(site.url)),
      }),
    ),
    catalog: {
      '@type': 'OfferCatalog',
      '@id': `${pageUrl}#catalog`,
      name: labels.listHeading,
      itemListElement: [
        ...lists.flatMap((list) => catalog(list.name, list.packages.flatMap(packageOffers))),
        ...catalog(consoles?.name ?? '', consoleOffers),
        ...catalog(labels.offersHeading, dated),
      ],
    } satisfies OfferCatalog,
  }
}

/** From when and until when a price is known to count; a discount or another price begins or ends on these days. */
function validity(
  { discount, next }: Price,
  today: string,
): Pick<OfferLeaf, 'validFrom' | 'priceValidUntil'> {
  const hasCome = next !== undefined && next.from <= today
  const [from] = [discount?.from, hasCome ? next.from : undefined]
    .filter((day) => day !== undefined)
    .sort()
    .reverse()
  const [until] = [discount?.until, next && !hasCome ? addDays(next.from, -1) : undefined]
    .filter((day) => day !== undefined)
    .sort()
  return { ...(from && { validFrom: from }), ...(until && { priceValidUntil: until }) }
}

/** A temporary offer without a price of its own; an empty list outside its period. */
function datedOffer(name: string, description: string, period: Period, today: string): Offer[] {
  const { from, until } = period
  if (!(from ?? until) || !isOn(period, today)) return []
  return [
    {
      '@type': 'Offer',
      name,
      description,
      ...(from && { validFrom: from }),
      ...(until && { validThrough: until }),
    },
  ]
}
