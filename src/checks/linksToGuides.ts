/** Links to guides: one that is not published yet has no page. */
import { guidePath, guidesPath } from '../content/guideAddresses.ts'
import { isPublished, publishedFrom } from '../content/publish.ts'
import type { Content } from '../content/types.ts'

/** Where and how to redirect an address, as a part of a remedy. */
export const redirectLines = (from: string, to: string): string =>
  `in redirects.yaml, with the two lines “  - from: ${from}” and “    to: ${to}”`

/** Why a page must not link to a guide: it is not published when the page is. Undefined for every other link. */
export function reasonAgainstLink(
  { guides, format }: Pick<Content, 'guides' | 'format'>,
  path: string,
  from: string,
  today: string,
) {
  const guideAt = (address: string) => guides.find(({ slug }) => guidePath(slug) === address)
  const target = guideAt(path)
  if (!target || isPublished(target, today)) return undefined
  const origin = guideAt(from)
  // The links of a draft are checked when it gets a date.
  if (origin?.draft) return undefined
  const day = publishedFrom(target)
  if (day === undefined) {
    return {
      reason: `The guide ${path} is a draft (“draft: true”), so visitors can't open it.`,
      remedy: `If the guide should be on the site, delete “draft: true” in posts/${target.slug}.md. Otherwise, delete the sentence that points to it (in a menu or a list, the whole entry), or redirect its address ${redirectLines(path, guidesPath)}.`,
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
