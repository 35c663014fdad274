/** The parts that most pages share, from their page files. */
import type { Content } from '../../src/content/types.ts'
import { type PageContext, pictureOf } from '../../src/pages/pageContext.ts'
import type { Pages } from '../content.ts'
import { fillBlanks } from '../parts/blanks.ts'
import type { Ending, Invitation } from '../parts/CallToAction.tsx'
import { bookingOf } from '../parts/contact.ts'
import type { FrameProps } from './PageFrame.tsx'

type CallToActionText = Pages['home']['callToAction']

export const invitation = (context: PageContext, text: CallToActionText, ending?: Ending): Invitation => ({
  ...text,
  ending,
  picture: pictureOf(context, text.image),
  booking: bookingOf(context.content.site, text.bookingMessage, text.bookingLabel),
})

type FramedPage = FrameProps['page'] & {
  image?: string | undefined
  callToAction?: CallToActionText | undefined
}

/**
 * The parts that most pages share: headline, photograph, long-form text, call to action, related links.
 *
 * @param longForm the key of the page's long-form text, where it has one
 * @param ending where the photograph of its end is
 */
export function frameProps(
  context: PageContext,
  page: FramedPage,
  longForm?: string,
  ending?: Ending,
): FrameProps {
  const { content } = context
  return {
    page,
    invitation: page.callToAction && invitation(context, page.callToAction, ending),
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
