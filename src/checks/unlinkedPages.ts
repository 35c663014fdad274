import { isIndexed } from '../render/page.ts'
import type { RenderedSite } from '../renderedSite.ts'
import { withoutOrigin } from '../siteFiles.ts'

/** The paths of pages to which no menu, no list and no text of another page leads, such as a new page. */
export function unlinkedPages({ pages, content }: RenderedSite): string[] {
  const pathOf = (reference: string) =>
    (withoutOrigin(reference, content.site.url) ?? reference).replace(/[?#].*/s, '')
  const linked = new Set(
    pages.flatMap(({ page, summaries }) =>
      summaries.flatMap(({ references }) => references.map(pathOf).filter((path) => path !== page.path)),
    ),
  )
  return pages.flatMap(({ page }) => (isIndexed(page) && !linked.has(page.path) ? [page.path] : []))
}
