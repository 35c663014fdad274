/** /contact (spec section 2, "Contact page"). */

import { type MadePages, type PageContext, pictureOf } from '../../src/pages/pageContext.ts'
import { mention, placeId } from '../../src/seo/jsonLd/node.ts'
import { details } from '../cafe/cafeJsonLd.ts'
import { statusOf } from '../cafe/status.ts'
import { comingExceptions } from '../calendar/announcements.ts'
import type { Data } from '../content.ts'
import { frameProps } from '../layout/frameProps.ts'
import { waysToCafeProps } from '../locations/WaysToCafe.tsx'
import { bookingOf, contactOf, usualHours } from '../parts/contact.ts'
import { headerPicture } from '../parts/PageHeader.tsx'
import type { Subject } from '../parts/subject.ts'
import { ContactPage, type ContactPageProps } from './ContactPage.tsx'
import { checkAmenities, checkContactFormWords } from './rules.ts'

export const contact: Subject = { makePages, rules: [checkContactFormWords, checkAmenities] }

function makePages(context: PageContext): MadePages {
  const { content, today } = context
  const { site, words, pages } = content
  if (!pages.contact) return undefined
  const picture = pictureOf(context, pages.contact.image)
  return {
    path: '/contact',
    metadata: pages.contact,
    mainPicture: headerPicture(picture),
    content: (
      <ContactPage
        frame={frameProps(context, pages.contact)}
        page={pages.contact}
        site={site}
        words={words}
        status={statusOf(content, today, context.inlineScripts.status)}
        map={picture ? undefined : waysToCafeProps(content)}
        contact={{ ...contactOf(content), hours: usualHours(site.hours, content) }}
        exceptions={comingExceptions(content, today)}
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
