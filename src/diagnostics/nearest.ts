/** What somebody meant who misspelt a name. */
import { closest, distance } from 'fastest-levenshtein'

/** The nearest name, if it is near enough to be a slip of the fingers. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const plainName = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '')
  const same = known.find((other) => plainName(other) === plainName(name))
  if (same !== undefined) return same
  const alike = known.filter((other) => startsAlike(name, other))
  if (alike.length === 1) return alike[0]
  const near = closest(name, [...known])
  const slips = distance(name, near)
  return slips < name.length && slips <= Math.max(name.length > 3 ? 2 : 1, Math.floor(name.length / 3))
    ? near
    : undefined
}

/** Whether a word is another form of a name: its beginning, or the name with an ending. */
export const startsAlike = (word: string, name: string) =>
  word.length > 2 &&
  name.length > 2 &&
  (name.startsWith(word.toLowerCase()) || word.toLowerCase().startsWith(name))
