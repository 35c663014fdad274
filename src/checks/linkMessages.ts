/** Suggestions for broken links, and the places of links in the content. */

import { basename, dirname } from 'node:path/posix'
import * as z from 'zod'
import { yamlFiles } from '../content/collections.ts'
import { findInTexts, isComment, parseAgain } from '../content/findInContent.ts'
import { isPhotograph } from '../content/rules/images.ts'
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import { nearest } from '../diagnostics/nearest.ts'
import { type Path, placeOf } from '../diagnostics/positions.ts'
import { notFoundPath } from '../render/breadcrumbs.ts'
import type { HtmlSummary } from '../render/htmlSummary.ts'
import { iconPrefix } from '../render/Icon.tsx'
import type { RenderedSite } from '../renderedSite.ts'
import { decodedPath, fileAt, fileOfRoute, routeOfFile, withoutOrigin } from '../siteFiles.ts'
import { occurrencesOf } from '../text.ts'
import { recordsIn, schemaAt, valueAt } from '../validate/walkSchema.ts'
import { redirectLines } from './linksToGuides.ts'

/** The input of link checks. */
export interface LinkContext extends Omit<RenderedSite, 'pages'> {
  /** By file: the pages, unpublished guides, and drawings. */
  pages: ReadonlyMap<string, readonly HtmlSummary[]>
}

/** A file whose addresses are not links of pages. */
const withoutLinks = 'redirects.yaml'

/** The places of a whole address in the content, where it is not within a longer one. */
export function placesInContent(reference: string, source: Source) {
  // Markdown encodes the letters of other scripts.
  const addresses = new Set([reference, decodedPath(reference)])
  const isWhole = (line: string, start: number, end: number) =>
    /^[\s("'<\]:]?$/.test(line.charAt(start - 1)) && /^[\s)"'>,]?$/.test(line.charAt(end))
  const search = (line: string) =>
    [...addresses].flatMap((address) =>
      [...occurrencesOf(address, line)].filter(({ index }) => isWhole(line, index, index + address.length)),
    )
  return findInTexts(source, search)
    .filter(({ place }) => place.file !== `${source.folder}/${withoutLinks}`)
    .filter(({ place, text }) => !isComment(place.file, text))
    .map(({ place }) => place)
}

/** A link to a page that has moved. */
export interface MovedLink {
  /** The link with the new address. */
  link: string
  /** Whether the link certainly means this page. */
  isCertain: boolean
}

/** The new address of a link, by a redirect; undefined if there is none. */
export function movedLink(
  reference: string,
  content: Pick<Content, 'site' | 'redirects'>,
): MovedLink | undefined {
  const { url } = content.site
  const local = withoutOrigin(reference, url)
  const origin = local === undefined ? '' : url
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(local ?? reference) ?? []
  const redirect = content.redirects.redirects.find(({ from }) => from === path)
  if (!redirect) return undefined
  const { to, status } = redirect
  if (rest && /[?#]/.test(to)) return undefined
  // A redirect to a page of another folder means that the page is gone: the words around the link may be wrong now.
  const isGone = to === '/' || (to.startsWith('/') && dirname(to) !== dirname(path))
  return {
    link: `${to.startsWith('/') ? origin : ''}${to}${rest}`,
    isCertain: status !== 302 && !isGone,
  }
}

/** Follows a remedy that takes out a link. */
export const orItsEntry = '(in a menu or a list, the whole entry)'

/** What to write where a link is the only entry of a list that may be empty; an empty text elsewhere. */
export function withoutOnlyEntry(
  { file, line }: { file: string; line: number },
  { source, definition }: LinkContext,
): string {
  const path = file.slice(source.folder.length + 1)
  const collection = yamlFiles(definition.collections).find((known) => known.path === path)
  if (!collection) return ''
  const yaml = parseAgain(source, path)
  const value = yaml.toValue()
  const isHere = (at: Path) => placeOf(yaml, [...at, 'href']).line === line
  const entry = [...recordsIn(value)].find(({ record, path }) => 'href' in record && isHere(path))
  const list = entry?.path.slice(0, -1) ?? []
  const entries = valueAt(value, list)
  const schema = schemaAt(collection.schema, list, value)
  const isOnly = Array.isArray(entries) && entries.length === 1 && schema && z.safeParse(schema, []).success
  return isOnly ? `As it is the only one of its list, write “${String(list.at(-1))}: []” then.` : ''
}

/** How many places or pages are named at most. */
const mostNamed = 20

/**
 * The remedy for a broken link: the address that was probably meant, or the existing ones.
 *
 * @param from the file of the page that has the link
 */
export function suggestAddress(reference: string, from: string, context: LinkContext): string {
  const { pages, site, source } = context
  const [path = '', fragment] = reference.split('#', 2)
  const file = path === '' ? from : fileAt(path, site)
  const page = file !== undefined ? pages.get(file) : undefined
  if (file !== undefined && page) {
    // What the page for unknown addresses has as well belongs to the layout: the content has no links to it.
    const ofLayout = new Set(idsIn(pages.get(fileOfRoute(notFoundPath)) ?? []))
    const ids = idsIn(page).filter((id) => !ofLayout.has(id) && !id.startsWith(iconPrefix))
    return suggestPlace(path, decodedPath(fragment ?? ''), ids, path || routeOfFile(file))
  }
  const photograph = basename(path)
  if (isPhotograph(`images/${photograph}`) && source.files.has(`images/${photograph}`))
    return `It is a photograph, and a link cannot lead to one. To show it in the text of a guide, write ![What it shows](${photograph}) in a paragraph of its own.`
  const absent = Object.values(context.definition.collections.pageFiles).find(
    ({ name }) => name === `pages${path}`,
  )
  if (absent && !source.files.has(absent.path))
    return `The page does not exist without ${source.folder}/${absent.path}: put that file back, or take the link out ${orItsEntry}.`
  const routes = [...pages.keys()].filter((path) => path.endsWith('.html')).map(routeOfFile)
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const siblings = folder === '/' ? [] : routes.filter((route) => route.startsWith(folder))
  const near = nearest(path, siblings.length > 0 ? siblings : routes)
  if (siblings.length > 0) {
    const lines = redirectLines(path, near ?? `${folder}new-name`)
    return near
      ? `Did you mean “${near}”? If the page was renamed, also redirect its old address ${lines}.`
      : `If the page was renamed, write its new address here, and redirect the old one ${lines}. If it is gone, take the link out, or redirect it in the same way to another page.`
  }
  if (near) return `Did you mean “${near}”?`
  const main = routes.filter((one) => one !== notFoundPath && /^\/[^/]*$/.test(one))
  return `The main pages are ${main.sort().join(', ')}. If the page is gone, take the link out ${orItsEntry}.`
}

const idsIn = (page: readonly HtmlSummary[]) => page.flatMap(({ ids }) => ids)

function suggestPlace(path: string, fragment: string, ids: readonly string[], page: string): string {
  // “faq” is the beginning of “faq-parking”, but another place.
  const near = nearest(
    fragment,
    ['top', ...ids].filter((id) => !fragment.startsWith(`${id}-`)),
  )
  if (near) return `Did you mean “${path}#${near}”?`
  const more = ids.length > mostNamed ? ` and ${ids.length - mostNamed} more` : ''
  return ids.length > 0
    ? `Its places are ${ids.slice(0, mostNamed).join(', ')}${more}. If what it led to is gone, take the link out ${orItsEntry}.`
    : `It has no places to lead to: write ${page} alone.`
}
