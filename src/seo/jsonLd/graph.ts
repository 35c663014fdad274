/** One connected graph for each page (json-ld.org, schema.org). */
import type { BreadcrumbListLeaf } from 'schema-dts'
import type { Content } from '../../content/types.ts'
import type { WholeRoute } from '../../pages/routes.ts'
import { organization, place, website } from './business.ts'
import { mention, pageId, trailId, websiteId } from './ids.ts'
import type { Graph, Named, Node } from './node.ts'

/**
 * What a page tells machines: café, website, page and trail on every page, and what the route adds.
 *
 * @param favicon the address of the site's own icon
 * @returns nothing for a page that search engines are asked not to list
 */
export function graphOf(
  route: WholeRoute,
  site: Content['site'],
  favicon: string | undefined,
): Graph | undefined {
  if (route.metadata.noindex) return undefined
  const nodes: Node[] = [
    organization(site, favicon),
    place(site),
    website(site),
    webPage(route, site),
    ...trail(route, site.url),
    ...(route.subject.nodes ?? []),
  ]
  return { '@context': 'https://schema.org', '@graph': [...mergeById(nodes).values()] }
}

/** What several nodes say under one name is said of one thing. */
function mergeById(nodes: readonly Node[]): Map<string, Node> {
  const merged = new Map<string, Node>()
  for (const node of nodes) merged.set(node['@id'], merge(merged.get(node['@id']), node))
  return merged
}

const merge = <Single extends Node>(earlier: Single | undefined, node: Single): Single => ({
  ...earlier,
  ...node,
})

/** The graph as the text of a script element; nothing in it can end that element (HTML standard, 4.12.1.3). */
export const graphText = (graph: Graph) => withoutLess(JSON.stringify(graph))

/** @param json may have the sign in its texts alone */
export const withoutLess = (json: string) => json.replaceAll('<', '\\u003c')

function webPage(route: WholeRoute, { url, language }: Content['site']): Node {
  const address = `${url}${route.path}`
  return {
    '@type': 'WebPage',
    ...route.subject.page,
    '@id': pageId(address),
    url: address,
    name: route.metadata.title,
    inLanguage: language,
    isPartOf: mention(websiteId(url)),
    ...(route.crumbs.length > 0 && { breadcrumb: mention(trailId(address)) }),
  }
}

/** The visible trail; a level that has no page of its own cannot be named in it (Google, "Breadcrumb"). */
function trail(route: WholeRoute, siteUrl: string): Named<BreadcrumbListLeaf>[] {
  if (route.crumbs.length === 0) return []
  const steps = route.crumbs.filter(({ path }, index) => path || index === route.crumbs.length - 1)
  const address = `${siteUrl}${route.path}`
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': trailId(address),
      itemListElement: steps.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: path ? `${siteUrl}${path}` : address,
      })),
    },
  ]
}
