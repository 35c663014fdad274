/** The long-form texts of pages, `content/seo/PAGE.md` (spec section 3). */
import type { Messages } from '../diagnostics/messages.ts'
import { nearest } from '../diagnostics/nearest.ts'
import { longFormPages } from './collections.ts'
import { readMarkdownFile } from './markdownFile.ts'
import type { References } from './references.ts'
import { longFormSchema } from './schema/articles.ts'
import { markdownPaths, type Source } from './source.ts'
import type { LongForm } from './types.ts'

/** @returns the texts by the key of their page; a file with the name of no page is reported */
export function readLongForms(
  source: Source,
  references: References,
  messages: Messages,
): ReadonlyMap<string, LongForm> {
  const texts = new Map<string, LongForm>()
  const options = { inPage: true, demote: 1 }
  for (const path of markdownPaths(source, 'seo')) {
    const key = path.replace(/^seo\/(.*)\.md$/, '$1')
    if (!longFormPages.includes(key)) {
      const near = nearest(key, longFormPages)
      messages.error({
        file: `${source.folder}/${path}`,
        rule: 'unknown-page',
        reason: `No page shows a text of the name “${key}”.`,
        remedy: `${near ? `Did you mean ${near}.md? ` : ''}The names are: ${longFormPages.join(', ')}.`,
      })
      continue
    }
    const { fields, html } = readMarkdownFile(source, path, longFormSchema, options, references, messages)
    if (fields) texts.set(key, { ...fields, html })
  }
  return texts
}
