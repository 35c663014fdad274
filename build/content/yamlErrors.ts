/** What the YAML parser complains about, traced to its cause and put into plain words. */
import { type Document, visit } from 'yaml'

/**
 * The mistakes behind the parser's errors: one for each line; after a bracket or quote that is never closed, everything
 * looks wrong, so that only the first one counts.
 */
export function causes(document: Document.Parsed, lineOf: (offset: number) => number) {
  const found = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0])
  const isRunaway = found.some(({ code }) => code === 'BLOCK_IN_FLOW' || code === 'MISSING_CHAR')
  if (isRunaway) return found.slice(0, 1)
  const lines = new Set<number>()
  return found.filter(({ pos }) => {
    const line = lineOf(pos[0])
    return lines.size !== lines.add(line).size
  })
}

type Sentence = [reason: string, remedy: string]

/** The parser's code in plain words; some codes have several causes, which the line itself tells apart. */
export function explain(code: string, message: string, text: string, offset: number): Sentence {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const line = text.slice(start).split('\n', 1)[0] ?? ''
  if (/[\u00a0\u200b\u2060\ufeff]/.test(line)) return invisible
  if (code === 'MISSING_CHAR' && message.includes('quote')) return openQuote
  if (code === 'BAD_ALIAS' && text[offset] !== '*') return beginsWith('&')
  if (code === 'MISSING_CHAR' && !/[[{]/.test(message)) return misplaced
  // `title: Cup: final` has a second colon; a field that stands at a wrong place has not.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && !/^\s*(- )?[^:]+:\s.*:(\s|$)/.test(line)) return misplaced
  return sentences[code] ?? [message, 'Compare the line with the ones around it.']
}

const beginsWith = (sign: string): Sentence => [
  `A value cannot begin with “${sign}”.`,
  'Put the whole value in double quotes: "…".',
]
export const openQuote: Sentence = [
  'A quote is opened here and never closed.',
  'Close it at the end of the value.',
]
const invisible: Sentence = [
  'There is an invisible character in this line; it came along from another page or program.',
  'Delete the spaces of the line and type them again.',
]
const misplaced: Sentence = [
  'This line, or the one above it, does not begin where its neighbours begin.',
  'Give it the same number of spaces; a new entry of a list begins with “- ” (hyphen, space).',
]

/** Where a quote was opened that swallows the fields below it; the parser only knows where that ended. */
export function runawayQuote(document: Document.Parsed, text: string): number | undefined {
  let opening: number | undefined
  visit(document, {
    Scalar(_key, { type, range }) {
      if ((type !== 'QUOTE_DOUBLE' && type !== 'QUOTE_SINGLE') || !range) return
      if (!/\n\s*(- )?[\w-]+:(\s|$)/.test(text.slice(range[0], range[1]))) return
      opening = range[0]
      return visit.BREAK
    },
  })
  return opening
}

/** Parser codes in plain words: what is wrong, what to write (yaml, "Errors"). */
const sentences: Record<string, Sentence> = {
  BAD_SCALAR_START: [
    'A value cannot begin with this character.',
    'Put the whole value in double quotes: "…".',
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    'This value contains a colon followed by a space, which looks like another field.',
    'Put the whole value in double quotes: "…".',
  ],
  MULTILINE_IMPLICIT_KEY: [
    'This line has no colon after its field name, or the line above is not finished.',
    'Write the field as “name: value”, and close every quote.',
  ],
  DUPLICATE_KEY: [
    'This field is written twice in one entry.',
    'Delete one of the two; or, if a new entry begins here, begin its first line with “- ” (hyphen, space).',
  ],
  MISSING_CHAR: ['Something is not closed here: a quote, a bracket, or a comma is missing.', 'Close it.'],
  BLOCK_IN_FLOW: [
    'The line above opens a bracket that is never closed.',
    'Close it; or, if the bracket is part of a text, put the whole text in double quotes.',
  ],
  TAB_AS_INDENT: ['This line is indented with a tab.', 'Use spaces.'],
  BAD_INDENT: misplaced,
  UNEXPECTED_TOKEN: [
    'There is something after the end of this value.',
    'Put the whole value in double quotes, and write a quote inside it as \\".',
  ],
  TAG_RESOLVE_FAILED: [
    'A value that begins with “!” loses its first word.',
    'Put the whole value in double quotes: "…".',
  ],
  BAD_ALIAS: beginsWith('*'),
  RESOURCE_EXHAUSTION: ['This is nested too deep.', 'Use fewer levels.'],
  MULTIPLE_DOCS: ['A line of three hyphens ends the file early.', 'Delete the line.'],
}
