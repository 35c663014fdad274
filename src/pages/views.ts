/**
 * Content → the props of templates: figures printed, pictures and addresses looked up. A template gets exactly what it
 * shows, so what is shown follows from here alone.
 */

import { fillBlanks } from '../../templates/blanks.ts'
import type { Invitation } from '../../templates/components/CallToAction.tsx'
import type { FrameProps } from '../../templates/components/PageFrame.tsx'
import type { Picture } from '../../templates/components/Picture.tsx'
import type { PriceCardProps } from '../../templates/components/PriceCard.tsx'
import type { BlogPageProps } from '../../templates/pages/BlogPage.tsx'
import type { ContactPageProps } from '../../templates/pages/ContactPage.tsx'
import type { HomePageProps } from '../../templates/pages/HomePage.tsx'
import type { LocationPageProps } from '../../templates/pages/LocationPage.tsx'
import type { NotFoundPageProps } from '../../templates/pages/NotFoundPage.tsx'
import type { PostEndingProps } from '../../templates/pages/PostPage.tsx'
import type { PricingPageProps } from '../../templates/pages/PricingPage.tsx'
import type { TournamentsPageProps } from '../../templates/pages/TournamentsPage.tsx'
import type { ComparisonSectionProps } from '../../templates/sections/ComparisonSection.tsx'
import type { GallerySectionProps } from '../../templates/sections/GallerySection.tsx'
import type { GearSectionProps } from '../../templates/sections/GearSection.tsx'
import type { PricingSectionProps } from '../../templates/sections/PricingSection.tsx'
import { instantIn, nextAppointment } from '../content/schedule.ts'
import type { Content, Data, Pages, Post } from '../content/types.ts'
import { calendarPath, calendarPathOf } from '../seo/calendarPaths.ts'
import { bookingOf, phoneOf, postalAddress } from './contact.ts'
import { cardsOfGuides } from './guides.ts'
import { priceRange } from './priceRange.ts'
import { entryBooking, type Tournament, timesOf } from './tournaments.ts'

/** Photographs that are ready for a page, by the name of the file. */
export type Pictures = ReadonlyMap<string, Picture>

/** What the search of the guides fetches when it is used: its script and its index. */
export type Search = BlogPageProps['search']

/** How many other guides the end of a guide offers. */
const guidesToContinue = 3

export type Views = ReturnType<typeof createViews>

/** @param today the day of the build, `YYYY-MM-DD`, in the site's time zone */
export function createViews(content: Content, pictures: Pictures, search: Search, today: string) {
  const { site, pages, packages, comparison, faq, gear, gallery, tournaments, posts, longForms, format } =
    content
  const booking = bookingOf(site)
  const phone = phoneOf(site)

  const cardOf = cardsOfGuides(content, pictures, today)

  const invitation = (text: CallToActionText): Invitation => ({
    ...text,
    booking: bookingOf(site, text.bookingMessage),
  })

  const frame = (page: FramedPage, key?: string): FrameProps => ({
    page,
    invitation: page.callToAction && invitation(page.callToAction),
    picture: page.image ? pictures.get(page.image) : undefined,
    booking,
    longForm: key ? longForms.get(key) : undefined,
  })

  const gearSection = (): GearSectionProps => ({
    heading: pages.gear.listHeading,
    gear,
    loungePicture: pictures.get(gear.lounge.image),
  })

  const gallerySection = (): GallerySectionProps => ({
    heading: pages.gallery.listHeading,
    labels: pages.gallery,
    items: gallery.items.map(({ url, title, description }) => ({
      title,
      description,
      picture: pictures.get(url),
    })),
  })

  const comparisonSection = (): ComparisonSectionProps => ({
    heading: pages.comparison.listHeading,
    comparison,
    booking,
  })

  const faqSection = () => ({ heading: pages.faq.listHeading, items: faq.items })

  const priceCard = (entry: Package): PriceCardProps => ({
    id: entry.id,
    name: entry.name,
    icon: entry.icon,
    duration: durationOf(entry),
    validity: entry.validity,
    timeSlot: entry.timeSlot && format.timeRange(entry.timeSlot),
    days: entry.days && format.days(entry.days),
    popular: entry.popular ?? false,
    badge: entry.badge ?? (entry.popular ? pages.pricing.popularLabel : undefined),
    tiers: packages.tiers.map(({ id, name }) => {
      const price = format.money(entry.tiers[id]?.price ?? 0)
      const duration = durationOf(entry)
      const message = fillBlanks(pages.pricing.bookMessage, {
        package: entry.name,
        tier: name,
        duration,
        price,
      })
      return {
        id,
        name,
        price,
        perHour: format.money(entry.tiers[id]?.perHour ?? 0),
        booking: bookingOf(site, message),
      }
    }),
  })

  const durationOf = ({ duration }: Package) =>
    `${format.count(duration)} ${duration === 1 ? pages.pricing.durationUnitOne : pages.pricing.durationUnit}`

  const pricingSection = (): PricingSectionProps => ({
    heading: pages.pricing.listHeading,
    labels: pages.pricing,
    tiers: packages.tiers,
    lists: packages.lists.map((list) => ({ ...list, packages: list.packages.map(priceCard) })),
    consoles: packages.consoles && {
      ...packages.consoles,
      rates: packages.consoles.rates.map(({ name, price }) => ({ name, price: format.money(price) })),
      specials: packages.consoles.specials.map((special) => ({
        ...special,
        days: format.days(special.days),
      })),
      booking: bookingOf(site, packages.consoles.bookMessage, packages.consoles.bookLabel),
    },
  })

  const nextTimes = (tournament: Tournament) => {
    const { first, last, start, end } = nextAppointment(tournament, today, site.timeZone)
    const firstDay = { iso: start, printed: format.date(first, 'day') }
    return {
      days: last === first ? [firstDay] : [firstDay, { iso: last, printed: format.date(last, 'day') }],
      until: tournament.time ? end : instantIn(site.timeZone, last, '23:59'),
    }
  }

  return {
    home: (): HomePageProps => ({
      hero: { page: pages.home, picture: pictures.get(pages.home.image), booking },
      about: pages.about,
      gear: gearSection(),
      gallery: gallerySection(),
      pricing: pricingSection(),
      comparison: comparisonSection(),
      faq: faqSection(),
      invitation: invitation(pages.home.callToAction),
      longForm: longForms.get('home'),
    }),

    about: () => ({ frame: frame(pages.about, 'about'), page: pages.about }),
    gear: () => ({
      frame: frame(pages.gear, 'gear'),
      section: gearSection(),
      gamesHeading: pages.gear.gamesHeading,
      platforms: platforms(site.games),
    }),
    gallery: () => ({ frame: frame(pages.gallery), section: gallerySection() }),
    comparison: () => ({ frame: frame(pages.comparison, 'comparison'), section: comparisonSection() }),
    faq: () => ({ frame: frame(pages.faq), section: faqSection() }),

    pricing: (): PricingPageProps => ({
      frame: frame(pages.pricing, 'pricing'),
      page: pages.pricing,
      section: pricingSection(),
      payments: site.payments,
      phone,
      social: site.social,
    }),

    contact: (): ContactPageProps => ({
      frame: frame(pages.contact),
      page: pages.contact,
      address: postalAddress(site),
      phone,
      email: site.contact.email,
      hours: format.timeRange(site.hours),
      map: site.map,
      social: site.social,
      languages: site.languages.join(', '),
      prices: priceRange(content),
      payments: { label: pages.pricing.payments, text: site.payments.join(', ') },
      formAction: site.contactForm
        ? { url: site.contactForm.endpoint, method: 'post' }
        : { url: bookingOf(site, '').url, method: 'get' },
    }),

    tournaments: (): TournamentsPageProps => ({
      frame: frame(pages.tournaments, 'tournaments'),
      page: pages.tournaments,
      tournaments: tournaments.tournaments.map((entry) => ({
        ...entry,
        ...timesOf(entry, content),
        booking: entryBooking(entry, content),
        next: nextTimes(entry),
        entry: format.money(entry.entry),
        entryUnit: pages.tournaments.perLabel[entry.entryPer],
        prize: format.money(entry.prize),
        prizeSplit: entry.prizeSplit?.map(format.money).join(' / '),
        calendar: calendarPathOf(entry.id),
      })),
      calendar: {
        subscribe: `${site.url.replace(/^https:/, 'webcal:')}${calendarPath}`,
        download: calendarPath,
      },
      rulesHeading: tournaments.rulesHeading,
      rules: tournaments.rules,
    }),

    location: (location: Data['locations']['locations'][number]): LocationPageProps => ({
      location,
      labels: pages.locations,
      picture: pictures.get(location.image),
      booking,
      invitation: invitation(location.callToAction),
    }),

    /** Without the cards. */
    blog: (): BlogPageProps => ({
      frame: frame(pages.blog),
      page: pages.blog,
      categories: [...new Set(posts.map(({ category }) => category))],
      search,
    }),

    /** How guides end: each of the newest in its own way, all others alike. */
    postEndings(): { newest: Map<Post, PostEndingProps>; others: PostEndingProps } {
      const newest = posts.slice(0, guidesToContinue + 1)
      const endingOf = (itself: Post | undefined): PostEndingProps => {
        const more = newest.filter((other) => other !== itself).slice(0, guidesToContinue)
        return { labels: pages.blog, phone, more: more.map(cardOf) }
      }
      return {
        newest: new Map(newest.map((post) => [post, endingOf(post)])),
        others: endingOf(undefined),
      }
    },

    notFound: (): NotFoundPageProps => ({
      page: pages['not-found'],
      picture: pictures.get(pages['not-found'].image),
      booking,
    }),
  }
}

/** The games of each platform, in the order of the list. */
function platforms(games: Data['site']['games']) {
  const names = [...new Set(games.map(({ platform }) => platform))]
  return names.map((name) => ({
    name,
    games: games.filter(({ platform }) => platform === name).map((game) => game.name),
  }))
}

type Package = Data['packages']['lists'][number]['packages'][number]
type CallToActionText = Pages['home']['callToAction']
type FramedPage = FrameProps['page'] & {
  image?: string | undefined
  callToAction?: CallToActionText | undefined
}
