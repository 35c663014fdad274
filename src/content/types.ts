/** The types of checked content. A site adds its own data files and pages by declaration merging (templates/collections.ts). */
import type { z } from 'zod'
import type { generatorFiles, ValuesOf } from './collections.ts'
import type { Format } from './format.ts'
import type { longFormSchema, postSchema } from './schema/articles.ts'

type GeneratorData = ValuesOf<typeof generatorFiles>

/** The values of the data files. */
export interface Data extends GeneratorData {}

/** The values of the page files, which a site adds. */
export interface Pages extends Record<never, never> {}

/** The fields of site.yaml that every page has in its head and JSON-LD. */
export type SiteIdentity = Pick<Data['site'], 'url' | 'name' | 'language'>

/** The fields of a guide, and its slug (the name of its file). */
export type Post = z.output<typeof postSchema> & { slug: string }

export type LongForm = z.output<typeof longFormSchema> & { html: string }

type Optional<All, Always extends keyof All> = Pick<All, Always> & {
  [Name in Exclude<keyof All, Always>]: All[Name] | undefined
}

/** All content. An optional data file or page file is undefined where it is missing; then its page does not exist. */
export interface Content extends Optional<Data, keyof GeneratorData> {
  pages: Optional<Pages, 'home' | 'not-found'>
  /** Newest first. */
  posts: readonly Post[]
  /** The long-form text of a page, by the key of the page. */
  longForms: ReadonlyMap<string, LongForm>
  format: Format
}
