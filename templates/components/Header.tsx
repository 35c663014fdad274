import type { Data } from '../../src/content/types.ts'
import * as data from '../dataAttributes.ts'
import { type Booking, BookingButton } from './Button.tsx'
import { Icon } from './Icon.tsx'

/** A drawing of the café's name; its size in pixels gives its proportions. */
export interface Logo {
  src: string
  width: number
  height: number
}

export interface HeaderProps {
  name: string
  /** Shown instead of the name. */
  logo: Logo | undefined
  words: Data['words']
  navigation: ReadonlyArray<{ label: string; href: string }>
  booking: Booking
  current: CurrentLink | undefined
}

/** The link of the menu that leads to this page, or to the list that it belongs to. */
export interface CurrentLink {
  href: string
  /** The value of `aria-current`: `page` for the page itself, `true` for a page below it. */
  state: 'page' | 'true'
}

export function Header({ name, logo, words, navigation, booking, current }: HeaderProps) {
  const links = (
    <ul>
      {navigation.map(({ label, href }) => (
        <li key={href}>
          <a href={href} aria-current={href === current?.href ? current.state : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <header className="header" {...{ [data.header]: '' }}>
      <div className="header__bar">
        <a className={logo ? 'header__logo' : 'header__name'} href="/">
          {logo ? <LogoImage logo={logo} name={name} /> : name}
        </a>
        <nav className="header__links" aria-label={words.mainNavigation}>
          {links}
        </nav>
        <BookingButton booking={booking} />
        <details className="header__menu" {...{ [data.menu]: '' }}>
          <summary>
            <Icon name="menu" className="icon--open" />
            <Icon name="x" className="icon--close" />
            <span className="visually-hidden">{words.menu}</span>
          </summary>
          <nav aria-label={words.menu}>{links}</nav>
        </details>
      </div>
    </header>
  )
}

/** In a `picture`, because React preloads every other image, and only the main picture of a page should be preloaded. */
const LogoImage = ({ logo, name }: { logo: Logo; name: string }) => (
  <picture>
    <img {...logo} alt={name} />
  </picture>
)
