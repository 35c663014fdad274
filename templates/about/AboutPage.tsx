import { FirstScreenEnd } from '../../src/render/FirstScreen.tsx'
import { Photo, type Picture } from '../../src/render/Picture.tsx'
import type { Pages } from '../content.ts'
import { type FrameProps, PageFrame } from '../layout/PageFrame.tsx'
import { linkTo } from '../parts/link.ts'
import { Offers } from '../parts/Offers.tsx'
import { Rows } from '../parts/Rows.tsx'
import { Section } from '../parts/Section.tsx'
import { Spaced } from '../parts/Spaced.tsx'
import { Mission } from './AboutSection.tsx'

interface Props {
  frame: FrameProps
  page: Pages['about']
  /** Above the features, as wide as the page. */
  picture: Picture | undefined
}

/** Mission, figures, features and further links (spec section 2, "About section"). */
export const AboutPage = ({ frame, page, picture }: Props) => (
  <PageFrame frame={frame}>
    <Section id="about" heading={page.missionHeading} className="about">
      <Mission page={page} answers={page.answers} />
    </Section>
    <FirstScreenEnd />
    {picture && <Photo className="wide-photo" picture={picture} sizes="100vw" />}
    <Section heading={page.featuresHeading}>
      <Offers offers={page.features} />
    </Section>
    <Section heading={page.cardsHeading}>
      <Rows rows={page.cards} />
      <p className="links">
        <Spaced>
          {page.links.map(({ href, label }) => (
            <a key={href} {...linkTo(href)}>
              {label}
            </a>
          ))}
        </Spaced>
      </p>
    </Section>
  </PageFrame>
)
