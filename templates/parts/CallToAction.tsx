import type { Html } from '../../src/content/schema/fields.ts'
import { Photo, type Picture } from '../../src/render/Picture.tsx'
import { type Booking, BookingButton, LinkButton, type LinkButtonProps } from './Button.tsx'
import { Heading } from './Heading.tsx'
import { Prose } from './Prose.tsx'
import { Spaced } from './Spaced.tsx'

/** Where a photograph is that ends a page, if not at the right of the words: at their left, or behind them, as wide as the page. */
export type Ending = 'start' | 'stage'

export interface Invitation {
  heading: string
  text: Html
  picture: Picture | undefined
  /** Pages that follow each other do not end alike. */
  ending?: Ending | undefined
  links: readonly LinkButtonProps[]
  /** The chat, as the first button. */
  booking?: Booking | undefined
}

interface InvitationFrameProps extends Pick<Invitation, 'heading' | 'picture' | 'ending'> {
  children: React.ReactNode
}

/** An invitation: words, beside or on a photograph cut by the slash where there is one. */
export const InvitationFrame = ({ heading, picture, ending, children }: InvitationFrameProps) => {
  const isStage = picture && ending === 'stage'
  const ofPhoto = picture ? ['call-to-action--photo', ending && `call-to-action--${ending}`] : []
  const classes = ['call-to-action', ...ofPhoto]
  return (
    <section className={isStage ? 'stage stage--end' : classes.filter(Boolean).join(' ')}>
      {picture && (
        <Photo
          className="call-to-action__photo"
          picture={picture}
          sizes={isStage ? '100vw' : '(min-width: 90rem) 864px, (min-width: 60rem) 60vw, 100vw'}
        />
      )}
      <div className={isStage ? 'call-to-action__text stage__plate' : 'call-to-action__text'}>
        <Heading level={2}>{heading}</Heading>
        {children}
      </div>
    </section>
  )
}

/** The end of a page. */
export const CallToAction = ({ text, links, booking, ...frame }: Invitation) => (
  <InvitationFrame {...frame}>
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
