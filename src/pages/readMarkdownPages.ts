/** Pages in Markdown, `content/pages/NAME.md`, each made from its file. */

import type { CheckedFile } from '../content/fileSummary.ts'
import type { LoadedData } from '../content/loadYamlFiles.ts'
import { markdownPageSchema } from '../content/schema/markdownFiles.ts'
import type { Source } from '../content/source.ts'
import { listTextPages } from '../content/textPageFiles.ts'
import type { MarkdownPage } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import { type Figures, readTextPage } from './textPage.ts'

/** Reads all of them, in the order of their addresses. */
export function readMarkdownPages(source: Source, data: LoadedData, shown: Figures, messages: Messages) {
  const markdownPages: MarkdownPage[] = []
  const files: CheckedFile[] = []
  for (const { path, slug } of listTextPages(source, 'pages', messages)) {
    const read = readTextPage(path, markdownPageSchema, source, data, shown, messages)
    files.push({ file: `${source.folder}/${path}`, summary: read.summary })
    if (read.fields) markdownPages.push({ ...read.fields, path: `/${slug}`, html: read.html })
  }
  return { markdownPages, files }
}
