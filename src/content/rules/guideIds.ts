import { guideFiles } from '../collections.ts'
import { placeIn } from '../placeIn.ts'
import type { Post } from '../types.ts'
import type { RuleContext } from './context.ts'

/** Each guide has an id of its own. Of two guides, the newer one is reported: its id was copied from the older one. */
export function checkGuideIds(context: RuleContext): void {
  const { content, source, messages } = context
  const ids = content.posts.map(({ id }) => id)
  if (new Set(ids).size === ids.length) return
  const taken = new Map<string, string>()
  for (const post of guidesOldestFirst(context)) {
    const path = guidePath(post)
    const other = taken.get(post.id)
    if (other === undefined) {
      taken.set(post.id, `${source.folder}/${path}`)
      continue
    }
    messages.error({
      ...placeIn(source, path, ['id']),
      rule: 'duplicate-id',
      reason: `The id “${post.id}” is taken by ${other}.`,
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
