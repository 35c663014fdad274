import { FirstScreenEnd } from '../../src/render/FirstScreen.tsx'
import { type FrameProps, PageFrame } from '../layout/PageFrame.tsx'
import { FaqSection, type FaqSectionProps } from './FaqSection.tsx'

export function FaqPage({ frame, section }: { frame: FrameProps; section: FaqSectionProps }) {
  return (
    <PageFrame frame={frame}>
      <FaqSection {...section} isLarge />
      <FirstScreenEnd />
    </PageFrame>
  )
}
