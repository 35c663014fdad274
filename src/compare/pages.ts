/** Pages that are new, gone or moved between two states of the content, and the redirects that they need. */
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import type { Fix } from '../diagnostics/messages.ts'
import type { Earlier } from './earlier.ts'

/** A page made from an entry or a file of the content. */
export interface MadePage {
  path: string
  title: string
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

/** The new paths of pages that have certainly moved, by their old ones. */
export function movedPages(
  earlier: Earlier | undefined,
  { content, source, broken }: { content: Content; source: Source; broken: ReadonlySet<string> },
): ReadonlyMap<string, string> {
  if (!earlier) return new Map()
  const { renamed } = comparePages(earlier.content, content, new Set([...earlier.broken, ...broken]))
  return new Map(
    renamed
      .filter((pages) => isSamePage(pages, earlier.source, source))
      .map(({ from, to }) => [from.path, to.path]),
  )
}

/** Whether a renamed page is certainly the same one. An id may be used again; so the title or most of the text is the same. */
export function isSamePage(
  { from, to }: { from: MadePage; to: MadePage },
  before: Source,
  after: Source,
): boolean {
  if (from.title === to.title) return true
  if (from.file === to.file) return false
  const [old, now] = [linesOf(before, from.file), linesOf(after, to.file)]
  const kept = old.filter((line) => now.includes(line))
  return kept.length > old.length / 2
}

/**
 * Whether a page is certainly gone: its file is not there any more, and nothing new of its kind could replace it.
 */
export function isGone(
  { file }: MadePage,
  added: readonly MadePage[],
  before: Source,
  after: Source,
): boolean {
  const [kind = ''] = file.split('/')
  const isLeft = file.includes('/') && after.files.has(file)
  // A new file with errors, or a draft, is no page yet.
  const newFiles = [...after.files.keys()].filter((path) => !before.files.has(path))
  return (
    ![...newFiles, ...added.map((page) => page.file)].some((path) => path.split('/')[0] === kind) && !isLeft
  )
}

const linesOf = ({ files }: Source, path: string): string[] =>
  textIn(files.get(path))
    .split(/^---\s*$/m)
    .slice(2)
    .join()
    .split(/\r?\n/)
    .filter((line) => /\p{L}/u.test(line))

const textIn = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

/** Adds an entry to the list of redirects, below its first line; undefined where the list is written in another way. */
export function addRedirect({ folder, files }: Source, from: string, to: string): Fix | undefined {
  const lines = textIn(files.get('redirects.yaml')).split(/\r?\n/)
  const index = lines.findIndex((line) => /^redirects: *(\[\])?[ \t]*(#.*)?$/.test(line))
  const line = lines[index] ?? ''
  const [empty] = / *\[\]/.exec(line) ?? []
  const [indent = '  '] =
    lines
      .slice(index + 1)
      .map((line) => /^ *(?=- )/.exec(line))
      .find((match) => match !== null) ?? []
  if (index < 0) return undefined
  return {
    file: `${folder}/redirects.yaml`,
    line: index + 1,
    column: (empty ? line.indexOf(empty) : line.length) + 1,
    was: empty ?? '',
    text: `\n${indent}- from: ${from}\n${indent}  to: ${to}`,
  }
}
