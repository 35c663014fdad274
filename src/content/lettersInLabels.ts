/** Things that labels call by a letter, such as “Centre A”; texts name them by the letter alone. */
const letteredThing = /^(\p{Lu}\p{Ll}+) (\p{Lu})(?![\p{L}\p{N}])/u

/** `Centre A, Old Town: PS5` → Centre, A */
export function letterIn(label: string): { noun: string; letter: string } | undefined {
  const [, noun, letter] = letteredThing.exec(label) ?? []
  return noun === undefined || letter === undefined ? undefined : { noun, letter }
}

/** The letter where it stands for the thing. “A” before a word is the article, but for “at A in the old town”. */
export const letterAlone = (letter: string) =>
  new RegExp(
    String.raw`(?<=\p{Ll} )${letter}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}] ?)${letter}(?=,|[.;:*–]|$| (?:[|$–]|(?:and|or|in|to) ))`,
    'gu',
  )
