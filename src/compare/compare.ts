/** What changes for visitors against another state of the content. A page that is gone without a redirect is an error. */
import type { RenderedSite } from '../checks/renderedSite.ts'
import { placeIn } from '../content/placeIn.ts'
import type { Source } from '../content/source.ts'
import type { Comparison } from '../diagnostics/writers/outcome.ts'
import { memoizeLast } from '../memoize.ts'
import type { Options } from '../options.ts'
import { fileAt, textOf } from '../site.ts'
import { listChanges } from './changes.ts'
import { brokenFiles, type Earlier, type State } from './earlier.ts'
import { comparePages, type GonePage } from './pages.ts'

type Built = RenderedSite & State

/**
 * What has changed since an earlier state.
 *
 * @param earlier reads that state; undefined if there is none
 * @returns `comparison` if one is asked for; `moved`, a function that finds the new paths of pages that have certainly
 *   moved
 */
export function compareWithEarlier(
  rendered: RenderedSite,
  earlier: () => Earlier | undefined,
  { against }: Pick<Options, 'against'>,
) {
  const { messages, source } = rendered
  const built = { ...rendered, broken: brokenFiles(messages, source) }
  const before = against ? earlier() : undefined
  const comparison = before && compareWith(before, built)
  const moved = memoizeLast(() => {
    const before = earlier()
    const { gone } = before ? comparePages(before, built) : { gone: [] }
    const certain = gone.filter(({ isCertain }) => isCertain)
    return new Map(certain.flatMap(({ page, to }) => (to ? [[page.path, to.path]] : [])))
  })
  return { comparison, moved }
}

/**
 * Compares with an earlier state. Files with errors in either state are not compared, and listed in `notes`. Pages that are
 * gone without a redirect are reported.
 */
function compareWith(earlier: Earlier, built: Built): Comparison {
  const { against, source: other, broken: brokenBefore } = earlier
  const { content, source, broken: brokenNow } = built
  const broken = new Set([...brokenBefore, ...brokenNow])

  const { added, gone } = comparePages(earlier, built)
  const pageLines = [
    ...added.map(({ path, title }) => `${path}: new (${title})`),
    ...gone.map(({ page, to }) =>
      to ? `${page.path} → ${to.path} (${to.title})` : `${page.path}: no longer there (${page.title})`,
    ),
  ]
  if (!broken.has('redirects.yaml')) reportLostAddresses(gone, built)
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
    // Git may have written the line ends of Windows into the folder.
    const isSame = path.endsWith('.md') ? linesOf(old) === linesOf(now) : Buffer.compare(old, now) === 0
    return isSame ? [] : [`${path}: changed`]
  })
}

const linesOf = (file: Uint8Array) => textOf(file).replaceAll('\r\n', '\n')

/** Reports pages that are gone without a redirect: old links and bookmarks to them are broken. */
function reportLostAddresses(gone: readonly GonePage[], { content, source, site, messages }: Built) {
  for (const { page, to: moved, isCertain } of gone) {
    const to = moved?.path ?? page.parent
    if (fileAt(page.path, site) || content.redirects.redirects.some(({ from }) => from === page.path))
      continue
    messages.error({
      ...placeIn(source, 'redirects.yaml', ['redirects']),
      rule: 'lost-address',
      reason: `The page ${page.path} (“${page.title}”) ${moved ? `${isCertain ? 'has' : 'may have'} moved to ${to}` : 'is gone'}, and old links to it lead nowhere.`,
      remedy: `Add an entry below “redirects:” that leads the old address to ${to}${moved ? '' : ', or to a page that replaces it'}; entries that are there already stay below it.`,
      corrected: `redirects:\n  - from: ${page.path}\n    to: ${to}`,
    })
  }
}
