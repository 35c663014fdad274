/** A package as a row of the price lists prints it. */
import type { PageContext } from '../../../src/pages/pageContext.ts'
import type { Data, Pages } from '../../content.ts'
import { fillBlanks } from '../../parts/blanks.ts'
import { bookingOf } from '../../parts/contact.ts'
import { lateNoteOf } from '../finder/pastClosing.ts'
import type { Package } from '../prices/packagesInFile.ts'
import { notesOf } from '../prices/priceNotes.ts'
import { durationOf } from '../prices/unitsInWords.ts'
import type { PriceRowProps } from './PriceRow.tsx'

export function priceRowProps(
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
        ...notesOf(
          sold,
          { tier: id, package: entry.id, days: entry.days },
          { content, packages, labels, today },
        ),
        booking: bookingOf(site, message),
      }
    }),
  }
}
