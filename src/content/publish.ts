/**
 * The content as it is on a day: guides that are published, not drafts and not those with a date in the future, and data that
 * changes by itself. This is decided before anything is listed or rendered, for one day in the site's time zone, so that all
 * lists, feeds and checks agree.
 */
import type { Collections } from './collections.ts'
import type { Content, Guide } from './types.ts'

/** The day on which a guide is published, `YYYY-MM-DD`; undefined for a draft. */
export const publishedFrom = ({ draft, date }: Guide): string | undefined => (draft ? undefined : date)

/** The day on which the text of a guide was last changed. */
export const changedOn = ({ date, updated = date }: Guide): string => updated

export function isPublished(guide: Guide, today: string): boolean {
  const from = publishedFrom(guide)
  return from !== undefined && from <= today
}

/** A sentence for each guide that is not on the site yet, and when it will be; in order of date, drafts last. */
export const waitingGuides = (
  { guides, format }: Pick<Content, 'guides' | 'format'>,
  today: string,
): string[] =>
  guides
    .filter((guide) => !isPublished(guide, today))
    .map((guide) => ({ ...guide, from: publishedFrom(guide) }))
    .sort((a, b) => ((a.from ?? '~') < (b.from ?? '~') ? -1 : 1))
    .map(({ title, slug, from }) =>
      from === undefined
        ? `“${title}” is a draft: it is not published until “draft: true” is deleted in posts/${slug}.md.`
        : `“${title}” will be published on ${format.date(from)} (posts/${slug}.md).`,
    )

/** The content with the data that changes by itself as it is on a day. */
export function contentOn(today: string, content: Content, { dataFiles }: Collections): Content {
  const changed = Object.entries(dataFiles).flatMap(([name, { onDay }]) =>
    onDay ? [[name, onDay(Reflect.get(content, name), today)]] : [],
  )
  return { ...content, ...Object.fromEntries(changed) }
}

/** The content as visitors may see it: without drafts, and without guides with a date in the future. */
export const publishedOn = (today: string, content: Content): Content => ({
  ...content,
  guides: content.guides.filter((guide) => isPublished(guide, today)),
})
