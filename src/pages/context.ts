/** The input of page files, and functions that several of them share. */

import type { FrameProps } from '../../templates/layout/PageFrame.tsx'
import { fillBlanks } from '../../templates/parts/blanks.ts'
import type { Invitation } from '../../templates/parts/CallToAction.tsx'
import type { Picture } from '../../templates/parts/Picture.tsx'
import type { InlineScripts } from '../assets/bundle.ts'
import type { Content, Pages } from '../content/types.ts'
import { bookingOf } from '../render/contact.ts'
import type { Page } from '../render/page.ts'
import type { Site } from '../site.ts'
import type { Guide } from './guides.ts'

export interface PageContext {
  content: Content
  /** Published guides, newest first; in the preview also unpublished ones. */
  guides: readonly Guide[]
  /** Photographs that are ready for pages, by the name of the file; and their encoded files. */
  pictures: ReadonlyMap<string, Picture>
  pictureFiles: Site
  /** The address of the site's own icon. */
  favicon: string | undefined
  /** The files that the guide search fetches: its script, with its file, and its index. */
  search: { script: string; index: string; files: Site }
  inlineScripts: InlineScripts
  /** The day of the build, `YYYY-MM-DD`, in the site's time zone. */
  today: string
  /** The day of the build in the preview, which marks unpublished guides; undefined in a build. */
  previewDay: string | undefined
}

/** Creates the page or pages of one page file; undefined without their content. */
export type PageFile = (context: PageContext) => Page | Page[] | undefined

type CallToActionText = Pages['home']['callToAction']

export const invitation = (context: PageContext, text: CallToActionText): Invitation => ({
  ...text,
  picture: pictureOf(context, text.image),
  booking: bookingOf(context.content.site, text.bookingMessage, text.bookingLabel),
})

/** A photograph by the name of its file; undefined for one that is missing. */
export const pictureOf = ({ pictures }: PageContext, name: string | undefined): Picture | undefined =>
  name === undefined ? undefined : pictures.get(name)

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
  const { content } = context
  return {
    page,
    invitation: page.callToAction && invitation(context, page.callToAction),
    picture: pictureOf(context, page.image),
    booking: bookingOf(content.site),
    longForm: longForm ? longFormOf(content, longForm) : undefined,
  }
}

/** The long text of a page, with its introduced keywords. */
export function longFormOf({ longForms, words }: Content, page: string): FrameProps['longForm'] {
  const text = longForms.get(page)
  return text && { ...text, keywords: fillBlanks(words.topics, { keywords: text.keywords }) }
}

/** Whether a photograph was not taken in the café, so that no data may call it a photo of the café. */
export const isIllustration = ({ images }: Content, name: string): boolean =>
  images.images.some(({ file, illustration }) => file === name && illustration)

/** The full address of a photograph of the café itself; undefined for an illustration. */
export const photoOfPlace = (context: PageContext, name: string): string | undefined =>
  isIllustration(context.content, name) ? undefined : photoUrl(context, name)

/** The full address of a photograph; undefined for one that is missing. */
export function photoUrl(context: PageContext, name: string | undefined): string | undefined {
  const picture = pictureOf(context, name)
  return picture && `${context.content.site.url}${picture.src}`
}
