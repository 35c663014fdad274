import type { Pages } from '../../build/content/types.ts'
import { BookingButton, LinkButton } from '../components/Button.tsx'
import { Cards } from '../components/Cards.tsx'
import { ContactForm } from '../components/ContactForm.tsx'
import { ExternalLink } from '../components/ExternalLink.tsx'
import { type FrameProps, PageFrame } from '../components/PageFrame.tsx'
import { Section } from '../components/Section.tsx'

export interface ContactPageProps {
  frame: FrameProps
  page: Pages['contact']
  address: string
  phone: { href: string; label: string }
  email: string
  hours: string
  map: { label: string; url: string }
  social: ReadonlyArray<{ name: string; url: string }>
  languages: string
  formAction: { url: string; method: 'get' | 'post' }
}

export function ContactPage(props: ContactPageProps) {
  const { frame, page, address, phone, email, hours, map, social, languages, formAction } = props
  return (
    <PageFrame frame={frame}>
      <div className="contact">
        <Section heading={page.detailsHeading}>
          <address>
            <p>{address}</p>
            <p>
              <a href={phone.href}>{phone.label}</a>
            </p>
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          </address>
          <p>
            {page.hoursLabel}: {hours}
          </p>
          <p>
            {page.languagesLabel}: {languages}
          </p>
          <p className="buttons">
            <BookingButton booking={frame.booking} />
            <LinkButton href={phone.href} label={page.callLabel} icon="phone" />
            <ExternalLink className="button button--secondary" href={map.url} label={map.label} />
            {social.map(({ name, url }) => (
              <ExternalLink key={name} className="button button--secondary" href={url} label={name} />
            ))}
          </p>
          <h3>{page.quickLinksHeading}</h3>
          <ul className="contact__links">
            {page.quickLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </Section>
        <Section heading={page.form.heading}>
          <ContactForm form={page.form} action={formAction} />
        </Section>
      </div>
      <Section heading={page.servicesHeading}>
        <Cards cards={page.services} />
      </Section>
    </PageFrame>
  )
}
