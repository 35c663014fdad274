/**
 * Every link of the finished pages leads somewhere. The pages themselves are read, so that a link is checked whoever
 * wrote it; the content is then searched for the words that made it, so that the message names their line.
 */

import { iconPrefix } from '../../templates/components/Icon.tsx'
import { isPublished, reasonAgainstLink } from '../content/publish.ts'
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import type { Messages } from '../diagnostics/messages.ts'
import { nearest } from '../diagnostics/nearest.ts'
import { decodedPath, fileAt, fileOfRoute, pathOf, type Site } from '../site.ts'
import { readingsOf, readTogether } from './page/readPage.ts'
import type { References } from './page/references.ts'

/** Where a link leads inside the site. */
interface Goal {
  path: string
  /** Whether a guide is to be there that is not published yet. */
  isWaiting: boolean
  /** Why it leads nowhere; undefined when there is something. */
  reason: string | undefined
  remedy: string | undefined
}

/**
 * Reports every internal link, fragment and asset that does not exist.
 *
 * Full addresses of the live site count as internal, those of its calendars (`webcal:`) as well. Where a part of the content could not be read, links into that
 * part are left alone: their target may be there once it can be read. Guides that are not published yet are checked as
 * well, and nothing may lead to one before it is there.
 *
 * @param written all content, with what is not published
 * @param today the day of the build, `YYYY-MM-DD`, in the site's time zone
 */
export function checkLinks(
  site: Site,
  written: Content,
  source: Source,
  messages: Messages,
  today: string,
): void {
  const {
    site: { url: siteUrl },
    redirects: { redirects },
    unreadable,
  } = written
  const isUncertain = (path: string) =>
    unreadable.has(`${path.replace(/^\/blog\//, 'posts/')}.md`) ||
    (path.startsWith('/blog/') && [...unreadable].some(isMisnamed)) ||
    (path.startsWith('/location/') && unreadable.has('locations.yaml'))
  // Pages show icons by references into drawings.
  const pages: Site = new Map(
    [...site].filter(([file, content]) => /\.(html|svg)$/.test(file) && !(content instanceof Uint8Array)),
  )
  const readingsAt = (file: string): readonly References[] => {
    const page = pages.get(file)
    return page === undefined ? [] : readingsOf(page, siteUrl)
  }
  const waiting = new Set<string>()
  for (const post of written.posts) {
    if (isPublished(post, today)) continue
    const path = `/blog/${post.slug}`
    const file = fileOfRoute(path)
    waiting.add(path)
    if (!pages.has(file)) pages.set(file, post.html)
  }
  // In a file with mistakes, examples may stand in the place of entries, and of their anchors.
  const wrongFiles = new Set(messages.all.flatMap(({ fatal, file }) => (fatal && file ? [file] : [])))
  const wrongTexts = [...source.files].flatMap(([path, bytes]) =>
    wrongFiles.has(`${source.folder}/${path}`) ? [new TextDecoder().decode(bytes)] : [],
  )
  const isInDoubt = (fragment: string) => {
    const id = fragment.replace(/^(faq|compare)-/, '')
    return wrongTexts.some((text) => new RegExp(`\\bid: *["']?${escaped(id)}\\b`).test(text))
  }
  const broken = new Map<string, { reason: string; pages: string[]; remedy?: string | undefined }>()
  const blame = (reference: string, path: string, reason: string, remedy?: string) => {
    const entry = broken.get(reference) ?? { reason, pages: [], remedy }
    entry.pages.push(path)
    broken.set(reference, entry)
  }

  // Most pages lead to the same places, so each is looked up once.
  const goals = new Map<string, Goal | undefined>()
  const goalOf = (reference: string, from: string): Goal | undefined => {
    const isOnPage = reference.startsWith('#')
    const known = isOnPage ? undefined : goals.get(reference)
    if (known || goals.has(reference)) return known
    const goal = findGoal(reference, from)
    if (!isOnPage) goals.set(reference, goal)
    return goal
  }
  /** Undefined for a link that leads out of the site, or of which nothing can be said. */
  const findGoal = (reference: string, from: string): Goal | undefined => {
    const full = reference.replace(/^webcal:/, 'https:')
    const local = full.startsWith(`${siteUrl}/`) ? full.slice(siteUrl.length) : reference
    if (!local.startsWith('/') && !local.startsWith('#')) return undefined
    const [path = '', fragment] = local.replace(/\?[^#]*/, '').split('#', 2)
    if (isUncertain(path)) return undefined
    const file = path === '' ? from : fileAt(path, site)
    const isComing = !file && pages.has(fileOfRoute(path))
    const isPlaceMissing =
      unreadable.size === 0 &&
      file &&
      fragment &&
      !hasPlace(readingsAt(file), decodedPath(fragment)) &&
      !isInDoubt(fragment)
    const address = file && pages.has(file) ? pathOf(file) : undefined
    const isFileName = address && path === `${address}.html`
    const reason =
      !file && !isComing
        ? `There is no page or file at ${path}.`
        : isFileName
          ? `The address of this page is ${address}, without “.html”.`
          : isPlaceMissing
            ? `The page ${path || pathOf(from)} has no place named “${fragment}”.`
            : undefined
    const remedy = isFileName ? `Write ${address}.` : undefined
    const goal = decodedPath(path)
    return { path: goal, isWaiting: waiting.has(goal), reason, remedy }
  }
  /** What is asked for thousands of plain addresses, before everything else is. */
  const isSurelyThere = (reference: string) => {
    const path = reference.startsWith(`${siteUrl}/`) ? reference.slice(siteUrl.length) : reference
    if (!path.startsWith('/') || waiting.has(path)) return false
    return pages.has(fileOfRoute(path)) || (site.has(path) && !pages.has(path))
  }
  // Nearly all links of a piece lead somewhere, on whatever page it stands; what is left is looked at on each.
  const doubtful = new Map<References, string[]>()
  const doubtfulIn = (piece: References, file: string) => {
    const known = doubtful.get(piece)
    if (known) return known
    const found = piece.references.filter((reference) => {
      if (reference.startsWith('#')) return !hasPlace([piece], fragmentOf(reference))
      if (isSurelyThere(reference)) return false
      const goal = goalOf(reference, file)
      return goal && (goal.reason !== undefined || goal.isWaiting)
    })
    doubtful.set(piece, found)
    return found
  }
  const checkPage = (file: string, readings: readonly References[]) => {
    const path = pathOf(file)
    for (const reference of new Set(readings.flatMap((piece) => doubtfulIn(piece, file)))) {
      if (reference.startsWith('#') && hasPlace(readings, fragmentOf(reference))) continue
      const goal = goalOf(reference, file)
      if (!goal) continue
      const tooEarly = goal.isWaiting ? reasonAgainstLink(written, goal.path, path, today) : undefined
      if (tooEarly) blame(reference, path, tooEarly, 'Take the link out until then.')
      else if (goal.reason) blame(reference, path, goal.reason, goal.remedy)
    }
  }
  const repeated = new Map<string, string>()
  for (const group of readTogether(pages, siteUrl)) {
    const [[first = ''] = []] = group.pages
    const isInOrder = group.readings
      .flatMap((piece) => doubtfulIn(piece, first))
      .every((reference) => reference.startsWith('#') && hasPlace(group.whole, fragmentOf(reference)))
    if (isInOrder && repeatedIds(group.readings).length === 0) continue
    for (const [file] of group.pages) {
      const readings = readingsAt(file)
      checkPage(file, readings)
      for (const id of repeatedIds(readings)) repeated.set(id, pathOf(file))
    }
  }
  // Entries with a wrong id stand there with an example in its place: then nothing is known about ids.
  for (const [id, path] of messages.hasErrors ? [] : repeated) {
    const [place = { file: `page ${path}` }] = placesInContent(id, source)
    messages.error({
      ...place,
      rule: 'repeated-anchor',
      reason: `The page ${path} has two places named “${id}”, so that a link to it can only find one.`,
      remedy: 'Give this entry another id.',
    })
  }
  for (const [reference, { reason, pages: on, remedy }] of broken) {
    const isElsewhere = (file: string) => {
      const guide = reference.startsWith('#') && /\/posts\/([^/]+)\.md$/.exec(file)?.[1]
      return guide && !on.includes(`/blog/${guide}`)
    }
    const places = placesInContent(reference, source).filter(({ file }) => !isElsewhere(file))
    const shownOn = `It is shown on ${on.slice(0, 3).join(', ')}${on.length > 3 ? ` and ${on.length - 3} more` : ''}.`
    if (places.length === 0) {
      messages.error({
        file: `page ${on[0]}`,
        rule: 'broken-link',
        reason: `The link “${reference}” is broken: ${reason}`,
      })
    }
    for (const place of places) {
      messages.error({
        ...place,
        rule: 'broken-link',
        reason: `The link “${reference}” is broken: ${reason}`,
        remedy:
          `${remedy ?? newAddress(reference, redirects) ?? nearestHint(reference, fileOfRoute(on[0] ?? ''), pages, readingsAt, site)} ${shownOn}`.trim(),
      })
    }
  }
}

/** Ids that stand on a page more than once. */
const repeatedIds = (readings: readonly References[]): string[] =>
  readings.flatMap(({ ids, repeatedIds }, at) => {
    const before = new Set(readings.slice(0, at).flatMap(({ ids }) => ids))
    return [...repeatedIds, ...ids.filter((id) => before.has(id))]
  })

/** The id that a reference such as `#prices` names. */
const fragmentOf = (reference: string) => decodedPath(reference.slice(1))

/** Browsers take `#top` for the top of any page (HTML, “select the indicated part”). */
const hasPlace = (readings: readonly References[], id: string) =>
  id === 'top' || readings.some(({ ids }) => ids.includes(id))

/** A guide whose file has another name than it should, so that nobody knows which address is meant. */
const isMisnamed = (path: string) => path.startsWith('posts/') && !/^posts\/[a-z0-9-]+\.md$/.test(path)

/** Files whose addresses are no links of pages: a list of old ones, and what staff read. */
const withoutLinks = /^redirects\.yaml$|(^|\/)(README|FIELDS)\.md$/

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Where content writes a link: the whole address, not a part of a longer one. */
function placesInContent(reference: string, source: Source) {
  const pattern = new RegExp(`(?<=^|[\\s("'<\\]:])${escaped(reference)}(?=$|[\\s)"'>,])`, 'gm')
  return [...source.files]
    .filter(([path]) => /\.(yaml|md)$/.test(path) && !withoutLinks.test(path))
    .flatMap(([path, bytes]) => {
      const text = new TextDecoder().decode(bytes)
      const isComment = (offset: number) =>
        /^\s*#/.test(text.slice(text.lastIndexOf('\n', offset) + 1, offset))
      return [...text.matchAll(pattern)]
        .filter((match) => !isComment(match.index))
        .map((match) => {
          const before = text.slice(0, match.index).split('\n')
          return {
            file: `${source.folder}/${path}`,
            line: before.length,
            column: (before.at(-1)?.length ?? 0) + 1,
          }
        })
    })
}

/** Where a page is now whose old address is sent on; a link names the new one, which is a step less. */
function newAddress(reference: string, redirects: Content['redirects']['redirects']): string | undefined {
  const moved = redirects.find(({ from }) => from === reference)
  return moved && `It has a new address: write ${moved.to}.`
}

/** Ids that are no places of the content: of the frame of a page, and of its icons. */
const ofTemplates = new RegExp(`^(content|first-screen|${iconPrefix}.*)$`)
/** How many places of a page are named at most. */
const mostPlaces = 20

/** What an address may have been meant to be. */
function nearestHint(
  reference: string,
  from: string,
  pages: Site,
  readingsAt: (file: string) => readonly References[],
  site: Site,
): string {
  const [path = '', fragment] = reference.split('#', 2)
  const file = path === '' ? from : fileAt(path, site)
  const page = file !== undefined && pages.has(file) ? file : undefined
  const places = page ? readingsAt(page).flatMap(({ ids }) => ids.filter((id) => !ofTemplates.test(id))) : []
  const near = page
    ? nearest(fragment ?? '', ['top', ...places])
    : nearest(path, [...pages.keys()].map(pathOf))
  const isMade = !page && /^\/(blog|location)\/./.test(path)
  if (isMade && near?.split('/').length !== path.split('/').length) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    return `If the page was renamed, tell in redirects.yaml where the old address leads (from: ${path}, to: ${folder}new-name), and write the new one here. If it is gone, take the link out.`
  }
  if (page && !near) {
    const more = places.length > mostPlaces ? ` and ${places.length - mostPlaces} more` : ''
    return places.length > 0
      ? `Its places are ${places.slice(0, mostPlaces).join(', ')}${more}.`
      : `It has no places to lead to: write ${path || pathOf(page)} alone.`
  }
  if (!near) {
    const main = [...pages.keys()].map(pathOf).filter((path) => path !== '/404' && /^\/[^/]*$/.test(path))
    return `The main pages are ${main.sort().join(', ')}.`
  }
  return page ? `Did you mean “${path}#${near}”?` : `Did you mean “${near}”?`
}
