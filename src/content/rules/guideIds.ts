import { guideFiles } from '../collections.ts'
import { placeIn } from '../placeIn.ts'
import type { Post } from '../types.ts'
import { type RuleContext, repeatedIn } from './context.ts'

/** Each guide has an id of its own. Of two guides, the newer one is reported: its id was copied from the older one. */
export function checkGuideIds(context: RuleContext): void {
  const { content, source, messages } = context
  const idOf = ({ id }: Post) => id
  if (repeatedIn(content.posts, idOf).length === 0) return
  for (const { entry, first } of repeatedIn(guidesOldestFirst(context), idOf)) {
    messages.error({
      ...placeIn(source, guidePath(entry), ['id']),
      rule: 'duplicate-id',
      reason: `The id “${entry.id}” is taken by ${source.folder}/${guidePath(first)}.`,
      remedy: 'Give this guide an id of its own: any short name that no other guide has.',
    })
  }
}

/** First the guides that were there before the edit, then by date: a copied guide may still have the date of the other. */
export function guidesOldestFirst({ content, earlier }: Pick<RuleContext, 'content' | 'earlier'>): Post[] {
  const before = new Set(earlier?.()?.posts.map(({ slug }) => slug))
  return content.posts
    .toReversed()
    .sort((one, other) => Number(before.has(other.slug)) - Number(before.has(one.slug)))
}

/** The path of a guide in the content folder. */
export const guidePath = ({ slug }: Post) => guideFiles.path.replace('*', slug)
