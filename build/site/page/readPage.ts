/**
 * What is to be known of a finished page. All checks look at it, so it is read once for all of them; and what stands on
 * many pages is read once for all of these: a page is read piece by piece, where it is put together from pieces.
 */
import { Parser } from 'htmlparser2'
import { type KeptText, keeping } from '../../keep.ts'
import { isKept, keyOf, type SiteFile, textOf } from '../site.ts'
import { type Inlined, inlinedReader, joinInlined } from './inlined.ts'
import { readPlainHtml } from './plainHtml.ts'
import { joinReferences, type References, referencesReader } from './references.ts'
import { faultsOfMain, joinRequests, type Requests, requestsReader } from './requests.ts'

/** What was found in a piece of HTML. */
interface Found extends References, Requests, Inlined {}

/** What is to be known of a page, or of those pieces of one that belong together. */
export interface Reading extends References, Inlined, Omit<Requests, 'mainPictures' | 'preloadedSets'> {}

/** The attributes of an element by their names in small letters. */
export type Attributes = Readonly<Record<string, string>>

/** Looks at HTML while it is read, and tells what it found. */
export interface PageReader<Found> {
  open(element: string, attributes: Attributes): void
  close?(element: string): void
  /** The whole content of an element that holds text alone: a style or a script. */
  raw?(element: string, attributes: Attributes, text: string): void
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
 * @param html whole, or a piece in which every element is closed
 * @param isInBody whether the piece stands in the body of a page
 */
export function readHtml(html: string, url: string, isInBody = false): Found {
  const plain = readersFor(url, isInBody)
  if (readPlainHtml(html, plain.all)) return plain.found()
  const readers = readersFor(url, isInBody)
  readAnyHtml(html, readers.all)
  return readers.found()
}

/** All who look at a piece, and what they found. */
export function readersFor(url: string, isInBody: boolean) {
  const references = referencesReader()
  const requests = requestsReader(url, isInBody)
  const inlined = inlinedReader()
  return {
    all: [references, requests, inlined],
    found: (): Found => ({ ...references.found(), ...requests.found(), ...inlined.found() }),
  }
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

/** @param html anything: browsers read it in the same way */
export function readAnyHtml(html: string, readers: ReadonlyArray<PageReader<unknown>>): void {
  let raw: { attributes: Attributes; from: number } | undefined
  const parser = new Parser({
    onopentag(element, attributes) {
      for (const reader of readers) reader.open(element, attributes)
      if (element === 'style' || element === 'script') raw = { attributes, from: parser.endIndex + 1 }
    },
    onclosetag(element) {
      for (const reader of readers) {
        reader.close?.(element)
        if (raw) reader.raw?.(element, raw.attributes, html.slice(raw.from, parser.startIndex))
      }
      raw = undefined
    },
  })
  parser.end(html)
}
