/**
 * What is to be known of a finished page. All checks look at it, so it is read once for all of them; and what stands on
 * many pages is read once for all of these: a page is read piece by piece, where it is put together from pieces.
 */
import { type KeptText, keeping } from '../../keep.ts'
import { identityOf } from '../../memo.ts'
import { isKept, keyOf, type SiteFile, textOf } from '../../site.ts'
import { type Inlined, inlinedReader, joinInlined } from './inlined.ts'
import { joinReferences, type References, referencesBeyond, referencesReader } from './references.ts'
import { faultsOfMain, joinRequests, type Requests, requestsReader } from './requests.ts'
import type { Tag } from './tag.ts'
import { tagsOf } from './tags.ts'

/** What was found in a piece of HTML. */
export interface Found extends References, Requests, Inlined {}

/** What is to be known of a page, or of those pieces of one that belong together. */
export interface Reading extends References, Inlined, Omit<Requests, 'mainPictures' | 'preloadedSets'> {}

/** Looks at the tags of a piece one after the other, and tells what it found. */
export interface PageReader<Found> {
  read(tag: Tag): void
  found(): Found
}

/** A page that is read piece by piece. */
interface PageInPieces extends KeptText {
  /** What stands around its own; the same object for all pages that have the same there. */
  readonly around: Reading
  readonly own: Reading
  /** What holds for the own of all pages of its group; nothing where there is none, or that does not say enough. */
  readonly ofGroup: Reading | null | undefined
}

/** Pages that were read together. */
export interface ReadTogether {
  /** With their files. */
  pages: [file: string, page: SiteFile][]
  /** What holds for each of them, but that each has only some of the ids, and leads only to some of the addresses. */
  readings: readonly Reading[]
  /** Of these, what each page has whole. */
  whole: readonly Reading[]
}

const isInPieces = (page: SiteFile): page is PageInPieces => isKept(page) && 'ofGroup' in page

/**
 * What was found in a page, a drawing or a piece of HTML, and in each of the pieces that it is made of.
 *
 * @param url the address of the live site
 */
export const readingsOf = (page: SiteFile, url: string): readonly Reading[] =>
  isInPieces(page) ? [page.around, page.own] : [readingOf(page, url).facts]

/**
 * Pages and drawings, those together of which nothing more need be known than what they have in common.
 *
 * @param url the address of the live site
 */
export function readTogether(pages: Iterable<[file: string, page: SiteFile]>, url: string): ReadTogether[] {
  const found = new Map<string, ReadTogether>()
  for (const each of pages) {
    const [, page] = each
    const inPieces = isInPieces(page) ? page : undefined
    const ofGroup = inPieces?.ofGroup
    const whole = inPieces && ofGroup ? [inPieces.around] : readingsOf(page, url)
    const readings = ofGroup ? [...whole, ofGroup] : whole
    const name = readings.map(identityOf).join(' ')
    const others = found.get(name)
    if (others) others.pages.push(each)
    else found.set(name, { pages: [each], readings, whole })
  }
  return [...found.values()]
}

const readingOf = keeping(
  'reading',
  (page: SiteFile, url: string) => `${url}\n${keyOf(page)}`,
  (page, url) => ({ facts: joinReadings([readHtml(textOf(page), url)]), text: '' }),
)

/**
 * @param html whole, or a piece of it
 * @param isInBody whether the piece stands in the body of a page
 */
export const readHtml = (html: string, url: string, isInBody = false): Found =>
  readTags(tagsOf(html), url, isInBody)

/** @param isInBody whether the tags stand in the body of a page */
export function readTags(tags: readonly Tag[], url: string, isInBody: boolean): Found {
  const references = referencesReader()
  const requests = requestsReader(url, isInBody)
  const inlined = inlinedReader()
  for (const tag of tags) {
    if (tag.isSilent) continue
    references.read(tag)
    requests.read(tag)
    inlined.read(tag)
  }
  return { ...references.found(), ...requests.found(), ...inlined.found() }
}

/** What is to be known of pieces that belong together: a main picture is fetched in advance by one of them. */
export function joinReadings(pieces: readonly Found[]): Reading {
  const { mainPictures, preloadedSets, faults, ...requests } = joinRequests(pieces)
  return {
    ...joinReferences(pieces),
    ...requests,
    faults: [...faults, ...faultsOfMain(mainPictures, preloadedSets)],
    ...joinInlined(pieces),
  }
}

/**
 * What holds for each of some pages, with all their ids and all addresses outside themselves.
 *
 * @returns null where there is more to be said of one of them
 */
export function joinPages(pages: readonly Reading[]): Reading | null {
  const isPlain = pages.every(
    ({ faults, scriptFiles, preloadedFonts, repeatedIds }) =>
      faults.length + scriptFiles.length + preloadedFonts.length + repeatedIds.length === 0,
  )
  if (!isPlain) return null
  return {
    ids: [...new Set(pages.flatMap(({ ids }) => ids))],
    repeatedIds: [],
    references: [...new Set(pages.flatMap(referencesBeyond))],
    faults: [],
    scriptFiles: [],
    preloadedFonts: [],
    ...joinInlined(pages),
  }
}
