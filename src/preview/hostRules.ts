/**
 * The two files of rules that hosts such as Netlify and Cloudflare Pages read (docs.netlify.com/manage/routing/redirects,
 * …/manage/routing/headers), as far as the generator writes them.
 */

export interface Redirect {
  from: string
  to: string
  status: number
}

export interface HeaderRule {
  path: string
  headers: [name: string, value: string][]
}

/** Reads `_redirects`: a line each, `from to status`; lines with a status other than 3xx are ignored. */
export function parseRedirects(text: string): Redirect[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/)
    if (!from || from.startsWith('#') || !to || !/^3\d\d$/.test(status)) return []
    return [{ from: pathAndQuery(from).path ?? from, to, status: Number(status) }]
  })
}

/**
 * Reads `_headers`: a line with a path, then indented lines `Name: value`. A later rule replaces a header, as on Netlify, so
 * Cloudflare's lines for that (`! Name`) are ignored.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*([#!]|$)/.test(line)) continue
    const [, name, value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name) rules.at(-1)?.headers.push([name, value])
    else rules.push({ path: line.trim(), headers: [] })
  }
  return rules
}

/** Whether a rule applies to a path. A rule may end in `*`; a segment such as `:name` matches any other. */
export function matches(rule: string, path: string): boolean {
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

/** Splits the address of a request. The path is decoded, and undefined where it cannot be; the query keeps its `?`. */
export function pathAndQuery(url: string): { path: string | undefined; query: string } {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
  try {
    return { path: decodeURIComponent(path), query }
  } catch {
    return { path: undefined, query }
  }
}
