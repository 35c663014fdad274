/**
 * What is to be known of a finished page. All checks look at it, so it is read once for all of them; and what stands on
 * many pages is read once for all of these: a page is read piece by piece, where it is put together from pieces.
 */
import { type KeptText, keeping } from '../../keep.ts'
import { isKept, keyOf, type SiteFile, textOf } from '../site.ts'
import { type Inlined, inlinedReader, joinInlined } from './inlined.ts'
import { joinReferences, type References, referencesReader } from './references.ts'
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

/** A page that is read piece by piece; of what many pages have, each gives the same object. */
interface PageInPieces extends KeptText {
  readonly readings: readonly Reading[]
}

const isInPieces = (page: SiteFile): page is PageInPieces => isKept(page) && 'readings' in page

/**
 * What was found in a page, a drawing or a piece of HTML, and in each of the pieces that it is made of.
 *
 * @param url the address of the live site
 */
export const readingsOf = (page: SiteFile, url: string): readonly Reading[] =>
  isInPieces(page) ? page.readings : [readingOf(page, url).facts]

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
