/** What every page file is given, and what several of them need. */
import type { Invitation } from '../../templates/components/CallToAction.tsx'
import type { FrameProps } from '../../templates/components/PageFrame.tsx'
import type { Picture } from '../../templates/components/Picture.tsx'
import { bookingOf } from '../content/contact.ts'
import type { Content, Pages } from '../content/types.ts'
import type { Page } from '../render/page.ts'
import type { Site } from '../site.ts'
import type { Guide } from './guides.ts'

export interface PageContext {
  content: Content
  /** Published guides, newest first; those to come as well in the preview. */
  guides: readonly Guide[]
  /** Photographs that are ready for pages, by the name of the file; and their encoded files. */
  pictures: ReadonlyMap<string, Picture>
  pictureFiles: Site
  /** What the search of guides fetches: its script and its index. */
  search: { script: string; index: string }
  /** The day of the build, `YYYY-MM-DD`, in the site's time zone. */
  today: string
  /** In the preview, the day; it shows guides that are not published yet, with a mark. */
  previewDay: string | undefined
}

/** Lists the pages of one page file; none where the content for it is absent. */
export type PageFile = (context: PageContext) => Page[]

type CallToActionText = Pages['home']['callToAction']

/** A closing call to action with its booking button. */
export const invitation = ({ content: { site } }: PageContext, text: CallToActionText): Invitation => ({
  ...text,
  booking: bookingOf(site, text.bookingMessage),
})

type FramedPage = FrameProps['page'] & {
  image?: string | undefined
  callToAction?: CallToActionText | undefined
}

/**
 * The parts that most pages share: headline, photograph, long-form text, call to action, related links.
 *
 * @param longForm the key of the page's long-form text, where it has one
 */
export function pageFrame(context: PageContext, page: FramedPage, longForm?: string): FrameProps {
  const { content, pictures } = context
  return {
    page,
    invitation: page.callToAction && invitation(context, page.callToAction),
    picture: page.image ? pictures.get(page.image) : undefined,
    booking: bookingOf(content.site),
    longForm: longForm ? content.longForms.get(longForm) : undefined,
  }
}

/** The full address of a photograph; undefined where there is none. */
export function photoUrl({ content, pictures }: PageContext, name: string | undefined): string | undefined {
  const picture = pictures.get(name ?? '')
  return picture && `${content.site.url}${picture.src}`
}
