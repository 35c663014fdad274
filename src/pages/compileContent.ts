/** A content folder → checked content with its guides. */

import type { MoneyPatterns } from '../content/figures/findFigures.ts'
import { checkTypedFigures, type FiguresOfFile, knownFigures } from '../content/figures/typedFigures.ts'
import type { CheckedFile } from '../content/fileSummary.ts'
import { type LoadedData, loadData } from '../content/load.ts'
import { isPublished } from '../content/publish.ts'
import type { References } from '../content/references.ts'
import { checkContentRules } from '../content/rules/index.ts'
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { FragmentContext } from '../render/fragment.ts'
import { type Guide, type GuideCache, guidesInMemory, makeGuides } from './guides.ts'

export interface CompiledContent {
  /** With the guides that are not published yet. */
  content: Content
  guides: readonly Guide[]
  /** What the rules across files need besides. */
  checked: {
    files: readonly CheckedFile[]
    /** The figures that are typed into the texts of each file. */
    figures: readonly FiguresOfFile[]
    references: References
    money: MoneyPatterns
  }
}

type Context = Pick<FragmentContext, 'pictures'> & { previewDay: string | undefined }

/** Adds the guides to loaded data. */
export function completeContent(
  source: Source,
  data: LoadedData,
  context: Context,
  cache: GuideCache,
  messages: Messages,
): CompiledContent {
  const { references, money, figures, files, unreadable, ...rest } = data
  const labels = data.pages.blog
  const made = labels
    ? makeGuides(source, data, { ...context, ...data, labels }, cache, messages)
    : { guides: [], files: [], unreadable: [] }
  const content: Content = {
    ...rest,
    posts: made.guides.map(({ post }) => post),
    unreadable: new Set([...unreadable, ...made.unreadable]),
  }
  const typed = made.guides.map(({ post, figures }) => ({
    file: `${source.folder}/posts/${post.slug}.md`,
    figures,
  }))
  return {
    content,
    guides: made.guides,
    checked: { files: [...files, ...made.files], figures: [...figures, ...typed], references, money },
  }
}

/**
 * Applies the rules across files.
 *
 * @param today the day of the build, `YYYY-MM-DD`; without it, no rule compares dates with it
 */
export function checkContent(
  { content, checked }: CompiledContent,
  source: Source,
  messages: Messages,
  today?: string,
): void {
  const { files, figures, references, money } = checked
  checkContentRules({ content, references, files, source, messages, today })
  checkTypedFigures(figures, knownFigures(references.values, content.format, money), messages)
}

/** Loads and checks content without its pictures, for comparisons and tests. */
export function compileContent(
  source: Source,
  messages: Messages,
  today?: string,
  cache = guidesInMemory(),
): CompiledContent {
  const context = { pictures: new Map(), previewDay: undefined }
  const compiled = completeContent(source, loadData(source, messages), context, cache, messages)
  checkContent(compiled, source, messages, today)
  return compiled
}

/** The content as visitors may see it: without drafts, and without guides with a date in the future. */
export const publishedOn = (today: string, { content, guides }: CompiledContent) => ({
  content: { ...content, posts: content.posts.filter((post) => isPublished(post, today)) },
  guides: guides.filter(({ post }) => isPublished(post, today)),
})
