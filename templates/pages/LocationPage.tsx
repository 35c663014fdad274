import type { Data, Pages } from '../../src/content/types.ts'
import { type Booking, BookingButton, LinkButton } from '../components/Button.tsx'
import { CallToAction, type Invitation } from '../components/CallToAction.tsx'
import { Cards } from '../components/Cards.tsx'
import { Detail } from '../components/Detail.tsx'
import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { type HoursException, HoursExceptions } from '../components/HoursExceptions.tsx'
import { Icon } from '../components/Icon.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import type { Picture } from '../components/Picture.tsx'
import { Prose } from '../components/Prose.tsx'
import { Section } from '../components/Section.tsx'

export interface LocationPageProps {
  location: Data['locations']['locations'][number]
  labels: Pages['locations']
  picture: Picture | undefined
  /** Of a branch with its own. */
  details: { address: string; phone: { href: string; label: string }; hours: string } | undefined
  booking: Booking
  exceptions: readonly HoursException[]
  invitation: Invitation
}

/** A landing page for one area: how far, what for, and how to book (spec section 2, "Location landing pages"). */
export function LocationPage(props: LocationPageProps) {
  const { location, labels, picture, details, booking, exceptions, invitation } = props
  const longestWay = Math.max(...location.reach.map(({ minutes }) => minutes))
  return (
    <>
      <PageHeader heading={location.heading} intro={location.intro} picture={picture}>
        <HoursExceptions exceptions={exceptions} />
        <p className="buttons">
          <BookingButton booking={booking} />
          <LinkButton href="/contact" label={labels.contactLabel} />
          <LinkButton href="/gallery" label={labels.galleryLabel} />
        </p>
      </PageHeader>
      {details && (
        <Section heading={location.name}>
          <ul className="contact__details">
            <Detail icon="map-pin">{details.address}</Detail>
            <Detail icon="phone">
              <a href={details.phone.href}>{details.phone.label}</a>
            </Detail>
            <Detail icon="clock">{details.hours}</Detail>
          </ul>
        </Section>
      )}
      <Section heading={location.reachHeading} intro={location.reachText}>
        <dl className="reach">
          {location.reach.map(({ area, minutes }) => (
            <div key={area}>
              <dt>{area}</dt>
              <dd className="reach__picture">
                <ReachBar minutes={minutes} longestWay={longestWay} />
              </dd>
              <dd>
                <strong>{minutes}</strong> {labels.minutesLabel}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <FirstScreenEnd />
      <Section heading={location.servicesHeading}>
        <ul className="cards">
          {location.services.map(({ title, text, icon, price, unit, href, label }) => (
            <li key={title} className="card">
              <Icon name={icon} />
              <h3 className="card__title">{title}</h3>
              <p>
                <strong className="price">{price}</strong> <span className="per-hour">{unit}</span>
              </p>
              <Prose text={text} />
              <a className="card__link" href={href}>
                {label}
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={location.reasonsHeading}>
        <Cards cards={location.reasons} />
      </Section>
      <CallToAction {...invitation} />
    </>
  )
}

/** Up to how many minutes an area counts as nearby. */
const nearby = 5

/** A travel time as a bar, relative to the longest one; the minutes are beside it as text. */
function ReachBar({ minutes, longestWay }: { minutes: number; longestWay: number }) {
  return (
    <svg className="reach__bar" viewBox={`0 0 ${longestWay} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="reach__road" y=".4" width={longestWay} height=".2" />
      <rect
        className={minutes <= nearby ? 'reach__way reach__way--near' : 'reach__way'}
        width={minutes}
        height="1"
      />
    </svg>
  )
}
