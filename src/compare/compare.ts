/** What changes for visitors against another state of the content. A page that is gone without a redirect is an error. */
import { placeIn } from '../content/placeIn.ts'
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { Comparison } from '../diagnostics/writers/outcome.ts'
import type { Options } from '../options.ts'
import { fileAt, type Site } from '../site.ts'
import { listChanges } from './changes.ts'
import { brokenFiles, type Earlier, lazily } from './earlier.ts'
import { addRedirect, comparePages, isGone, isSamePage, movedPages, type PageChanges } from './pages.ts'

/** This build: its content, the files it was read from, and the finished site. */
interface Built {
  content: Content
  source: Source
  site: Site
  messages: Messages
  broken: ReadonlySet<string>
}

/**
 * What has changed since an earlier state.
 *
 * @returns the comparison where one is wanted, and a function that finds pages with new paths
 */
export function compareWithEarlier(
  rendered: Omit<Built, 'broken'> & { earlier: () => Earlier | undefined },
  { against, fix }: Pick<Options, 'against' | 'fix'>,
) {
  const { earlier, messages, source } = rendered
  const built = { ...rendered, broken: brokenFiles(messages, source) }
  const before = against || fix ? earlier() : undefined
  const comparison = before && compareWith(before, built)
  return { comparison, moved: lazily(() => movedPages(earlier(), built)) }
}

/**
 * Compares with an earlier state. Files with errors in either state are not compared, and listed in `notes`. Pages that are
 * gone without a redirect are reported.
 */
function compareWith(earlier: Earlier, built: Built): Comparison {
  const { against, source: other, content: before, broken: brokenBefore } = earlier
  const { content, source, broken: brokenNow } = built
  const broken = new Set([...brokenBefore, ...brokenNow])

  const pages = comparePages(before, content, broken)
  const pageLines = linesOfPages(pages)
  if (!broken.has('redirects.yaml')) reportLostAddresses(pages, earlier, built)
  const note = (files: ReadonlySet<string>, whose: string) =>
    files.size > 0 ? [`${whose} has errors in ${[...files].join(', ')}; they are not compared.`] : []
  const fileLines = changedFiles(other, source)
  return {
    against,
    changes: [
      ...listChanges(other, source, content.format, broken),
      ...(pageLines.length > 0 ? [{ heading: 'Pages', lines: pageLines }] : []),
      ...(fileLines.length > 0 ? [{ heading: 'Other words and pictures', lines: fileLines }] : []),
    ],
    notes: [...note(brokenBefore, `The content of ${against}`), ...note(brokenNow, 'This content')],
  }
}

/** The texts and photographs that changed; values of YAML files are listed one by one. */
function changedFiles(before: Source, after: Source): string[] {
  const paths = [...new Set([...before.files.keys(), ...after.files.keys()])].sort()
  return paths.flatMap((path) => {
    if (/\.yaml$|(^|\/)(README|FIELDS)\.md$/.test(path)) return []
    const [old, now] = [before.files.get(path), after.files.get(path)]
    // A guide that is new or gone is listed as a page.
    if (!old || !now) return path.startsWith('posts/') ? [] : [`${path}: ${now ? 'new' : 'no longer there'}`]
    return Buffer.compare(old, now) !== 0 ? [`${path}: changed`] : []
  })
}

const linesOfPages = ({ added, renamed, removed }: PageChanges): string[] => [
  ...added.map(({ path, title }) => `${path}: new (${title})`),
  ...renamed.map(({ from, to }) => `${from.path} → ${to.path} (${to.title})`),
  ...removed.map(({ path, title }) => `${path}: no longer there (${title})`),
]

/** Reports pages that are gone without a redirect, so that old links and bookmarks lead nowhere. */
function reportLostAddresses({ added, renamed, removed }: PageChanges, earlier: Earlier, built: Built) {
  const { content, source, site, messages } = built
  const lost = [
    ...renamed.map((pages) => ({
      page: pages.from,
      to: pages.to.path,
      isCertain: isSamePage(pages, earlier.source, source),
    })),
    ...removed.map((page) => ({
      page,
      to: page.parent,
      isCertain: isGone(page, added, earlier.source, source),
    })),
  ]
  for (const { page, to, isCertain } of lost) {
    if (fileAt(page.path, site) || content.redirects.redirects.some(({ from }) => from === page.path))
      continue
    const isMoved = to !== page.parent
    messages.error({
      ...placeIn(source, 'redirects.yaml', ['redirects']),
      rule: 'lost-address',
      reason: `The page ${page.path} (“${page.title}”) ${isMoved ? `${isCertain ? 'has' : 'may have'} moved to ${to}` : 'is gone'}, and old links to it lead nowhere.`,
      remedy: `Add an entry below “redirects:” that leads the old address to ${to}${isMoved ? '' : ', or to a page that replaces it'}; entries that are there already stay below it.`,
      corrected: `redirects:\n  - from: ${page.path}\n    to: ${to}`,
      fix: isCertain ? addRedirect(source, page.path, to) : undefined,
    })
  }
}
