/** Pages as the checks and the host files receive them, made from finished HTML. */
import { createElement } from 'react'
import { type Inlined, joinInlined } from '../src/hosts/contentSecurityPolicy.ts'
import { type HtmlSummary, summarizeHtml } from '../src/render/htmlSummary.ts'
import type { RenderedPage } from '../src/render/renderPages.ts'
import { routeOfFile, type Site, textOf } from '../src/site.ts'

const metadata = { title: '', description: '', keywords: '' }

/** Every page of a site but the form editor. */
export const renderedPages = (site: Site): RenderedPage[] =>
  [...site]
    .filter(([file]) => file.endsWith('.html') && !file.startsWith('/admin/'))
    .map(([file, html]) => ({
      page: { path: routeOfFile(file), metadata, content: createElement('p') },
      file,
      summaries: [summarizeHtml(textOf(html))],
    }))

const inlinedOf = ({ inlineStyles, inlineScripts }: HtmlSummary): Inlined => ({
  styles: inlineStyles,
  scripts: inlineScripts,
  frames: [],
})

/** The inline styles and scripts of finished pages. */
export const inlinedIn = (pages: readonly string[]): Inlined =>
  joinInlined(pages.map((html) => inlinedOf(summarizeHtml(html))))
