import { FirstScreenEnd } from '../../src/render/RenderBlocking.tsx'
import type { FrameProps } from '../layout/PageFrame.tsx'
import { BookingButton } from '../parts/Button.tsx'
import { CallToAction, type Invitation } from '../parts/CallToAction.tsx'
import { Prose } from '../parts/Prose.tsx'
import { RelatedLinks } from '../parts/RelatedLinks.tsx'
import { GallerySection, type GallerySectionProps } from './GallerySection.tsx'

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
          {section.note && <p className="gallery__note">{section.note}</p>}
        </div>
        <BookingButton booking={booking} />
      </div>
      <FirstScreenEnd />
      <RelatedLinks related={page.related} />
      {invitation && <CallToAction {...withoutBooking(invitation)} />}
    </>
  )
}

/** The page has offered the chat already: only the links of its invitation, where it has some. */
const withoutBooking = (invitation: Invitation): Invitation =>
  invitation.links.length > 0 ? { ...invitation, booking: undefined } : invitation
