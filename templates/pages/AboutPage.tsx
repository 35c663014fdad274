import type { Pages } from '../../src/content/types.ts'
import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { type FrameProps, PageFrame } from '../components/PageFrame.tsx'
import { AboutSection } from '../sections/AboutSection.tsx'

export function AboutPage({ frame, page }: { frame: FrameProps; page: Pages['about'] }) {
  return (
    <PageFrame frame={frame}>
      <AboutSection page={page} />
      <FirstScreenEnd />
    </PageFrame>
  )
}
