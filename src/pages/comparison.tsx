/** /comparison (spec section 2, "Comparison"). */
import { ComparisonPage } from '../../templates/pages/ComparisonPage.tsx'
import type { ComparisonSectionProps } from '../../templates/sections/ComparisonSection.tsx'
import { bookingOf } from '../content/contact.ts'
import { type PageContext, type PageFile, pageFrame } from './context.ts'

export const comparison: PageFile = (context) => {
  const { pages } = context.content
  const section = comparisonSection(context)
  if (!pages.comparison || !section) return []
  return [
    {
      path: '/comparison',
      metadata: pages.comparison,
      content: (
        <ComparisonPage frame={pageFrame(context, pages.comparison, 'comparison')} section={section} />
      ),
    },
  ]
}

/** The tables, which the home page shows as well. */
export function comparisonSection({ content }: PageContext): ComparisonSectionProps | undefined {
  const { site, pages, comparison } = content
  if (!pages.comparison || !comparison) return undefined
  return { heading: pages.comparison.listHeading, comparison, booking: bookingOf(site) }
}
