/** / : the sections of all pages that exist (spec section 2, "Home"). */

import { type PageFile, photoOfPlace, pictureOf } from '../../src/pages/context.ts'
import type { Picture } from '../../src/render/Picture.tsx'
import { mention, placeId } from '../../src/seo/jsonLd/node.ts'
import { announcedExceptions } from '../calendar/announcements.ts'
import { comparisonSection } from '../comparison/comparison.tsx'
import { faqSection } from '../faq/faq.tsx'
import type { GallerySectionProps } from '../gallery/GallerySection.tsx'
import { gallerySection } from '../gallery/gallery.tsx'
import { gearSection } from '../gear/gear.tsx'
import { invitation, longFormOf } from '../layout/pageFrame.ts'
import { bookingOf } from '../parts/contact.ts'
import { priceFinderOf } from '../pricing/priceFinder.ts'
import { pricingSection } from '../pricing/pricing.tsx'
import { organization, place, website } from './business.ts'
import { Hero, heroSizes } from './Hero.tsx'
import { HomePage } from './HomePage.tsx'
import { statusOf } from './status.ts'

export const home: PageFile = (context) => {
  const { content, favicon, today } = context
  const { site, pages } = content
  const picture = pictureOf(context, pages.home.image)
  const gear = gearSection(context)
  const about = pages.about && { page: pages.about, picture: pictureOf(context, pages.about.image) }
  const gallery = gallerySection(context)
  const above = [about?.picture, gear?.photos[0]?.picture, gear?.lounge?.picture]
  return {
    path: '/',
    metadata: pages.home,
    mainPicture: picture && { picture, sizes: heroSizes },
    content: (
      <Hero
        page={pages.home}
        picture={picture}
        booking={bookingOf(site)}
        status={statusOf(content, today, context.inlineScripts.status)}
        exceptions={announcedExceptions(content, today)}
        hasGallery={gallery !== undefined}
      />
    ),
    below: (
      <HomePage
        finder={priceFinderOf(context, true)}
        about={about}
        gear={gear}
        gallery={gallery && { ...gallery, items: startWithNew(gallery.items, above) }}
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

/** The photographs of the gallery from the first one that is not above it on the page; the others follow at the end. */
function startWithNew(items: GallerySectionProps['items'], above: ReadonlyArray<Picture | undefined>) {
  const start = items.findIndex(({ picture }) => above.every((shown) => shown?.src !== picture?.src))
  return [...items.slice(Math.max(start, 0)), ...items.slice(0, Math.max(start, 0))]
}
