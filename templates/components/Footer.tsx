import type { Data } from '../../src/content/types.ts'
import { fillBlanks } from '../blanks.ts'
import * as data from '../dataAttributes.ts'
import { ExternalLink } from './ExternalLink.tsx'
import { type HoursException, HoursExceptions } from './HoursExceptions.tsx'
import { Icon } from './Icon.tsx'

type Links = ReadonlyArray<{ label: string; href: string }>

export interface FooterProps {
  name: string
  words: Data['words']
  footer: Data['site']['footer']
  locations: Links
  services: Links
  areas: readonly string[]
  address: string
  phone: { label: string; href: string }
  email: string
  hours: string
  exceptions: readonly HoursException[]
  map: { label: string; url: string }
  social: Data['site']['social']
}

export function Footer(props: FooterProps) {
  const { name, words, footer, areas, address, phone, email, hours, map, social } = props
  return (
    <footer className="footer">
      <div className="footer__columns">
        <div className="footer__about">
          <p className="footer__name">{name}</p>
          <p>{footer.text}</p>
          <ul className="footer__social">
            {social.map(({ id, name, icon, url }) => (
              <li key={id}>
                <a href={url} target="_blank" rel="noopener">
                  <Icon name={icon} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <LinkColumn heading={footer.linksHeading} links={footer.quickLinks} />
        <LinkColumn heading={footer.servicesHeading} links={props.services} />
        <div>
          <LinkColumn heading={footer.locationsHeading} links={props.locations} />
          <h2>{footer.areasHeading}</h2>
          <ul>
            {areas.map((area) => (
              <li key={area}>{area}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{footer.contactHeading}</h2>
          <address>
            <p>{address}</p>
            <p>
              <a href={phone.href}>{phone.label}</a>
            </p>
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
            <p>
              {hours}
              <HoursExceptions exceptions={props.exceptions} />
            </p>
          </address>
          <ExternalLink className="button button--secondary" href={map.url} label={map.label} />
        </div>
      </div>
      <p className="footer__copyright">
        {fillBlanks(words.copyright, { year: String(footer.copyrightYear), name })}
      </p>
      <a className="to-top" href="#content" {...{ [data.toTop]: '' }}>
        <Icon name="arrow-up" />
        <span className="visually-hidden">{words.backToTop}</span>
      </a>
    </footer>
  )
}

function LinkColumn({ heading, links }: { heading: string; links: Links }) {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
