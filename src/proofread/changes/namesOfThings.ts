/** What sentences call an entry by, and their words in the form in which they are compared. */
import { capitalized, occurrencesOf } from '../../text.ts'
import type { Thing } from './changedThings.ts'

/** Finds what sentences call an entry by. */
export const namesFor = (thing: Thing, things: readonly Thing[]) => anyOf(namesOf(thing, things))

/** What sentences call an entry by: references to it and to figures that follow from it, its name, its id if that is a figure. */
export function namesOf({ address, name, fields }: Thing, things: readonly Thing[]): string[] {
  // Of a link, other links have the same words.
  if (fields.href !== undefined) return [whole(name)]
  const id = address.slice(address.indexOf('.') + 1)
  const following = things.filter(
    (other) =>
      other.address.startsWith('facts.') &&
      [other.fields.comparedWith, other.fields.moreThan, other.fields.lessThan].some((one) =>
        String(one).startsWith(`${address}.`),
      ),
  )
  const words = address.startsWith('facts.') ? [] : [name, ...shorterNames(name)]
  return [
    ...[`\${${address}.`, `\${${address}}`],
    ...following.map((fact) => `\${${fact.address}}`),
    ...words.filter((one) => one.length > 2),
    ...(/^\d+[a-z]+$/.test(id) ? [id.replace(/\D+/, capitalized)] : []),
  ]
}

/** A name that is the whole text. */
const whole = (name: string) => `\n${name}\n`

/** God of War Ragnarok → God of War; Call of Duty: Modern Warfare III → Call of Duty */
const shorterNames = (name: string) =>
  [/^.+(?=: )/, /^\S+ \S.*(?= \S)/].flatMap((short) => short.exec(name) ?? [])

/** Finds any of some names in a text, as whole words; references and parts of them anywhere. */
export const anyOf = (names: readonly string[]) => ({
  test: (text: string) =>
    names.some((name) =>
      [...occurrencesOf(name, whole(text))].some(({ index }) => {
        const [before, after] = [text.charAt(index - 2), text.charAt(index - 1 + name.length)]
        return /^[$.}\n]/.test(name) || !(/[\p{L}\p{N}]/u.test(before) || /[\p{L}\p{N}]/u.test(after))
      }),
    ),
})

/** Passes → pass */
export const stem = (word: string) => word.toLowerCase().replace(/(?<=ss)es$|(?<!s)s$/, '')

export const stemsIn = (text: string) => new Set((text.match(/[\p{L}\p{N}'’-]+/gu) ?? []).map(stem))

/** The words of names, without those that are in every text. */
export const wordsOf = (names: readonly string[]) =>
  new Set(names.flatMap((name) => [...stemsIn(name)]).filter((word) => word.length > 3 || /\d/.test(word)))
