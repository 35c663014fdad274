/** The options of the Markdown renderer, and what it returns. */
import { z } from 'zod'

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
const problem = z.object({
  offset: z.number(),
  rule: z.string(),
  reason: z.string(),
  remedy: z.string(),
  replace: z.object({ from: z.string(), to: z.string() }).optional(),
})

/** A picture with its caption; with an address, it stands for a video. */
const figure = z.object({
  /** The name of a photograph of images.yaml. */
  image: z.string(),
  alt: z.string(),
  caption: z.string().optional(),
  /** The page of the video, and the player to show in its place. */
  video: z.object({ page: z.string(), player: z.string() }).optional(),
})

/** A rendered text: plain data, for the cache. */
export const renderedMarkdown = z.object({
  /** The HTML of the text, down to its first figure. */
  html: z.string(),
  /** Its figures, each with its offset in the text, and with the HTML that follows it. */
  figures: z.array(figure.extend({ offset: z.number(), htmlAfter: z.string() })),
  /** The headings that have ids. */
  headings: z.array(z.object({ level: z.number(), id: z.string(), text: z.string() })),
  /** The text without markup. */
  text: z.string(),
  problems: z.array(problem),
})

export type RenderedMarkdown = z.infer<typeof renderedMarkdown>
export type MarkdownProblem = z.infer<typeof problem>
export type Figure = z.infer<typeof figure>

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
