/** The words of messages about YAML: what is wrong, and what to write. */
import type { ErrorCode } from 'yaml'
import { endOfValue, type Line } from './lines.ts'

export interface Sentences {
  reason: string
  remedy: string
}

/** An explanation of what the parser stumbled over. */
export interface Explanation extends Sentences {
  /** Where the cause is, when the parser noticed it elsewhere. */
  offset?: number
  /** The corrected line, or several. */
  corrected?: string | undefined
  /** The offset up to which other errors follow from this one. */
  until?: number
}

/** A mistake in a text, ready to be reported. */
export interface YamlMistake extends Explanation {
  offset: number
  rule: string
}

export const missingHyphen: Sentences = {
  reason: 'The entry that begins here has no “- ” before its first field.',
  remedy:
    'Begin it with “- ” (hyphen, space); or, if it is left over from an entry that you deleted, delete all its lines.',
}
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
      : 'Put the whole value in double quotes: "…".',
})
export const itemWithoutHyphen: Sentences = {
  reason: 'This line has no “- ” before it, as the other entries of its list have.',
  remedy: 'Begin it with “- ” (hyphen, space).',
}
/** A line that may be an item without its hyphen, or go on with the item above. */
export const itemOrText: Sentences = {
  reason: itemWithoutHyphen.reason,
  remedy: `${itemWithoutHyphen.remedy.slice(0, -1)}; or, if it belongs to the entry above, put it at the end of that line.`,
}
/** A value that begins with a tag. */
export const losesFirstWord: Sentences = {
  reason: 'A value that begins with “!” loses its first word.',
  remedy: 'Put the whole value in double quotes: "…".',
}
export const openQuote: Sentences = {
  reason: 'A quote is opened here and never closed.',
  remedy: 'Close it at the end of the value.',
}
export const curlyQuotes: Sentences = {
  reason: 'The quotes around this value are curly; they would be shown, and do not protect what is inside.',
  remedy: 'Write straight quotes instead: "…".',
}
/** A text of several paragraphs, which YAML joins to one. */
export const lostParagraphs = (field: string): Sentences => ({
  reason: `“${field}” has an empty line in it, but does not begin with “|”, so its paragraphs are lost.`,
  remedy: `Write “${field}: |”, and the whole text on the lines below, each two spaces further to the right than “${field}”.`,
})
/** A field with a text on the lines below its name. */
export const missingBar = (text: string, field: Line): Explanation => ({
  offset: field.start + field.indent,
  until: endOfValue(text, field),
  reason: `The text of “${field.name}” has several paragraphs, but there is no “|” after its colon.`,
  remedy: `Write a space and “|” after the colon, and leave the lines below as they are.`,
  corrected: `${field.line.trimEnd()} |`,
})
/** Lines that are indented below a field which is not their name. */
export const missingName = (first: Line, spaces: number, what: string): Explanation => ({
  offset: first.start + first.spaces,
  reason: `The line with the name of ${what} is missing above this one.`,
  remedy: `Write it again as it was, ${spaces === 0 ? 'without spaces' : `with ${spaces} spaces`} before it and a colon after it, such as “items:”; the history of the file and FIELDS.md have the name.`,
})
export const misplaced: Sentences = {
  reason: 'This line, or the one above it, does not begin where its neighbours begin.',
  remedy: 'Give it the same number of spaces; a new entry of a list begins with “- ” (hyphen, space).',
}
export const nestedTooDeep: Sentences = {
  reason: 'This is nested too deep.',
  remedy: 'Use fewer levels.',
}
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
export const unusedSyntax: Sentences = {
  reason: 'This line uses a sign of YAML that no file here needs.',
  remedy: 'Put the whole value in double quotes: "…".',
}

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
  MULTILINE_IMPLICIT_KEY: {
    reason: 'This line has no colon after its field name, or the line above is not finished.',
    remedy: 'Write the field as “name: value”, and close every quote.',
  },
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
