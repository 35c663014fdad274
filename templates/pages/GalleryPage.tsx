import { BookingButton } from '../components/Button.tsx'
import { CallToAction, withoutBooking } from '../components/CallToAction.tsx'
import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import type { FrameProps } from '../components/PageFrame.tsx'
import { Prose } from '../components/Prose.tsx'
import { RelatedLinks } from '../components/RelatedLinks.tsx'
import { GallerySection, type GallerySectionProps } from '../sections/GallerySection.tsx'

/** The gallery is the first screen of its page, with the introduction below it. */
export function GalleryPage({ frame, section }: { frame: FrameProps; section: GallerySectionProps }) {
  const { page, invitation, booking } = frame
  return (
    <>
      <div className="page-header">
        <GallerySection {...section} isFirstScreen />
      </div>
      <div className="gallery__intro section">
        <div>
          <Prose text={page.intro} />
          {section.items.some(({ isIllustration }) => isIllustration) && (
            <p className="gallery__note">{section.labels.illustrationNote}</p>
          )}
        </div>
        <BookingButton booking={booking} />
      </div>
      <FirstScreenEnd />
      <RelatedLinks related={page.related} />
      {invitation && <CallToAction {...withoutBooking(invitation)} />}
    </>
  )
}
