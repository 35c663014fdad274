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
  /** Beside whom it is for. */
  picture: Picture | undefined
}

/**
 * The place with the figures of the café, then whom it is for: in large type, and beside the people themselves. Last what they
 * find, with the links to it (spec section 2, "About section").
 */
export function AboutPage({ frame, page, picture }: Props) {
  const { heading, intro } = page
  return (
    <PageFrame
      frame={frame}
      header={
        <PageHeader
          heading={heading}
          intro={intro}
          picture={frame.picture}
          band={<Stats stats={page.stats} isBand />}
          isWide
        />
      }
    >
      <Section heading={page.missionHeading} className="about__people">
        <Prose text={page.mission} className="about__poster" />
        <div className={picture ? 'about__answers about__answers--photo' : 'about__answers'}>
          {picture && (
            <div className="cut cut--end">
              <Photo picture={picture} sizes="(min-width: 60rem) 42vw, 100vw" />
            </div>
          )}
          {page.answers.length > 0 && (
            <div>
              {page.answers.map(({ question, answer }) => (
                <div key={question}>
                  <h3>{question}</h3>
                  <Prose text={answer} />
                </div>
              ))}
            </div>
          )}
        </div>
      </Section>
      <FirstScreenEnd />
      <Section heading={page.featuresHeading} className="about__inside">
        <Offers offers={page.features} />
      </Section>
    </PageFrame>
  )
}
