/** Pages as the checks and the host files receive them, made from finished HTML. */
import { createElement } from 'react'
import { Messages } from '../src/diagnostics/messages.ts'
import { type Inlined, joinInlined } from '../src/hosts/contentSecurityPolicy.ts'
import { memoizeLast } from '../src/memoize.ts'
import { summarizeHtml } from '../src/render/htmlSummary.ts'
import type { RenderedPage } from '../src/render/renderPages.ts'
import type { RenderedSite } from '../src/renderedSite.ts'
import { routeOfFile, type Site, textOf } from '../src/siteFiles.ts'
import { site as definition } from '../templates/site.ts'
import { buildDate, dataOf, loadedContent } from './cafes.ts'
import { second } from './mistakes/index.ts'

const metadata = { title: '', description: '', keywords: '' }

/** Every page of a site but the form editor. */
export const renderedPages = (site: Site): RenderedPage[] =>
  [...site]
    .filter(([file]) => file.endsWith('.html') && !file.startsWith('/admin/'))
    .map(([file, html]) => ({
      page: { path: routeOfFile(file), metadata, mainPicture: undefined, content: createElement('p') },
      file,
      summaries: [summarizeHtml(textOf(html))],
    }))

const dataOfSecond = memoizeLast(() => dataOf(second))

/** A site with the content of the second café, a part of which may be replaced. */
export function renderedSite(site: Site, changes: Partial<RenderedSite> = {}): RenderedSite {
  const { content = loadedContent('second') } = changes
  const { references } = dataOfSecond()
  return {
    site,
    pages: renderedPages(site),
    content,
    loaded: { content, files: [], references },
    source: { folder: 'content', files: new Map() },
    definition,
    published: new Map(),
    pictures: new Map(),
    today: buildDate,
    messages: new Messages(),
    ...changes,
  }
}

/** The inline styles and scripts of finished pages. */
export const inlinedIn = (pages: readonly string[]): Inlined => joinInlined(pages.map(summarizeHtml))
