/** Parties, with an example that the price finder calculates. */
import { type PageContext, pictureOf } from '../../src/pages/pageContext.ts'
import { fillBlanks } from '../parts/blanks.ts'
import { bookingOf } from '../parts/contact.ts'
import type { PartyProps } from './BelowFinder.tsx'
import { withoutDiscount } from './prices/cheapestStay.ts'
import { consolePrice, specialsFor } from './prices/specials.ts'
import { controllersText, durationOf } from './prices/unitsInWords.ts'

/** Undefined without parties, or without the console of the example. */
export function partyProps(context: PageContext): PartyProps | undefined {
  const { content, today } = context
  const { packages, site, format } = content
  const labels = content.pages.pricing
  const party = labels?.party
  const consoles = packages?.consoles
  const rate = consoles?.rates.find(({ controllers }) => controllers === party?.controllers)
  if (!labels || !party || !consoles || !rate) return undefined
  // Parties are planned for weeks in which a discount is over.
  const usual = withoutDiscount(rate).price
  const { price } = consolePrice(usual, specialsFor(consoles.specials, party.day, today), party.hours)
  return {
    heading: party.heading,
    text: fillBlanks(party.text, {
      price: format.money(price),
      day: format.weekday(party.day),
      hours: durationOf(party.hours, { labels, content }),
      controllers: controllersText(party.controllers, { labels, content }),
    }),
    picture: pictureOf(context, party.image),
    booking: bookingOf(site, party.bookMessage, party.bookLabel),
  }
}
