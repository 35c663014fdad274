import type { Data } from '../../src/content/types.ts'
import { LinkButton } from '../components/Button.tsx'
import { Cards } from '../components/Cards.tsx'
import { ExternalLink } from '../components/ExternalLink.tsx'
import { Icon } from '../components/Icon.tsx'
import { Photo, type Picture } from '../components/Picture.tsx'
import { Prose } from '../components/Prose.tsx'
import { Section } from '../components/Section.tsx'
import { Stats } from '../components/Stats.tsx'

export interface GearSectionProps {
  heading: string
  gear: Data['gear']
  loungePicture: Picture | undefined
}

/** Equipment, console lounge, network and services (spec section 2, "Gear section"). */
export function GearSection({ heading, gear, loungePicture }: GearSectionProps) {
  const { items, lounge, network, services, servicesHeading, chairs } = gear
  return (
    <Section id="gear" heading={heading}>
      <ul className="cards">
        {items.map(({ id, name, icon, text, points }) => (
          <li key={id} id={`gear-${id}`} className="card">
            <Icon name={icon} />
            <h3 className="card__title">{name}</h3>
            <Prose text={text} />
            <ul className="card__points">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className="lounge">
        {loungePicture && <Photo picture={loungePicture} sizes="(min-width: 60rem) 50vw, 100vw" />}
        <div className="lounge__text">
          <h3>{lounge.heading}</h3>
          <Prose text={lounge.text} />
          <Stats stats={lounge.stats} />
          <p className="buttons">
            <LinkButton href={lounge.link.href} label={lounge.link.label} />
          </p>
        </div>
      </div>
      <div className="split">
        <div>
          <h3>{network.heading}</h3>
          <Prose text={network.text} />
        </div>
        <Stats stats={network.stats} />
      </div>
      <h3 className="subheading">{servicesHeading}</h3>
      <Cards cards={services} level={4} />
      {chairs && (
        <div className="aside">
          <Prose text={chairs.text} />
          <p>
            <ExternalLink href={chairs.url} label={chairs.label} />
          </p>
        </div>
      )}
    </Section>
  )
}
