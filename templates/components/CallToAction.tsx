import type { Html } from '../../src/content/schema/fields.ts'
import { type Booking, BookingButton, LinkButton } from './Button.tsx'
import { Prose } from './Prose.tsx'

export interface Invitation {
  heading: string
  text: Html
  links: ReadonlyArray<{ label: string; href: string }>
  booking: Booking
}

/** A closing invitation; the chat is its first button. */
export function CallToAction({ heading, text, links, booking }: Invitation) {
  return (
    <section className="call-to-action section">
      <h2 className="section__heading">{heading}</h2>
      <Prose text={text} />
      <p className="buttons">
        <BookingButton booking={booking} />
        {links.map(({ label, href }) => (
          <LinkButton key={href} href={href} label={label} />
        ))}
      </p>
    </section>
  )
}
