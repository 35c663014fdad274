import { FirstScreenEnd } from '../../src/render/FirstScreen.tsx'
import { type FrameProps, PageFrame } from '../layout/PageFrame.tsx'
import { ComparisonSection, type ComparisonSectionProps } from './ComparisonSection.tsx'

export function ComparisonPage({ frame, section }: { frame: FrameProps; section: ComparisonSectionProps }) {
  return (
    <PageFrame frame={frame}>
      <ComparisonSection {...section} booking={frame.invitation ? undefined : section.booking} />
      <FirstScreenEnd />
    </PageFrame>
  )
}
