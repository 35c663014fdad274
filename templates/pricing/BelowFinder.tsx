import type { Picture } from '../../src/render/Picture.tsx'
import type { Data, Pages } from '../content.ts'
import { type FrameProps, PageEnd } from '../layout/PageFrame.tsx'
import { Answers } from '../parts/Answers.tsx'
import { type Booking, BookingButton } from '../parts/Button.tsx'
import { InvitationFrame } from '../parts/CallToAction.tsx'
import { GoodToKnow } from '../parts/GoodToKnow.tsx'
import { type Offer, Offers } from '../parts/Offers.tsx'
import { Section } from '../parts/Section.tsx'
import { ScanToBook } from './list/ScanToBook.tsx'
import { PricingSection, type PricingSectionProps } from './PricingSection.tsx'

export interface PartyProps {
  heading: string
  text: string
  picture: Picture | undefined
  booking: Booking
}

interface BelowFinderProps {
  frame: FrameProps
  page: Pages['pricing']
  section: PricingSectionProps
  party: PartyProps | undefined
  /** Those of today. */
  offers: readonly Offer[]
  site: Data['site']
  words: Data['words']
  /** For paper. */
  bookingCode: string
}

/** Everything below the price finder. */
export function BelowFinder(props: BelowFinderProps) {
  const { frame, page, section, party, offers, site, words, bookingCode } = props
  return (
    <>
      <PricingSection {...section} />
      <Section heading={page.notesHeading} className="answers-section">
        <Answers
          name="notes"
          items={page.notes.map(({ title, text }) => ({ question: title, answer: text }))}
        />
        <p className="payments">
          <strong>{page.payments}</strong> {site.payments.join(', ')}
        </p>
      </Section>
      <GoodToKnow site={site} words={words} />
      {offers.length > 0 && (
        <Section heading={page.offersHeading} className="offers-section">
          <Offers offers={offers} />
        </Section>
      )}
      <ScanToBook src={bookingCode} label={page.scanLabel} />
      <PageEnd frame={frame} />
      {party && (
        <InvitationFrame heading={party.heading} picture={party.picture}>
          <div className="prose">
            <p>{party.text}</p>
          </div>
          <p className="buttons">
            <BookingButton booking={party.booking} isPrimary={false} />
          </p>
        </InvitationFrame>
      )}
    </>
  )
}
