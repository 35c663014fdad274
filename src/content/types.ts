/** What content is once it is checked. Every type comes from a schema. */
import type { z } from 'zod'
import type { KeptText } from '../keep.ts'
import type { Format } from './format.ts'
import type { longFormSchema, postSchema } from './schema/articles.ts'
import type { dataSchemas, pageSchemas } from './schema/files.ts'

export type Data = { [Name in keyof typeof dataSchemas]: z.output<(typeof dataSchemas)[Name]> }

export type Pages = { [Name in keyof typeof pageSchemas]: z.output<(typeof pageSchemas)[Name]> }

/** A guide: its fields, its slug (the name of its file) and its text. */
export type Post = z.output<typeof postSchema> & { slug: string; html: KeptText }

export type LongForm = z.output<typeof longFormSchema> & { html: KeptText }

export interface Content extends Data {
  pages: Pages
  /** Newest first. */
  posts: Post[]
  /** The long-form text of a page, by the key of the page. */
  longForms: ReadonlyMap<string, LongForm>
  format: Format
  /** Files that could not be read whole, so that nobody knows all that they hold. */
  unreadable: ReadonlySet<string>
}
