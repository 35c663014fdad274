import { Photo, type Picture } from '../../src/render/Picture.tsx'
import { FirstScreenEnd } from '../../src/render/RenderBlocking.tsx'
import type { Pages } from '../content.ts'
import { type Booking, BookingButton, LinkButton } from '../parts/Button.tsx'
import { type HoursException, HoursExceptions } from '../parts/HoursExceptions.tsx'
import { Prose } from '../parts/Prose.tsx'
import { Spaced } from '../parts/Spaced.tsx'
import { Stats } from '../parts/Stats.tsx'
import { CurrentState, Status, type StatusProps } from '../parts/Status.tsx'

export interface HeroProps {
  page: Pages['home']
  picture: Picture | undefined
  booking: Booking
  exceptions: readonly HoursException[]
  status: StatusProps
}

/** How wide its photograph is. */
export const heroSizes = '100vw'

/** The first screen of the home page (spec section 2, "Home hero"). */
export function Hero({ page, picture, booking, exceptions, status }: HeroProps) {
  return (
    <section id="home" className="hero">
      {picture && <Photo className="hero__photo" picture={picture} sizes={heroSizes} main />}
      <div className="hero__text">
        <p className="hero__tagline">{page.tagline}</p>
        <h1>{page.headline}</h1>
        <p className="buttons">
          <Spaced>
            <BookingButton booking={booking} />
            {page.link && <LinkButton {...page.link} />}
          </Spaced>
        </p>
        <Prose text={page.intro} />
        <HoursExceptions exceptions={exceptions} />
      </div>
      <div className="hero__strip">
        <Status {...status} />
        <CurrentState script={status.script} />
      </div>
      <Stats stats={page.stats} />
      <FirstScreenEnd />
    </section>
  )
}
