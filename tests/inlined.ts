/** The inline styles and scripts of finished pages, read from their HTML. */

import { readHtml } from '../src/checks/page/readPage.ts'
import { type Inlined, joinInlined } from '../src/hosts/contentSecurityPolicy.ts'
import { type Site, textOf } from '../src/site.ts'

export const inlinedIn = (pages: readonly string[]): Inlined =>
  joinInlined(pages.map((page) => readHtml(page, 'https://www.example.com')))

/** By the path of the page. */
export const inlinedByPage = (site: Site): Map<string, Inlined> =>
  new Map(
    [...site].flatMap(([path, page]) =>
      path.endsWith('.html') && !path.startsWith('/admin/')
        ? [[path, inlinedIn([textOf(page)])] as const]
        : [],
    ),
  )
