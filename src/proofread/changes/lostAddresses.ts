/** Addresses that an earlier state of the content had and this one has not: old links and bookmarks to them lead nowhere. */
import type { InlineScripts } from '../../assets/bundle.ts'
import { placesInContent } from '../../checks/linkMessages.ts'
import { yamlFiles } from '../../content/collections.ts'
import { placeIn } from '../../content/findInContent.ts'
import { guidePath } from '../../content/guideAddresses.ts'
import { publishedOn } from '../../content/publish.ts'
import type { Source } from '../../content/source.ts'
import type { Guide } from '../../content/types.ts'
import type { Problem } from '../../diagnostics/messages.ts'
import type { LoadedContent } from '../../pages/readTexts.ts'
import type { Page } from '../../render/page.ts'
import type { RenderedSite } from '../../renderedSite.ts'
import type { SiteDefinition } from '../../siteDefinition.ts'
import { fileAt } from '../../siteFiles.ts'

/**
 * Reports every page of an earlier state of the content that is gone without a redirect.
 *
 * @param files of the earlier state, also those of subjects that the site has no more
 * @param earlier what was loaded of them
 */
export function reportLostAddresses(rendered: RenderedSite, files: Source, earlier: LoadedContent): void {
  const { content, definition, source, site, messages, today } = rendered
  const shown = publishedOn(today, earlier.content)
  const listed = definition.listPages({ ...withoutAssets, content: shown, today })
  const before = [...listed.map(namedPage), ...pagesOfGoneSubjects(definition, files)]
  const isKept = ({ path }: EarlierPage) =>
    fileAt(path, site) !== undefined || content.redirects.redirects.some(({ from }) => from === path)
  const known = new Set(before.map(({ path }) => path))
  const added = rendered.pages.flatMap(({ page }) => (known.has(page.path) ? [] : [page]))
  for (const { path, name, title } of before.filter((page) => !isKept(page))) {
    const near = added.filter((other) => other.path.startsWith(`${parentPath(path)}/`))
    const moved = near.find(({ metadata }) => metadata.title === title)?.path
    const to = moved ?? parentOf(path, site)
    const hidden = rendered.loaded.content.guides.find(({ slug }) => guidePath(slug) === path)
    if (hidden) {
      messages.error(hiddenGuide(hidden, to, source))
      continue
    }
    const place = { ...placeIn(source, 'redirects.yaml', ['redirects']), rule: 'lost-address' }
    const lines = { corrected: `redirects:\n  - from: ${path}\n    to: ${to}` }
    if (moved) {
      messages.error({
        ...{ ...place, ...lines },
        reason: `The page ${path}${name} has moved to ${moved} with the name of its file or its id, and old links to it lead nowhere.`,
        remedy:
          'Write the old name back; or add an entry below “redirects:” that leads the old address to the new one; entries that are there already stay below it.',
      })
      continue
    }
    const paths = near.slice(0, 3).map((other) => other.path)
    const instead = paths.length > 0 ? `, such as ${paths.join(' or ')}` : ''
    messages.error({
      ...{ ...place, ...lines },
      reason: `The page ${path}${name} is gone, and old links to it lead nowhere.`,
      remedy: `Add an entry below “redirects:” that leads the old address to ${to}, or to a page that replaces it${instead}; entries that are there already stay below it.`,
    })
  }
}

interface EarlierPage {
  path: string
  /** Its title in brackets; empty where the title is not known. */
  name: string
  title?: string
}

const namedPage = ({ path, metadata: { title } }: Page): EarlierPage => ({
  path,
  title,
  name: ` (“${title}”)`,
})

/**
 * The pages that went together with the code of their subject, so that nothing reads their files and no code knows their
 * addresses. The address of a page is mostly the name of its file; it is sure where the earlier content links to it.
 */
const pagesOfGoneSubjects = ({ collections }: SiteDefinition, earlier: Source): EarlierPage[] =>
  [...earlier.files.keys()].flatMap((file) => {
    const [, path] = /^pages(\/[\w-]+)\.yaml$/.exec(file) ?? []
    const isRead = yamlFiles(collections).some((known) => known.path === file)
    return path && !isRead && placesInContent(path, earlier).length > 0 ? [{ path, name: '' }] : []
  })

/** A guide that was published, and is a draft now or has a date in the future. @param to the page above its address */
function hiddenGuide({ slug, title, draft, date }: Guide, to: string, source: Source): Problem {
  const [field, what, correct] = draft
    ? ['draft', '“draft: true”', 'Delete that line']
    : ['date', `its date, ${date},`, 'Correct the date']
  const path = guidePath(slug)
  return {
    ...placeIn(source, `posts/${slug}.md`, [field]),
    rule: 'lost-address',
    reason: `“${title}” is published, but ${what} takes it off the site, and links to ${path} lead nowhere.`,
    remedy: `${correct}. If the guide should go, add an entry below “redirects:” in redirects.yaml, with “from: ${path}” and “to: ${to}”.`,
  }
}

const parentPath = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The nearest page above an address: `/blog` for `/blog/some-guide`. */
function parentOf(path: string, site: RenderedSite['site']): string {
  const parent = parentPath(path)
  return parent === '' ? '/' : fileAt(parent, site) ? parent : parentOf(parent, site)
}

/** What pages show, but their addresses do not depend on. */
const withoutAssets = {
  pictures: new Map(),
  pictureFiles: new Map(),
  favicon: undefined,
  search: { address: '', files: new Map() },
  inlineScripts: {} as InlineScripts,
  logo: undefined,
  previewDay: undefined,
}
