/** Markdown → HTML. Raw HTML never reaches a page. */

import { remembering } from '../memo.ts'
import type { MarkdownOptions } from './options.ts'
import { renderPlain } from './plain.ts'
import { renderWithUnified } from './unified.ts'

/** Renders a text; nothing of a text beyond the limits. */
export const renderMarkdown = remembering(
  (source: string, { inPage, demote = 0 }: MarkdownOptions) => `${inPage} ${demote} ${source}`,
  (source, options) => renderPlain(source, options) ?? renderWithUnified(source, options),
)
