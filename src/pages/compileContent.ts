/** A content folder → checked content with its guides. */
import { checkTypedFigures, knownFigures } from '../content/figures/typedFigures.ts'
import { type LoadedData, loadData } from '../content/load.ts'
import { isPublished } from '../content/publish.ts'
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
}

type Context = Pick<FragmentContext, 'pictures'> & { previewDay: string | undefined }

/**
 * Adds the guides to loaded data, and applies the rules across files.
 *
 * @param today the day of the build, `YYYY-MM-DD`; without it, no rule compares dates with it
 * @param earlier the content before it was edited; only a check compares with it
 */
export function completeContent(
  source: Source,
  data: LoadedData,
  context: Context,
  cache: GuideCache,
  messages: Messages,
  today?: string,
  earlier?: () => Content | undefined,
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
  const all = [...files, ...made.files]
  checkContentRules({ content, references, files: all, source, messages, today, earlier })
  const typed = made.guides.map(({ post, figures }) => ({
    file: `${source.folder}/posts/${post.slug}.md`,
    figures,
  }))
  checkTypedFigures(
    [...figures, ...typed],
    knownFigures(references.values, data.format, money),
    messages,
    today,
  )
  return { content, guides: made.guides }
}

/** Loads and checks content without its pictures, for comparisons and tests. */
export function compileContent(
  source: Source,
  messages: Messages,
  today?: string,
  cache = guidesInMemory(),
): CompiledContent {
  const context = { pictures: new Map(), previewDay: undefined }
  return completeContent(source, loadData(source, messages), context, cache, messages, today)
}

/** The content as visitors may see it: without drafts, and without guides with a date in the future. */
export const publishedOn = (today: string, { content, guides }: CompiledContent): CompiledContent => ({
  content: { ...content, posts: content.posts.filter((post) => isPublished(post, today)) },
  guides: guides.filter(({ post }) => isPublished(post, today)),
})
