import type { Pages } from '../../src/content/types.ts'
import { LinkButton } from '../components/Button.tsx'
import { Cards } from '../components/Cards.tsx'
import { Prose } from '../components/Prose.tsx'
import { Section } from '../components/Section.tsx'
import { Stats } from '../components/Stats.tsx'

/** Mission, figures, what there is, and where to go next (spec section 2, "About section"). */
export function AboutSection({ page }: { page: Pages['about'] }) {
  return (
    <Section id="about" heading={page.missionHeading}>
      <div className="about">
        <Prose text={page.mission} />
        <Stats stats={page.stats} />
      </div>
      <h3 className="subheading">{page.featuresHeading}</h3>
      <Cards cards={page.features} level={4} />
      <p className="buttons">
        {page.links.map(({ href, label }) => (
          <LinkButton key={href} href={href} label={label} />
        ))}
      </p>
      <h3 className="subheading">{page.cardsHeading}</h3>
      <Cards cards={page.cards} level={4} />
    </Section>
  )
}
