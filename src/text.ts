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

/** A phone number as a link (RFC 3966: no spaces). */
export const phoneLink = (number: string): string => `tel:${number.replaceAll(' ', '')}`
