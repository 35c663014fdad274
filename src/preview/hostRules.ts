/**
 * The two files of rules that hosts such as Netlify and Cloudflare Pages read (docs.netlify.com/manage/routing/redirects,
 * …/manage/routing/headers), as far as the generator writes them.
 */
import { decodedPath } from '../site.ts'

/** The redirect of a path in `_redirects`: a line each, `from to status`; lines with a status other than 3xx are ignored. */
export function redirectOf(path: string, rules: string): { to: string; status: number } | undefined {
  for (const line of rules.split(/\r?\n/)) {
    const [from = '', to, status = '301'] = line.trim().split(/\s+/)
    if (to && /^3\d\d$/.test(status) && matches(decodedPath(from), path))
      return { to, status: Number(status) }
  }
  return undefined
}

/**
 * The headers of a path in `_headers`: a line with a path, then indented lines `Name: value`. A later rule replaces a header,
 * as on Netlify, so Cloudflare's lines for that (`! Name`) are ignored.
 */
export function headersOf(path: string, rules: string): Map<string, string> {
  const headers = new Map<string, string>()
  let applies = false
  for (const line of rules.split(/\r?\n/)) {
    const [, name, value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name && applies) headers.set(name, value)
    else if (!name && /^\s*[^\s#!]/.test(line)) applies = matches(line.trim(), path)
  }
  return headers
}

/** Whether a rule applies to a path. A rule may end in `*`; a segment such as `:name` matches any other. */
function matches(rule: string, path: string): boolean {
  if (rule.endsWith('*')) return path.startsWith(rule.slice(0, -1))
  const segments = path.split('/')
  const expected = rule.split('/')
  return (
    expected.length === segments.length &&
    expected.every((segment, index) =>
      segment.startsWith(':') ? segments[index] !== '' : segment === segments[index],
    )
  )
}
