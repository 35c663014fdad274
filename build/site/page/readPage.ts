/**
 * What is to be known of a finished page. All checks look at it, so it is read once for all of them; and what stands on
 * many pages is read once for all of these: a page is read piece by piece, where it is put together from pieces.
 */
import { Parser } from 'htmlparser2'
import { type Kept, keeping } from '../../keep.ts'
import { isKept, keyOf, type SiteFile, textOf } from '../site.ts'
import { type Inlined, inlinedReader, joinInlined } from './inlined.ts'
import { readPlainHtml } from './plainHtml.ts'
import { joinReferences, type References, referencesReader } from './references.ts'
import { faultsOfMain, joinRequests, type Requests, requestsReader } from './requests.ts'

/** What was found in a piece of HTML. */
export interface Reading extends References, Requests, Inlined {}

export interface PageFacts extends References, Inlined {
  faults: Requests['faults']
  scriptFiles: Requests['scriptFiles']
  preloadedFonts: Requests['preloadedFonts']
}

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

/** The kind of pages that are read when they are made. */
export const readWhenMade = 'document'

const isRead = (page: SiteFile): page is Kept<PageFacts> => isKept(page) && page.kind === readWhenMade

/**
 * What is to be known of a page, a drawing or a piece of HTML.
 *
 * @param url the address of the live site
 */
export function readPage(page: SiteFile, url: string): PageFacts {
  const result = isRead(page) ? page : factsOf(page, url)
  const known = inShort.get(result)
  if (known) return known
  const facts = withSharedTexts(result.facts)
  inShort.set(result, facts)
  return facts
}

/** Several checks ask for every page, so what is known of each is held; most addresses on them are the same. */
const inShort = new WeakMap<Kept<PageFacts>, PageFacts>()
const texts = new Map<string, string>()
/** A preview goes on for days. */
const mostTexts = 100_000

function withSharedTexts(facts: PageFacts): PageFacts {
  const shared = (list: readonly string[]) =>
    list.map((text) => {
      const known = texts.get(text)
      if (known === undefined) texts.set(text, text)
      return known ?? text
    })
  if (texts.size > mostTexts) texts.clear()
  const { references, styles, scripts, scriptFiles, preloadedFonts } = facts
  return {
    ...facts,
    references: shared(references),
    styles: shared(styles),
    scripts: shared(scripts),
    scriptFiles: shared(scriptFiles),
    preloadedFonts: shared(preloadedFonts),
  }
}

const factsOf = keeping(
  'page',
  (page: SiteFile, url: string) => `${url}\n${keyOf(page)}`,
  (page, url) => ({ facts: factsOfPage(readHtml(textOf(page), url)), text: '' }),
)

/** What is to be known of a page, once all of it was read. */
export const factsOfPage = ({ mainPictures, preloadedSets, faults, ...others }: Reading): PageFacts => ({
  ...others,
  faults: [...faults, ...faultsOfMain(mainPictures, preloadedSets)],
})

/**
 * @param html whole, or a piece in which every element is closed
 * @param isInBody whether the piece stands in the body of a page
 */
export function readHtml(html: string, url: string, isInBody = false): Reading {
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
    found: (): Reading => ({ ...references.found(), ...requests.found(), ...inlined.found() }),
  }
}

/** What was found in a page that is put together from pieces. */
export const joinReadings = (readings: readonly Reading[]): Reading => ({
  ...joinReferences(readings),
  ...joinRequests(readings),
  ...joinInlined(readings),
})

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
