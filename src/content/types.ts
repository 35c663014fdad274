/** The types of checked content, derived from the schemas. */
import type { z } from 'zod'
import type { dataFiles, pageFiles } from '../../templates/collections.ts'
import type { Format } from './format.ts'
import type { longFormSchema, postSchema } from './schema/articles.ts'

export type Data = { [Name in keyof typeof dataFiles]: z.output<(typeof dataFiles)[Name]['schema']> }

export type Pages = { [Name in keyof typeof pageFiles]: z.output<(typeof pageFiles)[Name]['schema']> }

export type Package = Data['packages']['lists'][number]['packages'][number]

export type Tournament = Data['tournaments']['tournaments'][number]

/** The fields of site.yaml that every page has in its head and JSON-LD. */
export type SiteIdentity = Pick<Data['site'], 'url' | 'name' | 'language'>

/** The fields of a guide, and its slug (the name of its file). */
export type Post = z.output<typeof postSchema> & { slug: string }

export type LongForm = z.output<typeof longFormSchema> & { html: string }

type Optional<All, Always extends keyof All> = Pick<All, Always> & {
  [Name in Exclude<keyof All, Always>]: All[Name] | undefined
}

/** All content. An optional data file or page file is undefined where it is missing; then its page does not exist. */
export interface Content
  extends Optional<Data, 'site' | 'words' | 'calendar' | 'facts' | 'images' | 'questions' | 'redirects'> {
  pages: Optional<Pages, 'home' | 'not-found'>
  /** Newest first. */
  posts: readonly Post[]
  /** The long-form text of a page, by the key of the page. */
  longForms: ReadonlyMap<string, LongForm>
  format: Format
}
