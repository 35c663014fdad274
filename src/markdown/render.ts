/** Markdown → HTML. Raw HTML never reaches a page. */
import { join } from 'node:path'
import { hashOf, readCached, writeCached } from '../cache.ts'
import { overLimits } from './limits.ts'
import { renderLineOfWords } from './lineOfWords.ts'
import { type MarkdownOptions, type RenderedMarkdown, renderedMarkdown } from './options.ts'
import { renderWithUnified } from './unified.ts'

let cache: string | undefined

/** Names the folder for rendered texts, which belongs to this version of the generator. Until then, none is cached. */
export function cacheMarkdownIn(folder: string): void {
  cache = folder
}

/** Renders a text, whatever it contains; nothing of a text beyond the limits. unified says what Markdown means. */
export function renderMarkdown(source: string, options: MarkdownOptions): RenderedMarkdown {
  const tooMuch = overLimits(source)
  if (tooMuch) return { html: '', figures: [], headings: [], text: '', problems: [tooMuch] }
  return renderLineOfWords(source) ?? renderCached(source, options)
}

function renderCached(source: string, options: MarkdownOptions): RenderedMarkdown {
  if (cache === undefined) return renderWithUnified(source, options)
  const path = join(cache, `${hashOf(JSON.stringify(options), source)}.json`)
  const found = readCached(path)
  if (found) return renderedMarkdown.parse(JSON.parse(Buffer.from(found).toString()))
  const made = renderWithUnified(source, options)
  writeCached(path, Buffer.from(JSON.stringify(made)))
  return made
}
