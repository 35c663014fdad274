import type { Html } from '../../src/content/schema/fields.ts'
import type { LongForm as LongFormText } from '../../src/content/types.ts'
import type { Picture } from '../../src/render/Picture.tsx'
import type { Booking } from '../parts/Button.tsx'
import { CallToAction, type Invitation } from '../parts/CallToAction.tsx'
import { PageHeader } from '../parts/PageHeader.tsx'
import { type Related, RelatedLinks } from '../parts/RelatedLinks.tsx'

/** The props of a page with the usual frame, besides its content. */
export interface FrameProps {
  page: {
    heading: string
    intro: Html
    related?: Related | undefined
  }
  invitation: Invitation | undefined
  picture: Picture | undefined
  booking: Booking
  longForm: LongFormText | undefined
}

interface Props {
  frame: FrameProps
  /** Its top, where it is not the usual one. */
  header?: React.ReactNode
  children: React.ReactNode
}

/** Headline, content, and the usual end of a page (spec section 2, "Shared elements"). */
export function PageFrame({ frame, header, children }: Props) {
  const { page, picture } = frame
  return (
    <>
      {header || <PageHeader heading={page.heading} intro={page.intro} picture={picture} />}
      {children}
      <PageEnd frame={frame} />
    </>
  )
}

/** The usual end of a page. */
export function PageEnd({ frame }: Pick<Props, 'frame'>) {
  const { page, invitation, longForm } = frame
  return (
    <>
      <RelatedLinks related={page.related} longForm={longForm} />
      {invitation && <CallToAction {...invitation} />}
    </>
  )
}
