/** What is asked of Markdown, and what comes back. */
import type { MarkdownProblem } from './lint.ts'

export type MarkdownOptions =
  | { inPage: false }
  /** For the body of a page: its headings get ids, and its tables scroll by themselves. */
  | {
      inPage: true
      /** What screen readers call a table. */
      tableLabel: string
      /** By how many levels headings go down, where the text is below a heading of the page. */
      demote?: number
    }

export interface RenderedMarkdown {
  html: string
  /** The words alone. */
  text: string
  problems: MarkdownProblem[]
}

/** Ids made from headings must not shadow a page's own ids or names of the browser (rehype-sanitize, "DOM clobbering"). */
export const headingPrefix = 'h-'
