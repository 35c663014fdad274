/** /faq (spec section 2, "FAQ"). */

import { type PageContext, type PageFile, pictureOf } from '../../src/pages/context.ts'
import { mention, placeId } from '../../src/seo/jsonLd/node.ts'
import { frameProps } from '../layout/frameProps.ts'
import { withoutBooking } from '../parts/CallToAction.tsx'
import { bookingOf } from '../parts/contact.ts'
import { headerPicture } from '../parts/PageHeader.tsx'
import { FaqPage } from './FaqPage.tsx'
import type { FaqSectionProps } from './FaqSection.tsx'

export const faq: PageFile = (context) => {
  const { site, pages, faq } = context.content
  const section = faqSection(context)
  if (!pages.faq || !faq || !section) return undefined
  const { ask } = pages.faq
  const frame = frameProps(context, pages.faq)
  return {
    path: '/faq',
    metadata: pages.faq,
    mainPicture: headerPicture(pictureOf(context, pages.faq.image)),
    content: (
      <FaqPage
        frame={ask && frame.invitation ? { ...frame, invitation: withoutBooking(frame.invitation) } : frame}
        section={section}
        ask={ask && { ...ask, booking: bookingOf(site, ask.bookingMessage, ask.bookingLabel) }}
      />
    ),
    jsonLd: {
      page: {
        '@type': 'FAQPage',
        about: mention(placeId(site.url)),
        mainEntity: faq.items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.text },
        })),
      },
    },
  }
}

/** The questions, which the home page shows as well. */
export function faqSection({ content: { pages, faq } }: PageContext): FaqSectionProps | undefined {
  return pages.faq && faq ? { heading: pages.faq.listHeading, items: faq.items } : undefined
}
