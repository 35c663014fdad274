/** /comparison (spec section 2, "Comparison"). */

import type { MadePages, PageContext } from '../../src/pages/pageContext.ts'
import type { Data } from '../content.ts'
import { frameProps } from '../layout/frameProps.ts'
import { fillBlanks } from '../parts/blanks.ts'
import { bookingOf } from '../parts/contact.ts'
import { headerPicture } from '../parts/PageHeader.tsx'
import type { Subject } from '../parts/subject.ts'
import { amountIn } from './amount.ts'
import { ComparisonPage } from './ComparisonPage.tsx'
import type { ComparedRow } from './ComparisonRows.tsx'
import type { ComparisonSectionProps } from './ComparisonSection.tsx'
import type { PricesOfBoth } from './PriceBars.tsx'

export const comparison: Subject = { makePages }

function makePages(context: PageContext): MadePages {
  const { pages } = context.content
  const section = comparisonSectionProps(context)
  if (!pages.comparison || !section) return undefined
  const frame = frameProps(context, pages.comparison, 'comparison')
  const prices = frame.picture ? [] : comparedPrices(context)
  return {
    path: '/comparison',
    metadata: pages.comparison,
    mainPicture: headerPicture(frame.picture),
    content: <ComparisonPage frame={frame} section={section} prices={prices} />,
  }
}

/** The tables, which the home page shows as well. */
export function comparisonSectionProps(context: PageContext): ComparisonSectionProps | undefined {
  const { content } = context
  const { site, pages, comparison, words, format } = content
  if (!pages.comparison || !comparison) return undefined
  const noted = comparison.ratesNoted
  const ratesNoted = noted && fillBlanks(words.ratesNoted, { date: format.date(noted, 'monthOfYear') })
  return {
    ...comparison,
    heading: pages.comparison.listHeading,
    tabs: comparison.tabs.map((tab) => ({
      ...tab,
      rows: rowsOf(tab.rows),
      ratesNoted: tab.rows.some(({ rates }) => rates) ? ratesNoted : undefined,
    })),
    booking: bookingOf(site),
  }
}

/** Prices of both sides as bars on one scale, from the first table that has some. */
export function comparedPrices({ content }: PageContext): readonly PricesOfBoth[] {
  const { columns, tabs = [] } = content.comparison ?? {}
  const rows = tabs.map((tab) => tab.rows.filter(({ rates }) => rates)).find(({ length }) => length > 0) ?? []
  const shown = rows.slice(0, 3).map(({ feature, ours, rates = [] }) => ({
    feature,
    prices: [{ name: columns?.ours ?? '', price: ours }, ...rates],
  }))
  const amounts = shown.flatMap(({ prices }) => prices.map(({ price }) => amountIn(price) ?? 0))
  const shareOf = (price: string) => Math.round(((amountIn(price) ?? 0) / Math.max(...amounts)) * 100)
  return shown.map(({ feature, prices }) => ({
    feature,
    bars: prices.map((bar) => ({ ...bar, share: shareOf(bar.price) })),
  }))
}

type Row = Data['comparison']['tabs'][number]['rows'][number]

/** The rows of a table, first those where both sides are known. */
const rowsOf = (rows: readonly Row[]): ComparedRow[] =>
  rows
    .map((row) => ({ ...row, isKnown: row.others !== undefined || row.rates !== undefined }))
    .sort((a, b) => Number(b.isKnown) - Number(a.isKnown))
