/**
 * What the projects of other generators are made of: our finished pages as layouts, so that all write the same HTML. The page
 * of one guide gets placeholders for its own texts, and the list of guides one entry to repeat.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Guide } from '../corpus.ts'

/** Another generator's project, ready to be built. */
export interface Project {
  name: string
  program: string
  args: string[]
  cwd: string
  out: string
}

/** Each placeholder in the template language of a generator. */
export interface Placeholders {
  title: string
  description: string
  slug: string
  date: string
  text: string
}

interface Layouts {
  /** The page of a guide. */
  page: string
  /** The list before its entries, one entry, and the rest. */
  list: { before: string; entry: string; after: string }
}

/** Writes a new project: files by their paths. */
export function writeProject(folder: string, files: Record<string, string>) {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** The address of a finished site, from its canonical links. */
export const addressOf = (site: string): string =>
  /rel="canonical" href="(https:\/\/[^/"]+)/.exec(readFileSync(join(site, 'blog.html'), 'utf8'))?.[1] ?? ''

/**
 * @param site the folder of our finished site
 * @param guide whose page is the layout; its related guides, category and tags are on every page
 */
export function layoutsFrom(site: string, guide: Guide, placeholders: Placeholders): Layouts {
  const page = readFileSync(join(site, `blog/${guide.slug}.html`), 'utf8')
  const list = readFileSync(join(site, 'blog.html'), 'utf8')
  const withPlaceholders = (html: string) =>
    html
      .replaceAll(guide.title, placeholders.title)
      .replaceAll(guide.description, placeholders.description)
      .replaceAll(`/${guide.slug}`, `/${placeholders.slug}`)
      .replaceAll(`"${guide.slug}"`, `"${placeholders.slug}"`)
      .replaceAll(guide.date, placeholders.date)
  const opening = '<div class="prose prose--article">'
  const from = page.indexOf(opening) + opening.length
  const to = page.indexOf('</div></div></article>', from)
  if (from < opening.length || to < 0) throw new Error('The text of a guide was not found in its page.')

  const entry = '<li class="guide-card"'
  const end = '</span></li>'
  const start = list.indexOf(`${entry} data-picture="${guide.slug}"`)
  const endAfter = (at: number) => list.indexOf(end, at) + end.length
  if (start < 0) throw new Error('The entry of a guide was not found in the list.')
  return {
    page: `${withPlaceholders(page.slice(0, from))}${placeholders.text}${withPlaceholders(page.slice(to))}`,
    list: {
      // Our JSON-LD of the list names every guide; theirs does not.
      before: list.slice(0, list.indexOf(entry)).replace(/"blogPost":\[.*?\],?/s, ''),
      entry: withPlaceholders(list.slice(start, endAfter(start))),
      after: list.slice(endAfter(list.lastIndexOf(entry))),
    },
  }
}
