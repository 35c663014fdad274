import type { Html } from '../../build/content/schema/fields.ts'
import type { LongForm as LongFormText } from '../../build/content/types.ts'
import type { Booking } from './Button.tsx'
import { CallToAction } from './CallToAction.tsx'
import { LongForm } from './LongForm.tsx'
import { PageHeader } from './PageHeader.tsx'
import type { Picture } from './Picture.tsx'
import { type Related, RelatedLinks } from './RelatedLinks.tsx'

/** What a page with the usual frame is given besides its own content. */
export interface FrameProps {
  page: {
    heading: string
    intro: Html
    related?: Related | undefined
    callToAction?:
      | { heading: string; text: Html; links: ReadonlyArray<{ label: string; href: string }> }
      | undefined
  }
  picture: Picture | undefined
  booking: Booking
  longForm: LongFormText | undefined
}

/** Headline first, then the content, then what every page ends with (spec section 2, "Shared elements"). */
export function PageFrame({ frame, children }: { frame: FrameProps; children: React.ReactNode }) {
  const { page, picture, booking, longForm } = frame
  return (
    <>
      <PageHeader heading={page.heading} intro={page.intro} picture={picture} />
      {children}
      <LongForm text={longForm} />
      {page.callToAction && <CallToAction {...page.callToAction} booking={booking} />}
      <RelatedLinks related={page.related} />
    </>
  )
}
