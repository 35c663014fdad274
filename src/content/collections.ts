/**
 * The only list of content files: which there are, what is in them, and which a café must have. Loading, editors, forms and
 * `content/FIELDS.md` derive from it. A new file is one entry here and its schema.
 */
import type { z } from 'zod'
import { longFormSchema, postSchema } from './schema/articles.ts'
import { pageSchemas } from './schema/pages.ts'
import { packagesSchema, tournamentsSchema } from './schema/prices.ts'
import { comparisonSchema, faqSchema, gallerySchema, gearSchema, locationsSchema } from './schema/sections.ts'
import { factsSchema, imagesSchema, questionsSchema, redirectsSchema, siteSchema } from './schema/site.ts'

/** A YAML file, or several Markdown files with the same fields. */
export interface Collection {
  /** What its schema file is called, such as `packages` or `pages/home`. */
  name: string
  /** Inside the content folder; for Markdown, the pattern of the paths. */
  path: string
  /** For people: in forms and in `content/FIELDS.md`. */
  title: string
  description: string
  schema: z.ZodType
  /** Whether a café must have it. Without an optional file, what it describes does not exist. */
  required: boolean
}

/** What a data file is called in forms, and its schema. Texts refer to its values by its name: `${packages.…}`. */
interface DataFile<Schema extends z.ZodType = z.ZodType> {
  title: string
  description: string
  schema: Schema
}

const dataFile = <Schema extends z.ZodType>(
  schema: Schema,
  title: string,
  description: string,
): DataFile<Schema> => ({ schema, title, description })

/** The data files by name, `content/NAME.yaml`. */
export const dataFiles = {
  site: dataFile(siteSchema, 'The café', 'Who we are, how to reach us, and what every page shares.'),
  packages: dataFile(
    packagesSchema,
    'Prices',
    'The kinds of machine, all price lists, and the console lounge. Prices are whole numbers; the site adds the sign.',
  ),
  tournaments: dataFile(
    tournamentsSchema,
    'Tournaments',
    'The tournament cards in the order of the page, and the rules.',
  ),
  facts: dataFile(
    factsSchema,
    'Figures of texts',
    'Figures that occur only in texts, so that each is written once.',
  ),
  locations: dataFile(
    locationsSchema,
    'Pages for areas',
    'A page for each area that people come from. The id of an entry is the address of its page.',
  ),
  gear: dataFile(
    gearSchema,
    'Equipment',
    'Equipment cards, the console lounge, the network figures, and what else is on offer.',
  ),
  gallery: dataFile(
    gallerySchema,
    'Gallery',
    'The photographs of the gallery, in the order in which they are shown.',
  ),
  comparison: dataFile(
    comparisonSchema,
    'Comparison',
    'The tables of the comparison, a tab for each, and the cards below them.',
  ),
  faq: dataFile(
    faqSchema,
    'Questions and answers',
    'In the order of the page. The id of an entry is also the address of its question, so it stays when a text changes.',
  ),
  images: dataFile(imagesSchema, 'Photographs', 'Every photograph in the folder images, and what it shows.'),
  questions: dataFile(
    questionsSchema,
    'Open questions',
    'What only the owner can settle, and what the site shows meanwhile.',
  ),
  redirects: dataFile(
    redirectsSchema,
    'Old addresses',
    'Addresses that pages had before; whoever follows an old link is sent on from here.',
  ),
}

/** The schema of each data file. */
export const dataSchemas: { [Name in keyof typeof dataFiles]: (typeof dataFiles)[Name]['schema'] } =
  Object.fromEntries(Object.entries(dataFiles).map(([name, { schema }]): unknown[] => [name, schema]))

/** Files that a café must have: every page needs the first, every host the last. */
const requiredFiles = ['site', 'pages/home', 'pages/not-found']

/** `content/NAME.yaml` */
export const dataCollections: Collection[] = Object.entries(dataFiles).map(([name, file]) => ({
  name,
  path: `${name}.yaml`,
  required: requiredFiles.includes(name),
  ...file,
}))

/** `content/pages/NAME.yaml`: headings, introductions and buttons of each page. */
export const pageCollections: Collection[] = Object.entries(pageSchemas).map(([page, schema]) => ({
  name: `pages/${page}`,
  path: `pages/${page}.yaml`,
  title: `Page: ${page.replaceAll('-', ' ')}`,
  description: 'Headings, introductions and buttons of this page, and what search engines show of it.',
  schema,
  required: requiredFiles.includes(`pages/${page}`),
}))

/** The data file that a page shows: a page file without it is a mistake. */
export const dataOfPages: Partial<Record<keyof typeof pageSchemas, keyof typeof dataFiles>> = {
  pricing: 'packages',
  tournaments: 'tournaments',
  events: 'tournaments',
  gear: 'gear',
  gallery: 'gallery',
  comparison: 'comparison',
  faq: 'faq',
  locations: 'locations',
}

/** The pages that have a place for a long-form text (spec section 3). */
export const longFormPages = ['home', 'about', 'gear', 'pricing', 'tournaments', 'comparison']

/** `content/posts/SLUG.md`: the fields above the text of a guide. */
export const posts: Collection = {
  name: 'post',
  path: 'posts/*.md',
  title: 'Guides',
  description: 'A file for each guide; its name is the address. The text stands below the fields.',
  schema: postSchema,
  required: false,
}

/** `content/seo/PAGE.md`: the fields above the long text of a page. */
export const longForms: Collection = {
  name: 'long-form',
  path: 'seo/*.md',
  title: 'Long texts',
  description: `The text at the end of a page, in a file of the page's name: ${longFormPages.join(', ')}.`,
  schema: longFormSchema,
  required: false,
}

/** Every collection, in the order in which people see them. */
export const collections: Collection[] = [...dataCollections, ...pageCollections, posts, longForms]
