import { FirstScreenEnd } from '../../src/render/FirstScreen.tsx'
import type { Data, Pages } from '../content.ts'
import type { Contact } from '../layout/Footer.tsx'
import { type FrameProps, PageFrame } from '../layout/PageFrame.tsx'
import { BookingButton, LinkButton } from '../parts/Button.tsx'
import { Detail } from '../parts/Detail.tsx'
import { ExternalLink } from '../parts/ExternalLink.tsx'
import { GoodToKnow } from '../parts/GoodToKnow.tsx'
import { type HoursException, HoursExceptions } from '../parts/HoursExceptions.tsx'
import { Lines } from '../parts/Lines.tsx'
import { linkTo } from '../parts/link.ts'
import { Rows } from '../parts/Rows.tsx'
import { Section } from '../parts/Section.tsx'
import { ContactForm } from './ContactForm.tsx'

export interface ContactPageProps {
  frame: FrameProps
  page: Pages['contact']
  site: Data['site']
  words: Data['words']
  contact: Contact
  exceptions: readonly HoursException[]
  /** From the lowest price to the highest. */
  prices: string | undefined
  paymentsLabel: string | undefined
  formAction: { url: string; method: 'get' | 'post' }
}

export function ContactPage(props: ContactPageProps) {
  const { frame, page, site, words, contact, prices, paymentsLabel, formAction } = props
  const { address, phone, hours } = contact
  const { email } = site.contact
  return (
    <PageFrame frame={frame}>
      <div className="contact">
        <Section heading={page.detailsHeading}>
          <ul className="contact__details">
            <Detail icon="map-pin">
              {address}
              <br />
              <ExternalLink href={site.map.url} label={site.map.label} />
            </Detail>
            <Detail icon="phone">
              <a href={phone.href}>{phone.label}</a>
            </Detail>
            {email && (
              <Detail icon="mail">
                <a href={`mailto:${email}`}>{email}</a>
              </Detail>
            )}
            <Detail icon="clock">
              {page.hoursLabel}: {hours.length > 1 && <br />}
              <Lines lines={hours} />
              <HoursExceptions exceptions={props.exceptions} />
            </Detail>
            <Detail icon="languages">
              {page.languagesLabel}: {site.languages.join(', ')}
            </Detail>
            {prices && (
              <Detail icon="tag">
                {page.pricesLabel}: {prices}
              </Detail>
            )}
            {paymentsLabel && site.payments.length > 0 && (
              <Detail icon="wallet">
                {paymentsLabel}: {site.payments.join(', ')}
              </Detail>
            )}
          </ul>
          <p className="buttons">
            <BookingButton booking={frame.booking} />{' '}
            <LinkButton href={phone.href} label={page.callLabel} icon="phone" />
          </p>
          {site.social.length > 0 && (
            <ul className="contact__links">
              {site.social.map(({ name, url }) => (
                <li key={name}>
                  <ExternalLink href={url} label={name} />
                </li>
              ))}
            </ul>
          )}
          <h3 className="subheading">{page.quickLinksHeading}</h3>
          <ul className="contact__links">
            {page.quickLinks.map(({ href, label }) => (
              <li key={href}>
                <a {...linkTo(href)}>{label}</a>
              </li>
            ))}
          </ul>
        </Section>
        <Section heading={page.form.heading}>
          <ContactForm form={page.form} action={formAction} />
        </Section>
      </div>
      <FirstScreenEnd />
      <GoodToKnow site={site} words={words} />
      <Section heading={page.servicesHeading}>
        <Rows rows={page.services} />
      </Section>
    </PageFrame>
  )
}
