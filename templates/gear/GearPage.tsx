import { FirstScreenEnd } from '../../src/render/RenderBlocking.tsx'
import { type FrameProps, PageFrame } from '../layout/PageFrame.tsx'
import { Rows } from '../parts/Rows.tsx'
import { Section } from '../parts/Section.tsx'
import { GearSection, type GearSectionProps } from './GearSection.tsx'

interface Props {
  frame: FrameProps
  section: GearSectionProps
  gamesHeading: string
  platforms: ReadonlyArray<{ name: string; games: readonly string[] }>
}

export function GearPage({ frame, section, gamesHeading, platforms }: Props) {
  return (
    <PageFrame frame={frame}>
      <GearSection {...section} opensPage={!frame.picture && section.photos.length > 0} />
      <FirstScreenEnd />
      {platforms.length > 0 && (
        <Section heading={gamesHeading}>
          <dl className="games">
            {platforms.map(({ name, games }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <ul>
                    {games.map((game) => (
                      <li key={game}>{game}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <Section level={3} heading={section.gear.servicesHeading}>
        <Rows rows={section.gear.services} level={4} />
      </Section>
    </PageFrame>
  )
}
