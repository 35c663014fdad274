/** Markdown → HTML. Raw HTML never reaches a page. */
import type { MarkdownOptions, RenderedMarkdown } from './options.ts'
import { renderPlain } from './plain.ts'
import { renderWithUnified } from './unified.ts'

/** Between two figures, with and without joiners, where no line ends: 8–10 PM, 15–20%, ₹110–120. */
const range = /(?<=\d%?)–(?=\p{Sc}?\d)/gu
const joinedRange = '\u2060–\u2060'

/**
 * Renders a text; nothing of a text beyond the limits. The shortcut for plain texts gives the same as unified, 30 times
 * faster; without it, this line is `renderWithUnified(source, options)`.
 */
export function renderMarkdown(source: string, options: MarkdownOptions): RenderedMarkdown {
  const rendered = renderPlain(source, options) ?? renderWithUnified(source, options)
  return { ...rendered, html: rendered.html.replaceAll(range, joinedRange) }
}
