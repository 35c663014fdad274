/**
 * The only list of this site's content files. Loading, editors, documentation and the types of content (content.ts) derive from it.
 */
import {
  type Collection,
  type Collections,
  changingFile,
  dataFile,
  generatorFiles,
  guideFiles,
  requiredFile,
} from '../src/content/collections.ts'
import { aboutPage } from './about/schema.ts'
import { calendarSchema } from './calendar/schema.ts'
import { comparisonPage, comparisonSchema } from './comparison/schema.ts'
import { contactPage } from './contact/schema.ts'
import { faqPage, faqSchema } from './faq/schema.ts'
import { galleryPage, gallerySchema } from './gallery/schema.ts'
import { gearPage, gearSchema } from './gear/schema.ts'
import { guidesPage, ownGuideFields } from './guides/schema.ts'
import { homePage } from './home/schema.ts'
import { siteSchema } from './layout/siteSchema.ts'
import { locationsPage, locationsSchema } from './locations/schema.ts'
import { notFoundPage } from './notFound/schema.ts'
import { pricesOn } from './pricing/prices/pricesOfDay.ts'
import { packagesSchema, pricingPage } from './pricing/schema.ts'
import { eventsPage, tournamentPage, tournamentsPage, tournamentsSchema } from './tournaments/schema.ts'
import { defaultWords, wordsSchema } from './wordsSchema.ts'

const { facts, images, questions, redirects } = generatorFiles

/** The data files, by the name that references to their values begin with. */
const dataFiles = {
  site: requiredFile('site', siteSchema, 'The café'),
  words: dataFile('words', wordsSchema, 'Words of every page', defaultWords),
  packages: changingFile('packages', packagesSchema, 'Prices', pricesOn),
  tournaments: dataFile('tournaments', tournamentsSchema, 'Tournaments'),
  calendar: dataFile('calendar', calendarSchema, 'Closed days and notices', { closures: [], notices: [] }),
  facts,
  locations: dataFile('locations', locationsSchema, 'Pages for areas'),
  gear: dataFile('gear', gearSchema, 'Equipment'),
  gallery: dataFile('gallery', gallerySchema, 'Gallery'),
  comparison: dataFile('comparison', comparisonSchema, 'Comparison'),
  faq: dataFile('faq', faqSchema, 'Questions and answers'),
  images,
  questions,
  redirects,
}

/** One schema for each page, by the name of its file in content/pages/. */
const pageSchemas = {
  home: homePage,
  about: aboutPage,
  gear: gearPage,
  gallery: galleryPage,
  pricing: pricingPage,
  comparison: comparisonPage,
  faq: faqPage,
  contact: contactPage,
  tournaments: tournamentsPage,
  tournament: tournamentPage,
  events: eventsPage,
  locations: locationsPage,
  blog: guidesPage,
  'not-found': notFoundPage,
}

const requiredPages = ['home', 'not-found']

/** The headings, introductions and buttons of each page. TypeScript cannot follow keys through `fromEntries`. */
const pageFiles: { [Page in keyof typeof pageSchemas]: Collection<(typeof pageSchemas)[Page]> } =
  Object.fromEntries(
    Object.entries(pageSchemas).map(([page, schema]): unknown[] => [
      page,
      (requiredPages.includes(page) ? requiredFile : dataFile)(
        `pages/${page}`,
        schema.describe(
          'Headings, introductions and buttons of this page, and what search engines show of it.',
        ),
        `Page: ${page.replaceAll('-', ' ')}`,
      ),
    ]),
  )

export const collections = {
  dataFiles,
  pageFiles,
  guideFiles: guideFiles(ownGuideFields),
  dataOfPages: { pricing: 'packages', tournament: 'tournaments', events: 'tournaments' },
  longFormPages: ['home', 'about', 'gear', 'pricing', 'tournaments', 'comparison'],
} satisfies Collections
