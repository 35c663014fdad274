import type { Html } from '../../build/content/schema/fields.ts'
import { type Booking, BookingButton, LinkButton } from './Button.tsx'
import { Prose } from './Prose.tsx'

interface Props {
  heading: string
  text: Html
  links: ReadonlyArray<{ label: string; href: string }>
  booking?: Booking | undefined
}

/** A closing invitation; with `booking`, the chat is its first button. */
export function CallToAction({ heading, text, links, booking }: Props) {
  return (
    <section className="call-to-action section">
      <h2 className="section__heading">{heading}</h2>
      <Prose text={text} />
      <p className="buttons">
        {booking && <BookingButton booking={booking} />}
        {links.map(({ label, href }, index) => (
          <LinkButton
            key={href}
            href={href}
            label={label}
            kind={!booking && index === 0 ? 'primary' : 'secondary'}
          />
        ))}
      </p>
    </section>
  )
}
