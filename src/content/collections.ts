/**
 * The only list of content files: where each is, its schema, whether a café must have it, and how forms and tables of
 * fields describe it. Loading, editors and documentation derive from it.
 */
import type { z } from 'zod'
import { longFormSchema, postSchema } from './schema/articles.ts'
import { calendarSchema } from './schema/calendar.ts'
import { factsSchema, imagesSchema, questionsSchema, redirectsSchema } from './schema/lists.ts'
import { pageSchemas } from './schema/pages.ts'
import { packagesSchema } from './schema/prices.ts'
import { comparisonSchema, faqSchema, gallerySchema, gearSchema, locationsSchema } from './schema/sections.ts'
import { siteSchema } from './schema/site.ts'
import { tournamentsSchema } from './schema/tournaments.ts'
import { wordsSchema } from './schema/words.ts'

export interface Collection<Schema extends z.ZodType = z.ZodType> {
  /** What its schema is called, such as `packages` or `pages/home`. */
  name: string
  /** Inside the content folder; for Markdown files, the pattern of their paths. */
  path: string
  schema: Schema
  /** Whether a café must have it. Without an optional file, the page or the data that it describes does not exist. */
  required: boolean
  title: string
  description: string
}

const dataFile = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  title: string,
  description: string,
  required = false,
): Collection<Schema> => ({ name, path: `${name}.yaml`, schema, required, title, description })

/** The data files, by the name that references to their values begin with. */
export const dataFiles = {
  site: dataFile(
    'site',
    siteSchema,
    'The café',
    'Who we are, how to reach us, and what every page shares.',
    true,
  ),
  words: dataFile(
    'words',
    wordsSchema,
    'Words of every page',
    'Words that belong to no page, such as what screen readers call the menu. Without an entry, the English word is used.',
  ),
  packages: dataFile(
    'packages',
    packagesSchema,
    'Prices',
    'The kinds of machine, all price lists, and the console lounge. Prices are whole numbers; the site adds the sign.',
  ),
  tournaments: dataFile(
    'tournaments',
    tournamentsSchema,
    'Tournaments',
    'The tournament cards in the order of the page, and the rules.',
  ),
  calendar: dataFile(
    'calendar',
    calendarSchema,
    'Closed days and notices',
    'Days on which the café is closed or has other hours, and notices that every page shows for a while.',
  ),
  facts: dataFile(
    'facts',
    factsSchema,
    'Figures of texts',
    'Figures that occur only in texts, so that each is written once.',
  ),
  locations: dataFile(
    'locations',
    locationsSchema,
    'Pages for areas',
    'A page for each area that people come from. The id of an entry is the address of its page.',
  ),
  gear: dataFile(
    'gear',
    gearSchema,
    'Equipment',
    'Equipment cards, the console lounge, the network figures, and what else is on offer.',
  ),
  gallery: dataFile(
    'gallery',
    gallerySchema,
    'Gallery',
    'The photographs of the gallery, in the order in which they are shown.',
  ),
  comparison: dataFile(
    'comparison',
    comparisonSchema,
    'Comparison',
    'The tables of the comparison, a tab for each, and the cards below them.',
  ),
  faq: dataFile(
    'faq',
    faqSchema,
    'Questions and answers',
    'In the order of the page. The id of an entry is also the address of its question, so it stays when a text changes.',
  ),
  images: dataFile(
    'images',
    imagesSchema,
    'Photographs',
    'Every photograph in the folder images, and what it shows.',
  ),
  questions: dataFile(
    'questions',
    questionsSchema,
    'Open questions',
    'What only the owner can settle, and what the site shows meanwhile.',
  ),
  redirects: dataFile(
    'redirects',
    redirectsSchema,
    'Old addresses',
    'Addresses that pages had before; old links are redirected from here.',
  ),
}

const requiredPages = ['home', 'not-found']

/** The headings, introductions and buttons of each page. TypeScript cannot follow keys through `fromEntries`. */
export const pageFiles: { [Page in keyof typeof pageSchemas]: Collection<(typeof pageSchemas)[Page]> } =
  Object.fromEntries(
    Object.entries(pageSchemas).map(([page, schema]): unknown[] => [
      page,
      dataFile(
        `pages/${page}`,
        schema,
        `Page: ${page.replaceAll('-', ' ')}`,
        'Headings, introductions and buttons of this page, and what search engines show of it.',
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
export const guideFiles: Collection<typeof postSchema> = {
  name: 'post',
  path: 'posts/*.md',
  schema: postSchema,
  required: false,
  title: 'Guides',
  description: 'A file for each guide; its name is the address. The text is below the fields.',
}

/** The pages that have a place for a long text, seo/*.md (spec section 3). */
export const longFormPages = ['home', 'about', 'gear', 'pricing', 'tournaments', 'comparison']

/** The front matter of long texts. */
export const longFormFiles: Collection<typeof longFormSchema> = {
  name: 'long-form',
  path: 'seo/*.md',
  schema: longFormSchema,
  required: false,
  title: 'Long texts',
  description: `The text at the end of a page, in a file of the page's name: ${longFormPages.join(', ')}.`,
}

/** All collections, in the order of forms and tables of fields. */
export const collections: readonly Collection[] = [
  ...Object.values(dataFiles),
  ...Object.values(pageFiles),
  guideFiles,
  longFormFiles,
]
