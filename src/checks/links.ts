/**
 * Checks every link of the finished pages, whatever file it comes from. The content is then searched for the broken ones,
 * so that messages name their lines.
 */

import { guidePath } from '../content/guideAddresses.ts'
import { isPublished } from '../content/publish.ts'
import type { Problem } from '../diagnostics/messages.ts'
import { limits } from '../limits.ts'
import { memoize } from '../memoize.ts'
import type { HtmlSummary } from '../render/htmlSummary.ts'
import { decodedPath, fileAt, fileOfRoute, routeOfFile, withoutOrigin } from '../siteFiles.ts'
import {
  type LinkContext,
  type MovedLink,
  movedLink,
  orItsEntry,
  placesInContent,
  suggestAddress,
  withoutOnlyEntry,
} from './linkMessages.ts'
import { reasonAgainstLink } from './linksToGuides.ts'

/** A link without a target in this build. */
interface SuspectLink {
  path: string
  /** Why it is broken; undefined for a link to a guide that is not published yet. */
  reason?: string
  remedy?: string
}

interface BrokenLink {
  reason: string
  remedy: string | undefined
  /** The paths of the pages that have it. */
  pages: Set<string>
}

/**
 * Reports every internal link, fragment and asset that does not exist, and every id that a page has twice.
 *
 * Full addresses of the live site count as internal, with and without `www.`, those of its calendars (`webcal:`) as well.
 */
export function checkLinks(context: LinkContext): void {
  reportRepeatedIds(context)
  const checkLink = createLinkCheck(context)
  const broken = [...findBroken(context, checkLink)]
  for (const [reference, link] of broken.slice(0, limits.messages)) {
    const moved = movedLink(reference, context.loaded.content)
    report(reference, link, context, moved && checkLink(moved.link, '') ? undefined : moved)
  }
  const left = broken.length - limits.messages
  if (left > 0)
    context.messages.error({
      file: context.source.folder,
      rule: 'broken-link',
      reason: `There are ${left} more broken links.`,
      remedy: 'Correct the first ones, then check again.',
    })
}

type CheckLink = ReturnType<typeof createLinkCheck>

function findBroken(context: LinkContext, checkLink: CheckLink): Map<string, BrokenLink> {
  const { pages, today } = context
  const broken = new Map<string, BrokenLink>()
  const add = (reference: string, path: string, reason: string, remedy?: string) => {
    const link = broken.get(reference) ?? { reason, remedy, pages: new Set() }
    link.pages.add(path)
    broken.set(reference, link)
  }
  // Thousands of pages have the same links, and share the parts that have them.
  const checkFromAnywhere = memoize((reference: string) => checkLink(reference, ''))
  const suspectIn = memoize(({ references }: HtmlSummary) =>
    references.filter((reference) => reference.startsWith('#') || checkFromAnywhere(reference)),
  )
  for (const [file, summaries] of pages) {
    const path = routeOfFile(file)
    for (const reference of summaries.flatMap(suspectIn)) {
      const isHere = reference.startsWith('#')
      if (isHere && hasId(summaries, decodedPath(reference.slice(1)))) continue
      const suspect = isHere ? checkLink(reference, file) : checkFromAnywhere(reference)
      if (!suspect) continue
      const { reason, remedy } =
        reasonAgainstLink(context.loaded.content, suspect.path, path, today) ?? suspect
      if (reason) add(reference, path, reason, remedy)
    }
  }
  return broken
}

/**
 * Creates a function that checks a link on a page. It returns undefined for a valid link, an external one, and one that
 * cannot be checked.
 */
function createLinkCheck(context: LinkContext) {
  const { site, pages } = context
  const { content } = context.loaded
  const { url } = content.site
  const comingPaths = new Set(
    content.guides.filter((guide) => !isPublished(guide, context.today)).map(({ slug }) => guidePath(slug)),
  )
  const hidden = context.definition.hiddenIds(content, context.today)
  return (reference: string, from: string): SuspectLink | undefined => {
    const full = reference.replace(/^webcal:/, 'https:')
    const local = withoutOrigin(full, url) ?? reference
    // Addresses that begin with two slashes are refused where they are written.
    if (!/^[/#]/.test(local) || reference.startsWith('//')) return undefined
    const [path = '', fragment] = local.replace(/\?[^#]*/, '').split('#', 2)
    const file = path === '' ? from : fileAt(path, site)
    const address = file && pages.has(file) ? routeOfFile(file) : undefined
    const target = { path: decodedPath(path) }
    const coming = comingPaths.has(target.path) ? target : undefined
    if (!file && !coming) return { ...target, reason: `There is no page or file at ${path}.` }
    if (address !== undefined && path === `${address}.html`) {
      const reason = `The address of this page is ${address}, without “.html”.`
      return { ...target, reason, remedy: `Write ${address}.` }
    }
    const isPlaceMissing =
      file && fragment && !hasId(pages.get(file) ?? [], decodedPath(fragment)) && !hidden.has(fragment)
    if (!isPlaceMissing) return coming
    return {
      ...target,
      reason: `The page ${path || routeOfFile(from)} has no place named “${decodedPath(fragment)}”.`,
    }
  }
}

/** Browsers take `#top` for the top of any page (HTML, “select the indicated part”). */
const hasId = (summaries: readonly HtmlSummary[], id: string) =>
  id === 'top' || summaries.some(({ ids }) => ids.includes(id))

function reportRepeatedIds({ pages, source, messages }: LinkContext) {
  const repeated = new Map<string, string>()
  for (const [file, summaries] of pages) {
    const seen = new Set<string>()
    for (const { ids, repeatedIds } of summaries) {
      for (const id of repeatedIds) repeated.set(id, routeOfFile(file))
      for (const id of ids) if (seen.size === seen.add(id).size) repeated.set(id, routeOfFile(file))
    }
  }
  for (const [id, path] of repeated) {
    const [first] = placesInContent(id, source)
    messages.error({
      ...(first ?? { file: `page ${path}` }),
      rule: 'repeated-anchor',
      reason: `The page ${path} has two places named “${id}”, so that a link to it can only find one.`,
      remedy: 'Give this entry another id.',
    })
  }
}

/**
 * Reports a broken link at every line of the content that has it, else at the page. A redirected link works, so it is a
 * warning.
 *
 * @param moved the new target of the link, if its page has moved
 */
function report(
  reference: string,
  { reason, remedy, pages: pagesWithLink }: BrokenLink,
  context: LinkContext,
  moved: MovedLink | undefined,
) {
  const pages = [...pagesWithLink]
  const { source } = context
  const problem = moved
    ? {
        rule: 'redirected-link',
        reason: `The link “${reference}” only leads to ${moved.link} by a redirect.`,
      }
    : { rule: 'broken-link', reason: `The link “${reference}” is broken: ${reason}` }
  const add = (message: Problem) =>
    moved ? context.messages.warning(message) : context.messages.error(message)
  const isElsewhere = (file: string) => {
    const [, folder, name = ''] = /\/(posts|pages)\/([^/]+)\.md$/.exec(file) ?? []
    const own = folder === 'posts' ? guidePath(name) : `/${name}`
    return folder !== undefined && reference.startsWith('#') && !pages.includes(own)
  }
  const places = placesInContent(reference, source).filter(({ file }) => !isElsewhere(file))
  if (places.length === 0) add({ file: `page ${pages[0]}`, ...problem })
  const onPages = `It is shown on ${pages.slice(0, 3).join(', ')}${pages.length > 3 ? ` and ${pages.length - 3} more` : ''}.`
  // Of several places, each is on some of these pages.
  const shownOn = places.length === 1 ? onPages : ''
  const advice = moved
    ? moved.isCertain
      ? `It has a new address: write ${moved.link}.`
      : `Take out the sentence that points to it ${orItsEntry}, or write another address. If the page comes back soon, leave it.`
    : (remedy ?? suggestAddress(reference, fileOfRoute(pages[0] ?? ''), context))
  for (const place of places) {
    const remedy = [advice, advice.includes(orItsEntry) && withoutOnlyEntry(place, context), shownOn]
    add({ ...place, ...problem, remedy: remedy.filter(Boolean).join(' ') })
  }
}
