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

interface InvitationFrameProps extends Pick<Invitation, 'heading' | 'picture'> {
  children: React.ReactNode
}

/** An invitation: words, beside a photograph cut by the slash where there is one. */
export const InvitationFrame = ({ heading, picture, children }: InvitationFrameProps) => (
  <section className={picture ? 'call-to-action call-to-action--photo' : 'call-to-action'}>
    {picture && (
      <Photo
        className="call-to-action__photo"
        picture={picture}
        sizes="(min-width: 90rem) 864px, (min-width: 60rem) 60vw, 100vw"
      />
    )}
    <div className="call-to-action__text">
      <Heading level={2}>{heading}</Heading>
      {children}
    </div>
  </section>
)

/** The end of a page. */
export const CallToAction = ({ heading, text, picture, links, booking }: Invitation) => (
  <InvitationFrame heading={heading} picture={picture}>
    <Prose text={text} />
    <p className="buttons">
      <Spaced>
        {booking && <BookingButton booking={booking} />}
        {links.map((link) => (
          <LinkButton key={link.href} {...link} />
        ))}
      </Spaced>
    </p>
  </InvitationFrame>
)
