import { type FrameProps, PageFrame } from '../components/PageFrame.tsx'
import { GearSection, type GearSectionProps } from '../sections/GearSection.tsx'

export function GearPage({ frame, section }: { frame: FrameProps; section: GearSectionProps }) {
  return (
    <PageFrame frame={frame}>
      <GearSection {...section} />
    </PageFrame>
  )
}
