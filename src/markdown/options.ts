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
      /** Gives the HTML of a picture with its caption; without it, pictures are refused. */
      figure?: (figure: Figure) => string
    }

export interface RenderedMarkdown {
  html: string
  /** The text without markup. */
  text: string
  problems: MarkdownProblem[]
  /** Its pictures, each with its offset in the text. */
  figures: ReadonlyArray<Figure & { offset: number }>
}

/** A problem at an offset of a Markdown text. */
export interface MarkdownProblem {
  offset: number
  rule: string
  reason: string
  remedy: string
  /** Words to replace on that line, where nothing else can have been meant. */
  replace?: { from: string; to: string }
}

/** A picture with its caption; with an address, it stands for a video. */
export interface Figure {
  /** The name of a photograph of images.yaml. */
  image: string
  alt: string
  caption: string | undefined
  /** The page of the video, and the player to show in its place. */
  video: { page: string; player: string } | undefined
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
