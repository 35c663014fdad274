/** The redirects as hosts need them. */
import { guidePath, guidesPath } from '../content/guideAddresses.ts'
import type { Content, GeneratorData } from '../content/types.ts'

export type Redirect = GeneratorData['redirects']['redirects'][number]

/**
 * The redirects for hosts that compare addresses exactly: each old address also with a slash at its end, as some systems write
 * them.
 */
export const redirectsToTheLetter = ({ redirects: { redirects } }: Content): Redirect[] =>
  redirects.flatMap((redirect) =>
    /\/[^/.]+$/.test(redirect.from) ? [redirect, { ...redirect, from: `${redirect.from}/` }] : [redirect],
  )

/**
 * The target of a redirect with the query of the request, such as `?utm_source=poster`, unless the target has a query.
 * Netlify and Cloudflare Pages do the same by default.
 *
 * @param query the host's expression for the query with its question mark
 */
export function withQuery(to: string, query: string): string {
  const [address = '', ...place] = to.split(/(?=#)/)
  return address.includes('?') ? to : [address, query, ...place].join('')
}

/**
 * An unknown guide redirects to the list of guides (spec section 8), temporarily, because a guide of that name may be
 * published. Not for hosts that prefer a rule to a file, such as Cloudflare Pages: no guide would be reachable.
 */
export const unknownGuide = { folder: guidePath(''), to: guidesPath, status: 302 } as const
