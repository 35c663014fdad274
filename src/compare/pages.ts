/** Pages that are new, gone or moved between two states of the content, and the redirects that they need. */
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import { textOf } from '../site.ts'
import type { State } from './earlier.ts'

/** A page made from an entry or a file of the content. */
interface MadePage {
  path: string
  title: string
  file: string
  /** What identifies the page when its address changes; the most reliable first. */
  marks: readonly string[]
  /** The target of a redirect when the page is gone. */
  parent: string
}

/** A page that is not at its address any more. */
export interface GonePage {
  page: MadePage
  /** The new page; undefined if no new page resembles it. */
  to: MadePage | undefined
  /** Whether it has certainly moved there, or is certainly gone. */
  isCertain: boolean
}

/** All pages that are made from an entry or a file of the content, with their marks. */
export const madePages = ({ pages, locations, tournaments, posts }: Content): MadePage[] => [
  // The file of the location pages has no title, because it is not a page itself.
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
 * Compares the pages. A missing page counts as renamed if exactly one new page has the same mark, such as the id of a
 * guide. Renamed pages come first.
 */
export function comparePages(before: State, after: State): { added: MadePage[]; gone: GonePage[] } {
  const broken = new Set([...before.broken, ...after.broken])
  const known = ({ content }: State) => madePages(content).filter(({ file }) => !broken.has(file))
  const [old, now] = [known(before), known(after)]
  const pathsOf = (pages: readonly MadePage[]) => new Set(pages.map(({ path }) => path))
  const [oldPaths, newPaths] = [pathsOf(old), pathsOf(now)]
  const appeared = now.filter(({ path }) => !oldPaths.has(path))
  const removed = old.filter(({ path }) => !newPaths.has(path))
  const matches = removed.flatMap((from) => {
    const alike = appeared.filter((page) => page.file.split('/')[0] === from.file.split('/')[0])
    const [to] = from.marks
      .map((mark) => alike.filter(({ marks }) => marks.includes(mark)))
      .flatMap((pages) => (pages.length === 1 ? pages : []))
    return to ? [{ from, to }] : []
  })
  const renamed = matches.filter(({ to }) => matches.filter((other) => other.to === to).length === 1)
  const added = appeared.filter((page) => !renamed.some(({ to }) => to === page))
  const lost = removed.filter((page) => !renamed.some(({ from }) => from === page))
  return {
    added,
    gone: [
      ...renamed.map(({ from, to }) => ({ page: from, to, isCertain: isSamePage(from, to, before, after) })),
      ...lost.map((page) => ({ page, to: undefined, isCertain: isGone(page, added, before, after) })),
    ],
  }
}

/** Whether a renamed page is certainly the same one. An id may be used again; so the title or most of the text is the same. */
function isSamePage(from: MadePage, to: MadePage, before: State, after: State): boolean {
  if (from.title === to.title) return true
  if (from.file === to.file) return false
  const [old, now] = [linesOf(before.source, from.file), linesOf(after.source, to.file)]
  const kept = old.filter((line) => now.includes(line))
  return kept.length > old.length / 2
}

/** Whether a page is certainly gone: its file is not there any more, and nothing new of its kind could replace it. */
function isGone({ file }: MadePage, added: readonly MadePage[], before: State, after: State): boolean {
  const [kind = ''] = file.split('/')
  const isLeft = file.includes('/') && after.source.files.has(file)
  // A new file with errors, or a draft, is no page yet.
  const newFiles = [...after.source.files.keys()].filter((path) => !before.source.files.has(path))
  return (
    ![...newFiles, ...added.map((page) => page.file)].some((path) => path.split('/')[0] === kind) && !isLeft
  )
}

const linesOf = ({ files }: Source, path: string): string[] =>
  textOf(files.get(path))
    .split(/^---\s*$/m)
    .slice(2)
    .join()
    .split(/\r?\n/)
    .filter((line) => /\p{L}/u.test(line))
