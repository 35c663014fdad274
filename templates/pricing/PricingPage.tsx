import { FirstScreenEnd } from '../../src/render/FirstScreen.tsx'
import { Photo, type Picture } from '../../src/render/Picture.tsx'
import type { Data, Pages } from '../content.ts'
import { type FrameProps, PageEnd } from '../layout/PageFrame.tsx'
import { Answers } from '../parts/Answers.tsx'
import { type Booking, BookingButton } from '../parts/Button.tsx'
import { GoodToKnow } from '../parts/GoodToKnow.tsx'
import { type Offer, Offers } from '../parts/Offers.tsx'
import { Plate } from '../parts/Plate.tsx'
import { Prose } from '../parts/Prose.tsx'
import { Section } from '../parts/Section.tsx'
import { CurrentState, Status, type StatusProps } from '../parts/Status.tsx'
import { PriceFinder, type PriceFinderProps } from './finder/PriceFinder.tsx'
import { ScanToBook } from './list/PriceListTools.tsx'
import { PricingSection, type PricingSectionProps } from './PricingSection.tsx'

export interface PartyProps {
  heading: string
  text: string
  picture: Picture | undefined
  booking: Booking
}

interface PricingPageProps {
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
export function PricingPage(props: PricingPageProps) {
  const { frame, page, section, party, offers, site, words, bookingCode } = props
  return (
    <>
      <PricingSection {...section} />
      {party && (
        <Plate heading={party.heading} picture={party.picture} className="party">
          <p>{party.text}</p>
          <p className="buttons">
            <BookingButton booking={party.booking} isPrimary={false} />
          </p>
        </Plate>
      )}
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
    </>
  )
}

interface PricingHeaderProps {
  frame: FrameProps
  finder: PriceFinderProps | undefined
  status: StatusProps
  site: Data['site']
}

/** How wide the photograph is. */
export const finderSizes = '100vw'

/** The first screen: the headline with the price finder, and the photograph on the line of its perforation. */
export function PricingHeader({ frame, finder, status, site }: PricingHeaderProps) {
  const { page, picture } = frame
  return (
    <header className="finder">
      <div className="finder__text">
        <p className="masthead" hidden>
          {site.name}
        </p>
        <h1>{page.heading}</h1>
        <Prose text={page.intro} />
      </div>
      <div className="finder__ticket">
        {finder && (
          <PriceFinder {...finder}>
            <Status {...status} prices={[]} />
          </PriceFinder>
        )}
        <CurrentState script={status.script} />
        <FirstScreenEnd />
        {picture && <Photo className="finder__photo" picture={picture} sizes={finderSizes} main />}
      </div>
    </header>
  )
}
