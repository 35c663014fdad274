/** What changes for visitors against another state of the content. A page that is gone without a redirect is an error. */
import { placeIn } from '../content/placeIn.ts'
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import { Messages } from '../diagnostics/messages.ts'
import { compileContent } from '../pages/compileContent.ts'
import { fileAt, type Site } from '../site.ts'
import { type ChangeGroup, listChanges } from './changes.ts'
import { readOther } from './otherContent.ts'
import { comparePages, type MadePage, type PageChanges } from './pages.ts'

export interface Comparison {
  /** The name of what it was compared with. */
  against: string
  changes: ChangeGroup[]
  /** What could not be compared, and why. */
  notes: string[]
}

/** This build: its content, the files it was read from, and the finished site. */
interface Built {
  directory: string
  content: Content
  source: Source
  site: Site
}

/**
 * Compares with a folder or a Git revision. Files with errors in either state are not compared, and listed in `notes`.
 *
 * @returns undefined, with a message, when there is nothing to compare with
 */
export function compareWith(
  against: string,
  { directory, content, source, site }: Built,
  messages: Messages,
): Comparison | undefined {
  const other = readOther(against, directory, messages)
  if (!other) return undefined
  const otherMessages = new Messages()
  const { content: before } = compileContent(other, otherMessages)
  const brokenBefore = brokenFiles(otherMessages, other)
  const brokenNow = brokenFiles(messages, source)
  const broken = new Set([...brokenBefore, ...brokenNow])

  const pages = comparePages(before, content, broken)
  const pageLines = linesOfPages(pages)
  if (!broken.has('redirects.yaml')) reportLostAddresses(pages, content, source, site, messages)
  const note = (files: ReadonlySet<string>, whose: string) =>
    files.size > 0 ? [`${whose} has errors in ${[...files].join(', ')}; they are not compared.`] : []
  const listed = listChanges(before, content, broken)
  const fileLines = changedFiles(other, source, new Set(listed.flatMap(({ files }) => files)))
  return {
    against,
    changes: [
      ...listed,
      ...(pageLines.length > 0 ? [{ heading: 'Pages', lines: pageLines }] : []),
      ...(fileLines.length > 0 ? [{ heading: 'Other words and pictures', lines: fileLines }] : []),
    ],
    notes: [...note(brokenBefore, `The content of ${against}`), ...note(brokenNow, 'This content')],
  }
}

/** Files that do not change what visitors see. */
const unseen = /^(README|FIELDS)\.md$|\/README\.md$|^questions\.yaml$|^redirects\.yaml$/

/**
 * The files that changed, without those whose changes are listed one by one.
 */
function changedFiles(before: Source, after: Source, listed: ReadonlySet<string>): string[] {
  const paths = [...new Set([...before.files.keys(), ...after.files.keys()])].sort()
  return paths.flatMap((path) => {
    if (listed.has(path) || unseen.test(path)) return []
    const [old, now] = [before.files.get(path), after.files.get(path)]
    // A guide that is new or gone is listed as a page.
    if (!old || !now) return path.startsWith('posts/') ? [] : [`${path}: ${now ? 'new' : 'no longer there'}`]
    // Photographs in an earlier state of the repository are not read, see `readRevision`.
    const isKnown = old.length > 0 && now.length > 0
    return isKnown && Buffer.compare(old, now) !== 0 ? [`${path}: changed`] : []
  })
}

/** The files with errors, by their paths in the folder. */
const brokenFiles = ({ all }: Messages, { folder }: Source): Set<string> =>
  new Set(
    all
      .filter((message) => message.fatal && message.file?.startsWith(`${folder}/`))
      .map(({ file = '' }) => file.slice(folder.length + 1)),
  )

const linesOfPages = ({ added, renamed, removed }: PageChanges): string[] => [
  ...added.map(({ path, title }) => `${path}: new (${title})`),
  ...renamed.map(({ from, to }) => `${from.path} → ${to.path} (${to.title})`),
  ...removed.map(({ path, title }) => `${path}: no longer there (${title})`),
]

/** Reports pages that are gone without a redirect, so that old links and bookmarks lead nowhere. */
function reportLostAddresses(
  { renamed, removed }: PageChanges,
  { redirects }: Content,
  source: Source,
  site: Site,
  messages: Messages,
) {
  const lost: { page: MadePage; to: string }[] = [
    ...renamed.map(({ from, to }) => ({ page: from, to: to.path })),
    ...removed.map((page) => ({ page, to: page.parent })),
  ]
  for (const { page, to } of lost) {
    if (fileAt(page.path, site) || redirects.redirects.some(({ from }) => from === page.path)) continue
    const isMoved = to !== page.parent
    messages.error({
      ...placeIn(source, 'redirects.yaml', ['redirects']),
      rule: 'lost-address',
      reason: `The page ${page.path} (“${page.title}”) ${isMoved ? `has moved to ${to}` : 'is gone'}, and old links to it lead nowhere.`,
      remedy: `Add an entry below “redirects:” for the old address${isMoved ? '' : ', with the most similar page as its target'}; entries that are there already stay below it.`,
      corrected: `redirects:\n  - from: ${page.path}\n    to: ${to}`,
    })
  }
}
