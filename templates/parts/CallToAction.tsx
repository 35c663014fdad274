import type { Html } from '../../src/content/schema/fields.ts'
import { Photo, type Picture } from '../../src/render/Picture.tsx'
import { type Booking, BookingButton, LinkButton, type LinkButtonProps } from './Button.tsx'
import { Heading } from './Heading.tsx'
import { Prose } from './Prose.tsx'
import { Spaced } from './Spaced.tsx'

export interface Invitation {
  heading: string
  text: Html
  picture: Picture | undefined
  links: readonly LinkButtonProps[]
  /** The chat, as the first button. */
  booking?: Booking | undefined
}

/** The invitation of a page that has offered the chat already: only its links, where it has some. */
export const withoutBooking = (invitation: Invitation): Invitation =>
  invitation.links.length > 0 ? { ...invitation, booking: undefined } : invitation

/** The end of a page: an invitation, with a photograph as wide as the page where there is one. */
export function CallToAction({ heading, text, picture, links, booking }: Invitation) {
  return (
    <section className={picture ? 'call-to-action call-to-action--photo' : 'call-to-action'}>
      {picture && (
        <Photo className="call-to-action__photo" picture={picture} sizes="(min-width: 60rem) 60vw, 100vw" />
      )}
      <div className="call-to-action__text">
        <Heading level={2}>{heading}</Heading>
        <Prose text={text} />
        <p className="buttons">
          <Spaced>
            {booking && <BookingButton booking={booking} />}
            {links.map((link) => (
              <LinkButton key={link.href} {...link} />
            ))}
          </Spaced>
        </p>
      </div>
    </section>
  )
}
