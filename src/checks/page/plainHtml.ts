/**
 * A shortcut for HTML as templates and Markdown write it, where most tags are written like many others: each of these is
 * understood once. htmlparser2 alone says what HTML means: here are the tags that it finds, or none at all.
 *
 * Taken are attributes in double quotes, without `>`, with the entities that React and rehype write; pictures of sources and
 * images alone; styles, scripts and titles without `<`. Declined is what changes how that is read which follows it.
 */
import { type Attributes, endOfPicture, startTag, type Tag } from './tag.ts'

const start = /^<([a-z][a-z0-9]*)((?: [a-zA-Z][a-zA-Z0-9:-]*="[^"]*")*)(\/?)>$/
const doctype = '<!doctype html>'
const declined = new Set(['iframe', 'image', 'math', 'noembed', 'noframes', 'plaintext', 'xmp'])
/** In these, nothing but their own end is a tag. */
const textAlone = new Set(['script', 'style', 'textarea', 'title'])
/** In these, a slash at the end of the start means something else to a browser than to htmlparser2. */
const neverEmpty = new Set([...textAlone, 'form', 'picture'])

/** @returns undefined for HTML of another kind */
export function plainTags(html: string): readonly Tag[] | undefined {
  const tags: Tag[] = []
  let isInPicture = false
  let isInForm = false
  let end = html.startsWith(doctype) ? doctype.length : 0
  for (let at = html.indexOf('<', end); at >= 0; at = html.indexOf('<', end)) {
    if (html.charCodeAt(at + 1) === slash) {
      end = behindEnd(html, at)
      if (end < 0) return undefined
      const isPicture = html.startsWith('picture>', at + 2)
      if (isInPicture !== isPicture) return undefined
      if (isPicture) tags.push(endOfPicture)
      isInPicture = false
      if (isInForm && html.startsWith('form>', at + 2)) isInForm = false
      continue
    }
    end = html.indexOf('>', at) + 1
    const tag = tagOf(html.slice(at, end))
    if (!tag) return undefined
    const { element } = tag
    if (isInPicture && element !== 'img' && element !== 'source') return undefined
    if (element === 'picture') isInPicture = true
    // A form in a form does not count.
    if (element === 'form' && isInForm) return undefined
    if (element === 'form') isInForm = true
    if (textAlone.has(element)) {
      const from = end
      const closing = `</${element}>`
      end = html.indexOf('<', from)
      if (!html.startsWith(closing, end)) return undefined
      tags.push(element === 'script' || element === 'style' ? { ...tag, text: html.slice(from, end) } : tag)
      end += closing.length
    } else tags.push(tag)
  }
  return isInPicture ? undefined : tags
}

const slash = '/'.charCodeAt(0)
const greater = '>'.charCodeAt(0)

/** @returns where an end tag ends that begins at a place; -1 for one that is written in an unusual way */
function behindEnd(html: string, at: number): number {
  let end = at + 2
  while (isInName(html.charCodeAt(end))) end++
  return end > at + 2 && html.charCodeAt(end) === greater ? end + 1 : -1
}

/** Whether a character is a small letter or a digit. */
const isInName = (code: number) => (code > 0x60 && code < 0x7b) || (code > 0x2f && code < 0x3a)

const knownTags = new Map<string, Tag>()
/** Far more than templates have; the rest are addresses and anchors of single pages. */
const mostKnown = 2000

/** @returns undefined for what is no whole tag of the kind that is taken */
function tagOf(written: string): Tag | undefined {
  const known = knownTags.get(written)
  if (known) return known
  // A piece of a text would hold all of it in memory.
  const own = ` ${written}`.slice(1)
  const tag = readTag(own)
  if (!tag) return undefined
  if (knownTags.size >= mostKnown) knownTags.clear()
  knownTags.set(own, tag)
  return tag
}

function readTag(written: string): Tag | undefined {
  const [, element, list = '', isClosed] = start.exec(written) ?? []
  if (!element || declined.has(element) || (isClosed && neverEmpty.has(element))) return undefined
  const attributes = attributesIn(list)
  return attributes && startTag(element, attributes)
}

/** @param written ` name="value"` any number of times */
function attributesIn(written: string): Attributes | undefined {
  const found: Record<string, string> = {}
  let end = 0
  for (let at = 1; at < written.length; at = end + 2) {
    const from = written.indexOf('=', at) + 2
    end = written.indexOf('"', from)
    const value = decoded(written.slice(from, end))
    if (value === undefined) return undefined
    const name = written.slice(at, from - 2).toLowerCase()
    if (!Object.hasOwn(found, name)) found[name] = value
  }
  return found
}

const named: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"' }

/** Without entities; undefined where there is one that nobody writes. */
function decoded(value: string): string | undefined {
  if (!value.includes('&')) return value
  if (/&(?!(?:amp|gt|lt|quot|#x[2-7][\dA-F]);)/.test(value)) return undefined
  return value.replaceAll(
    /&(?:#x(..)|(\w+));/g,
    (_entity, code: string, name: string) => named[name] ?? String.fromCharCode(Number.parseInt(code, 16)),
  )
}
