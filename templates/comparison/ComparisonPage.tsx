import { FirstScreenEnd } from '../../src/render/RenderBlocking.tsx'
import { type FrameProps, PageFrame } from '../layout/PageFrame.tsx'
import { PageHeader } from '../parts/PageHeader.tsx'
import { ComparisonSection, type ComparisonSectionProps, Summaries } from './ComparisonSection.tsx'
import { PriceBars, type PricesOfBoth } from './PriceBars.tsx'

interface Props {
  frame: FrameProps
  section: ComparisonSectionProps
  /** At the top of a page without a photograph. */
  prices: readonly PricesOfBoth[]
}

export function ComparisonPage({ frame, section, prices }: Props) {
  const { heading, intro } = frame.page
  return (
    <PageFrame
      frame={frame}
      header={
        prices.length > 0 && (
          <PageHeader
            className="comparison__header"
            heading={heading}
            intro={intro}
            drawing={<PriceBars rows={prices} />}
          />
        )
      }
    >
      <Summaries cards={section.cards} />
      <ComparisonSection {...section} booking={frame.invitation ? undefined : section.booking} />
      <FirstScreenEnd />
    </PageFrame>
  )
}
