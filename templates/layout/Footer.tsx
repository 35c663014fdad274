import { Icon } from '../../src/render/Icon.tsx'
import type { Data } from '../content.ts'
import { fillBlanks } from '../parts/blanks.ts'
import type { Contact } from '../parts/contact.ts'
import { type HoursException, HoursExceptions } from '../parts/HoursExceptions.tsx'
import { Lines } from '../parts/Lines.tsx'
import { linkTo } from '../parts/link.ts'
import { locationPath } from '../parts/routes.ts'
import * as data from './attributes.ts'
import type { MenuLink } from './menus.ts'

/** The anchor of the list of pages for areas. */
export const locationsId = 'locations'

interface Props {
  site: Data['site']
  words: Data['words']
  contact: Contact
  quickLinks: readonly MenuLink[]
  locations: ReadonlyArray<{ id: string; name: string }>
  exceptions: readonly HoursException[]
  children: React.ReactNode
}

/** The end of every page (spec section 2). */
export function Footer({ site, words, contact, quickLinks, locations, exceptions, children }: Props) {
  const { name, footer, social } = site
  const { email } = site.contact
  const { address, phone, hours, hoursNote, map } = contact
  return (
    <footer className="footer">
      <div className="footer__columns">
        <div className="footer__about">
          <p className="footer__name">{name}</p>
          <p>{footer.text}</p>
        </div>
        <div className="footer__contact">
          <h2>{footer.contactHeading}</h2>
          <address>
            <p>{address}</p>
            <p>
              <Lines lines={hours} />
            </p>
            {(hoursNote || exceptions.length > 0) && (
              <p className="footer__note">
                {hoursNote}
                <HoursExceptions exceptions={exceptions} />
              </p>
            )}
            <p className="links">
              <a href={phone.href}>{phone.label}</a> {email && <a href={`mailto:${email}`}>{email}</a>}{' '}
              {map && <a {...linkTo(map.url)}>{map.label}</a>}
            </p>
          </address>
        </div>
        <LinkColumn heading={footer.linksHeading} links={quickLinks} />
        <LinkColumn
          heading={footer.servicesHeading}
          links={site.services.map(({ name, href }) => ({ label: name, href }))}
        />
        <LinkColumn
          id={locationsId}
          heading={footer.locationsHeading}
          links={locations.map(({ id, name }) => ({ label: name, href: locationPath(id) }))}
        />
        <div>
          <h2>{footer.areasHeading}</h2>
          <p>{site.areas.join(', ')}</p>
        </div>
      </div>
      <div className="footer__end row">
        <p className="footer__copyright">
          {fillBlanks(words.copyright, { year: String(footer.copyrightYear), name })}
        </p>
        {social.length > 0 && (
          <ul className="footer__social row">
            {social.map(({ id, name, icon, url }) => (
              <li key={id}>
                <a {...linkTo(url)}>
                  <Icon name={icon} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <a className="to-top" href="#content" {...{ [data.toTop]: '' }}>
        <Icon name="arrow-up" />
        <span className="visually-hidden">{words.backToTop}</span>
      </a>
      {children}
    </footer>
  )
}

function LinkColumn({ id, heading, links }: { id?: string; heading: string; links: readonly MenuLink[] }) {
  return (
    <nav id={id} aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <a {...linkTo(href)}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
