/** What a page is, for those who list pages and those who render them. */
import type { ReactElement } from 'react'
import type { Crumb } from '../../templates/components/Breadcrumbs.tsx'
import type { Publication } from '../../templates/Document.tsx'
import type { JsonLd } from '../seo/jsonLd/node.ts'
import type { LlmsSection } from '../seo/llms.ts'
import type { Site } from '../site.ts'
import type { RenderedFragment } from './fragment.ts'

/** What a page says about itself; the rest of its head follows from the site (spec section 3, "Page metadata record"). */
export interface Metadata {
  title: string
  description: string
  keywords: string
  /** Asks search engines not to list the page, or not to follow its links. */
  noindex?: boolean | undefined
  nofollow?: boolean | undefined
  /** The name of a photograph; the site's own share image otherwise. */
  shareImage?: string | undefined
  /** Who wrote it; the café otherwise. */
  author?: string | undefined
  /** Only guides have it. */
  publication?: Publication | undefined
}

/** A page of the route table. */
export interface Page {
  /** The address, such as `/about`. */
  path: string
  /** The address under which search engines should know the page, when it is another one. */
  canonicalPath?: string
  metadata: Metadata
  /** The template with its props. Guides come rendered (pages/guides.ts). */
  content: ReactElement | RenderedFragment
  /** What the page tells machines beyond what every page tells. */
  jsonLd?: JsonLd
  /** The last name in the breadcrumbs; made of the address otherwise. */
  crumb?: string
  /** What stands below the content, where several pages share it. */
  ending?: ReactElement | undefined
  /** When it was last changed, `YYYY-MM-DD`; only where that is always right. */
  lastModified?: string | undefined
  /** Further files that come with the page, such as calendars and feeds. */
  files?: Site
  /** What llms.txt lists of the page besides its link. */
  llms?: readonly LlmsSection[]
}

/** Breadcrumbs of a page, with what is needed to link them. */
export type Crumbs = readonly Crumb[]
