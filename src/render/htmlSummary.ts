/** The summary of some HTML for later steps, from reading it once: styles, icons, links. */
import { createHash } from 'node:crypto'
import { preview, video } from './dataAttributes.ts'
import { iconPrefix } from './Icon.tsx'
import { readTags } from './readTags.ts'

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
  /** Addresses that it shows in a frame after a click. */
  players: readonly string[]
  /** Hashes of inline styles and of inline scripts that run, as a Content-Security-Policy names them. */
  inlineStyles: readonly string[]
  inlineScripts: readonly string[]
}

/** Attributes with one address, and with several. */
const withAddress = new Set(['href', 'src', 'action', 'poster', 'data'])
const withAddresses = new Set(['srcset', 'srcSet', 'imagesrcset', 'imageSrcSet'])

/**
 * Types of script elements that run. All others, such as JSON-LD, are data (HTML, “prepare the script element”) and need
 * no permission in a policy.
 */
const executed = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i

/** The tag that is being read. */
interface Tag {
  element: string
  addresses: string[]
  /** The value of the attribute of this name. */
  type: string
  property: string
  content: string
  isPreview: boolean
}

const newTag = (element: string): Tag => ({
  element,
  addresses: [],
  type: '',
  property: '',
  content: '',
  isPreview: false,
})

/** Reads a page, a drawing or any fragment of HTML. */
export function summarizeHtml(html: string): HtmlSummary {
  const ids = new Set<string>()
  const repeatedIds = new Set<string>()
  const references = new Set<string>()
  const selectors = new Set<string>()
  const classes = new Set<string>()
  const icons = new Set<string>()
  const players = new Set<string>()
  const [inlineStyles, inlineScripts] = [new Set<string>(), new Set<string>()]
  let tag = newTag('')

  readTags(html, {
    onElement(element) {
      tag = newTag(element)
      selectors.add(element)
    },
    onAttribute(name, value) {
      if (name === 'class') classes.add(value)
      else if (name === 'id' && value) {
        if (ids.has(value) || value === 'top') repeatedIds.add(value)
        ids.add(value)
      } else if (withAddress.has(name)) tag.addresses.push(value)
      else if (withAddresses.has(name)) tag.addresses.push(...addressesOf(value))
      else if (name === video) players.add(value)
      else if (name === preview) tag.isPreview = true
      else if (name === 'type' || name === 'property' || name === 'content') tag[name] = value
    },
    onTagEnd() {
      const { addresses, property, content } = tag
      // Links to guides that only the preview shows are no links of the site.
      if (tag.isPreview) return
      for (const address of addresses) {
        if (address) references.add(address)
        if (address.startsWith(`#${iconPrefix}`)) icons.add(address.slice(iconPrefix.length + 1))
      }
      if (property === 'og:image' && content) references.add(content)
    },
    onInlineText(element, text) {
      if (element === 'style') inlineStyles.add(policyHash(text))
      else if (tag.addresses.length === 0 && executed.test(tag.type.trim()))
        inlineScripts.add(policyHash(text))
    },
  })
  for (const list of classes) for (const name of list.split(' ')) if (name) selectors.add(`.${name}`)
  return {
    ids: [...ids],
    repeatedIds: [...repeatedIds],
    references: [...references],
    selectors: [...selectors],
    icons: [...icons],
    players: [...players],
    inlineStyles: [...inlineStyles],
    inlineScripts: [...inlineScripts],
  }
}

/** The addresses in a `srcset`, in which a width follows each address (HTML, “srcset attributes”). */
const addressesOf = (srcset: string): string[] =>
  srcset.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '')

/** A hash as a policy lists it (CSP3, “hash-source”). */
const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
