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
  const added = rendered.pages.map(({ page }) => page.path).filter((path) => !known.has(path))
  for (const { path, name } of before.filter((page) => !isKept(page))) {
    const to = parentOf(path, site)
    const hidden = rendered.loaded.content.guides.find(({ slug }) => guidePath(slug) === path)
    if (hidden) {
      messages.error(hiddenGuide(hidden, to, source))
      continue
    }
    const near = added.filter((other) => other.startsWith(`${parentPath(path)}/`))
    const instead = near.length > 0 ? `, such as ${near.slice(0, 3).join(' or ')}` : ''
    messages.error({
      ...placeIn(source, 'redirects.yaml', ['redirects']),
      rule: 'lost-address',
      reason: `The page ${path}${name} is gone, and old links to it lead nowhere.`,
      remedy: `Add an entry below “redirects:” that leads the old address to ${to}, or to a page that replaces it${instead}; entries that are there already stay below it.`,
      corrected: `redirects:\n  - from: ${path}\n    to: ${to}`,
    })
  }
}

interface EarlierPage {
  path: string
  /** Its title in brackets; empty where the title is not known. */
  name: string
}

const namedPage = ({ path, metadata }: Page): EarlierPage => ({ path, name: ` (“${metadata.title}”)` })

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
