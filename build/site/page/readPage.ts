/** What is to be known of a finished page. All checks look at it, so it is read once for all of them. */
import { Parser } from 'htmlparser2'
import { keeping } from '../../keep.ts'
import { bytesOf, keyOf, type SiteFile, textOf } from '../site.ts'
import { type Inlined, inlinedReader } from './inlined.ts'
import { type References, referencesReader } from './references.ts'
import { type Requests, requestsReader } from './requests.ts'
import { type PageWeight, weightOfPage } from './weight.ts'

export interface PageFacts extends References, Requests, PageWeight, Inlined {}

/** The attributes of an element by their names in small letters. */
export type Attributes = Readonly<Record<string, string>>

/** Looks at a page while it is read, and tells what it found. */
export interface PageReader<Found> {
  open(element: string, attributes: Attributes): void
  close?(element: string): void
  /** The whole content of an element that holds text alone: a style or a script. */
  raw?(element: string, attributes: Attributes, text: string): void
  found(): Found
}

/**
 * Reads a page, a drawing or a piece of HTML.
 *
 * @param url the address of the live site
 */
export function readPage(page: SiteFile, url: string): PageFacts {
  return factsOf(page, url).facts
}

const factsOf = keeping(
  'page',
  (page: SiteFile, url: string) => `${url}\n${keyOf(page)}`,
  (page, url) => {
    const html = textOf(page)
    const references = referencesReader()
    const requests = requestsReader(url)
    const inlined = inlinedReader()
    read(html, [references, requests, inlined])
    return {
      facts: {
        ...references.found(),
        ...requests.found(),
        ...inlined.found(),
        ...weightOfPage(bytesOf(page), html),
      },
      text: '',
    }
  },
)

function read(html: string, readers: ReadonlyArray<PageReader<unknown>>) {
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
