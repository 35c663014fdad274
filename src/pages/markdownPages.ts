/** Pages in Markdown, `content/pages/NAME.md`, each made from its file. */
import type { AmountsOfFile } from '../content/amounts/typedAmounts.ts'
import { listArticles } from '../content/articleFiles.ts'
import type { CheckedFile } from '../content/fileSummary.ts'
import type { LoadedData } from '../content/load.ts'
import { markdownPageSchema } from '../content/schema/articles.ts'
import type { Source } from '../content/source.ts'
import type { MarkdownPage } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import { type Figures, readArticle } from './article.ts'

/** Reads all of them, in the order of their addresses. */
export function readMarkdownPages(source: Source, data: LoadedData, shown: Figures, messages: Messages) {
  const markdownPages: MarkdownPage[] = []
  const files: CheckedFile[] = []
  const amounts: AmountsOfFile[] = []
  for (const { path, slug } of listArticles(source, 'pages', messages)) {
    const article = readArticle(path, markdownPageSchema, source, data, shown, messages)
    const file = `${source.folder}/${path}`
    files.push({ file, summary: article.summary })
    amounts.push({ file, amounts: article.amounts })
    if (article.fields) markdownPages.push({ ...article.fields, path: `/${slug}`, html: article.html })
  }
  return { markdownPages, files, amounts }
}
