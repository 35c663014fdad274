/** /pricing: every price list (spec section 2, "Pricing"). */
import { fillBlanks } from '../../templates/blanks.ts'
import type { PriceCardProps } from '../../templates/components/PriceCard.tsx'
import type { Ending } from '../../templates/components/Until.tsx'
import { PricingPage } from '../../templates/pages/PricingPage.tsx'
import type { PricingSectionProps } from '../../templates/sections/PricingSection.tsx'
import { bookingOf, phoneOf } from '../content/contact.ts'
import { isOn, type Period } from '../content/period.ts'
import { addDays, instantIn } from '../content/schedule.ts'
import type { Content, Data, Pages } from '../content/types.ts'
import type { LlmsSection } from '../render/page.ts'
import { payment, shop } from '../seo/jsonLd/business.ts'
import { mention } from '../seo/jsonLd/ids.ts'
import { priceCatalog } from '../seo/jsonLd/offers.ts'
import { type PageContext, type PageFile, pageFrame } from './context.ts'

type Package = Data['packages']['lists'][number]['packages'][number]

export const pricing: PageFile = (context) => {
  const { content } = context
  const { site, pages, packages } = content
  const section = pricingSection(context)
  if (!pages.pricing || !packages || !section) return []
  const isShown = (entry: Period) => isOn(entry, context.today)
  const offers = pages.pricing.offers.filter(isShown)
  const specials = packages.consoles?.specials.filter(isShown) ?? []
  const datedOffers = [
    ...specials.map(({ name, offer, text, ...days }) => ({
      ...days,
      name: `${name}: ${offer}`,
      description: text,
    })),
    ...offers.map(({ title, text, ...days }) => ({ ...days, name: title, description: text.text })),
  ].filter(({ from, until }) => from ?? until)
  const { catalog, services } = priceCatalog(
    content,
    packages,
    pages.pricing,
    `${site.url}/pricing`,
    datedOffers,
  )
  return [
    {
      path: '/pricing',
      metadata: pages.pricing,
      content: (
        <PricingPage
          frame={pageFrame(context, pages.pricing, 'pricing')}
          page={pages.pricing}
          section={section}
          offers={offers.map((offer) => ({ ...offer, ending: endingOf(offer, content) }))}
          payments={site.payments}
        />
      ),
      jsonLd: {
        page: { '@type': 'WebPage', mainEntity: mention(catalog['@id']) },
        nodes: [payment(content), shop(site, catalog['@id']), catalog, ...services],
      },
      llms: priceLists(section),
    },
  ]
}

/** All price lists, which the home page shows as well. */
export function pricingSection({ content, today }: PageContext): PricingSectionProps | undefined {
  const { site, pages, packages, format } = content
  const labels = pages.pricing
  if (!labels || !packages) return undefined
  const { tiers, lists, consoles } = packages
  return {
    heading: labels.listHeading,
    labels,
    tiers,
    lists: lists.map((list) => ({
      ...list,
      packages: list.packages.map((entry) => priceCard(entry, tiers, labels, content)),
    })),
    consoles: consoles && {
      ...consoles,
      rates: consoles.rates.map(({ name, price }) => ({ name, price: format.money(price) })),
      specials: consoles.specials
        .filter((special) => isOn(special, today))
        .map((special) => ({
          ...special,
          days: format.days(special.days),
          ending: endingOf(special, content),
        })),
      booking: bookingOf(site, consoles.bookMessage, consoles.bookLabel),
    },
    phone: phoneOf(site),
    social: site.social,
  }
}

/** The last day of an offer, where it has one. */
function endingOf({ until }: Period, { site, words, format }: Content): Ending | undefined {
  if (until === undefined) return undefined
  return {
    date: until,
    printed: fillBlanks(words.until, { date: format.date(until, 'day') }),
    over: instantIn(site.timeZone, addDays(until, 1), '00:00'),
  }
}

function priceCard(
  entry: Package,
  tiers: Data['packages']['tiers'],
  labels: Pages['pricing'],
  { site, words, format }: Content,
): PriceCardProps {
  const unit = entry.duration === 1 ? labels.durationUnitOne : labels.durationUnit
  const duration = `${format.count(entry.duration)} ${unit}`
  return {
    id: entry.id,
    name: entry.name,
    icon: entry.icon,
    duration,
    validity: entry.validity,
    timeSlot: entry.timeSlot && format.timeRange(entry.timeSlot),
    days: entry.days && format.days(entry.days),
    popular: entry.popular ?? false,
    badge: entry.badge ?? (entry.popular ? labels.popularLabel : undefined),
    tiers: tiers.map(({ id, name: tier }) => {
      const sold = entry.tiers[id]
      if (!sold) return { id, name: tier, notSold: fillBlanks(words.notSold, { tier }) }
      const price = format.money(sold.price)
      const message = fillBlanks(labels.bookMessage, { package: entry.name, tier, duration, price })
      return {
        id,
        name: tier,
        price,
        perHour: format.money(sold.perHour),
        booking: bookingOf(site, message),
      }
    }),
  }
}

/** The price lists for llms.txt, as the page prints them. */
function priceLists({ lists, consoles, labels }: PricingSectionProps): LlmsSection[] {
  const sections = lists.map(({ name, packages }) => ({
    heading: name,
    entries: packages.map(({ id, name, duration, days, timeSlot, validity, tiers }) => ({
      name,
      path: `/pricing#${id}`,
      notes: [
        duration,
        days,
        timeSlot,
        `${labels.validityLabel}: ${validity}`,
        ...tiers.map((tier) =>
          'notSold' in tier
            ? tier.notSold
            : `${tier.name}: ${tier.price} (${tier.perHour} ${labels.perHourLabel})`,
        ),
      ],
    })),
  }))
  if (!consoles) return sections
  const entries = [
    ...consoles.rates.map(({ name, price }) => ({ name, notes: [`${price} ${labels.perHourLabel}`] })),
    ...consoles.specials.map(({ name, days, offer, ending }) => ({
      name,
      notes: [days, offer, ending?.printed],
    })),
  ]
  const path = `/pricing#${consoles.id}`
  return [...sections, { heading: consoles.name, entries: entries.map((entry) => ({ ...entry, path })) }]
}
