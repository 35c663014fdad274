/** What is meant as a reference and is not written like one, so that it would be shown as it is written. */

import type { ReferableValue } from './referableValues.ts'

/** The address of a value: `packages.legend-pro.240hz.price`. */
const dotted = /(?<![\w./@-])[a-z][\w-]*(?:\.[a-z\d][\w-]*)+/g
/** Signs and brackets before an address, such as `$(`, `#{`, `€{`, `S{`, `{{`, `‹`, `\${`, `%` and `<%=`. */
const opening =
  /(?:(?<!\w)(?:\\{0,2}[＄#%@&§\p{Sc}]\s?|S))?[{｛[<‹«]{1,3}\s{0,3}$|(?:\\{0,2}[$＄]\s?\(|[$＄]|<%[=-]?|\{%|[%#@])\s{0,3}$/u
/** Signs that begin a reference only where they, or their partners, end it. */
const paired = /^(?:<%|\{?%|[#@])[^{[<]*$/
const longestOpening = 12
const closed = /[^{}\n]*\}/y
/** An entry or a field alone behind a dollar sign: `$ps5-1`. */
const bare = /(?<![\w$\\])\$([a-z][\w-]*)(?![\w{(-]|\.\w)/gi
const unclosed = /\$\{(?=[^{}\n]*(?:\n|$|\{))/g

/** All of a malformed reference with its offset; without an address, where it has none. */
interface Malformed {
  offset: number
  written: string
  address: string | undefined
}

/**
 * Every malformed reference of a text.
 *
 * @param isKnown whether a value or its entry has an address; without a dollar sign or a curly bracket, others may be anything
 * @param isName whether an entry or a field of one is called so
 */
export function findMalformedReferences(
  text: string,
  isKnown: (address: string) => boolean,
  isName: (name: string) => boolean,
): Malformed[] {
  const found = [...text.matchAll(dotted)].flatMap(({ 0: address, index }): Malformed[] => {
    const [signs = ''] = opening.exec(text.slice(Math.max(0, index - longestOpening), index)) ?? []
    const end = index + address.length
    closed.lastIndex = end
    // A letter or a figure may stand before a reference: `5${…}`.
    const isDollarBefore = signs.startsWith('{') && text[index - signs.length - 1] === '$'
    if ((signs.startsWith('${') || isDollarBefore) && closed.test(text)) return []
    if (!/[${｛]/.test(signs) && !isKnown(address)) return []
    const closing = closingOf(
      signs,
      text.slice(end, end + longestOpening),
      text.slice(0, index - signs.length),
    )
    // The words of a link stay in their brackets.
    if (closing === undefined) return [{ offset: index, written: address, address }]
    return [{ offset: index - signs.length, written: signs + address + closing, address }]
  })
  const taken = new Set(found.map(({ offset }) => offset))
  const names = [...text.matchAll(bare)].filter(({ 1: name = '' }) => isName(name.toLowerCase()))
  const others = [...text.matchAll(unclosed), ...names].filter(({ index }) => !taken.has(index))
  return [...found, ...others.map(({ index }) => ({ offset: index, written: '', address: undefined }))]
}

/** As many brackets as were opened, or the same sign; undefined for the brackets of a link, and for a sign without its partner. */
function closingOf(signs: string, after: string, before: string): string | undefined {
  if (/^\[+$/.test(signs) && /^\][([:]/.test(after)) return undefined
  if (paired.test(signs)) return /^\s{0,3}(?:-?%[>}]|[%#@])/.exec(after)?.[0]
  if (/^[$＄]$/.test(signs)) return /^[$＄]/.exec(after)?.[0] ?? ''
  const brackets = signs.replaceAll(/[^({｛[<‹«]/g, '').length
  // A round bracket that was opened before the reference is closed behind it.
  const isRound = signs.includes('(') || !/\([^()\n]*$/.test(before)
  const closing = (isRound ? /^\s{0,3}[)}｝\]>›»]+/ : /^\s{0,3}[}｝\]>›»]+/).exec(after)?.[0] ?? ''
  return closing.slice(0, closing.search(/\S|$/) + brackets)
}

/** The constant beginning comes first, because that is much faster to search for. */
const behindCurrency = /\$\{(?<=(\p{Sc}|\bRs\.?)\s*\$\{)([^{}\n]*)\}/gu
const behindDigits = /\$\{(?<=(?<![\d+])(\+|(?:\+ ?)?\d{1,4}) ?\$\{)([^{}\n]*)\}/g

/** What stands before a reference that prints it itself: the sign of a currency, or the country code of a phone number. */
export function* findRepeated(text: string, valueAt: (address: string) => ReferableValue | undefined) {
  const referred = (address = '') => valueAt(address.trim())
  for (const { 1: sign = '', 2: address, index } of text.matchAll(behindCurrency)) {
    if (referred(address)?.kind !== 'money') continue
    const reason = `The reference prints the currency sign itself; with “${sign}” before it there would be two.`
    yield { rule: 'currency-twice', reason, ...takenOut(text, sign, index) }
  }
  for (const { 1: code = '', 2: address, index } of text.matchAll(behindDigits)) {
    if (!/^\+\d[\d ]+$/.test(String(referred(address)?.value))) continue
    const reason = `The reference prints the whole phone number with its country code; with “${code}” before it, it would be another one.`
    yield { rule: 'code-twice', reason, ...takenOut(text, code, index) }
  }
}

/** The place, the remedy and the replacement that remove a sign, and the spaces between it and a reference. @param index where the reference begins */
function takenOut(text: string, sign: string, index: number) {
  const offset = text.slice(0, index).trimEnd().length - sign.length
  return {
    offset,
    remedy: 'Write the reference alone.',
    replace: { from: text.slice(offset, index), to: '' },
  }
}
