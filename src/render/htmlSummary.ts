/**
 * What later steps need to know of a fragment of HTML, found by parsing it once: which styles and icons it uses, where it
 * links, what it requests. Plain data, so that the summary of a guide can be cached.
 */
import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'
import { iconPrefix } from '../../templates/components/Icon.tsx'
import { preview, video } from '../../templates/dataAttributes.ts'

export interface HtmlSummary {
  ids: readonly string[]
  /** Ids that occur more than once. */
  repeatedIds: readonly string[]
  /** Every address it refers to, once, as it is written. */
  references: readonly string[]
  /** Elements and classes that a style may select: `h3`, `.card`. */
  selectors: readonly string[]
  /** Names of icons, in order of their first use. */
  icons: readonly string[]
  /** Full addresses that a browser fetches by itself. */
  requests: readonly string[]
  /** Addresses that it shows in a frame after a click. */
  players: readonly string[]
  /** Hashes of inline styles and of inline scripts that run, as a Content-Security-Policy names them. */
  inlineStyles: readonly string[]
  inlineScripts: readonly string[]
}

/** Elements that fetch something by themselves. */
const fetching = new Set(['img', 'source', 'script', 'link', 'iframe', 'video', 'audio', 'embed', 'object'])

/**
 * Types of script elements that run. All others, such as JSON-LD, are data (HTML, “prepare the script element”) and need
 * no permission in a policy.
 */
const executed = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i

type Attributes = Readonly<Record<string, string>>

/** Parses a page, a drawing or any fragment of HTML. */
export function summarizeHtml(html: string): HtmlSummary {
  const ids = new Set<string>()
  const repeatedIds = new Set<string>()
  const references = new Set<string>()
  const selectors = new Set<string>()
  const icons = new Set<string>()
  const requests = new Set<string>()
  const players = new Set<string>()
  const [inlineStyles, inlineScripts] = [new Set<string>(), new Set<string>()]
  let inline: { hashes: Set<string>; from: number } | undefined

  const addReferences = (attributes: Attributes) => {
    // Links to guides that only the preview shows lead nowhere on the site.
    if (attributes[preview] !== undefined) return
    const { href, src, action, poster, srcset, property, content } = attributes
    for (const address of [href, src, action, poster, ...addressesOf(srcset)])
      if (address) references.add(address)
    if (property === 'og:image' && content) references.add(content)
    if (href?.startsWith(`#${iconPrefix}`)) icons.add(href.slice(iconPrefix.length + 1))
  }

  const handlers = {
    onopentag(element: string, attributes: Attributes) {
      const { id, class: classes, src, type = '' } = attributes
      selectors.add(element)
      for (const name of classes?.split(/\s+/) ?? []) if (name) selectors.add(`.${name}`)
      if (id && (ids.has(id) || id === 'top')) repeatedIds.add(id)
      if (id) ids.add(id)
      addReferences(attributes)
      if (attributes[video]) players.add(attributes[video])
      if (fetching.has(element) && (element !== 'link' || isFetchedLink(attributes)))
        for (const address of fetchedBy(attributes)) if (isFull(address)) requests.add(address)
      if (element === 'style') inline = { hashes: inlineStyles, from: parser.endIndex + 1 }
      else if (element === 'script' && src === undefined && executed.test(type.trim()))
        inline = { hashes: inlineScripts, from: parser.endIndex + 1 }
    },
    onclosetag() {
      inline?.hashes.add(policyHash(html.slice(inline.from, parser.startIndex)))
      inline = undefined
    },
  }
  // Without an ampersand there is nothing to decode, and parsing takes a quarter less time.
  const parser = new Parser(handlers, { decodeEntities: html.includes('&') })
  parser.end(html)
  return {
    ids: [...ids],
    repeatedIds: [...repeatedIds],
    references: [...references],
    selectors: [...selectors],
    icons: [...icons],
    requests: [...requests],
    players: [...players],
    inlineStyles: [...inlineStyles],
    inlineScripts: [...inlineScripts],
  }
}

/** Every character outside ASCII, once. */
export const charactersIn = (text: string): string =>
  [...new Set(text.match(/[^\n\x20-\x7e]+/g)?.join(''))].join('')

/** The addresses in a `srcset`, in which a width follows each address (HTML, “srcset attributes”). */
const addressesOf = (srcset = ''): string[] =>
  srcset === '' ? [] : srcset.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '')

const isFull = (address: string) => /^(https?:)?\/\//.test(address)

const isFetchedLink = ({ rel = '' }: Attributes) => /\b(stylesheet|preload|icon|manifest)\b/.test(rel)

const fetchedBy = ({ src, href, data, poster, srcset, imagesrcset }: Attributes): string[] => [
  ...[src, href, data, poster].filter((address) => address !== undefined),
  ...addressesOf(srcset),
  ...addressesOf(imagesrcset),
]

/** As a policy names what it allows (CSP3, “hash-source”). */
const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
