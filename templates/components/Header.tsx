import type { Data } from '../../src/content/types.ts'
import * as data from '../dataAttributes.ts'
import { type Booking, BookingButton } from './Button.tsx'
import { Icon } from './Icon.tsx'
import type { StatusProps } from './Status.tsx'

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
  /** The next tournament, until it is over. */
  next: StatusProps['coming'][number] | undefined
  phone: { href: string; label: string }
  /** Undefined for a branch that is not on the map. */
  map: { label: string; url: string } | undefined
}

/** The link of the menu that leads to this page, or to the list that it belongs to. */
export interface CurrentLink {
  href: string
  /** The value of `aria-current`: `page` for the page itself, `true` for a page below it. */
  state: 'page' | 'true'
}

export function Header(props: HeaderProps) {
  const { name, logo, words, navigation, booking, current, phone } = props
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
        <a className="header__call" href={phone.href} aria-label={phone.label}>
          <Icon name="phone" />
        </a>
        <details className="header__menu" {...{ [data.menu]: '' }}>
          <summary>
            <Icon name="menu" className="icon--open" />
            <Icon name="x" className="icon--close" />
            <span className="visually-hidden">{words.menu}</span>
          </summary>
          <nav aria-label={words.menu}>
            {links}
            <MenuEnd {...props} />
          </nav>
        </details>
      </div>
    </header>
  )
}

/** Below the links of the menu: what is next, how to call, how to come. */
const MenuEnd = ({ next, phone, map }: Pick<HeaderProps, 'next' | 'phone' | 'map'>) => (
  <ul className="header__more">
    {next?.href && (
      <li {...{ [data.until]: next.until }}>
        <a href={next.href}>
          {next.label} {next.name}
        </a>
      </li>
    )}
    <li>
      <a href={phone.href}>{phone.label}</a>
    </li>
    {map && (
      <li>
        <a href={map.url} target="_blank" rel="noopener">
          {map.label}
        </a>
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
