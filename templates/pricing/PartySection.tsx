import { Photo, type Picture } from '../../src/render/Picture.tsx'
import { type Booking, BookingButton } from '../parts/Button.tsx'

export interface PartyProps {
  heading: string
  text: string
  picture: Picture | undefined
  booking: Booking
}

/** A photograph from edge to edge, with the price of a party on a plate cut by the slash. */
export const PartySection = ({ heading, text, picture, booking }: PartyProps) => (
  <section className="party">
    {picture && <Photo picture={picture} sizes="100vw" />}
    <div className="party__text">
      <h2>{heading}</h2>
      <p>{text}</p>
      <p className="buttons">
        <BookingButton booking={booking} isPrimary={false} />
      </p>
    </div>
  </section>
)
