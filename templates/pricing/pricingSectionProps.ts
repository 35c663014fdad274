/** All price lists, as /pricing and the home page print them. */
import { addDays, instantIn } from '../../src/content/calendarDates.ts'
import { firstOpenDay, openDays } from '../../src/content/openingHours.ts'
import type { Content } from '../../src/content/types.ts'
import { isForDay } from '../../src/content/weekdays.ts'
import type { PageContext } from '../../src/pages/pageContext.ts'
import type { Data } from '../content.ts'
import { fillBlanks } from '../parts/blanks.ts'
import { bookingOf, phoneOf } from '../parts/contact.ts'
import type { Ending } from '../parts/Until.tsx'
import { priceRowProps } from './list/priceRowProps.ts'
import type { PricingSectionProps } from './PricingSection.tsx'
import { groupDays } from './prices/groupDays.ts'
import { isOn, type Period } from './prices/period.ts'
import { notesOf } from './prices/priceNotes.ts'

/** Undefined for a café without prices. */
export function pricingSectionProps(context: PageContext): PricingSectionProps | undefined {
  const { content, today, inlineScripts } = context
  const { site, pages, packages, format } = content
  const labels = pages.pricing
  if (!labels || !packages) return undefined
  const { tiers, lists, consoles } = packages
  const weekParts = partsOfWeek(lists, openDays(site.hours))
  return {
    labels,
    tiers,
    weekParts: weekParts.map((part) => ({
      days: part.join(' '),
      name: format.dayList(part),
      isChosen: part.includes(firstOpenDay(site.hours, today)),
    })),
    script: inlineScripts.day,
    lists: lists.map((list) => {
      const [first] = list.packages
      // Days that are the same for all packages are in the heading of the list.
      const shared = list.packages.every((entry) => entry.days === first?.days) ? first?.days : undefined
      const rows = list.packages.map((entry) => ({
        ...priceRowProps(entry, packages, labels, context),
        ...(shared && { days: undefined }),
        weekParts: weekPartsOf(entry.days, weekParts),
      }))
      const isForAll = rows.some((row) => row.weekParts === undefined)
      return {
        ...list,
        name: shared ? `${list.name} · ${format.days(shared)}` : list.name,
        weekParts: isForAll ? undefined : [...new Set(rows.flatMap((row) => row.weekParts ?? []))],
        packages: rows,
      }
    }),
    consoles: consoles && {
      ...consoles,
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
function weekPartsOf(range: string | undefined, weekParts: readonly string[][]): number[] | undefined {
  if (range === undefined) return undefined
  return weekParts.flatMap(([first = ''], index) => (isForDay(range, first) ? [index + 1] : []))
}

/** When an offer or a special ends; undefined for one without an end. */
export function endingOf({ until }: Period, { site, words, format }: Content): Ending | undefined {
  if (until === undefined) return undefined
  return {
    date: until,
    printed: fillBlanks(words.until, { date: format.date(until, 'day') }),
    over: instantIn(site.timeZone, addDays(until, 1), '00:00'),
  }
}
