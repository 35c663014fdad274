import { Icon } from './Icon.tsx'

interface LinkButtonProps {
  href: string
  label: string
  /** The one thing to do on a screen is `primary`. */
  kind?: 'primary' | 'secondary'
  icon?: string
}

export function LinkButton({ href, label, kind = 'secondary', icon }: LinkButtonProps) {
  return (
    <a className={`button button--${kind}`} href={href}>
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

/** Opens a chat with the café in a new tab. */
export function BookingButton({
  booking,
  label,
  kind = 'primary',
}: {
  booking: Booking
  label?: string
  kind?: 'primary' | 'secondary'
}) {
  return (
    <a className={`button button--${kind}`} href={booking.url} target="_blank" rel="noopener">
      <Icon name="message-circle" />
      <span className="button__label">{label ?? booking.label}</span>
    </a>
  )
}
