import type { Pages } from '../../src/content/types.ts'
import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { Offers } from '../components/Offers.tsx'
import { type FrameProps, PageFrame } from '../components/PageFrame.tsx'
import { Photo, type Picture } from '../components/Picture.tsx'
import { Rows } from '../components/Rows.tsx'
import { Section } from '../components/Section.tsx'
import { Spaced } from '../components/Spaced.tsx'
import { linkTo } from '../link.ts'
import { Mission } from '../sections/AboutSection.tsx'

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
      <Mission page={page} />
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
