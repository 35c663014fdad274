import { type Booking, BookingButton } from '../parts/Button.tsx'
import * as data from './attributes.ts'

interface Props {
  /** The lowest price; undefined for a café without prices. */
  price: { label: string; value: string } | undefined
  booking: Booking
}

/** On a phone, price and booking within reach of the thumb. A script hides it while the page shows a booking button itself. */
export const ThumbBar = ({ price, booking }: Props) => (
  <div className="thumb-bar" {...{ [data.thumbBar]: '' }}>
    {price && (
      <p>
        <span>{price.label}</span> <strong>{price.value}</strong>
      </p>
    )}
    <BookingButton booking={booking} />
  </div>
)
