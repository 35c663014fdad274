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

/** A page, as search engines tell pages apart. */
export type PageNode =
  | WebPageLeaf
  | AboutPageLeaf
  | ContactPageLeaf
  | CollectionPageLeaf
  | FAQPageLeaf
  | ImageGalleryLeaf

/** The café as a place, under any of the names that site.yaml may give it. */
export type PlaceNode = Named<Extract<LocalBusiness, { '@type': Data['site']['businessType'] }>>

/** The name under which other nodes of a graph mention this one. */
export type Named<Thing> = Thing & { '@id': string }

/** One thing of a graph. All of schema.org would be allowed here, but the checker has to go through it for each node. */
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

/** All that one page tells machines. */
export interface Graph {
  '@context': 'https://schema.org'
  '@graph': readonly Node[]
}

/** What a page is about, beyond what every page says. */
export interface JsonLd {
  /** The kind of page, and what is said of the page itself. */
  page?: PageNode
  /** Further nodes, and what more to say of those that every page has, under their `@id`. */
  nodes?: readonly Node[]
}
