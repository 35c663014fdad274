/** The content files of a site: where each is, its schema, and how forms and tables of fields describe it. */
import type * as z from 'zod'
import { type GuideFields, guideSchema, longFormSchema, markdownPageSchema } from './schema/markdownFiles.ts'
import { factsSchema, imagesSchema, questionsSchema, redirectsSchema } from './schema/sharedFiles.ts'
import { generatorSiteSchema } from './schema/site.ts'
import { defaultGeneratorWords, generatorWordsSchema } from './schema/words.ts'

export interface Collection<Schema extends z.ZodType = z.ZodType> {
  /** The name of its schema, such as `packages` or `pages/home`. */
  name: string
  /** Inside the content folder; for Markdown files, the pattern of their paths. */
  path: string
  schema: Schema
  /** Whether a site must have it. Without an optional file, the page or the data that it describes does not exist. */
  required: boolean
  /** What the content has in place of an optional file. */
  absent?: z.output<Schema> | undefined
  /**
   * Data that changes by itself, as it is on a day (`YYYY-MM-DD`). Pages show the result, and references print it; rules read
   * the data as it is written. It gets data that is not checked yet as well, and returns what is wrong unchanged.
   */
  onDay?: ((data: unknown, day: string) => unknown) | undefined
  title: string
  description: string
}

/** The values of collections, by their keys. */
export type ValuesOf<Files extends Record<string, Collection>> = {
  [Name in keyof Files]: z.output<Files[Name]['schema']>
}

const collection = <Schema extends z.ZodType>(
  name: string,
  path: string,
  schema: Schema,
  title: string,
  required = false,
): Collection<Schema> => ({ name, path, schema, required, title, description: schema.description ?? '' })

/**
 * A YAML file.
 *
 * @param name its path without the ending, and the name that references to its values begin with
 * @param absent what the content has in place of a missing file; undefined by default
 */
export const dataFile = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  title: string,
  absent?: z.output<Schema>,
): Collection<Schema> => ({ ...collection(name, `${name}.yaml`, schema, title), absent })

/** A YAML file whose data changes by itself. */
export const changingFile = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  title: string,
  onDay: NonNullable<Collection['onDay']>,
): Collection<Schema> => ({ ...dataFile(name, schema, title), onDay })

/** A YAML file that a site must have. */
export const requiredFile = <Schema extends z.ZodType>(name: string, schema: Schema, title: string) =>
  collection(name, `${name}.yaml`, schema, title, true)

/** The data files that the generator itself reads. A site lists them together with its own, and may add fields to one. */
export const generatorFiles = {
  site: requiredFile('site', generatorSiteSchema, 'The site'),
  words: dataFile('words', generatorWordsSchema, 'Words of every page', defaultGeneratorWords),
  facts: dataFile('facts', factsSchema, 'Figures of texts', { facts: [] }),
  images: dataFile('images', imagesSchema, 'Photographs', { images: [] }),
  questions: dataFile('questions', questionsSchema, 'Open questions', { questions: [] }),
  redirects: dataFile('redirects', redirectsSchema, 'Old addresses', { redirects: [] }),
}

/** The page files that the generator itself reads. */
type GeneratorPage = 'home' | 'not-found' | 'blog'

/** The front matter of guides. @param own the fields that a site adds */
export const guideFiles = <Own extends z.core.$ZodLooseShape>(own: Own) =>
  collection('post', 'posts/*.md', guideSchema(own), 'Guides')

/** The path of a guide in the content folder. */
export const guideFile = (slug: string): string => `posts/${slug}.md`

/** The front matter of pages in Markdown. */
export const markdownPageFiles = collection(
  'markdown-page',
  'pages/*.md',
  markdownPageSchema,
  'Pages of your own',
)

/** All content files of a site. */
export interface Collections {
  /** By the names that references to their values begin with. */
  dataFiles: Readonly<Record<string, Collection>> & Record<keyof typeof generatorFiles, Collection>
  /** By the names of their files in `content/pages/`. */
  pageFiles: Readonly<Record<string, Collection>> & Record<GeneratorPage, Collection>
  guideFiles: Collection<z.ZodType<GuideFields>>
  /**
   * The data file that a page shows, by the name of the page, where it has another name: a page file without its data file is a
   * mistake.
   */
  dataOfPages: Readonly<Record<string, string>>
  /** The pages that have a place for a long text, `seo/PAGE.md`. */
  longFormPages: readonly string[]
}

/** The front matter of long texts. */
export const longFormFiles = ({ longFormPages }: Pick<Collections, 'longFormPages'>) =>
  collection(
    'long-form',
    'seo/*.md',
    longFormSchema.describe(
      `The text at the end of a page, in a file of the page's name: ${longFormPages.join(', ')}.`,
    ),
    'Long texts',
  )

/** The YAML files, in the order of forms and tables of fields. */
export const yamlFiles = ({ dataFiles, pageFiles }: Collections): readonly Collection[] => [
  ...Object.values(dataFiles),
  ...Object.values(pageFiles),
]

/** All collections, in the order of forms and tables of fields. */
export const allCollections = (collections: Collections): readonly Collection[] => [
  ...yamlFiles(collections),
  collections.guideFiles,
  markdownPageFiles,
  longFormFiles(collections),
]

/** A data file by its name. */
export const dataFileNamed = ({ dataFiles }: Collections, name: string): Collection | undefined =>
  Object.values(dataFiles).find((file) => file.name === name)
