/** /faq (spec section 2, "FAQ"). */

import { type MadePages, type PageContext, pictureOf } from '../../src/pages/pageContext.ts'
import { mention, placeId } from '../../src/seo/jsonLd/node.ts'
import { frameProps } from '../layout/frameProps.ts'
import { bookingOf } from '../parts/contact.ts'
import { headerPicture } from '../parts/PageHeader.tsx'
import type { Subject } from '../parts/subject.ts'
import { FaqPage } from './FaqPage.tsx'
import type { FaqSectionProps } from './FaqSection.tsx'
import { checkChangedIds, checkDuplicateQuestions } from './rules.ts'

export const faq: Subject = {
  makePages,
  rules: [checkDuplicateQuestions],
  changeRules: [checkChangedIds],
}

function makePages(context: PageContext): MadePages {
  const { site, pages, faq } = context.content
  const section = faqSectionProps(context)
  if (!pages.faq || !faq || !section) return undefined
  const { ask } = pages.faq
  return {
    path: '/faq',
    metadata: pages.faq,
    mainPicture: headerPicture(pictureOf(context, pages.faq.image)),
    content: (
      <FaqPage
        frame={frameProps(context, pages.faq, undefined, 'start')}
        section={section}
        ask={ask && { text: ask.text, booking: bookingOf(site, ask.bookingMessage, ask.bookingLabel) }}
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
export function faqSectionProps({ content: { pages, faq } }: PageContext): FaqSectionProps | undefined {
  return pages.faq && faq ? { heading: pages.faq.listHeading, items: faq.items } : undefined
}
