import { FirstScreenEnd } from '../../src/render/RenderBlocking.tsx'
import { type FrameProps, PageFrame } from '../layout/PageFrame.tsx'
import { type Booking, BookingButton } from '../parts/Button.tsx'
import { FaqSection, type FaqSectionProps } from './FaqSection.tsx'

interface Props {
  frame: FrameProps
  section: FaqSectionProps
  /** The chat for a question that is missing. */
  ask: { text: string; booking: Booking } | undefined
}

export function FaqPage({ frame, section, ask }: Props) {
  return (
    <PageFrame frame={frame}>
      <FaqSection {...section} isLarge>
        {ask && (
          <p className="questions__ask">
            <strong>{ask.text}</strong> <BookingButton booking={ask.booking} />
          </p>
        )}
      </FaqSection>
      <FirstScreenEnd />
    </PageFrame>
  )
}
