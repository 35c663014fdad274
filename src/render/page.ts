/** The page type, shared by route table and renderer. */
import type { ReactElement } from 'react'
import type { JsonLd } from '../seo/jsonLd/node.ts'
import type { Site } from '../siteFiles.ts'
import type { Metadata } from './Document.tsx'
import type { MainPicture } from './Picture.tsx'

/** The share image of one page: a picture with words. */
export interface ShareCard {
  /** Above and below the title. */
  kicker: string
  title: string
  details?: string | undefined
  /** The name of the photograph beside the words, and what the whole picture shows. */
  photograph: string
  alt: string
  /** The name of the file, without its ending. */
  stem: string
}

/** A page of the route table. A site may add what its layout reads, by declaration merging. */
export interface Page {
  path: string
  /** The address under which search engines should know the page, when it is another one. */
  canonicalPath?: string
  metadata: Metadata
  mainPicture: MainPicture | undefined
  /** The template with its props; of a long page, what is above its fold. Pages with one template share their styles. */
  content: ReactElement
  /** What a long page shows below its fold (StylesBelowFold.tsx). */
  below?: ReactElement
  /** The picture that chats show beside a link to the page; a photograph otherwise. */
  shareCard?: ShareCard | undefined
  /** Structured data besides the graph that every page has. */
  jsonLd?: JsonLd
  /** The last name in the breadcrumbs; made of the address otherwise. */
  crumb?: string
  /** The address of the list to which the page belongs, where the address above it has no page. */
  list?: string
  /** Shown below the content; several pages may share it. */
  ending?: ReactElement | undefined
  /** When it was last changed, `YYYY-MM-DD`; only where that is always right. */
  lastModified?: string | undefined
  /** Further files that come with the page, such as calendars and the feed. */
  files?: Site
}

/** Whether search engines should list a page under its own address. */
export const isIndexed = ({ path, canonicalPath = path, metadata }: Page) =>
  canonicalPath === path && !metadata.noindex
