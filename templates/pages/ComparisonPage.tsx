import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { type FrameProps, PageFrame } from '../components/PageFrame.tsx'
import { ComparisonSection, type ComparisonSectionProps } from '../sections/ComparisonSection.tsx'

export function ComparisonPage({ frame, section }: { frame: FrameProps; section: ComparisonSectionProps }) {
  return (
    <PageFrame frame={frame}>
      <ComparisonSection {...section} booking={frame.invitation ? undefined : section.booking} />
      <FirstScreenEnd />
    </PageFrame>
  )
}
