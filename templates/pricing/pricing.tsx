/** /pricing: every price list (spec section 2, "Pricing"). */

import { addDays, instantIn } from '../../src/content/calendarDates.ts'
import { firstOpenDay, openDays } from '../../src/content/openingHours.ts'
import type { Content } from '../../src/content/types.ts'
import { isForDay } from '../../src/content/weekdays.ts'
import { type PageContext, type PageFile, pictureOf } from '../../src/pages/context.ts'
import { mention, placeId } from '../../src/seo/jsonLd/node.ts'
import { statusOf } from '../cafe/status.ts'
import type { Data, Pages } from '../content.ts'
import { frameProps } from '../layout/frameProps.ts'
import { fillBlanks } from '../parts/blanks.ts'
import { bookingOf, phoneOf, shareUrl } from '../parts/contact.ts'
import type { Ending } from '../parts/Until.tsx'
import { priceCatalog } from './catalogJsonLd.ts'
import { priceFinderOf } from './finder/finderProps.ts'
import { lateNoteOf } from './finder/pastClosing.ts'
import { bookingCode } from './list/bookingQrCode.ts'
import type { PriceRowProps } from './list/PriceRow.tsx'
import { priceListText } from './list/priceListText.ts'
import { finderSizes, type PartyProps, PricingHeader, PricingPage } from './PricingPage.tsx'
import type { PricingSectionProps } from './PricingSection.tsx'
import { consolePrice, groupDays, specialsFor } from './prices/cheapestStay.ts'
import { isOn, type Period } from './prices/period.ts'
import { notesOf } from './prices/priceNotes.ts'
import type { Package } from './prices/pricesInFile.ts'
import { controllersText, durationOf } from './prices/unitsInWords.ts'

export const pricing: PageFile = (context) => {
  const { content, today, inlineScripts } = context
  const { site, pages, packages } = content
  const section = pricingSection(context)
  if (!pages.pricing || !packages || !section) return undefined
  const offers = pages.pricing.offers.filter((offer) => isOn(offer, today))
  const frame = frameProps(context, pages.pricing, 'pricing')
  const code = bookingCode(site)
  const { catalog, services } = priceCatalog(content, packages, pages.pricing, today)
  return {
    path: '/pricing',
    metadata: pages.pricing,
    mainPicture: frame.picture && { picture: frame.picture, sizes: finderSizes },
    content: (
      <PricingHeader
        frame={frame}
        finder={priceFinderOf(context)}
        status={statusOf(content, today, inlineScripts.status + inlineScripts.day)}
        site={site}
      />
    ),
    below: (
      <PricingPage
        frame={frame}
        party={partyOf(context)}
        page={pages.pricing}
        section={{ ...section, shareUrl: shareUrl(priceListText(section, content)) }}
        offers={offers.map((offer) => ({ ...offer, ending: endingOf(offer, content) }))}
        site={site}
        words={content.words}
        bookingCode={code.src}
      />
    ),
    jsonLd: {
      page: {
        '@type': 'WebPage',
        about: mention(placeId(site.url)),
        mainEntity: mention(catalog['@id']),
      },
      nodes: [catalog, ...services],
    },
    files: new Map([[code.src, code.drawing]]),
  }
}

/** All price lists, which the home page shows as well. */
export function pricingSection(context: PageContext): PricingSectionProps | undefined {
  const { content, today, inlineScripts } = context
  const { site, pages, packages, format } = content
  const labels = pages.pricing
  if (!labels || !packages) return undefined
  const { tiers, lists, consoles } = packages
  const weeks = partsOfWeek(lists, openDays(site.hours))
  return {
    labels,
    tiers,
    weeks: weeks.map((week) => ({
      days: week.join(' '),
      name: format.dayList(week),
      isChosen: week.includes(firstOpenDay(site.hours, today)),
    })),
    script: inlineScripts.day,
    lists: lists.map((list) => {
      const [first] = list.packages
      // Days that are the same for all packages are in the heading of the list.
      const shared = list.packages.every((entry) => entry.days === first?.days) ? first?.days : undefined
      const rows = list.packages.map((entry) => ({
        ...priceRow(entry, packages, labels, context),
        ...(shared && { days: undefined }),
        weeks: weeksOf(entry.days, weeks),
      }))
      const isForAll = rows.some((row) => row.weeks === undefined)
      return {
        ...list,
        name: shared ? `${list.name} · ${format.days(shared)}` : list.name,
        weeks: isForAll ? undefined : [...new Set(rows.flatMap((row) => row.weeks ?? []))],
        packages: rows,
      }
    }),
    consoles: consoles && {
      ...consoles,
      picture: pictureOf(context, consoles.image),
      rates: consoles.rates.map((rate) => ({
        name: rate.name,
        price: format.money(rate.price),
        ...notesOf(rate, { tier: consoles.id, package: rate.id }, { content, packages, labels, today }),
      })),
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
    profile: site.social[0],
  }
}

/** The parts of a week: on all days of a part the same packages are sold. @param days those on which the café is open */
function partsOfWeek(lists: Data['packages']['lists'], days: readonly string[]): string[][] {
  const written = lists.flatMap((list) => list.packages.map((entry) => entry.days))
  return groupDays(days, (day) => written.map((range) => isForDay(range, day))).map(({ days }) => days)
}

/** The numbers, from 1, of the parts of a week that a package is sold in; undefined for all. */
function weeksOf(range: string | undefined, weeks: readonly string[][]): number[] | undefined {
  if (range === undefined) return undefined
  return weeks.flatMap(([first = ''], index) => (isForDay(range, first) ? [index + 1] : []))
}

function endingOf({ until }: Period, { site, words, format }: Content): Ending | undefined {
  if (until === undefined) return undefined
  return {
    date: until,
    printed: fillBlanks(words.until, { date: format.date(until, 'day') }),
    over: instantIn(site.timeZone, addDays(until, 1), '00:00'),
  }
}

function priceRow(
  entry: Package,
  packages: Data['packages'],
  labels: Pages['pricing'],
  { content, today }: PageContext,
): PriceRowProps {
  const { site, words, format } = content
  const duration = durationOf(entry.duration, { labels, content })
  const days = entry.days && format.days(entry.days)
  const withDays = (text: string) => (days ? `${text}, ${days}` : text)
  return {
    ...entry,
    nameWithDays: withDays(entry.name),
    duration,
    timeSlot: entry.timeSlot && format.timeRange(entry.timeSlot),
    days,
    late: lateNoteOf(entry, { labels, content }),
    popular: entry.popular ?? false,
    badge: entry.badge ?? (entry.popular ? labels.popularLabel : undefined),
    tiers: packages.tiers.map(({ id, name: tier }) => {
      const sold = entry.tiers[id]
      if (!sold) return { id, name: tier, notSold: fillBlanks(words.notSold, { tier }) }
      const price = format.money(sold.price)
      const message = fillBlanks(labels.bookMessage, {
        package: entry.name,
        tier,
        duration: withDays(duration),
        price,
      })
      return {
        id,
        name: tier,
        price,
        perHour: format.money(sold.perHour),
        ...notesOf(sold, { tier: id, package: entry.id }, { content, packages, labels, today }),
        booking: bookingOf(site, message),
      }
    }),
  }
}

/** Parties, with an example that the price finder calculates; undefined without parties, or without the console of the example. */
function partyOf(context: PageContext): PartyProps | undefined {
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
