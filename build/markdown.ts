/** Markdown → HTML. Raw HTML never reaches a page. */
import type { MarkdownOptions } from './markdownOptions.ts'
import { remembering } from './memo.ts'
import { renderPlain } from './plainMarkdown.ts'
import { renderWithUnified } from './unifiedMarkdown.ts'

/** Renders a text; nothing of a text beyond the limits. */
export const renderMarkdown = remembering(
  (source: string, { inPage, demote = 0 }: MarkdownOptions) => `${inPage} ${demote} ${source}`,
  (source, options) => renderPlain(source, options) ?? renderWithUnified(source, options),
)
