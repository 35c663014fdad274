/** The content files as people know them: where each is, what it is called, and its schema. */
import type { z } from 'zod'
import { longFormSchema, postSchema } from '../content/schema/articles.ts'
import { dataSchemas, longFormPages, pageSchemas } from '../content/schema/files.ts'

export interface ContentFile {
  /** Inside the content folder; for articles, the pattern of their paths. */
  path: string
  /** What its schema is called, such as `packages` or `pages/home`. */
  name: string
  title: string
  description: string
  schema: z.ZodType
}

const titles: Record<keyof typeof dataSchemas, [title: string, description: string]> = {
  site: ['The café', 'Who we are, how to reach us, and what every page shares.'],
  packages: [
    'Prices',
    'The kinds of machine, all price lists, and the console lounge. Prices are whole numbers; the site adds the sign.',
  ],
  tournaments: ['Tournaments', 'The tournament cards in the order of the page, and the rules.'],
  facts: ['Figures of texts', 'Figures that occur only in texts, so that each is written once.'],
  locations: [
    'Pages for areas',
    'A page for each area that people come from. The id of an entry is the address of its page.',
  ],
  gear: ['Equipment', 'Equipment cards, the console lounge, the network figures, and what else is on offer.'],
  gallery: ['Gallery', 'The photographs of the gallery, in the order in which they are shown.'],
  comparison: ['Comparison', 'The tables of the comparison, a tab for each, and the cards below them.'],
  faq: [
    'Questions and answers',
    'In the order of the page. The id of an entry is also the address of its question, so it stays when a text changes.',
  ],
  images: ['Photographs', 'Every photograph in the folder images, and what it shows.'],
  questions: ['Open questions', 'What only the owner can settle, and what the site shows meanwhile.'],
  redirects: [
    'Old addresses',
    'Addresses that pages had before; whoever follows an old link is sent on from here.',
  ],
}

/** The data files, one of each, in the order of the schemas. */
export const dataFiles: ContentFile[] = (Object.keys(titles) as (keyof typeof titles)[]).map((name) => {
  const [title, description] = titles[name]
  return { path: `${name}.yaml`, name, title, description, schema: dataSchemas[name] }
})

/** The headings, introductions and buttons of each page. */
export const pageFiles: ContentFile[] = Object.entries(pageSchemas).map(([page, schema]) => ({
  path: `pages/${page}.yaml`,
  name: `pages/${page}`,
  title: `Page: ${page.replaceAll('-', ' ')}`,
  description: 'Headings, introductions and buttons of this page, and what search engines show of it.',
  schema,
}))

/** The fields above the text of a guide. */
export const guideFile: ContentFile = {
  path: 'posts/*.md',
  name: 'post',
  title: 'Guides',
  description: 'A file for each guide; its name is the address. The text stands below the fields.',
  schema: postSchema,
}

/** The fields above the long text of a page. */
export const longFormFile: ContentFile = {
  path: 'seo/*.md',
  name: 'long-form',
  title: 'Long texts',
  description: `The text at the end of a page, in a file of the page's name: ${longFormPages.join(', ')}.`,
  schema: longFormSchema,
}

export const contentFiles: ContentFile[] = [...dataFiles, ...pageFiles, guideFile, longFormFile]

/** Where the editor's schema of a file is, in the repository as on the site. */
export const schemaPath = (file: ContentFile) => `schema/${file.name}.schema.json`
