/** The types of checked content, as the generator knows it. A site adds its own data by declaration merging (templates/content.ts). */
import type * as z from 'zod'
import type { RenderedMarkdown } from '../markdown/options.ts'
import type { generatorFiles, ValuesOf } from './collections.ts'
import type { Format } from './format.ts'
import type { GuideFields, longFormSchema, markdownPageSchema } from './schema/markdownFiles.ts'

/** The values of the data files. */
export type GeneratorData = ValuesOf<typeof generatorFiles>

/** The fields of site.yaml that every page has in its head and JSON-LD. */
export type SiteIdentity = Pick<GeneratorData['site'], 'url' | 'name' | 'language'>

/** A guide: its fields, its slug (the name of its file), and its text with the headings in it. */
export interface Guide extends GuideFields {
  slug: string
  html: string
  headings: RenderedMarkdown['headings']
}

/** A page in Markdown. Its address is the name of its file: `pages/jobs.md` is /jobs. */
export type MarkdownPage = z.output<typeof markdownPageSchema> & { path: string; html: string }

export type LongForm = z.output<typeof longFormSchema> & { html: string }

/** What the generator reads of a page file. */
export interface PageTexts {
  title: string
  description: string
  keywords?: string | undefined
  image?: string | undefined
  shareImage?: string | undefined
}

interface GeneratorContent extends GeneratorData {
  pages: { home: PageTexts; 'not-found': object; blog: PageTexts | undefined }
  /** Newest first. */
  guides: readonly Guide[]
  /** In the order of their addresses. */
  markdownPages: readonly MarkdownPage[]
  /** The long-form text of a page, by the key of the page. */
  longForms: ReadonlyMap<string, LongForm>
  format: Format
}

/** All content. An optional data file or page file is undefined where it is missing; then its page does not exist. */
export interface Content extends GeneratorContent {}
