/** Which schema belongs to which file. Adding a file to the content is one line here and its schema. */
import { packagesSchema, tournamentsSchema } from './prices.ts'
import { comparisonSchema, faqSchema, gallerySchema, gearSchema, locationsSchema } from './sections.ts'
import { factsSchema, imagesSchema, questionsSchema, redirectsSchema, siteSchema } from './site.ts'

export { pageSchemas } from './pages.ts'

/** The data files, by name; any text can refer to their values. */
export const dataSchemas = {
  site: siteSchema,
  packages: packagesSchema,
  tournaments: tournamentsSchema,
  facts: factsSchema,
  locations: locationsSchema,
  gear: gearSchema,
  gallery: gallerySchema,
  comparison: comparisonSchema,
  faq: faqSchema,
  images: imagesSchema,
  questions: questionsSchema,
  redirects: redirectsSchema,
} as const

/** The pages that have a place for a long-form text, seo/*.md (spec section 3). */
export const longFormPages = ['home', 'about', 'gear', 'pricing', 'tournaments', 'comparison']
