import type { Crumb } from './breadcrumbs.ts'
import type { Page } from './page.ts'

/** What stands around the content of a page, as HTML. Pages with the same header or footer get the same string. */
export interface Layout {
  above(page: Page): string
  /** The path to the page, between header and content. @param crumbs none on the home page */
  trail(crumbs: readonly Crumb[]): string
  below(page: Page): string
}
