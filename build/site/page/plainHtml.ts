/**
 * A shortcut for HTML as templates and Markdown give it, which htmlparser2 takes three times as long to read.
 * htmlparser2 alone says what HTML means: readers are told the same of it here, or it is declined.
 *
 * Taken are attributes in double quotes, the entities that React and rehype write, pictures of sources and images alone;
 * styles, scripts and titles without `<`. Declined is what changes how that is read which follows it.
 */
import type { Attributes, PageReader } from './readPage.ts'

const attributes = '((?: [a-zA-Z][a-zA-Z0-9:-]*="[^"]*")*)'
const textAlone = 'script|style|textarea|title'
const declined = 'iframe|image|math|noembed|noframes|plaintext|xmp'
const others = `(?!(?:${declined}|${textAlone})[ />]|(?:form|picture)[^>]*/>)[a-z][a-z0-9]*`
const tags = new RegExp(
  [
    '</([a-z][a-z0-9]*)>',
    `<(${others})${attributes}/?>`,
    `<(${textAlone})${attributes}>([^<]*)</\\4>`,
    '^<!doctype html>',
  ].join('|'),
  'y',
)
/**
 * Most tags: what ends, or starts with a class at most, and is nothing by itself. The rest is found by one search, which would
 * take a `<` between the quotes of these for another tag.
 */
const silent = `(?!/?(?:body|form|img|picture|source)[ />])(?:/[a-z][a-z0-9]*|${others}(?: class="[^"<]*")?/?)>`
const telling = new RegExp(`<(?!${silent})`, 'g')

/** @returns false if the HTML is of another kind, whatever readers were told until then */
export function readPlainHtml(html: string, readers: ReadonlyArray<PageReader<unknown>>): boolean {
  let isInPicture = false
  let isInForm = false
  let end = 0
  while (true) {
    tags.lastIndex = isInPicture ? html.indexOf('<', end) : nextTelling(html, end)
    if (tags.lastIndex < 0) return !isInPicture
    const match = tags.exec(html)
    if (!match) return false
    end = tags.lastIndex
    const closed = match[1]
    const raw = match[4]
    const element = match[2] ?? raw
    if (isInPicture && closed !== 'picture' && element !== 'img' && element !== 'source') return false
    if (closed) {
      if (closed === 'picture') isInPicture = false
      if (closed === 'form') isInForm = false
      for (const reader of readers) reader.close?.(closed)
    }
    if (!element) continue
    // A form in a form does not count.
    if (element === 'form' && isInForm) return false
    if (element === 'picture') isInPicture = true
    if (element === 'form') isInForm = true
    const found = attributesIn(match[3] ?? match[5] ?? '')
    if (!found) return false
    for (const reader of readers) reader.open(element, found)
    if (raw === 'script' || raw === 'style')
      for (const reader of readers) reader.raw?.(raw, found, match[6] ?? '')
  }
}

function nextTelling(html: string, from: number): number {
  telling.lastIndex = from
  return telling.test(html) ? telling.lastIndex - 1 : -1
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
    found[written.slice(at, from - 2).toLowerCase()] ??= value
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
