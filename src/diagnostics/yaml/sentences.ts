/** The words of messages about YAML: what is wrong, and what to write. */
import type { ErrorCode } from 'yaml'

interface Sentences {
  reason: string
  remedy: string
}

/** A mistake in a text, ready to be reported. */
export interface YamlMistake extends Sentences {
  offset: number
  rule: string
  /** The corrected line. */
  corrected?: string | undefined
  /** The probable line, used to parse on, if it is not certain enough to suggest. */
  readAs?: string | undefined
}

/** An explanation of a mistake, with its offset if the parser noticed it elsewhere. */
export type Explanation = Omit<YamlMistake, 'offset' | 'rule'> & { offset?: number }

const inQuotes = 'Put the whole value in double quotes: "…".'

export const otherBullet: Sentences = {
  reason: 'This sign was copied from another program, and does not make a list.',
  remedy: 'Begin each line of a list with “- ” (hyphen, space).',
}
export const noSpaceAfterHyphen: Sentences = {
  reason: 'There is no space after the hyphen, so no entry begins here.',
  remedy: 'Begin the entry with “- ” (hyphen, space).',
}
export const noSpaceAfterColon: Sentences = {
  reason: 'There is no space after the colon, so this is not read as a field.',
  remedy: 'Write the name, a colon, a space, and the value.',
}
export const beginsWith = (sign: string): Sentences => ({
  reason: `A value cannot begin with “${sign}”.`,
  remedy:
    sign === '@'
      ? 'If it is the name of a profile, write the whole address of its page instead, which begins with https://. If it is a text, put all of it in double quotes: "…".'
      : inQuotes,
})
export const losesFirstWord: Sentences = {
  reason: 'A value that begins with “!” loses its first word.',
  remedy: inQuotes,
}
export const openQuote: Sentences = {
  reason: 'A quote is opened here and never closed.',
  remedy: 'Close it with the same quote at the end of the value.',
}
export const curlyQuotes: Sentences = {
  reason: 'The quotes around this value are curly; they would be shown, and do not protect what is inside.',
  remedy: 'Write straight quotes instead: "…".',
}
/** A text of several paragraphs, which YAML joins to one. */
export const lostParagraphs = (field = 'text'): Sentences => ({
  reason: `“${field}” has an empty line in it, but does not begin with “|”, so its paragraphs are lost.`,
  remedy: `Write “${field}: |”, and the whole text on the lines below, each two spaces further to the right than “${field}”.`,
})
export const itemWithoutHyphen: Sentences = {
  reason: 'This line has no “- ” before it, as the other entries of its list have.',
  remedy:
    'Begin it with “- ” (hyphen, space); or, if it belongs to the entry above, put it at the end of that line.',
}
/** A line that is no field, no item and no part of a text. */
export const textWithoutBar: Sentences = {
  reason: 'This line has no colon after its field name, or belongs to the text above it.',
  remedy:
    'Write a field as “name: value”. For a text of several lines, write “|” after the name of its field, and begin each line of the text two spaces further to the right than that name.',
}
export const writtenTwice = (field = ''): Sentences => ({
  reason: `The field “${field}” is written twice in one entry.`,
  remedy:
    'If a new entry begins here, begin its first line with “- ” (hyphen, space). If it is left over from an entry that you deleted, delete all its lines. If both are lists, put their entries together. Otherwise delete one of the two.',
})
export const nestedTooDeep: Sentences = { reason: 'This is nested too deep.', remedy: 'Use fewer levels.' }
export const percentSign: Sentences = {
  reason: 'A line cannot begin with “%”.',
  remedy: 'Take the “%” away.',
}
export const takenAsComment = (comment: string): Sentences => ({
  reason: `Everything from “#” on is taken as a comment and lost: “${comment}”.`,
  remedy: 'Put the whole value in double quotes; for a comment, leave a space after “#”.',
})
export const tabAsIndent: Sentences = {
  reason: 'This line is indented with a tab.',
  remedy: 'Delete the tab, and type spaces: as many as the lines beside it have.',
}
export const openBracket: Sentences = {
  reason: 'A bracket is opened here or above, and never closed.',
  remedy: 'Close it; or, if the bracket is part of a text, put the whole text in double quotes.',
}
export const colonInValue: Sentences = {
  reason: 'This value contains a colon followed by a space, which looks like another field.',
  remedy: `${inQuotes} If two fields are meant, write each on a line of its own.`,
}
export const textAfterQuote: Sentences = {
  reason: 'The value ends at its second quote, but more follows.',
  remedy: 'Put the whole value in double quotes, and write a quote inside it as \\".',
}
export const listBesideName: Sentences = {
  reason: 'A list cannot begin on the line of its name, and a text cannot begin with “- ”.',
  remedy: 'For a list, put each entry on a line of its own below; for a text, put it in double quotes: "…".',
}
export const textBesideBar: Sentences = {
  reason: 'The line must end after “|”.',
  remedy: 'Begin the text on the next line, two spaces further to the right than the name of the field.',
}
export const unusedSyntax: Sentences = {
  reason: 'This line uses a sign of YAML that no file here needs.',
  remedy: inQuotes,
}
export const misplaced = (spaces: number, above: string, spacesAbove: number): Sentences => ({
  reason: `This line cannot follow the ${above} above it: it has ${spaces} spaces before it, and that one ${spacesAbove}.`,
  remedy:
    'Begin each where such a line begins elsewhere in this file: an entry of a list with “- ” (hyphen, space), a text of several lines below “|” after the name of its field. If a line with a name was deleted above, such as “items:”, write it again; delete what is left over from a deleted entry.',
})
export const besideNeighbours = (spaces: number, around: number): Sentences => ({
  reason: `This line has ${spaces} spaces before it, where the lines around it have ${around || 'none'}.`,
  remedy: around === 0 ? 'Delete the spaces before it.' : `Put ${around} spaces before it.`,
})
/** @param beginning of all other lines with this field, such as four spaces, or two and a hyphen */
export const otherBeginning = (name: string, beginning: string): Sentences => ({
  reason: `This line does not begin as the other lines with “${name}:” do.`,
  remedy: `Begin it with ${beginning.search(/-|$/)} spaces${beginning.includes('-') ? ' and “- ” (hyphen, space)' : ''}; or, if it is left over from an entry that you deleted, delete all its lines.`,
})

/** The sentences for error codes of the parser (yaml, "Errors") that always have the same cause. */
export const sentencesOf: Partial<Record<ErrorCode, Sentences>> = {
  BAD_DIRECTIVE: percentSign,
  BAD_DQ_ESCAPE: {
    reason: 'Between double quotes, a backslash changes the meaning of the character after it.',
    remedy: 'Write two backslashes, or take it out.',
  },
  BLOCK_IN_FLOW: openBracket,
  KEY_OVER_1024_CHARS: {
    reason: 'The name of this field is far too long.',
    remedy: 'Write a short name, a colon, a space, and the value.',
  },
  MISSING_CHAR: {
    reason: 'Something is not closed here: a quote, a bracket, or a comma is missing.',
    remedy: 'Close it.',
  },
  MULTILINE_IMPLICIT_KEY: textWithoutBar,
  MULTIPLE_DOCS: {
    reason: 'A line of three hyphens or three dots ends the file early.',
    remedy: 'Delete that line.',
  },
  NON_STRING_KEY: {
    reason: 'A value in curly brackets is read as a group of fields.',
    remedy:
      'Put the whole value in double quotes; a reference has a dollar sign before its bracket: ${site.name}.',
  },
  RESOURCE_EXHAUSTION: nestedTooDeep,
  TAB_AS_INDENT: tabAsIndent,
}
