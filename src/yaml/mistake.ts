/** Mistakes in the writing of a text, and the sentences that several of them share. */

interface Sentences {
  reason: string
  remedy: string
}

/** A mistake in a text, ready to be reported. */
export interface YamlMistake extends Sentences {
  offset: number
  rule: string
  /** The corrected line, where only one thing can be meant. */
  corrected?: string | undefined
}

/** A mistake on a line. */
export interface LineMistake extends Omit<YamlMistake, 'offset'> {
  /** The column (from 0) at which it begins. */
  at: number
}

export const inQuotes = 'Put the whole value in double quotes: "…".'

/** How a text of several lines is written. */
export const asText =
  'For a text of several lines, write “|” after the name of its field, and begin each line of the text two spaces further to the right than that name.'

export const noSpaceAfterColon: Sentences = {
  reason: 'There is no space after the colon, so this is not read as a field.',
  remedy: 'Write the name, a colon, a space, and the value.',
}

export const nestedTooDeep = {
  rule: 'yaml-depth',
  reason: 'This is nested too deep.',
  remedy: 'Use fewer levels.',
}

/** A value that goes on below its line. */
export const goesOn = (name: string): Sentences => ({
  reason: `“${name}” goes on below its line, but does not begin with “|”.`,
  remedy: `Write “${name}: |”, and the whole text on the lines below, each two spaces further to the right than “${name}”. If they belong to another field, write its name above them; delete what is left over from a deleted entry.`,
})

/** A value that begins with a sign of YAML. */
export const beginsWith = (sign: string, at: number): LineMistake => ({
  at,
  rule: 'yaml-sign',
  reason: `A value cannot begin with “${sign}”.`,
  remedy:
    sign === '@'
      ? 'If it is the name of a profile, write the whole address of its page instead, which begins with https://. If it is a text, put all of it in double quotes: "…".'
      : inQuotes,
})

/** Words that YAML takes as a comment. */
export const takenAsComment = (comment: string, at: number): LineMistake => ({
  at,
  rule: 'yaml-comment',
  reason: `Everything from “#” on is taken as a comment and lost: “${comment}”.`,
  remedy: 'Put the whole value in double quotes; for a comment, leave a space after “#”.',
})

export const openQuote = (at: number): LineMistake => ({
  at,
  rule: 'yaml-quote',
  reason: 'A quote is opened here and never closed.',
  remedy: 'Close it with the same quote at the end of the value.',
})

export const tabAsIndent = (at: number): LineMistake => ({
  at,
  rule: 'yaml-tab',
  reason: 'This line is indented with a tab.',
  remedy: 'Delete the tab, and type spaces: as many as the lines beside it have.',
})
