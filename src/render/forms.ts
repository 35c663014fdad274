/**
 * Pages, and parts of them, that differ from each other in texts alone: one is drawn with gaps where the texts stand, and
 * these are filled for each of the others. A gap shows how it was encoded wherever it is printed, and the text that takes
 * its place is encoded in the same way: so templates need not know of it. All that they may do with such a text is print it.
 */

import { readTags } from '../checks/page/readPage.ts'
import { tagsOf } from '../checks/page/tags.ts'
import { withoutLess } from '../seo/jsonLd/graph.ts'
import type { Drawn } from './drawPage.ts'
import { joinParts, partsOf } from './kinds.ts'
import { charactersIn } from './pieces.ts'

/** Texts under names of the page's own choice. */
export type Texts = Readonly<Record<string, string | readonly string[]>>

/** How to make a page, or a part of one, and others like it. */
export interface Form<Made> {
  /** Stands for all that it is made of, but for its texts. */
  key: string
  texts(): Texts
  /** @param texts instead of its own; as many in each list */
  of(texts: Texts): Made
}

type Encode = (text: string) => string

/** Something printed, part by part; a gap is the number of its text. */
type WithGaps = readonly (string | { text: number; encode: Encode })[]

/** What was drawn with gaps. */
interface Blank extends Pick<Drawn, 'parts' | 'characters'> {
  head: WithGaps
  inside: WithGaps
  /** The numbers of the texts that stand inside as HTML, and of those that are words. */
  html: readonly number[]
  words: readonly number[]
  /** What was found in both, as JSON. */
  found: WithGaps
}

/** Shapes of which there was one. */
const met = new Set<string>()
/** Shapes of which there were more; without a blank where filling it did not give what drawing gave. */
const blanks = new Map<string, Blank | undefined>()
/** Far more than a café's guides have photographs; a blank may be as large as a page. */
const mostShapes = 200

/**
 * @param key of all that is drawn, but for its texts
 * @param draw may only print the texts
 * @param url the address of the live site
 * @returns the same as `draw` with these texts
 */
export function drawForm<Some extends Texts>(
  key: string,
  texts: Some,
  draw: (texts: Some) => Drawn,
  url: string,
): Drawn {
  const lengths = Object.values(texts).map((text) => (typeof text === 'string' ? '' : text.length))
  const shape = `${key}\n${lengths}`
  const all = Object.values(texts).flat()
  const blank = blanks.get(shape)
  if (blank) return fill(blank, all, url)
  const drawn = draw(texts)
  if (met.size >= mostShapes) for (const shapes of [met, blanks]) shapes.clear()
  if (met.has(shape) && !blanks.has(shape)) blanks.set(shape, blankLike(drawn, all, draw(gapsFor(texts))))
  met.add(shape)
  return drawn
}

/** @returns nothing where texts are not only printed, as far as this page tells */
function blankLike(drawn: Drawn, texts: readonly string[], withGaps: Drawn): Blank | undefined {
  const { head, above, below, found, parts, characters } = withGaps
  const inside = inHtml(above)
  const gaps = inside.filter((part) => typeof part !== 'string')
  const blank = {
    head: inHtml(head),
    inside,
    html: gaps.filter(({ encode }) => encode === asItIs).map(({ text }) => text),
    words: gaps.filter(({ encode }) => encode !== asItIs).map(({ text }) => text),
    found: inJson(found),
    parts,
    characters: characters.replaceAll(gapEnds, ''),
  }
  const isLike =
    below === undefined &&
    filled(blank.head, texts) === drawn.head &&
    filled(blank.inside, texts) === drawn.above
  return isLike ? blank : undefined
}

function fill(blank: Blank, texts: readonly string[], url: string): Drawn {
  const { head, inside, found, parts, characters } = blank
  const joined = (numbers: readonly number[]) => numbers.map((number) => texts[number]).join('')
  const html = joined(blank.html)
  const tags = tagsOf(html)
  return {
    head: filled(head, texts),
    above: filled(inside, texts),
    below: undefined,
    parts: joinParts([parts, partsOf(tags)]),
    characters: charactersIn(characters + joined(blank.words) + html),
    found: [...JSON.parse(filled(found, texts)), readTags(tags, url, true)],
  }
}

/** Gaps in the places of texts, numbered one after the other. */
function gapsFor<Some extends Texts>(texts: Some): Some
function gapsFor(texts: Texts): Texts {
  let count = 0
  const next = () => `\ufdd0"${count++}\ufdd1`
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, typeof text === 'string' ? next() : text.map(next)]),
  )
}

/**
 * A gap stands between two characters that are no characters of any text (Unicode, “Noncharacters”), and begins with a sign
 * that is encoded in each language in another way.
 */
const gap = /(?:\ufdd0|%EF%B7%90)("|&quot;|\\"|%22)(\d+)(?:\ufdd1|%EF%B7%91)/g
const gapEnds = /[\ufdd0\ufdd1]/g

const entities: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}
const asItIs: Encode = (text) => text
/** As React does it, between tags and in attributes. */
const asText: Encode = (text) => text.replaceAll(/["&'<>]/g, (sign) => entities[sign] ?? sign)
const encodings: Readonly<Record<string, Encode>> = {
  '"': asItIs,
  '&quot;': asText,
  '\\"': (text) => withoutLess(JSON.stringify(text).slice(1, -1)),
  '%22': (text) => asText(encodeURIComponent(text)),
}

const inHtml = (html: string): WithGaps => withGaps(html, encodings)
const inJson = (data: unknown): WithGaps =>
  withGaps(JSON.stringify(data), { ...encodings, '%22': encodeURIComponent })

function withGaps(printed: string, encodings: Readonly<Record<string, Encode>>): WithGaps {
  const parts: WithGaps[number][] = []
  let end = 0
  for (const { 0: whole, 1: sign = '', 2: text, index } of printed.matchAll(gap)) {
    parts.push(printed.slice(end, index), { text: Number(text), encode: encodings[sign] ?? asItIs })
    end = index + whole.length
  }
  return [...parts, printed.slice(end)]
}

function filled(printed: WithGaps, texts: readonly string[]): string {
  let whole = ''
  for (const part of printed) whole += typeof part === 'string' ? part : part.encode(texts[part.text] ?? '')
  return whole
}
