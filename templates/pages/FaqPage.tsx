import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { type FrameProps, PageFrame } from '../components/PageFrame.tsx'
import { FaqSection, type FaqSectionProps } from '../sections/FaqSection.tsx'

export function FaqPage({ frame, section }: { frame: FrameProps; section: FaqSectionProps }) {
  return (
    <PageFrame frame={frame}>
      <FaqSection {...section} />
      <FirstScreenEnd />
    </PageFrame>
  )
}
