import { Photo, type Picture } from '../../src/render/Picture.tsx'
import { FirstScreenEnd } from '../../src/render/RenderBlocking.tsx'
import type { Pages } from '../content.ts'
import { type FrameProps, PageFrame } from '../layout/PageFrame.tsx'
import { Offers } from '../parts/Offers.tsx'
import { PageHeader } from '../parts/PageHeader.tsx'
import { Prose } from '../parts/Prose.tsx'
import { Section } from '../parts/Section.tsx'
import { Stats } from '../parts/Stats.tsx'

interface Props {
  frame: FrameProps
  page: Pages['about']
  /** Beside the features. */
  picture: Picture | undefined
}

/**
 * The people with the figures of the café, then whom it is for, with the mission in large type, and what they find, with the
 * links to it (spec section 2, "About section").
 */
export function AboutPage({ frame, page, picture }: Props) {
  const { heading, intro } = page
  return (
    <PageFrame
      frame={frame}
      header={<PageHeader heading={heading} intro={intro} picture={frame.picture} isWide />}
    >
      <Section heading={page.missionHeading} className="about__people">
        <Prose text={page.mission} className="about__poster" />
        {page.answers.map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <Prose text={answer} />
          </div>
        ))}
        <div className="about__figures">
          <Stats stats={page.stats} />
        </div>
      </Section>
      <FirstScreenEnd />
      <Section
        heading={page.featuresHeading}
        className={picture ? 'about__inside about__inside--photo' : 'about__inside'}
      >
        {picture && (
          <div className="cut cut--end">
            <Photo picture={picture} sizes="(min-width: 60rem) 80vw, 100vw" />
          </div>
        )}
        <Offers offers={page.features} />
      </Section>
    </PageFrame>
  )
}
