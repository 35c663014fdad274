/** The long-form texts of pages, `content/seo/PAGE.md` (spec section 3). */

import { nearest } from '../diagnostics/nearest.ts'
import type { Collections } from './collections.ts'
import { type Reading, readMarkdownFile } from './markdownFile.ts'
import { longFormSchema } from './schema/markdownFiles.ts'
import { markdownPaths } from './source.ts'
import type { LongForm } from './types.ts'

/** Reads the texts, by the key of their page. Reports a file that is not named after a page. */
export function readLongForms({ longFormPages }: Collections, tableLabel: string, reading: Reading) {
  const { source, messages } = reading
  const longForms = new Map<string, LongForm>()
  const options = { inPage: true, tableLabel, demote: 1 } as const
  for (const path of markdownPaths(source, 'seo')) {
    const key = path.replace(/^seo\/(.*)\.md$/, '$1')
    if (!longFormPages.includes(key)) {
      const near = nearest(key, longFormPages)
      const other = `seo/${near}.md`
      const meant = source.files.has(other)
        ? `If it is a copy of ${other}, make the change there, and delete this file. `
        : near && `Did you mean ${near}.md? `
      messages.error({
        file: `${source.folder}/${path}`,
        rule: 'unknown-page',
        reason: `No page shows a text of the name “${key}”.`,
        remedy: `${meant ?? ''}The names are: ${longFormPages.join(', ')}.`,
      })
      continue
    }
    if (!source.files.has(`pages/${key}.yaml`)) {
      messages.warning({
        file: `${source.folder}/${path}`,
        rule: 'unknown-page',
        reason: 'The page that shows this text does not exist.',
        remedy: `Put ${source.folder}/pages/${key}.yaml back, or delete this file.`,
      })
    }
    const { fields, text } = readMarkdownFile(path, longFormSchema, options, reading)
    if (fields) longForms.set(key, { ...fields, html: text.html })
  }
  return longForms
}
