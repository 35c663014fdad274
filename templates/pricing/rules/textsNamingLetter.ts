/** Texts that compare the price of something with ours, and call it by its letter alone. */
import { findInShownTexts } from '../../../src/content/findInContent.ts'
import { letterAlone, letterIn } from '../../../src/content/lettersInLabels.ts'
import type { Source } from '../../../src/content/source.ts'

const comparesPrices = /\b(?:more|less|cheaper|dearer|higher|lower)\b/i

/**
 * The lines that compare prices and name by its letter what a figure is about: “A, B and D charge more”, for a figure with the
 * label “Centre A: one hour”.
 */
export function textsNamingLetter(label: string, source: Source) {
  const { letter } = letterIn(label) ?? {}
  if (letter === undefined) return []
  const name = letterAlone(letter)
  return findInShownTexts(source, (line) => (comparesPrices.test(line) ? line.matchAll(name) : [])).map(
    ({ place }) => place,
  )
}
