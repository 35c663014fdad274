import * as hooks from '../hooks.ts'
import { type Booking, BookingButton } from './Button.tsx'
import { Icon } from './Icon.tsx'

export interface HeaderProps {
  name: string
  navigation: ReadonlyArray<{ label: string; href: string }>
  booking: Booking
  current: CurrentLink | undefined
}

/** The link of the menu that leads to this page, or to the list that it belongs to. */
export interface CurrentLink {
  href: string
  /** As `aria-current` says it: the page itself, or a page below it. */
  state: 'page' | 'true'
}

export function Header({ name, navigation, booking, current }: HeaderProps) {
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
    <header className="header" {...{ [hooks.header]: '' }}>
      <div className="header__bar">
        <a className="header__name" href="/">
          {name}
        </a>
        <nav className="header__links" aria-label="Main">
          {links}
        </nav>
        <BookingButton booking={booking} />
        <details className="header__menu" {...{ [hooks.menu]: '' }}>
          <summary>
            <Icon name="menu" className="icon--open" />
            <Icon name="x" className="icon--close" />
            <span className="visually-hidden">Menu</span>
          </summary>
          <nav aria-label="Menu">{links}</nav>
        </details>
      </div>
    </header>
  )
}
