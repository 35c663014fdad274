/** Reads the texts in Markdown and adds them to loaded data: guides, pages in Markdown, and the long-form texts of pages. */
import type { Collections } from '../content/collections.ts'
import type { LoadedData } from '../content/loadYamlFiles.ts'
import { readLongForms } from '../content/longTexts.ts'
import type { RuleInput } from '../content/rules/ruleContext.ts'
import type { Source } from '../content/source.ts'
import type { Messages } from '../diagnostics/messages.ts'
import { type GuideCache, makeGuides, noGuides } from './readGuides.ts'
import { readMarkdownPages } from './readMarkdownPages.ts'
import type { Figures } from './textPage.ts'

/** All content, with the guides that are not published yet, and what the rules across files need besides. */
export type LoadedContent = Pick<RuleInput, 'content' | 'files' | 'references'>

/**
 * Reads and checks the texts, and adds them to loaded data.
 *
 * @param shown what texts show of pictures
 */
export function readTexts(
  source: Source,
  data: LoadedData,
  collections: Collections,
  shown: Figures,
  cache: GuideCache,
  messages: Messages,
): LoadedContent {
  const { references, files, referenceErrors, ...rest } = data
  messages.add(referenceErrors)
  const made = data.pages.blog ? makeGuides(source, data, collections, shown, cache, messages) : noGuides
  const own = readMarkdownPages(source, data, shown, messages)
  const longForms = readLongForms(collections, data.words.table, { source, references, messages })
  return {
    content: {
      ...rest,
      markdownPages: own.markdownPages,
      longForms,
      guides: made.guides,
    },
    files: [...files, ...made.files, ...own.files],
    references,
  }
}
