/** Markdown → HTML. Raw HTML never reaches a page. */
import { cachedData } from '../cache.ts'
import { overLimits } from './limits.ts'
import type { MarkdownOptions, RenderedMarkdown } from './options.ts'
import { renderLineOfWords } from './plainLine.ts'
import { renderWithUnified } from './unified.ts'

/** Renders a text, whatever it contains; nothing of a text beyond the limits. unified says what Markdown means. */
export function renderMarkdown(source: string, options: MarkdownOptions): RenderedMarkdown {
  const tooMuch = overLimits(source)
  if (tooMuch) return { html: '', figures: [], headings: [], text: '', problems: [tooMuch] }
  return (
    renderLineOfWords(source) ??
    cachedData(() => renderWithUnified(source, options), 'markdown', JSON.stringify(options), source)
  )
}
