/**
 * The route table: every page of the site, as data. Nothing else knows the list of pages. Adding a page is one entry
 * here, one template, and one content file.
 */
import { createElement, type FunctionComponent, type ReactElement } from 'react'
import type { Crumb } from '../../templates/components/Breadcrumbs.tsx'
import type { Publication } from '../../templates/Document.tsx'
import { AboutPage } from '../../templates/pages/AboutPage.tsx'
import { ComparisonPage } from '../../templates/pages/ComparisonPage.tsx'
import { ContactPage } from '../../templates/pages/ContactPage.tsx'
import { FaqPage } from '../../templates/pages/FaqPage.tsx'
import { GalleryPage } from '../../templates/pages/GalleryPage.tsx'
import { GearPage } from '../../templates/pages/GearPage.tsx'
import { HomePage } from '../../templates/pages/HomePage.tsx'
import { LocationPage } from '../../templates/pages/LocationPage.tsx'
import { NotFoundPage } from '../../templates/pages/NotFoundPage.tsx'
import { PricingPage } from '../../templates/pages/PricingPage.tsx'
import { TournamentsPage } from '../../templates/pages/TournamentsPage.tsx'
import type { Content } from '../content/types.ts'
import type { Form } from '../render/forms.ts'
import { templateOf } from '../render/kinds.ts'
import type { Subject } from '../seo/jsonLd/node.ts'
import { createSubjects } from '../seo/jsonLd/subjects.ts'
import { routeOfList, routesOfGuides } from './guides.ts'
import { trail } from './trail.ts'
import type { Pictures, Views } from './views.ts'

/** What a page says about itself; the rest of its head follows from the site. */
export interface Metadata {
  title: string
  description: string
  keywords: string
  /** Asks search engines not to list the page, or not to follow its links. */
  noindex?: boolean | undefined
  nofollow?: boolean | undefined
  /** The name of a photograph; the site's own share image otherwise. */
  shareImage?: string | undefined
  /** What that photograph shows here, when it is not what images.yaml says. */
  imageAlt?: string | undefined
  /** Who wrote it; the café otherwise. */
  author?: string | undefined
  /** Set on guides alone. */
  publication?: Publication | undefined
}

export interface Route {
  /** The address, such as `/about`. */
  path: string
  /** The address under which search engines should know the page, when it is another one. */
  canonicalPath?: string
  /** The name of the template that draws the page. */
  template: string
  metadata: Metadata
  /** Draws what stands below the page; the same object for pages that have the same there. */
  ending?: ReactElement
}

/** A page with all that it shows. */
export interface WholeRoute extends Route {
  /** Stands for all but the ending; for routes that know it before that is made. */
  key?: string
  /** Draws the page: a template with its props. */
  page: ReactElement
  /** What stands in its hole, one behind the other. */
  items?: readonly Form<ReactElement>[]
  /** What the page tells machines beyond what every page tells; may be nothing. */
  subject: Subject
  crumbs: readonly Crumb[]
}

/** A page that is like many others, but for its texts. */
export interface FormRoute extends Route {
  /** Stands for all but the ending. */
  key: string
  form: Form<WholeRoute>
}

export type AnyRoute = WholeRoute | FormRoute

/** The page for unknown addresses; hosts look for it under this name. */
export const notFoundPath = '/404'

/**
 * Lists every page of the site, in the order of the spec's route table.
 *
 * @param today the day of the build, `YYYY-MM-DD`, in the site's time zone
 */
export function listRoutes(content: Content, view: Views, pictures: Pictures, today: string): AnyRoute[] {
  const { pages } = content
  const subject = createSubjects(content, pictures, today)
  const tournaments = page(TournamentsPage, view.tournaments())

  const routes: WholeRoute[] = [
    route('/', page(HomePage, view.home()), pages.home, subject.home()),
    route('/about', page(AboutPage, view.about()), pages.about, subject.about()),
    route('/gear', page(GearPage, view.gear()), pages.gear, subject.gear()),
    route('/gallery', page(GalleryPage, view.gallery()), pages.gallery, subject.gallery()),
    route('/pricing', page(PricingPage, view.pricing()), pages.pricing, subject.pricing()),
    route('/comparison', page(ComparisonPage, view.comparison()), pages.comparison),
    route('/faq', page(FaqPage, view.faq()), pages.faq, subject.faq()),
    route('/contact', page(ContactPage, view.contact()), pages.contact, subject.contact()),
    route('/tournaments', tournaments, pages.tournaments, subject.tournaments()),
    // Events are told under the one address that search engines keep.
    { ...route('/events', tournaments, pages.events), canonicalPath: '/tournaments' },
    ...content.locations.locations.map((location) =>
      route(
        `/location/${location.id}`,
        page(LocationPage, view.location(location)),
        location,
        subject.location(),
      ),
    ),
  ]
  const known = new Set(routes.map(({ path }) => path))
  return [
    ...routes.map((route) =>
      route.path === '/' ? route : { ...route, crumbs: trail(route.path, (path) => known.has(path)) },
    ),
    routeOfList(content, view, pictures, today),
    ...routesOfGuides(content, view, pictures, today),
    route(notFoundPath, page(NotFoundPage, view.notFound()), { ...pages.home, noindex: true }),
  ]
}

const page = <Props extends object>(template: FunctionComponent<Props>, props: Props) =>
  createElement(template, props)

const route = (path: string, page: ReactElement, metadata: Metadata, subject: Subject = {}): WholeRoute => ({
  path,
  template: templateOf(page),
  page,
  metadata,
  subject,
  crumbs: [],
})
