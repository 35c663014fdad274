/** Adds the texts in Markdown to loaded data: guides, pages in Markdown, and the long-form texts of pages. */
import type { Collections } from '../content/collections.ts'
import type { LoadedData } from '../content/load.ts'
import { readLongForms } from '../content/longTexts.ts'
import { isPublished } from '../content/publish.ts'
import type { Checked } from '../content/rules/context.ts'
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { Figures } from './article.ts'
import { type Guide, type GuideCache, makeGuides } from './guides.ts'
import { readMarkdownPages } from './markdownPages.ts'

/** All content, with the guides that are not published yet, and what the rules across files need besides. */
export interface CompiledContent
  extends Pick<Checked, 'content' | 'files' | 'amounts' | 'references' | 'money'> {
  guides: readonly Guide[]
}

/**
 * Reads and checks the texts, and adds them to loaded data.
 *
 * @param shown what articles show of pictures
 */
export function completeContent(
  source: Source,
  data: LoadedData,
  collections: Collections,
  shown: Figures,
  cache: GuideCache,
  messages: Messages,
): CompiledContent {
  const { references, money, amounts, files, unknown, ...rest } = data
  messages.add(unknown)
  const made = data.pages.blog ? makeGuides(source, data, shown, cache, messages) : { guides: [], files: [] }
  const own = readMarkdownPages(source, data, shown, messages)
  const long = readLongForms(collections, data.words.table, { source, references, money, messages })
  const typed = made.guides.map(({ post, amounts }) => ({
    file: `${source.folder}/posts/${post.slug}.md`,
    amounts,
  }))
  return {
    content: {
      ...rest,
      markdownPages: own.markdownPages,
      longForms: long.longForms,
      posts: made.guides.map(({ post }) => post),
    },
    guides: made.guides,
    files: [...files, ...made.files, ...own.files],
    amounts: [...amounts, ...long.amounts, ...own.amounts, ...typed],
    references,
    money,
  }
}

/** The content with the data that changes by itself as it is on a day. */
export function contentOn(today: string, content: Content, { dataFiles }: Collections): Content {
  const changed = Object.entries(dataFiles).flatMap(([name, { onDay }]) =>
    onDay ? [[name, onDay(Reflect.get(content, name), today)]] : [],
  )
  return { ...content, ...Object.fromEntries(changed) }
}

/** The content as visitors may see it: without drafts, and without guides with a date in the future. */
export const publishedOn = (
  today: string,
  { content, guides }: Pick<CompiledContent, 'content' | 'guides'>,
) => ({
  content: { ...content, posts: content.posts.filter((post) => isPublished(post, today)) },
  guides: guides.filter(({ post }) => isPublished(post, today)),
})
