/** / : the sections of all pages that exist (spec section 2, "Home"). */
import { HomePage } from '../../templates/pages/HomePage.tsx'
import { announcedExceptions } from '../render/closures.ts'
import { bookingOf } from '../render/contact.ts'
import { statusOf } from '../render/status.ts'
import { organization, place, website } from '../seo/jsonLd/business.ts'
import { mention, placeId } from '../seo/jsonLd/node.ts'
import { comparisonSection } from './comparison.tsx'
import { invitation, longFormOf, type PageFile, photoOfPlace, pictureOf } from './context.ts'
import { faqSection } from './faq.tsx'
import { gallerySection } from './gallery.tsx'
import { gearSection } from './gear.tsx'
import { pricingSection } from './pricing.tsx'
import { ticketOf } from './ticket.ts'

export const home: PageFile = (context) => {
  const { content, pictures, favicon, today } = context
  const { site, pages } = content
  const gallery = gallerySection(context)
  return {
    path: '/',
    metadata: pages.home,
    content: (
      <HomePage
        ticket={ticketOf(context, true)}
        hero={{
          page: pages.home,
          picture: pictures.get(pages.home.image),
          booking: bookingOf(site),
          status: statusOf(content, today, context.inlineScripts.state),
          exceptions: announcedExceptions(content, today),
          hasGallery: gallery !== undefined,
        }}
        about={
          pages.about && {
            page: pages.about,
            picture: pictureOf(context, pages.about.image),
          }
        }
        gear={gearSection(context)}
        gallery={gallery}
        pricing={pricingSection(context)}
        comparison={comparisonSection(context)}
        faq={faqSection(context)}
        invitation={invitation(context, pages.home.callToAction)}
        longForm={longFormOf(content, 'home')}
      />
    ),
    jsonLd: {
      page: { '@type': 'WebPage', mainEntity: mention(placeId(site.url)) },
      nodes: [
        organization(site, favicon),
        website(content),
        place(content, today, photoOfPlace(context, pages.home.image)),
      ],
    },
  }
}
