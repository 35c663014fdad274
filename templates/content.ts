/** The types of this site's content, derived from the schemas. */
import type * as z from 'zod'
import type { ValuesOf } from '../src/content/collections.ts'
import type { GeneratorData } from '../src/content/types.ts'
import type { collections } from './collections.ts'
import type { ownGuideFields } from './guides/schema.ts'

export type Data = ValuesOf<typeof collections.dataFiles>

export type Pages = ValuesOf<typeof collections.pageFiles>

type Optional<All> = { [Name in keyof All]: All[Name] | undefined }

type OwnData = Optional<Omit<Data, keyof GeneratorData>>

// The content that the generator hands to pages and rules has the data of this site, and its pages get its inline scripts.
declare module '../src/content/types.ts' {
  interface Content extends OwnData {
    site: Data['site']
    words: Data['words']
    calendar: Data['calendar']
    pages: Pick<Pages, 'home' | 'not-found'> & Optional<Omit<Pages, 'home' | 'not-found'>>
  }
}

declare module '../src/content/schema/markdownFiles.ts' {
  interface GuideFields extends z.output<z.ZodObject<typeof ownGuideFields>> {}
}

declare module '../src/assets/bundle.ts' {
  interface InlineScripts {
    bars: string
    day: string
    status: string
    tournaments: string
    unknownAddress: string
  }
}
