import type { Pages } from '../../src/content/types.ts'
import { Answers } from '../components/Answers.tsx'
import { Photo, type Picture } from '../components/Picture.tsx'
import { Prose } from '../components/Prose.tsx'
import { inShort, Rows } from '../components/Rows.tsx'
import { Section } from '../components/Section.tsx'
import { Stats } from '../components/Stats.tsx'

export interface AboutSectionProps {
  page: Pages['about']
  /** For the home page: shorter, with a photograph beside it. The page itself has its photograph at the top. */
  compact?: { picture: Picture | undefined }
}

/** Mission, figures, what there is, and where to go next (spec section 2, "About section"). */
export function AboutSection({ page, compact }: AboutSectionProps) {
  return (
    <Section id="about" heading={page.missionHeading} className="about">
      <div className="about__mission">
        <Prose text={page.mission} />
        {page.answers.length > 0 && <Answers name="about" items={page.answers} />}
        <Stats stats={page.stats} />
      </div>
      {compact?.picture && (
        <div className="about__photo cut cut--start">
          <Photo picture={compact.picture} sizes="50vw" />
        </div>
      )}
      {!compact && <h3 className="subheading">{page.featuresHeading}</h3>}
      <Rows rows={compact ? inShort(page.features) : page.features} level={compact ? 3 : 4} />
      {!compact && <h3 className="subheading">{page.cardsHeading}</h3>}
      {!compact && <Rows rows={page.cards} level={4} />}
      <p className="links">
        {page.links.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
        {compact &&
          page.cards.map(({ href, title }) => (
            <a key={title} href={href}>
              {title}
            </a>
          ))}
      </p>
    </Section>
  )
}
