import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { type FrameProps, PageFrame } from '../components/PageFrame.tsx'
import { GallerySection, type GallerySectionProps } from '../sections/GallerySection.tsx'

export function GalleryPage({ frame, section }: { frame: FrameProps; section: GallerySectionProps }) {
  return (
    <PageFrame frame={frame}>
      <GallerySection {...section} />
      <FirstScreenEnd />
    </PageFrame>
  )
}
