/** A problem in a Markdown text. Line and column count from 1 in the text itself. */
export interface MarkdownProblem {
  rule: string
  reason: string
  remedy: string
  line: number
  column: number
  /** Words to replace on that line, where nothing else can have been meant. */
  replace?: { from: string; to: string }
}

/**
 * Reports a problem at an offset of the text.
 *
 * @param from words to replace there, by `to`
 */
export type Report = (
  offset: number,
  rule: string,
  reason: string,
  remedy: string,
  from?: string,
  to?: string,
) => void
