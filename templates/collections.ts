/**
 * The only list of content files: where each is, its schema, whether a café must have it, and how forms and tables of
 * fields describe it. Loading, editors and documentation derive from it.
 */
import type { z } from 'zod'
import { longFormSchema, postSchema } from '../src/content/schema/articles.ts'
import { calendarSchema } from '../src/content/schema/calendar.ts'
import { factsSchema, imagesSchema, questionsSchema, redirectsSchema } from '../src/content/schema/lists.ts'
import { siteSchema } from '../src/content/schema/site.ts'
import { wordsSchema } from '../src/content/schema/words.ts'
import { aboutPage } from './about/schema.ts'
import { blogPage } from './blog/schema.ts'
import { comparisonPage, comparisonSchema } from './comparison/schema.ts'
import { contactPage } from './contact/schema.ts'
import { faqPage, faqSchema } from './faq/schema.ts'
import { galleryPage, gallerySchema } from './gallery/schema.ts'
import { gearPage, gearSchema } from './gear/schema.ts'
import { homePage } from './home/schema.ts'
import { locationsPage, locationsSchema } from './locations/schema.ts'
import { notFoundPage } from './notFound/schema.ts'
import { pricingPage } from './pricing/pageSchema.ts'
import { packagesSchema } from './pricing/schema.ts'
import { eventsPage, tournamentPage, tournamentsPage } from './tournaments/pageSchema.ts'
import { tournamentsSchema } from './tournaments/schema.ts'

export interface Collection<Schema extends z.ZodType = z.ZodType> {
  /** The name of its schema, such as `packages` or `pages/home`. */
  name: string
  /** Inside the content folder; for Markdown files, the pattern of their paths. */
  path: string
  schema: Schema
  /** Whether a café must have it. Without an optional file, the page or the data that it describes does not exist. */
  required: boolean
  title: string
  description: string
}

const collection = <Schema extends z.ZodType>(
  name: string,
  path: string,
  schema: Schema,
  title: string,
  required = false,
): Collection<Schema> => ({ name, path, schema, required, title, description: schema.description ?? '' })

const dataFile = <Schema extends z.ZodType>(name: string, schema: Schema, title: string, required = false) =>
  collection(name, `${name}.yaml`, schema, title, required)

/** The data files, by the name that references to their values begin with. */
export const dataFiles = {
  site: dataFile('site', siteSchema, 'The café', true),
  words: dataFile('words', wordsSchema, 'Words of every page'),
  packages: dataFile('packages', packagesSchema, 'Prices'),
  tournaments: dataFile('tournaments', tournamentsSchema, 'Tournaments'),
  calendar: dataFile('calendar', calendarSchema, 'Closed days and notices'),
  facts: dataFile('facts', factsSchema, 'Figures of texts'),
  locations: dataFile('locations', locationsSchema, 'Pages for areas'),
  gear: dataFile('gear', gearSchema, 'Equipment'),
  gallery: dataFile('gallery', gallerySchema, 'Gallery'),
  comparison: dataFile('comparison', comparisonSchema, 'Comparison'),
  faq: dataFile('faq', faqSchema, 'Questions and answers'),
  images: dataFile('images', imagesSchema, 'Photographs'),
  questions: dataFile('questions', questionsSchema, 'Open questions'),
  redirects: dataFile('redirects', redirectsSchema, 'Old addresses'),
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
  blog: blogPage,
  'not-found': notFoundPage,
}

const requiredPages = ['home', 'not-found']

/** The headings, introductions and buttons of each page. TypeScript cannot follow keys through `fromEntries`. */
export const pageFiles: { [Page in keyof typeof pageSchemas]: Collection<(typeof pageSchemas)[Page]> } =
  Object.fromEntries(
    Object.entries(pageSchemas).map(([page, schema]): unknown[] => [
      page,
      dataFile(
        `pages/${page}`,
        schema.describe(
          'Headings, introductions and buttons of this page, and what search engines show of it.',
        ),
        `Page: ${page.replaceAll('-', ' ')}`,
        requiredPages.includes(page),
      ),
    ]),
  )

/** The data file that a page shows: a page file without it is a mistake. */
export const dataOfPages: Partial<Record<keyof typeof pageFiles, keyof typeof dataFiles>> = {
  pricing: 'packages',
  tournaments: 'tournaments',
  tournament: 'tournaments',
  events: 'tournaments',
  gear: 'gear',
  gallery: 'gallery',
  comparison: 'comparison',
  faq: 'faq',
  locations: 'locations',
}

/** The front matter of guides. */
export const guideFiles = collection('post', 'posts/*.md', postSchema, 'Guides')

/** The pages that have a place for a long text, seo/*.md (spec section 3). */
export const longFormPages = ['home', 'about', 'gear', 'pricing', 'tournaments', 'comparison']

/** The front matter of long texts. */
export const longFormFiles = collection(
  'long-form',
  'seo/*.md',
  longFormSchema.describe(
    `The text at the end of a page, in a file of the page's name: ${longFormPages.join(', ')}.`,
  ),
  'Long texts',
)

/** All collections, in the order of forms and tables of fields. */
export const collections: readonly Collection[] = [
  ...Object.values(dataFiles),
  ...Object.values(pageFiles),
  guideFiles,
  longFormFiles,
]
