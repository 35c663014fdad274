import { Icon } from '../../src/render/Icon.tsx'
import type { Picture } from '../../src/render/Picture.tsx'
import { FirstScreenEnd } from '../../src/render/RenderBlocking.tsx'
import type { Data, Pages } from '../content.ts'
import { type Booking, BookingButton } from '../parts/Button.tsx'
import { CallToAction, type Invitation } from '../parts/CallToAction.tsx'
import { type HoursException, HoursExceptions } from '../parts/HoursExceptions.tsx'
import { Lines } from '../parts/Lines.tsx'
import { linkTo } from '../parts/link.ts'
import { PageHeader } from '../parts/PageHeader.tsx'
import { Prose } from '../parts/Prose.tsx'
import { Rows } from '../parts/Rows.tsx'
import { Section } from '../parts/Section.tsx'
import { Spaced } from '../parts/Spaced.tsx'
import { ContactDetail } from './ContactDetail.tsx'
import { ReachMap } from './ReachMap.tsx'
import type { Area } from './reachGeometry.ts'

export interface LocationPageProps {
  location: Data['locations']['locations'][number]
  /** Its areas that have a direction. */
  areas: readonly Area[]
  cafe: string
  labels: Pages['locations']
  picture: Picture | undefined
  /** Of a branch with its own. */
  details: { address: string; phone: { href: string; label: string }; hours: readonly string[] } | undefined
  directions: { href: string; label: string } | undefined
  booking: Booking
  exceptions: readonly HoursException[]
  invitation: Invitation
}

/** A landing page for one area: travel times, services, booking (spec section 2, "Location landing pages"). */
export function LocationPage(props: LocationPageProps) {
  const { location, areas, cafe, labels, picture, details, directions, booking, exceptions, invitation } =
    props
  return (
    <>
      <PageHeader
        heading={location.heading}
        intro={location.intro}
        picture={picture}
        actions={
          <Spaced>
            {directions && (
              <a className="button button--primary" {...linkTo(directions.href)}>
                <Icon name="navigation" />
                {directions.label}
              </a>
            )}
            <BookingButton booking={booking} isPrimary={!directions} />
          </Spaced>
        }
      >
        <HoursExceptions exceptions={exceptions} />
      </PageHeader>
      {details && (
        <Section heading={location.name}>
          <ul className="rows contact__details">
            <ContactDetail icon="map-pin">{details.address}</ContactDetail>
            <ContactDetail icon="phone">
              <a href={details.phone.href}>{details.phone.label}</a>
            </ContactDetail>
            <ContactDetail icon="clock">
              <Lines lines={details.hours} />
            </ContactDetail>
          </ul>
        </Section>
      )}
      <Section
        heading={location.reachHeading}
        intro={location.reachText}
        className={areas.length > 0 ? 'reach reach--map' : 'reach'}
      >
        <dl className="reach__times">
          {location.reach.map(({ area, minutes, own }) => (
            <div key={area} className={own ? 'reach__own' : undefined}>
              <dt>{area}</dt>
              <dd>
                <strong>{minutes}</strong> {labels.minutesLabel}
              </dd>
            </div>
          ))}
        </dl>
        {areas.length > 0 && (
          <ReachMap areas={areas} cafe={cafe} place={location.name} north={labels.northLabel} />
        )}
      </Section>
      <FirstScreenEnd />
      <Services location={location} />
      <CallToAction {...invitation} />
    </>
  )
}

/** The services that the area books, with their prices, and what else speaks for the café. */
function Services({ location }: Pick<LocationPageProps, 'location'>) {
  return (
    <Section heading={location.servicesHeading}>
      <ul className="services">
        {location.services.map(({ title, text, price, unit, href, label }) => (
          <li key={title}>
            <p className="services__price">
              <strong className="price">{price}</strong> {unit}
            </p>
            <div>
              <h3>{title}</h3>
              <Prose text={text} />
              <p className="links">
                <a {...linkTo(href)}>{label}</a>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <h3 className="subheading">{location.reasonsHeading}</h3>
      <Rows rows={location.reasons} level={4} />
    </Section>
  )
}
