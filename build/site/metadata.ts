/** Search engines and chats tell pages apart by title and description, so no two pages may share one. */
import type { Messages } from '../messages.ts'
import type { Route } from '../routes/routes.ts'

/** Reports titles and descriptions that two indexable pages share, and two pages at one address. */
export function checkMetadata(routes: readonly Route[], messages: Messages): void {
  const paths = new Set<string>()
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() }
  for (const { path, metadata } of routes) {
    if (paths.has(path)) {
      messages.error({
        file: `page ${path}`,
        rule: 'duplicate-page',
        reason: `Two pages have the address ${path}.`,
        remedy: 'Give one of them another name.',
      })
    }
    paths.add(path)
    if (metadata.noindex) continue
    for (const field of ['title', 'description'] as const) {
      const text = metadata[field]
      const earlier = seen[field].get(text)
      if (earlier) {
        messages.error({
          file: `page ${path}`,
          rule: `duplicate-${field}`,
          reason: `The ${field} “${text}” is also that of ${earlier}.`,
          remedy: `Write a ${field} of its own for each page.`,
        })
      } else seen[field].set(text, path)
    }
  }
}
