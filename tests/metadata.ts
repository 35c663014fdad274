/** Reads the head and the graph of a finished page, for tests. */
import { Parser } from 'htmlparser2'

export type Json = string | number | boolean | null | Json[] | { [property: string]: Json }
export type JsonNode = { [property: string]: Json }

export interface PageMetadata {
  /** `name` or `property` of each meta element → its values. */
  metas: ReadonlyMap<string, readonly string[]>
  /** `rel` of each link element → its addresses. */
  links: ReadonlyMap<string, readonly string[]>
  language: string
  /** The nodes of the page's graph; none where it has no graph. */
  nodes: readonly JsonNode[]
}

export function readMetadata(html: string): PageMetadata {
  const metas = new Map<string, string[]>()
  const links = new Map<string, string[]>()
  let language = ''
  let isGraph = false
  let graph = ''
  const add = (map: Map<string, string[]>, key: string | undefined, value: string | undefined) => {
    if (key) map.set(key, [...(map.get(key) ?? []), value ?? ''])
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') language = attributes.lang ?? ''
      if (name === 'meta') add(metas, attributes.name ?? attributes.property, attributes.content)
      if (name === 'link') add(links, attributes.rel, attributes.href)
      isGraph = name === 'script' && attributes.type === 'application/ld+json'
    },
    ontext(text) {
      if (isGraph) graph += text
    },
    onclosetag() {
      isGraph = false
    },
  })
  parser.end(html)
  return { metas, links, language, nodes: graph === '' ? [] : nodesOf(JSON.parse(graph)) }
}

function nodesOf(graph: Json): JsonNode[] {
  if (!isNode(graph) || graph['@context'] !== 'https://schema.org' || !Array.isArray(graph['@graph'])) {
    throw new Error('This is not a graph of schema.org.')
  }
  return graph['@graph'].filter(isNode)
}

export const isNode = (value: Json | undefined): value is JsonNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value of a node as a list, also when it is written as one value or not at all. */
export const listOf = (value: Json | undefined): Json[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/** Every node of a graph and every node inside one, each with the property that it is the value of. */
export function* allNodes(
  nodes: readonly JsonNode[],
  property = '',
): Generator<[property: string, node: JsonNode]> {
  for (const node of nodes) {
    yield [property, node]
    for (const [key, value] of Object.entries(node)) yield* allNodes(listOf(value).filter(isNode), key)
  }
}

/** Whether a node only mentions another one. */
export const isMention = (node: JsonNode) => Object.keys(node).join() === '@id'

/** The types of the nodes that a page's graph lists, sorted. */
export const typesOf = ({ nodes }: PageMetadata) => nodes.map((node) => String(node['@type'])).sort()

/** The node of a type; fails where there is not exactly one. */
export function theOnly(type: string, nodes: readonly JsonNode[]): JsonNode {
  const [found, ...others] = nodes.filter((node) => node['@type'] === type)
  if (!found || others.length > 0) throw new Error(`There must be one ${type}.`)
  return found
}

/** Tags that every page has. */
const requiredTags = [
  'description',
  'keywords',
  'author',
  'og:type',
  'og:site_name',
  'og:title',
  'og:description',
  'og:url',
  'og:locale',
  'og:image',
  'og:image:secure_url',
  'og:image:type',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'twitter:image:alt',
]
const requiredOfGuides = ['article:published_time', 'article:section', 'article:tag']

/** The tags that a page lacks, or has more than once or without a value. */
export function missingTags({ metas }: PageMetadata, isGuide: boolean): string[] {
  const single = requiredTags.filter((tag) => metas.get(tag)?.length !== 1 || metas.get(tag)?.[0] === '')
  const article = requiredOfGuides.filter((tag) => (metas.get(tag)?.length ?? 0) === 0)
  return isGuide ? [...single, ...article] : single
}
