/** The price list as a message that a visitor sends to friends. */

import type { Content } from '../../../src/content/types.ts'
import { phoneOf, postalAddress, usualHours } from '../../parts/contact.ts'
import type { PricingSectionProps } from '../PricingSection.tsx'
import type { PriceNotes } from '../prices/priceNotes.ts'
import { rowFacts } from './PriceRow.tsx'

/** Links with a much longer message do not open in every browser and app. */
const longestText = 1500

/**
 * Writes the tiers, the discounts of the day, every list with the prices of all tiers, the consoles, and the contact. Asterisks
 * mean bold in WhatsApp, tildes struck through. Lists beyond 1,500 characters are left out; the message ends with the address of the page, which has them.
 */
export function priceListText(section: PricingSectionProps, content: Content): string {
  const { site } = content
  const { labels, tiers, lists, consoles } = section
  const tierNames = tiers.map(({ name }) => name).join(' / ')
  const parts = [
    ...lists.map(({ name, packages }) => [
      `*${name}* (${tierNames})`,
      ...packages.map((entry) => {
        const prices = entry.tiers.map((tier) => ('price' in tier ? priceText(tier) : '–')).join(' / ')
        return `${[entry.name, ...rowFacts(entry, labels)].join(', ')}: ${prices}`
      }),
    ]),
    consoles
      ? [
          `*${consoles.name}* (${labels.perHourLabel})`,
          ...consoles.rates.map((rate) => `${rate.name}: ${priceText(rate)}`),
          ...consoles.specials.map(({ days, offer, ending }) =>
            [`${days}: ${offer}`, ending?.printed].filter(Boolean).join(', '),
          ),
        ]
      : [],
  ].map((lines) => lines.join('\n'))
  const contact = [postalAddress(site), phoneOf(site).label, ...usualHours(site.hours, content)]
  const end = [...contact, `${site.url}/pricing`].join('\n')
  const screens = tiers.map(({ name, detail }) => `${name}: ${detail}`).join(', ')
  const prices = [
    ...lists.flatMap(({ packages }) => packages.flatMap((entry) => entry.tiers)),
    ...(consoles?.rates ?? []),
  ]
  const discounts = prices.flatMap((price) => price.discount ?? [])
  let text = [`*${site.name}: ${labels.heading}*`, screens, ...new Set(discounts)].join('\n')
  for (const part of parts)
    if (part && text.length + part.length + end.length + 4 <= longestText) text += `\n\n${part}`
  return `${text}\n\n${end}`
}

const priceText = ({ price, regular }: { price: string } & PriceNotes) =>
  regular ? `~${regular}~ ${price}` : price
