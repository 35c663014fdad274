/** The known name that a misspelt one was meant to be. */
import { closest, distance } from 'fastest-levenshtein'

/**
 * The known name that is nearest to a misspelt one.
 *
 * In this order: the same name but for case, spaces, `_` and `-`; the only one that begins alike; the one with the
 * smallest edit distance, if that is at most a third of the name (at least 1, or 2 for names of more than 5 letters, or of the
 * same letters; several edits keep its first letter, or are all before it).
 *
 * @returns undefined when no name is near enough to be a typing mistake
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const normalized = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '')
  const same = known.find((other) => normalized(other) === normalized(name))
  if (same !== undefined) return same
  const alike = known.filter((other) => startsAlike(name, other))
  if (alike.length === 1) return alike[0]
  const near = closest(name, [...known])
  const edits = distance(name, near)
  const letters = (text: string) => [...text].sort().join('')
  const isSwapped = letters(name) === letters(near)
  const mostEdits = Math.max(name.length > 5 || isSwapped ? 2 : 1, Math.floor(name.length / 3))
  // Several slips keep the first letter, or are all before the name: “amount” is not “count”.
  const mayBeSlip =
    edits === 1 || isSwapped || near.endsWith(name) || near[0]?.toLowerCase() === name[0]?.toLowerCase()
  return mayBeSlip && edits < name.length && edits <= mostEdits ? near : undefined
}

/** The three names that are nearest, whether one of them was meant or not. */
export const nearestFew = (name: string, known: readonly string[]): string[] =>
  known.toSorted((a, b) => distance(name, a) - distance(name, b)).slice(0, 3)

/** Whether a word is the beginning of a name, or the name with an ending, such as `guides` and `guide`. */
export const startsAlike = (word: string, name: string): boolean =>
  word.length > 2 &&
  name.length > 2 &&
  (name.startsWith(word.toLowerCase()) || word.toLowerCase().startsWith(name))
