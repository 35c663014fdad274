import { Icon } from '../../src/render/Icon.tsx'
import { linkTo } from './link.ts'

export interface LinkButtonProps {
  href: string
  label: string
  /** The one thing to do on a screen is `primary`. */
  kind?: 'primary' | 'secondary'
  icon?: string
}

export function LinkButton({ href, label, kind = 'secondary', icon }: LinkButtonProps) {
  return (
    <a className={`button button--${kind}`} {...linkTo(href)}>
      {icon && <Icon name={icon} />}
      {label}
    </a>
  )
}

export interface Booking {
  label: string
  /** The address of a chat with the café, message included. */
  url: string
}

interface BookingButtonProps {
  booking: Booking
  /** What is booked, for screen readers, where a page has several buttons with the same label. */
  what?: string
  kind?: 'primary' | 'secondary'
}

/** Opens a chat with the café in a new tab. */
export function BookingButton({ booking, what, kind = 'primary' }: BookingButtonProps) {
  return (
    <a className={`button button--${kind}`} {...linkTo(booking.url)}>
      <Icon name="message-circle" />
      <span className="button__label">
        {booking.label}
        {what && <span className="visually-hidden"> {what}</span>}
      </span>
    </a>
  )
}
