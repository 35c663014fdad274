/** What is told of each mistake of YAML: what is wrong, and what to write. */
import type { ErrorCode } from 'yaml'

export type Sentence = readonly [reason: string, remedy: string]

export interface Explanation {
  reason: string
  remedy: string
  /** Where the cause is, when that is not where the parser noticed. */
  offset?: number
  corrected?: string | undefined
}

export const withoutHyphen = {
  reason: 'The entry that begins here has no “- ” before its first field.',
  remedy:
    'Begin it with “- ” (hyphen, space); or, if it is left over from an entry that you deleted, delete all its lines.',
}
export const otherThanHyphen = {
  reason: 'This sign came along from another program, and does not make a list.',
  remedy: 'Begin each line of a list with “- ” (hyphen, space).',
}
export const tight = {
  reason: 'There is no space after the hyphen, so that no entry begins here.',
  remedy: 'Begin the entry with “- ” (hyphen, space).',
}
export const tightColon = {
  reason: 'There is no space after the colon, so this is not read as a field.',
  remedy: 'Write the name, a colon, a space, and the value.',
}
export const namelessList: Explanation = {
  reason: 'The line with the name of this list is missing above its first entry.',
  remedy:
    'Write it there as it was, with a colon and without spaces before it, such as “items:”; FIELDS.md has the names.',
}
export const beginsWith = (sign: string): Sentence => [
  `A value cannot begin with “${sign}”.`,
  'Put the whole value in double quotes: "…".',
]
export const openQuote: Sentence = [
  'A quote is opened here and never closed.',
  'Close it at the end of the value.',
]
export const curlyQuotes: Sentence = [
  'The quotes around this value are curly; they would be shown, and do not protect what is inside.',
  'Write straight quotes instead: "…".',
]
/** A text of several paragraphs that YAML would make one of. */
export const lostParagraphs = (field: string): Sentence => [
  `“${field}” has an empty line in it, but does not begin with “|”, so that its paragraphs are lost.`,
  `Write “${field}: |”, and the whole text on the lines below, each two spaces further to the right than “${field}”.`,
]
export const besideBar: Sentence = [
  'Behind “|” the line must end.',
  'Begin the text on the next line, two spaces further to the right than the name of the field.',
]
export const misplaced: Sentence = [
  'This line, or the one above it, does not begin where its neighbours begin.',
  'Give it the same number of spaces; a new entry of a list begins with “- ” (hyphen, space).',
]
export const listBesideName: Sentence = [
  'A list cannot begin on the line of its name, and a text cannot begin with “- ”.',
  'For a list, put each entry on a line of its own below; for a text, put it in double quotes: "…".',
]

const unusual: Sentence = [
  'This line uses a sign of YAML that no file here needs.',
  'Put the whole value in double quotes: "…".',
]

/** Parser codes in plain words: what is wrong, what to write (yaml, "Errors"). */
export const sentences: Record<ErrorCode, Sentence> = {
  ALIAS_PROPS: unusual,
  BAD_ALIAS: beginsWith('*'),
  BAD_COLLECTION_TYPE: unusual,
  BAD_DIRECTIVE: ['A line cannot begin with “%”.', 'Take the “%” away.'],
  BAD_DQ_ESCAPE: [
    'Between double quotes, a backslash changes the meaning of the character behind it.',
    'Write two backslashes, or take it out.',
  ],
  BAD_INDENT: misplaced,
  BAD_PROP_ORDER: unusual,
  BAD_SCALAR_START: [
    'A value cannot begin with this character.',
    'Put the whole value in double quotes: "…".',
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    'This value contains a colon followed by a space, which looks like another field.',
    'Put the whole value in double quotes: "…".',
  ],
  BLOCK_IN_FLOW: [
    'A bracket is opened here or above, and never closed.',
    'Close it; or, if the bracket is part of a text, put the whole text in double quotes.',
  ],
  DUPLICATE_KEY: ['This field is written twice in one entry.', 'Delete one of the two.'],
  IMPOSSIBLE: misplaced,
  KEY_OVER_1024_CHARS: [
    'The name of this field is far too long.',
    'Write a short name, a colon, a space, and the value.',
  ],
  MISSING_CHAR: ['Something is not closed here: a quote, a bracket, or a comma is missing.', 'Close it.'],
  MULTILINE_IMPLICIT_KEY: [
    'This line has no colon after its field name, or the line above is not finished.',
    'Write the field as “name: value”, and close every quote.',
  ],
  MULTIPLE_ANCHORS: unusual,
  MULTIPLE_DOCS: ['A line of three hyphens or three dots ends the file early.', 'Delete that line.'],
  MULTIPLE_TAGS: unusual,
  NON_STRING_KEY: [
    'A value in curly brackets is read as a group of fields.',
    'Put the whole value in double quotes; a reference has a dollar sign before its bracket: ${site.name}.',
  ],
  RESOURCE_EXHAUSTION: ['This is nested too deep.', 'Use fewer levels.'],
  TAB_AS_INDENT: ['This line is indented with a tab.', 'Use spaces.'],
  TAG_RESOLVE_FAILED: [
    'A value that begins with “!” loses its first word.',
    'Put the whole value in double quotes: "…".',
  ],
  UNEXPECTED_TOKEN: [
    'The value ends at its second quote, and something stands behind it.',
    'Put the whole value in double quotes, and write a quote inside it as \\".',
  ],
}
