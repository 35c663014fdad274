import { Icon } from '../../src/render/Icon.tsx'
import { linkTo } from './link.ts'

export interface LinkButtonProps {
  href: string
  label: string
  /** The one thing to do on a screen. */
  isPrimary?: boolean
  icon?: string
}

export function LinkButton({ href, label, isPrimary = false, icon }: LinkButtonProps) {
  return (
    <a className={isPrimary ? 'button button--primary' : 'button'} {...linkTo(href)}>
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
  isPrimary?: boolean
}

/** Opens a chat with the café in a new tab. */
export function BookingButton({ booking, what, isPrimary = true }: BookingButtonProps) {
  return (
    <a className={isPrimary ? 'button button--primary' : 'button'} {...linkTo(booking.url)}>
      <Icon name="message-circle" />
      <span className="button__label">
        {booking.label}
        {what && <span className="visually-hidden"> {what}</span>}
      </span>
    </a>
  )
}
