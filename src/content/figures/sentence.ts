/** What a text says around a figure, in words that can be compared. */
import type { Figure } from './figures.ts'

/** What a text says around a figure. */
export interface Sentence {
  words: ReadonlySet<string>
  /** All words between spaces, to look for a run of them. */
  run: string
  /** The words behind the figure, up to four. */
  behind: readonly string[]
  /** The words before it, up to four. */
  before: readonly string[]
  /** Entries that it names by a reference: `${packages.legend-pro.name}`. */
  referred: ReadonlySet<string>
}

/** How far around a figure its sentence is read; longer ones are lists. */
const reach = 300

/** Words in small letters and without the s of plurals, so that “gamers” and “Gamer's” are one. */
export const wordsOf = (text: string): string[] => (text.match(words) ?? []).map(inShort)

export const word = /[\p{L}\p{M}\p{N}]+/u
const words = new RegExp(word, 'gu')

export function inShort(word: string): string {
  const small = word.toLowerCase()
  return small.length > 3 && small.endsWith('s') ? small.slice(0, -1) : small
}

/** Words that say nothing about what a figure is of. */
const emptyWords = new Set(
  'the and for from with per off our your you that this these here they are was has have had not but than then too any all each every into over out at in on of to a an or is it by as be we up us about more most least which until before after when who whose plus only some'.split(
    ' ',
  ),
)
export const isTelling = (word: string) => !emptyWords.has(word) && !/^\d+$/.test(word)

/** Where one sentence, line of a list, cell block or field ends and the next begins. */
export function sentenceBreaks(text: string): number[] {
  const fields = /^---\s[\s\S]*?\n---\s/.exec(text)?.[0].length ?? 0
  const form = /(?<!\b[Rr]s)[.!?…]["”’)*_]*\s+|\n\s*\n|\n(?=\s*(?:[-*+#>|]|\d{1,3}[.)]\s))|\n/g
  return [...text.matchAll(form)]
    .filter(({ 0: written, index }) => written !== '\n' || index < fields)
    .map(({ 0: written, index }) => index + written.length)
}

/** @param breaks where sentences end, as `sentenceBreaks` finds them */
export function sentenceAround(text: string, { start, end }: Figure, breaks: readonly number[]): Sentence {
  const from = Math.max(breaks.findLast((at) => at <= start) ?? 0, start - reach)
  const to = Math.min(breaks.find((at) => at >= end) ?? text.length, end + reach)
  const plain = (part: string) => part.replaceAll(/\$\{[^{}\n]*\}|\]\([^()\n]*\)/g, ' , ')
  const words = wordsOf(plain(text.slice(from, to)))
  // Only what stands directly behind or before it, without a comma in between.
  const near = (part: string) => wordsOf(part.replaceAll(/[*_"“”]/g, ''))
  return {
    words: new Set(words),
    run: ` ${words.join(' ')} `,
    behind: near(/^[^,.;:()|[\]\n]*/.exec(plain(text.slice(end, to)))?.[0] ?? '').slice(0, 4),
    before: near(/[^,.;:()|[\]\n]*$/.exec(plain(text.slice(from, start)))?.[0] ?? '').slice(-4),
    referred: new Set(
      [...text.slice(from, to).matchAll(/\$\{\s*([\w-]+\.[\w-]+)\.(?:name|title|label)\s*\}/g)].map(
        (match) => match[1] ?? '',
      ),
    ),
  }
}
