/** `_headers` and `_redirects`, as Netlify and Cloudflare Pages read them. */

import { redirectsPath } from '../checks/redirects.ts'
import type { Content } from '../content/types.ts'
import { decodedPath, type Site } from '../site.ts'
import type { HeaderRule } from './headers.ts'
import { redirectRules, unknownGuide } from './redirectRules.ts'

export const headersPath = '/_headers'

/**
 * A path on a line of its own, then its headers, indented.
 *
 * Netlify lets a later rule replace a header (its own command line does the same); Cloudflare joins the values with a
 * comma, unless the later rule takes the earlier value away with `!`, which Netlify does not know. A file for both does
 * without what must not be joined: both hosts revalidate pages by themselves, so the rule for all paths needs no
 * `Cache-Control`, and a joined `Cross-Origin-Resource-Policy` counts as none (Fetch, “cross-origin resource policy
 * check”), which is what the later rule means.
 *
 * @param detaches whether to write the lines that Cloudflare needs
 */
export function headersFile(rules: readonly HeaderRule[], detaches: boolean): Site {
  const [first] = rules
  const blocks = rules.map(({ pattern, headers }) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => {
      if (pattern === '/*' && name === 'Cache-Control') return []
      const isReplaced = detaches && pattern !== '/*' && name !== 'Cache-Control' && first?.headers[name]
      return [...(isReplaced ? [`  ! ${name}\n`] : []), `  ${name}: ${value}\n`]
    })
    return [`${pattern}\n`, ...lines].join('')
  })
  return new Map([[headersPath, blocks.join('\n')]])
}

/**
 * Netlify serves a file before it follows a rule, so that unknown guides can have one. Not with `*`, which stands for nothing
 * as well: a rule that could lead to itself is passed over.
 */
export function netlifyRedirects(content: Content): Site {
  const lines = redirectRules(content).map(({ from, to, status }) => `${withLetters(from)} ${to} ${status}\n`)
  const guides = `${unknownGuide.folder}:guide ${unknownGuide.to} ${unknownGuide.status}\n`
  return new Map([[redirectsPath, [...lines, guides].join('')]])
}

/** Netlify compares letters of other scripts as themselves, not as browsers send them. Spaces would end the address. */
const withLetters = (from: string) =>
  from.replaceAll(/(?:%[89A-F][\dA-F])+/gi, (codes) => {
    const letters = decodedPath(codes)
    return /\s/.test(letters) ? codes : letters
  })
