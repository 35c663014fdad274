/** The shortcut for texts without any sign of Markdown: as it stands, such a text is a paragraph. */

import { findOtherMarks } from '../proofread/pasted/otherMarks.ts'
import { languageOf } from './languages.ts'
import type { RenderedMarkdown } from './options.ts'
import { joinRanges } from './unbrokenRanges.ts'

/**
 * A line of words: it begins with a letter, and none of its signs means anything in Markdown, to HTML, or to the linter. A full
 * stop or a colon within a word may belong to an address, and a hyphen behind a colon to a list.
 */
const plainLine = /^\p{L}(?:[\p{L}\p{M}\p{N} ,;’‘“”"'()/–—\p{Sc}%?!-]|[.:](?= (?!- )|\n*$))*(?<! )\n*$/u

/** What unified gives for a line of words, without a millisecond for each; undefined for any other text. */
export function renderLineOfWords(source: string): RenderedMarkdown | undefined {
  if (!plainLine.test(source)) return undefined
  const text = source.trimEnd()
  // Some marks of other programs are words: TODO, and those of examples.
  if (findOtherMarks(text, true).length > 0) return undefined
  const language = languageOf(text)
  return {
    html: `<p${language ? ` lang="${language}"` : ''}>${joinRanges(text)}</p>`,
    figures: [],
    headings: [],
    text,
    problems: [],
  }
}
