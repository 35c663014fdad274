/** The schemas of content files by name, from `collections.ts`. */
import { dataFiles } from '../collections.ts'

export { longFormPages } from '../collections.ts'
export { pageSchemas } from './pages.ts'

export const dataSchemas = {
  site: dataFiles.site.schema,
  packages: dataFiles.packages.schema,
  tournaments: dataFiles.tournaments.schema,
  facts: dataFiles.facts.schema,
  locations: dataFiles.locations.schema,
  gear: dataFiles.gear.schema,
  gallery: dataFiles.gallery.schema,
  comparison: dataFiles.comparison.schema,
  faq: dataFiles.faq.schema,
  images: dataFiles.images.schema,
  questions: dataFiles.questions.schema,
  redirects: dataFiles.redirects.schema,
  words: dataFiles.words.schema,
}
