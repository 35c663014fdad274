import { FirstScreenEnd } from '../../src/render/RenderBlocking.tsx'
import type { FrameProps } from '../layout/PageFrame.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { Prose } from '../parts/Prose.tsx'
import { RelatedLinks } from '../parts/RelatedLinks.tsx'
import { GallerySection, type GallerySectionProps } from './GallerySection.tsx'

/** The gallery is its page: the stage is the first screen, with the introduction beside the caption, and all pictures are below it. */
export function GalleryPage({ frame, section }: { frame: FrameProps; section: GallerySectionProps }) {
  const { page, invitation } = frame
  return (
    <>
      <div className="page-header">
        <GallerySection {...section} isFirstScreen>
          <div className="gallery__intro">
            <Prose text={page.intro} />
            {section.note && <p className="gallery__note">{section.note}</p>}
          </div>
        </GallerySection>
      </div>
      <FirstScreenEnd />
      <RelatedLinks related={page.related} />
      {invitation && <CallToAction {...invitation} />}
    </>
  )
}
