import * as hooks from '../hooks.ts'
import { type Booking, BookingButton } from './Button.tsx'
import { Icon } from './Icon.tsx'

export interface HeaderProps {
  name: string
  navigation: ReadonlyArray<{ label: string; href: string }>
  booking: Booking
  /** The route of this page; its link is marked as the current one. */
  path: string
}

export function Header({ name, navigation, booking, path }: HeaderProps) {
  const links = (
    <ul>
      {navigation.map(({ label, href }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent(href, path)}>
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

const isCurrent = (href: string, path: string) => {
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}
