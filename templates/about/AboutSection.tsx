import { Photo, type Picture } from '../../src/render/Picture.tsx'
import type { Pages } from '../content.ts'
import { linkTo } from '../parts/link.ts'
import { Prose } from '../parts/Prose.tsx'
import { Rows } from '../parts/Rows.tsx'
import { Section } from '../parts/Section.tsx'
import { Stats } from '../parts/Stats.tsx'

export interface AboutSectionProps {
  page: Pages['about']
  picture: Picture | undefined
}

/** The page about the café on the home page: mission, figures, features and cards (spec section 2, "About section"). */
export const AboutSection = ({ page, picture }: AboutSectionProps) => (
  <Section id="about" heading={page.missionHeading} className={picture ? 'about about--photo' : 'about'}>
    <div className="about__mission">
      <Prose text={page.mission} />
      <Stats stats={page.stats} />
    </div>
    {picture && (
      <div className="about__photo cut cut--start">
        <Photo picture={picture} sizes="(min-width: 60rem) 50vw, 100vw" />
      </div>
    )}
    <ul className="band about__cards">
      {page.cards.map(({ href, title }) => (
        <li key={title}>
          <a {...linkTo(href)}>{title}</a>
        </li>
      ))}
    </ul>
    <Rows
      rows={page.features.map(({ short, ...feature }) => ({ ...feature, text: short ?? feature.text }))}
    />
  </Section>
)
