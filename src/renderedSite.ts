import type { CheckedFile } from './content/fileSummary.ts'
import type { References } from './content/references.ts'
import type { Source } from './content/source.ts'
import type { Content } from './content/types.ts'
import type { Messages } from './diagnostics/messages.ts'
import type { Picture } from './render/Picture.tsx'
import type { RenderedPage } from './render/renderPages.ts'
import type { SiteDefinition } from './siteDefinition.ts'
import type { Site } from './siteFiles.ts'

/** A rendered site, with the inputs of checks and of host files. */
export interface RenderedSite {
  site: Site
  pages: readonly RenderedPage[]
  /** What visitors see. */
  content: Content
  /** All content, with guides that are not published yet. */
  loaded: {
    content: Content
    files: readonly CheckedFile[]
    references: References
  }
  source: Source
  /** The site as its templates define it. */
  definition: SiteDefinition
  /** The files of `public/`. */
  published: Site
  pictures: ReadonlyMap<string, Picture>
  /** The day of the build, `YYYY-MM-DD`, in the site's time zone. */
  today: string
  messages: Messages
}
