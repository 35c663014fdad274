import type { Logo } from '../../src/assets/siteIcons.ts'
import { Icon } from '../../src/render/Icon.tsx'
import type { Data } from '../content.ts'
import * as shared from '../parts/attributes.ts'
import { BookingButton } from '../parts/Button.tsx'
import { fillBlanks } from '../parts/blanks.ts'
import type { Contact } from '../parts/contact.ts'
import { linkTo } from '../parts/link.ts'
import type { StatusProps } from '../parts/Status.tsx'
import * as data from './attributes.ts'
import type { MenuLink } from './menus.ts'

interface Props {
  site: Data['site']
  words: Data['words']
  /** Shown instead of the name. */
  logo: Logo | undefined
  contact: Contact
  /** The links of small screens: those of the site, and the pages that ask for it. */
  menu: readonly MenuLink[]
  current: CurrentLink | undefined
  /** The next tournament, until it is over. */
  next: StatusProps['coming'][number] | undefined
  /** Between the link that skips to the content and the header. */
  children: React.ReactNode
}

/** The link of the menu that leads to this page, or to the list that it belongs to. */
export interface CurrentLink {
  href: string
  /** The value of `aria-current`: `page` for the page itself, `true` for a page below it. */
  state: 'page' | 'true'
}

/** The start of every page (spec section 2). */
export function Header(props: Props) {
  const { site, words, logo, contact, menu, current, children } = props
  const { booking, phone } = contact
  const listed = (links: readonly MenuLink[]) => (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a {...linkTo(href)} aria-current={href === current?.href ? current.state : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <a className="skip-link" href="#content">
        {words.skipToContent}
      </a>
      {children}
      <header className="header" {...{ [data.header]: '' }}>
        <div className="header__bar">
          <a className={logo ? 'header__logo' : 'header__name'} href="/">
            {logo ? <LogoImage logo={logo} name={site.name} /> : site.name}
          </a>
          <nav className="header__links" aria-label={words.mainNavigation}>
            {listed(site.navigation)}
          </nav>
          <BookingButton booking={booking} />
          <a
            className="header__call"
            href={phone.href}
            aria-label={fillBlanks(words.call, { phone: phone.label })}
          >
            <Icon name="phone" />
          </a>
          <details className="header__menu" {...{ [data.menu]: '' }}>
            <summary>
              <Icon name="menu" className="icon--open" />
              <Icon name="x" className="icon--close" />
              <span className="visually-hidden">{words.menu}</span>
            </summary>
            <nav aria-label={words.menu}>
              {listed(menu)}
              <MenuEnd {...props} />
            </nav>
          </details>
        </div>
      </header>
    </>
  )
}

/** Below the links of the menu: what is next, how to call, how to come. */
const MenuEnd = ({ next, contact: { phone, map } }: Pick<Props, 'next' | 'contact'>) => (
  <ul className="header__more">
    {next?.href && (
      <li {...{ [shared.until]: new Date(next.ends).toISOString() }}>
        <a href={next.href}>
          {next.label}: {next.name}
        </a>
      </li>
    )}
    <li>
      <a href={phone.href}>{phone.label}</a>
    </li>
    {map && (
      <li>
        <a {...linkTo(map.url)}>{map.label}</a>
      </li>
    )}
  </ul>
)

/** In a `picture`, because React preloads every other image, and only the main picture of a page should be preloaded. */
const LogoImage = ({ logo, name }: { logo: Logo; name: string }) => (
  <picture>
    <img {...logo} alt={name} />
  </picture>
)
