/** /contact (spec section 2, "Contact page"). */
import { ContactPage, type ContactPageProps } from '../../templates/pages/ContactPage.tsx'
import { priceRange } from '../content/priceRange.ts'
import type { Data } from '../content/types.ts'
import { comingExceptions } from '../render/closures.ts'
import { bookingOf } from '../render/contact.ts'
import { contactOf } from '../render/frame.tsx'
import { details } from '../seo/jsonLd/business.ts'
import { mention, placeId } from '../seo/jsonLd/node.ts'
import { type PageFile, pageFrame } from './context.ts'

export const contact: PageFile = (context) => {
  const { content, today } = context
  const { site, words, pages, format } = content
  if (!pages.contact) return undefined
  return {
    path: '/contact',
    metadata: pages.contact,
    content: (
      <ContactPage
        frame={pageFrame(context, pages.contact)}
        page={pages.contact}
        site={site}
        words={words}
        contact={{ ...contactOf(content), hours: format.timeRange(site.hours) }}
        exceptions={comingExceptions(content, today)}
        prices={priceRange(content)}
        paymentsLabel={pages.pricing?.payments}
        formAction={formAction(site)}
      />
    ),
    jsonLd: {
      page: { '@type': 'ContactPage', mainEntity: mention(placeId(site.url)) },
      nodes: [details(content, today)],
    },
  }
}

/** A form service, or a chat with the café. */
const formAction = (site: Data['site']): ContactPageProps['formAction'] =>
  site.contactForm
    ? { url: site.contactForm.endpoint, method: 'post' }
    : { url: bookingOf(site, '').url, method: 'get' }
