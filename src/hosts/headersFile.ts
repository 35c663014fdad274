/** `_headers` and `_redirects`, as Netlify and Cloudflare Pages read them. */
import type { Content } from '../content/types.ts'
import { decodedPath, type Site } from '../siteFiles.ts'
import { inHeaders, inRedirects } from './escape.ts'
import type { HeaderRules, HeaderValues } from './headers.ts'
import { type Redirect, redirectsToTheLetter, unknownGuide } from './redirectRules.ts'

export const headersPath = '/_headers'
export const redirectsPath = '/_redirects'

/** The file of redirects, `from to status` on a line each; none where there are no redirects. */
export function redirectsFile(content: Content): Site {
  const lines = redirectsToTheLetter(content).map(line)
  return new Map(lines.length === 0 ? [] : [[redirectsPath, lines.join('')]])
}

const line = ({ from, to, status }: Redirect) => `${inRedirects(from)} ${inRedirects(to)} ${status}\n`

/**
 * Each path on a line, then its headers, indented.
 *
 * Netlify lets a later rule replace a header (its own command line does the same); Cloudflare joins the values with a
 * comma, unless the later rule removes the earlier value with `!`, which Netlify does not support. A file for both
 * contains no header that must not be joined: both hosts revalidate pages by default, so the rule for all paths needs no
 * `Cache-Control`, and a joined `Cross-Origin-Resource-Policy` is ignored (Fetch, “cross-origin resource policy check”),
 * which has the effect of the later rule.
 */
export function headersFile({ all, others }: HeaderRules, isCloudflare: boolean): Site {
  const { 'Cache-Control': _byDefault, ...usual } = all
  const block = (pattern: string, headers: HeaderValues, removed: HeaderValues) => {
    const lines = Object.entries(headers).map(
      ([name, value]) => `${name in removed ? `  ! ${name}\n` : ''}  ${name}: ${inHeaders(value)}\n`,
    )
    return [`${pattern}\n`, ...lines].join('')
  }
  const blocks = [
    block('/*', usual, {}),
    ...others.map(({ pattern, headers }) => block(pattern, headers, isCloudflare ? usual : {})),
  ]
  return new Map([[headersPath, blocks.join('\n')]])
}

/**
 * Netlify prefers a file to a rule, so there can be a rule for unknown guides. It has no `*`, which also matches nothing:
 * Netlify ignores a rule that could redirect to itself.
 */
export function netlifyRedirects(content: Content): Site {
  const lines = content.redirects.redirects.map((rule) => line({ ...rule, from: withLetters(rule.from) }))
  if (content.pages.blog)
    lines.push(`${unknownGuide.folder}:guide ${unknownGuide.to} ${unknownGuide.status}\n`)
  return new Map([[redirectsPath, lines.join('')]])
}

/** Netlify compares decoded letters, not the percent-encoding that browsers send. Spaces would end the address. */
const withLetters = (from: string) =>
  from.replaceAll(/(?:%[89A-F][\dA-F])+/gi, (codes) => {
    const letters = decodedPath(codes)
    return /\s/.test(letters) ? codes : letters
  })
