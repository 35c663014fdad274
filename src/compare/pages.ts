/** Pages that are new, gone or moved between two states of the content. */
import type { Content } from '../content/types.ts'

/** A page made from an entry or a file of the content. */
export interface MadePage {
  path: string
  title: string
  /** The file of the content that it is made from. */
  file: string
  /** What identifies the page when its address changes; the most reliable first. */
  marks: readonly string[]
  /** The target of a redirect when the page is gone. */
  parent: string
}

export interface PageChanges {
  added: MadePage[]
  removed: MadePage[]
  renamed: { from: MadePage; to: MadePage }[]
}

export const madePages = ({ pages, locations, tournaments, posts }: Content): MadePage[] => [
  // The file of the location pages has no title: it is no page itself.
  ...Object.entries(pages).flatMap(([name, page]) =>
    page && 'title' in page && name !== 'not-found' && name !== 'tournament'
      ? [
          {
            path: name === 'home' ? '/' : `/${name}`,
            title: page.title,
            file: `pages/${name}.yaml`,
            marks: [],
            parent: '/',
          },
        ]
      : [],
  ),
  ...(locations?.locations ?? []).map(({ id, name, title, heading }) => ({
    path: `/location/${id}`,
    title,
    file: 'locations.yaml',
    marks: [`name ${name}`, `heading ${heading}`, `title ${title}`],
    parent: '/',
  })),
  ...(pages.tournament ? (tournaments?.tournaments ?? []) : []).map(({ id, name }) => ({
    path: `/tournaments/${id}`,
    title: name,
    file: 'tournaments.yaml',
    marks: [`name ${name}`],
    parent: '/tournaments',
  })),
  ...posts.map(({ slug, id, title }) => ({
    path: `/blog/${slug}`,
    title,
    file: `posts/${slug}.md`,
    marks: [`id ${id}`, `title ${title}`],
    parent: '/blog',
  })),
]

/**
 * Compares the pages. A page that is gone is renamed where one new page alone has the same mark, such as the id of a guide.
 *
 * @param broken files with errors, whose pages are not compared
 */
export function comparePages(before: Content, after: Content, broken: ReadonlySet<string>): PageChanges {
  const known = (content: Content) => madePages(content).filter(({ file }) => !broken.has(file))
  const [old, now] = [known(before), known(after)]
  const pathsOf = (pages: readonly MadePage[]) => new Set(pages.map(({ path }) => path))
  const [oldPaths, newPaths] = [pathsOf(old), pathsOf(now)]
  const added = now.filter(({ path }) => !oldPaths.has(path))
  const removed = old.filter(({ path }) => !newPaths.has(path))
  const matches = removed.flatMap((from) => {
    const alike = added.filter((page) => page.file.split('/')[0] === from.file.split('/')[0])
    const [to] = from.marks
      .map((mark) => alike.filter(({ marks }) => marks.includes(mark)))
      .flatMap((pages) => (pages.length === 1 ? pages : []))
    return to ? [{ from, to }] : []
  })
  const renamed = matches.filter(({ to }) => matches.filter((other) => other.to === to).length === 1)
  return {
    added: added.filter((page) => !renamed.some(({ to }) => to === page)),
    removed: removed.filter((page) => !renamed.some(({ from }) => from === page)),
    renamed,
  }
}
