/** The types of JSON-LD nodes, from schema.org. */
import type {
  AboutPageLeaf,
  BlogLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  EventLeaf,
  FAQPageLeaf,
  ImageGalleryLeaf,
  ItemListLeaf,
  LocalBusiness,
  OfferCatalogLeaf,
  OrganizationLeaf,
  ServiceLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import type { Data } from '../../content/types.ts'

/** The types of pages that search engines distinguish. */
export type PageNode =
  | WebPageLeaf
  | AboutPageLeaf
  | ContactPageLeaf
  | CollectionPageLeaf
  | FAQPageLeaf
  | ImageGalleryLeaf

/** The café as a place, under any of the names that site.yaml may give it. */
export type PlaceNode = Named<Extract<LocalBusiness, { '@type': Data['site']['businessType'] }>>

/** A node with the id by which other nodes of the graph refer to it. */
export type Named<Thing> = Thing & { '@id': string }

/** A node of a graph. The type of all schema.org nodes would do, but makes type checking slow. */
export type Node =
  | PlaceNode
  | Named<
      | OrganizationLeaf
      | WebSiteLeaf
      | PageNode
      | BreadcrumbListLeaf
      | BlogLeaf
      | BlogPostingLeaf
      | EventLeaf
      | ItemListLeaf
      | OfferCatalogLeaf
      | ServiceLeaf
    >

/** The JSON-LD of one page. */
export interface Graph {
  '@context': 'https://schema.org'
  '@graph': readonly Node[]
}

/** What a page adds to the JSON-LD that every page has. */
export interface JsonLd {
  /** The type of the page, and properties of the page itself. */
  page?: PageNode
  /** Further nodes, and further properties of nodes that every page has, under their `@id`. */
  nodes?: readonly Node[]
}
