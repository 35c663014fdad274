/** The nodes of JSON-LD: their types, from schema.org, and the ids by which they refer to each other. */
import type { ListItemLeaf, WebPage } from 'schema-dts'

/** A node with the id by which other nodes of the graph refer to it. */
export type Named<Thing> = Thing & { '@id': string }

export type Node = Named<{ '@type': string }>

/** The JSON-LD of a page besides the graph that every page has. */
export interface JsonLd {
  /** The type of the page, and properties of the page itself. */
  page?: WebPage
  /** Further nodes. */
  nodes?: readonly Node[]
}

// An id is an address with a fragment, the same in every build: nodes of the business have the address of the home page, nodes of
// a page the address of that page.
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`
export const placeId = (siteUrl: string) => `${siteUrl}/#place`
/** A branch, which has a page of its own. */
export const placeIdOf = (pageUrl: string) => `${pageUrl}#place`
export const websiteId = (siteUrl: string) => `${siteUrl}/#website`
export const pageId = (pageUrl: string) => `${pageUrl}#webpage`
export const trailId = (pageUrl: string) => `${pageUrl}#breadcrumb`

/** Refers to a node by its id. */
export const mention = (id: string) => ({ '@id': id })

/** The entries of a list, with their positions from 1. */
export const listItems = (items: ReadonlyArray<Omit<ListItemLeaf, '@type' | 'position'>>): ListItemLeaf[] =>
  items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }))
