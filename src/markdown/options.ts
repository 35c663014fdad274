/** The options of the Markdown renderer, and what it returns. */

export type MarkdownOptions =
  | { inPage: false }
  /** For the body of a page: its headings get ids, and its tables scroll by themselves. */
  | {
      inPage: true
      /** What screen readers call a table without a heading above it. */
      tableLabel: string
      /** By how many levels headings go down, where the text is below a heading of the page. */
      demote?: number
      /** Whether it may have pictures and boxes to tick; otherwise they are refused. */
      mayHaveFigures?: boolean
    }

/** Whether a text is a field of one line, in which nothing makes a list, a quote or a heading. */
export const isLine = (source: string, { inPage }: MarkdownOptions): boolean =>
  !inPage && !source.trim().includes('\n')

/** A problem at an offset of a Markdown text; `replace` are words on that line, where nothing else can have been meant. */
export interface MarkdownProblem {
  offset: number
  rule: string
  reason: string
  remedy: string
  replace?: { from: string; to: string } | undefined
}

/** A picture with its caption; with an address, it stands for a video. */
export interface Figure {
  /** The name of a photograph of images.yaml. */
  image: string
  alt: string
  caption?: string | undefined
  /** The page of the video, and the player to show in its place. */
  video?: { page: string; player: string } | undefined
}

/** A rendered text: plain data, for the cache. */
export interface RenderedMarkdown {
  /** The HTML of the text, down to its first figure. */
  html: string
  /** Its figures, each with its offset in the text, and with the HTML that follows it. */
  figures: (Figure & { offset: number; htmlAfter: string })[]
  /** The headings that have ids. */
  headings: { level: number; id: string; text: string }[]
  /** The text without markup. */
  text: string
  problems: MarkdownProblem[]
}

/**
 * Reports a problem at an offset of the text.
 *
 * @param from words to replace there, by `to`
 */
export type ReportProblem = (
  offset: number,
  rule: string,
  reason: string,
  remedy: string,
  from?: string,
  to?: string,
) => void

/** Ids made from headings must not shadow a page's own ids or names of the browser (rehype-sanitize, "DOM clobbering"). */
export const headingPrefix = 'h-'
