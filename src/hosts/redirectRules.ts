/** Where old addresses lead: the one list that every host's file is made from. */
import type { Content, Data } from '../content/types.ts'

export type Redirect = Data['redirects']['redirects'][number]

/** The redirects of the content, a repeated address once. */
export const redirectRules = ({ redirects: { redirects } }: Content): Redirect[] =>
  [...new Map([...redirects].reverse().map((redirect) => [redirect.from, redirect])).values()].reverse()

/**
 * The same for hosts that look for an address to the letter: an old one also with a slash at its end, as some systems write
 * all of theirs.
 */
export const redirectsToTheLetter = (content: Content): Redirect[] =>
  redirectRules(content).flatMap((redirect) =>
    /\/[^/.]+$/.test(redirect.from) ? [redirect, { ...redirect, from: `${redirect.from}/` }] : [redirect],
  )

/**
 * Where a redirect leads when something was asked for behind the old address, such as `?utm_source=poster`: it is asked for
 * at the new one, unless that asks for something itself. So do Netlify and Cloudflare Pages by themselves.
 *
 * @param query what stands for the question mark and all behind it in the language of the host
 */
export function withQuery(to: string, query: string): string {
  const [address = '', ...place] = to.split(/(?=#)/)
  return address.includes('?') ? to : [address, query, ...place].join('')
}

/**
 * An unknown guide leads to the list of guides (spec section 8). For a while only, because a guide of that name may come.
 * Not for hosts that follow a rule also where there is a file, such as Cloudflare Pages: no guide would be left.
 */
export const unknownGuide = { folder: '/blog/', to: '/blog', status: 302 } as const
