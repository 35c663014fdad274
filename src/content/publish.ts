/**
 * Which guides are published: not the drafts, and not those whose date is still to come. Decided here alone, before
 * anything is listed or rendered, for one day in the site's time zone; so all lists, feeds and checks agree.
 */
import { identityOf, remembering } from '../memo.ts'
import type { Content, Post } from './types.ts'

/** The day from which on a guide is published, `YYYY-MM-DD`; undefined for a draft, which nobody knows of yet. */
export const publishedFrom = ({ draft, date }: Post): string | undefined => (draft ? undefined : date)

export function isPublished(post: Post, today: string): boolean {
  const from = publishedFrom(post)
  return from !== undefined && from <= today
}

/**
 * The content as visitors may see it.
 *
 * @param today the day of the build, `YYYY-MM-DD`, in the site's time zone
 */
export const publish = (content: Content, today: string): Content => ({
  ...content,
  posts: content.posts.filter((post) => isPublished(post, today)),
})

/** What is not on the site yet, and when it will be: a sentence for each guide, the next one first, drafts last. */
export const waitingGuides = (
  { posts, format }: Pick<Content, 'posts' | 'format'>,
  today: string,
): string[] =>
  posts
    .filter((post) => !isPublished(post, today))
    .map((post) => ({ ...post, from: publishedFrom(post) }))
    .sort((a, b) => ((a.from ?? '~') < (b.from ?? '~') ? -1 : 1))
    .map(({ title, slug, from }) =>
      from === undefined
        ? `“${title}” is a draft: nobody sees it until “draft: true” is deleted in posts/${slug}.md.`
        : `“${title}” will be published on ${format.date(from)} (posts/${slug}.md).`,
    )

const guidesByPath = remembering(
  (posts: readonly Post[]) => String(identityOf(posts)),
  (posts) => new Map(posts.map((post) => [`/blog/${post.slug}`, post])),
)

/**
 * Why a page must not lead to an address: the guide there is not published yet, and will not be when the page is.
 *
 * @param written all content, with what is not published
 * @param path the address that the link leads to
 * @param from the page that the link is on, such as `/blog/best-seats`
 * @returns a sentence; undefined when there is nothing against it
 */
export function reasonAgainstLink(
  { posts, format }: Pick<Content, 'posts' | 'format'>,
  path: string,
  from: string,
  today: string,
): string | undefined {
  const guides = guidesByPath(posts)
  const target = guides.get(path)
  if (!target || isPublished(target, today)) return undefined
  const origin = guides.get(from)
  // Nobody knows when a draft comes out; its links are looked at when it does.
  if (origin?.draft) return undefined
  const day = publishedFrom(target)
  if (day === undefined) return `The guide ${path} is still a draft, so it is not on the site.`
  const originDay = (origin && publishedFrom(origin)) ?? today
  return originDay >= day
    ? undefined
    : `The guide ${path} is only published on ${format.date(day)}, so it is not on the site before.`
}
