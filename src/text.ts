/** A text as a part of a regular expression that matches it. */
export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Every place of some words in a text, as `matchAll` gives matches. */
export function* occurrencesOf(words: string, text: string): Generator<{ 0: string; index: number }> {
  if (words === '') return
  for (let index = text.indexOf(words); index >= 0; index = text.indexOf(words, index + words.length))
    yield { 0: words, index }
}

/** `monday` → Monday. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The short form of a name: “FIFA 24” is FIFA, and “Iron Palm, Tekken 8” is Iron Palm. */
export const shortOf = (name: string): string => name.split(/,| \d+$/)[0] ?? name

/** A phone number as a link (RFC 3966: no spaces). */
export const phoneLink = (number: string): string => `tel:${number.replaceAll(' ', '')}`

/** A text with the digits 0 to 9 for those of other scripts, such as १०९९ or １０９９; its length stays the same. */
export const withLatinDigits = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => (digit.length > 1 ? digit : String(digitValue(digit))))

/** Unicode has the ten digits of a script in a row; in this plane, each row begins at a code that ends with 0 or 6 (hexadecimal). */
function digitValue(digit: string): number {
  const code = digit.charCodeAt(0)
  const isRowOfZero = /\p{Nd}/u.test(String.fromCharCode(code & ~15))
  return (code & 15) - (isRowOfZero ? 0 : 6)
}
