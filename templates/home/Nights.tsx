import { Photo, type Picture } from '../../src/render/Picture.tsx'
import { type Coming, Strip } from '../parts/Status.tsx'

export interface NightsProps {
  heading: string
  picture: Picture
  link: { href: string; label: string }
  nights: readonly Coming[]
}

/** The place where tournaments are played, as wide as the page, with those of the next seven days below it. */
export const Nights = ({ heading, picture, link, nights }: NightsProps) => (
  <section className="stage">
    <Photo picture={picture} sizes="100vw" />
    <div className="nights__plate stage__plate">
      <h2>{heading}</h2>
      <p className="links">
        <a href={link.href}>{link.label}</a>
      </p>
    </div>
    <Strip nights={nights} />
  </section>
)
