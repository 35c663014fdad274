/**
 * Which guides are published: not drafts, and not those with a date in the future. This is decided before anything is listed
 * or rendered, for one day in the site's time zone, so that all lists, feeds and checks agree.
 */
import type { Content, Post } from './types.ts'

type Guides = Pick<Content, 'posts' | 'format'>

/** The day on which a guide is published, `YYYY-MM-DD`; undefined for a draft. */
const publishedFrom = ({ draft, date }: Post): string | undefined => (draft ? undefined : date)

/** The day on which the text of a guide was last changed. */
export const changedOn = ({ date, updated = date }: Post): string => updated

export function isPublished(post: Post, today: string): boolean {
  const from = publishedFrom(post)
  return from !== undefined && from <= today
}

/** A sentence for each guide that is not on the site yet, and when it will be; in order of date, drafts last. */
export const waitingGuides = ({ posts, format }: Guides, today: string): string[] =>
  posts
    .filter((post) => !isPublished(post, today))
    .map((post) => ({ ...post, from: publishedFrom(post) }))
    .sort((a, b) => ((a.from ?? '~') < (b.from ?? '~') ? -1 : 1))
    .map(({ title, slug, from }) =>
      from === undefined
        ? `“${title}” is a draft: it is not published until “draft: true” is deleted in posts/${slug}.md.`
        : `“${title}” will be published on ${format.date(from)} (posts/${slug}.md).`,
    )

/** Where and how to redirect an address, as a part of a remedy. */
export const redirectLines = (from: string, to: string): string =>
  `in redirects.yaml, with the two lines “  - from: ${from}” and “    to: ${to}”`

/** Why a page must not link to a guide: it is not published when the page is. Undefined for every other link. */
export function reasonAgainstLink({ posts, format }: Guides, path: string, from: string, today: string) {
  const guideAt = (address: string) =>
    address.startsWith('/blog/')
      ? posts.find(({ slug }) => slug === address.slice('/blog/'.length))
      : undefined
  const target = guideAt(path)
  if (!target || isPublished(target, today)) return undefined
  const origin = guideAt(from)
  // The links of a draft are checked when it gets a date.
  if (origin?.draft) return undefined
  const day = publishedFrom(target)
  if (day === undefined) {
    return {
      reason: `The guide ${path} is a draft (“draft: true”), so visitors can't open it.`,
      remedy: `Delete the sentence that points to it (in a menu or a list, the whole entry), or redirect its address ${redirectLines(path, '/blog')}.`,
    }
  }
  const originDay = (origin && publishedFrom(origin)) ?? today
  return originDay >= day
    ? undefined
    : {
        reason: `The guide ${path} is only published on ${format.date(day)}, so it is not on the site before.`,
        remedy: 'Take the link out until then.',
      }
}
