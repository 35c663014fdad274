/** The marks inside a paragraph that the shortcut for plain Markdown accepts: emphasis, code and links. */
import { checkLink, linkForm } from '../diagnostics/address.ts'

/** Whether a text has a sign with a meaning inside a paragraph, or an address that is not a link (lint.ts). */
const hasSigns = /[*`[\]<&_]|:\/\/|www\.|@[\w-]+\.\w/

/** These signs: first where they are accepted, at the end all others. Each alternative begins with its sign, for speed. */
const signs = new RegExp(
  [
    /(\*+)/, // stars
    /`(?<!``)([^`\r\n ](?:[^`\r\n]*[^`\r\n ])?)`(?!`)/, // code
    /(\[)(?<!!\[)(?!\])/, // begins the words of a link
    /\]\(((?:\/(?!\/)|#|https:\/\/(?:(?!xn--)[a-z\d](?:[a-z\d-]{0,29}[a-z\d])?\.){1,4}[a-z]{2,63}(?=[/?#)])|mailto:|tel:)(?:[\w\-.~:/?#=@+,;!$]|%[\dA-Za-z]{2}|&(?!#|[\dA-Za-z]+;))*)\)/, // its address
    /(<(?= |\d[\dA-Za-z]*(?:[\r\n ,;)]|$)|[\r\n]|$)|&(?!#|[\dA-Za-z]+;)|_(?=[\dA-Za-z]))/, // means nothing
    hasSigns,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/**
 * Renders emphasis, code and links in a line of text.
 *
 * @returns undefined for marks that do not nest, or that would be shown as they are written
 */
export function renderInline(text: string): string | undefined {
  if (!hasSigns.test(text)) return text
  const html: string[] = []
  const open: string[] = []
  let linkAt = 0
  let done = 0
  for (const match of text.matchAll(signs)) {
    const [sign, stars, code, words, address, nothing] = match
    html.push(text.slice(done, match.index))
    const before = text[match.index - 1]
    done = match.index + sign.length
    if (stars) {
      const tag = tagOf(stars, open, before, text[done])
      if (!tag) return undefined
      html.push(tag)
    } else if (code) html.push(`<code>${escaped(code)}</code>`)
    else if (words) {
      if (open.includes(words)) return undefined
      open.push(words)
      linkAt = html.push('') - 1
    } else if (address) {
      if (open.pop() !== '[' || !linkForm.test(address) || typeof checkLink(address) !== 'string')
        return undefined
      const outside = address.startsWith('https:') ? ' target="_blank" rel="noopener"' : ''
      html[linkAt] = `<a href="${escaped(address)}"${outside}>`
      html.push('</a>')
    } else if (nothing) html.push(escaped(nothing))
    else return undefined
  }
  return open.length > 0 ? undefined : html.join('') + text.slice(done)
}

/**
 * The tag that stars mean, if nothing else can be meant: they close what was opened last by as many, or they can
 * only open (CommonMark 6.2, left- and right-flanking).
 *
 * @param open changed: what is open behind them
 */
function tagOf(stars: string, open: string[], before = ' ', after = ' '): string | undefined {
  const name = ['', 'em', 'strong'][stars.length]
  const canOpen = !isSpace(after) && (!isMark(after) || isSpace(before) || isMark(before))
  const canClose = !isSpace(before) && (!isMark(before) || isSpace(after) || isMark(after))
  if (name && canClose && open.at(-1) === stars) {
    open.pop()
    return `</${name}>`
  }
  if (!name || canClose || !canOpen) return undefined
  open.push(stars)
  return `<${name}>`
}

const isSpace = (character: string) => /\s/.test(character)
const isMark = (character: string) => /[\p{P}\p{S}]/u.test(character)

const escaped = (text: string) => text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;')

/** The text of rendered HTML, which has no “<” except in tags, and no “>” in attributes. */
export const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&')
