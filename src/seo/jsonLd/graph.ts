/** One connected graph for each page (json-ld.org, schema.org). */
import type { BreadcrumbListLeaf, WebPage } from 'schema-dts'
import type { SiteIdentity } from '../../content/types.ts'
import type { Crumb } from '../../render/breadcrumbs.ts'
import type { Page } from '../../render/page.ts'
import { listItems, mention, type Named, type Node, pageId, trailId, websiteId } from './node.ts'

type PageInfo = Pick<Page, 'path' | 'canonicalPath' | 'metadata' | 'jsonLd'>

/**
 * The graph of a page: page and breadcrumbs on every page, and what the page adds.
 *
 * @returns undefined for a page that search engines are asked not to list
 */
export function graphOf(
  { path, canonicalPath = path, metadata, jsonLd }: PageInfo,
  crumbs: readonly Crumb[],
  site: SiteIdentity,
) {
  if (metadata.noindex) return undefined
  const address = `${site.url}${path}`
  const page: Named<WebPage> = {
    '@type': 'WebPage',
    ...jsonLd?.page,
    '@id': pageId(address),
    url: `${site.url}${canonicalPath}`,
    name: metadata.title,
    inLanguage: site.language,
    isPartOf: mention(websiteId(site.url)),
    ...(crumbs.length > 0 && { breadcrumb: mention(trailId(address)) }),
  }
  // The visible breadcrumbs; each level must have an address (Google, "Breadcrumb").
  const levels = crumbs.map(({ name, path }) => ({ name, item: path ? `${site.url}${path}` : address }))
  const trail: Named<BreadcrumbListLeaf> = {
    '@type': 'BreadcrumbList',
    '@id': trailId(address),
    itemListElement: listItems(levels),
  }
  const nodes: Node[] = [page, ...(crumbs.length > 0 ? [trail] : []), ...(jsonLd?.nodes ?? [])]
  return { '@context': 'https://schema.org', '@graph': nodes }
}

/** The graph as the text of a script element; nothing in it can end that element (HTML standard, 4.12.1.3). */
export const graphText = (graph: object) => JSON.stringify(graph).replaceAll('<', '\\u003c')
