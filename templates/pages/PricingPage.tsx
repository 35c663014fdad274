import type { Data, Pages } from '../../src/content/types.ts'
import { Answers } from '../components/Answers.tsx'
import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { Fold } from '../components/Fold.tsx'
import { type Offer, Offers } from '../components/Offers.tsx'
import { type FrameProps, PageFrame } from '../components/PageFrame.tsx'
import { Photo } from '../components/Picture.tsx'
import { ScanToBook } from '../components/PriceListTools.tsx'
import { Prose } from '../components/Prose.tsx'
import { Section } from '../components/Section.tsx'
import { CurrentState, Status, type StatusProps } from '../components/Status.tsx'
import { Ticket, type TicketProps } from '../components/Ticket.tsx'
import { GoodToKnow } from '../sections/GoodToKnow.tsx'
import { type PartyProps, PartySection } from '../sections/PartySection.tsx'
import { PricingSection, type PricingSectionProps } from '../sections/PricingSection.tsx'

interface PricingPageProps {
  frame: FrameProps
  page: Pages['pricing']
  section: PricingSectionProps
  ticket: TicketProps | undefined
  status: StatusProps
  party: PartyProps | undefined
  /** Those of today. */
  offers: readonly Offer[]
  site: Data['site']
  words: Data['words']
  /** For paper. */
  bookingCode: string
}

export function PricingPage(props: PricingPageProps) {
  const { frame, page, section, party, offers, site, words, bookingCode } = props
  return (
    <PageFrame
      frame={frame}
      header={
        <>
          <Finder {...props} />
          <Fold />
        </>
      }
    >
      <PricingSection {...section} />
      {party && <PartySection {...party} />}
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
    </PageFrame>
  )
}

/** The headline with the price finder, and the photograph on the line of its perforation. */
function Finder({ frame, ticket, status, site }: PricingPageProps) {
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
        {ticket && (
          <Ticket {...ticket}>
            <Status {...status} prices={[]} />
          </Ticket>
        )}
        <CurrentState script={status.script} />
        <FirstScreenEnd />
        {picture && <Photo className="finder__photo" picture={picture} sizes="100vw" main />}
      </div>
    </header>
  )
}
