/**
 * Our finished pages as layouts for other generators, so that all of them write the same HTML: the page of one guide
 * with blanks for what is its own, and the list of all guides with one entry to repeat.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide } from '../corpus.ts'

export interface Layouts {
  /** The page of a guide, from `<!doctype html>` to the end. */
  page: string
  /** The list before its entries, one entry, and what comes after. */
  list: { before: string; entry: string; after: string }
}

/** What each blank is in the language of a generator. */
export interface Blanks {
  title: string
  description: string
  slug: string
  date: string
  text: string
}

/**
 * @param site the folder of our finished site
 * @param guide the one whose page is the pattern; its related guides, category and tags stay on every page
 */
export function layoutsFrom(site: string, guide: Guide, blanks: Blanks): Layouts {
  const page = readFileSync(join(site, `blog/${guide.slug}.html`), 'utf8')
  const list = readFileSync(join(site, 'blog.html'), 'utf8')
  const filled = (html: string) =>
    html
      .replaceAll(guide.title, blanks.title)
      .replaceAll(guide.description, blanks.description)
      .replaceAll(`/${guide.slug}`, `/${blanks.slug}`)
      .replaceAll(guide.date, blanks.date)
  const opening = '<div class="prose prose--article">'
  const from = page.indexOf(opening) + opening.length
  const to = page.indexOf('</div></div></article>', from)
  if (from < opening.length || to < 0) throw new Error('The text of a guide was not found in its page.')

  const entry = '<li class="post-card"'
  const start = list.indexOf(`${entry} data-guide="${guide.slug}"`)
  const first = list.indexOf(entry)
  const endAfter = (at: number) => list.indexOf('</span></li>', at) + '</span></li>'.length
  if (start < 0) throw new Error('The entry of a guide was not found in the list.')
  return {
    page: `${filled(page.slice(0, from))}${blanks.text}${filled(page.slice(to))}`,
    list: {
      // The structured data of the list names every guide once more; the others go without.
      before: list.slice(0, first).replace(/"blogPost":\[.*?\],?/s, ''),
      entry: filled(list.slice(start, endAfter(start))).replaceAll(`"${guide.slug}"`, `"${blanks.slug}"`),
      after: list.slice(endAfter(list.lastIndexOf(entry))),
    },
  }
}
