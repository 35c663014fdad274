import { FirstScreenEnd } from '../../src/render/RenderBlocking.tsx'
import type { Data, Pages } from '../content.ts'
import { type FrameProps, PageFrame } from '../layout/PageFrame.tsx'
import { WaysToCafe } from '../locations/WaysToCafe.tsx'
import { BookingButton, LinkButton } from '../parts/Button.tsx'
import type { Contact } from '../parts/contact.ts'
import { ExternalLink } from '../parts/ExternalLink.tsx'
import { GoodToKnow } from '../parts/GoodToKnow.tsx'
import { type HoursException, HoursExceptions } from '../parts/HoursExceptions.tsx'
import { Lines } from '../parts/Lines.tsx'
import { linkTo } from '../parts/link.ts'
import { PageHeader } from '../parts/PageHeader.tsx'
import { Rows } from '../parts/Rows.tsx'
import { Section } from '../parts/Section.tsx'
import { Spaced } from '../parts/Spaced.tsx'
import { CurrentState, Status, type StatusProps } from '../parts/Status.tsx'
import { ContactForm } from './ContactForm.tsx'

export interface ContactPageProps {
  frame: FrameProps
  page: Pages['contact']
  site: Data['site']
  words: Data['words']
  contact: Contact
  status: StatusProps
  /** The way to the café in place of a photograph. */
  map: React.ComponentProps<typeof WaysToCafe> | undefined
  exceptions: readonly HoursException[]
  paymentsLabel: string | undefined
  formAction: { url: string; method: 'get' | 'post' }
}

export function ContactPage(props: ContactPageProps) {
  const { frame, page, site, words, formAction } = props
  return (
    <PageFrame frame={frame} header={<Header {...props} />}>
      <Section heading={page.detailsHeading}>
        <Facts {...props} />
        {site.social.length > 0 && (
          <ul className="slashes">
            {site.social.map(({ name, url }) => (
              <li key={name}>
                <ExternalLink href={url} label={name} />
              </li>
            ))}
          </ul>
        )}
        <nav aria-label={page.quickLinksHeading}>
          <ul className="slashes">
            {page.quickLinks.map(({ href, label }) => (
              <li key={href}>
                <a {...linkTo(href)}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </Section>
      <Section heading={page.form.heading} className="contact__more">
        <ContactForm form={page.form} action={formAction} />
      </Section>
      <Section level={3} heading={page.servicesHeading} className="contact__more">
        <Rows rows={page.services} level={4} />
      </Section>
      <FirstScreenEnd />
      <GoodToKnow site={site} words={words} />
    </PageFrame>
  )
}

/** The words beside the map, or beside the photograph where no map can be drawn. */
const Header = (props: ContactPageProps) => {
  const { frame, page, contact, map } = props
  return (
    <PageHeader
      className="contact__header"
      heading={page.heading}
      intro={page.intro}
      picture={frame.picture}
      drawing={map && <WaysToCafe {...map} />}
      actions={
        <Spaced>
          <BookingButton booking={frame.booking} />
          <LinkButton href={contact.phone.href} label={page.callLabel} icon="phone" />
        </Spaced>
      }
      band={<Now {...props} />}
    />
  )
}

/** Whether the café is open now, its telephone and its address. */
const Now = ({ page, site, contact: { phone, address }, status }: ContactPageProps) => (
  <>
    <Status {...status} className="band contact__now" prices={[]} coming={[]}>
      <li>
        <span>{page.callLabel}</span>{' '}
        <strong>
          <a href={phone.href}>{phone.label}</a>
        </strong>
      </li>
      <li>
        <span>{address}</span>{' '}
        <strong>
          <a {...linkTo(site.map.url)}>{site.map.label}</a>
        </strong>
      </li>
    </Status>
    <CurrentState script={status.script} />
  </>
)

/** What one asks before a visit, each under its name. */
function Facts({ page, site, contact, exceptions, paymentsLabel }: ContactPageProps) {
  const { email } = site.contact
  return (
    <dl className="contact__facts">
      <div>
        <dt>{page.hoursLabel}</dt>
        <dd>
          <Lines lines={contact.hours} />
          <HoursExceptions exceptions={exceptions} />
        </dd>
      </div>
      <Fact name={page.languagesLabel} text={site.languages.join(', ')} />
      {page.prices && <Fact name={page.pricesLabel} text={page.prices} />}
      {paymentsLabel && site.payments.length > 0 && (
        <Fact name={paymentsLabel} text={site.payments.map(unbroken).join(', ')} />
      )}
      {email && (
        <div>
          <dt>{page.form.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** In one line: “Debit / card” reads like two ways to pay. */
const unbroken = (name: string) => name.replaceAll(' ', '\u00a0')

const Fact = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
)
