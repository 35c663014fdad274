/** The page type, shared by route table and renderer. */
import type { ReactElement } from 'react'
import type { Metadata } from '../../templates/layout/Document.tsx'
import type { Contact } from '../../templates/layout/Footer.tsx'
import type { JsonLd } from '../seo/jsonLd/node.ts'
import type { Site } from '../site.ts'
import type { HtmlSummary } from './htmlSummary.ts'

/** A part of a body: of one page, or shared by several. */
export interface Part {
  /** In UTF-8: as a string, a text with one character outside Latin-1 takes twice the memory. */
  html: Uint8Array
  /** Characters outside ASCII that it shows, each once. */
  characters: string
  summary: HtmlSummary
}

/** What belongs to one page: its main part, whose summary includes the head, and the part below its fold, if it has one. */
export interface RenderedFragment extends Part {
  /** HTML in UTF-8. */
  head: Uint8Array
  belowFold?: Part
}

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
  /** Where the words come from, for messages: a file, and how the line begins. */
  place: { file: string; line: string }
}

/** The place in the content of a page at which its inserts belong. */
export const insertTag = '<!--inserts-->'

/** A page of the route table. */
export interface Page {
  path: string
  /** The address under which search engines should know the page, when it is another one. */
  canonicalPath?: string
  metadata: Metadata
  /** The template with its props. Guides come rendered (pages/guides.ts). */
  content: ReactElement | RenderedFragment
  /** Parts that are rendered already, such as the cards of guides. */
  inserts?: readonly Part[]
  /** The picture that chats show beside a link to the page; a photograph otherwise. */
  shareCard?: ShareCard | undefined
  /** Structured data besides the graph that every page has. */
  jsonLd?: JsonLd
  /** Contact details of the branch, for header and footer; default: the café. */
  contact?: Contact | undefined
  /** The last name in the breadcrumbs; made of the address otherwise. */
  crumb?: string
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
