/** Parties, with an example that the price finder calculates. */
import { fillBlanks } from '../../templates/blanks.ts'
import type { PartyProps } from '../../templates/sections/PartySection.tsx'
import { bookingOf } from '../content/contact.ts'
import { consolePrice, specialsFor } from '../content/playPrices.ts'
import { type PageContext, pictureOf } from './context.ts'
import { controllersText, durationOf } from './ticket.ts'

/** @returns undefined for a café without parties, or without the console of the example */
export function partyOf(context: PageContext): PartyProps | undefined {
  const { content, today } = context
  const { packages, site, format } = content
  const labels = content.pages.pricing
  const party = labels?.party
  const consoles = packages?.consoles
  const rate = consoles?.rates.find(({ controllers }) => controllers === party?.controllers)
  if (!labels || !party || !consoles || !rate) return undefined
  const { price } = consolePrice(rate.price, specialsFor(consoles.specials, party.day, today), party.hours)
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
