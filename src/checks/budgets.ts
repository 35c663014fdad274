/**
 * What a visitor downloads before the first screen is complete, against the budgets of design section 5. Weight only
 * warns: a guide that has grown too long is slower, not wrong, and must not block a corrected price. A request to another
 * site is an error.
 */
import { brotliCompressSync, constants } from 'node:zlib'
import { otherScripts } from '../assets/fonts.ts'
import { cachedFile, hashOf } from '../cache.ts'
import type { Source } from '../content/source.ts'
import type { Problem } from '../diagnostics/messages.ts'
import type { Place } from '../diagnostics/positions.ts'
import { bytesOf, type Site, type SiteFile, sizeOf, textOf } from '../site.ts'
import type { RenderedSite } from './renderedSite.ts'

/** Bytes after brotli; a font is compressed already. */
export const budgets = {
  /** A page with its style: one TCP first flight, 10 segments of 1,460 bytes (RFC 6928). */
  page: 14_600,
  fonts: 15_000,
}

/** Reports every request to another site, as an error. */
export function checkRequests({
  pages,
  content,
  messages,
}: Pick<RenderedSite, 'pages' | 'content' | 'messages'>): void {
  const own = `${content.site.url}/`
  const isForeign = (address: string) => !address.startsWith(own)
  for (const { page, summaries } of pages) {
    for (const address of new Set(summaries.flatMap(({ requests }) => requests.filter(isForeign))))
      messages.error({
        file: `page ${page.path}`,
        rule: 'budget',
        reason: `The page fetches ${address} from another site, which learns of every visitor in that way.`,
        remedy: 'Put the file into public/ and use it from there.',
      })
  }
}

/**
 * Warns of every page, and of the fonts, if they are too heavy. Closures and notices are there for some days and do not count.
 * The weight of scripts depends on the code alone: tests hold it.
 */
export async function checkWeights(
  {
    site,
    pages,
    content: { calendar },
    source,
    messages,
    onUsualDay,
  }: Pick<RenderedSite, 'site' | 'pages' | 'content' | 'source' | 'messages' | 'onUsualDay'>,
  cache: string,
): Promise<void> {
  const hasBars = calendar.closures.length + calendar.notices.length > 0
  let usual: Site | undefined
  for (const { page, file } of pages) {
    let content = site.get(file) ?? ''
    let weight = await weigh(content, cache)
    if (weight > budgets.page && hasBars) {
      usual ??= (await onUsualDay()).site
      content = usual.get(file) ?? content
      weight = await weigh(content, cache)
    }
    if (weight > budgets.page) messages.warning(heavyPage(page.path, weight, content, source))
  }
  const fonts = [...site].filter(([path]) => /^\/assets\/.*\.woff2$/.test(path))
  const weight = fonts.reduce((sum, [, font]) => sum + sizeOf(font), 0)
  if (weight <= budgets.fonts) return
  const texts = pages.map(({ file }) => textOf(site.get(file)))
  messages.warning(heavyFont(weight, scriptsIn(texts, source)[0]))
}

function heavyFont(weight: number, use: ScriptUse | undefined): Problem {
  const weighs = `the fonts of each page weigh ${kilobytes(weight)}; the limit is ${kilobytes(budgets.fonts)}`
  if (!use) {
    return {
      file: 'page /',
      rule: 'budget',
      reason: `${weighs.replace('t', 'T')}.`,
      remedy:
        'Every character in the texts adds its shape: look for unusual signs. If all are needed, an engineer can leave them to the font of the device.',
    }
  }
  const { script, words, places } = use
  return {
    ...places[0],
    file: places[0]?.file ?? 'page /',
    rule: 'budget',
    reason: `“${words}” is in ${script} script, whose letters are heavy: ${weighs}.`,
    remedy: `Write it in Latin letters, in all of these lines: ${listedPlaces(places)}. Or leave it, if the words matter more than a short wait on slow phones.`,
  }
}

function heavyPage(path: string, weight: number, content: SiteFile, source: Source): Problem {
  const isGuide = path.startsWith('/blog/')
  const words = Math.ceil((weight - budgets.page) / 2.4 / 10) * 10
  const style = /<style>([^<]*)/.exec(textOf(content))?.[1] ?? ''
  return {
    file: isGuide ? `${source.folder}/posts/${path.slice('/blog/'.length)}.md` : `page ${path}`,
    rule: 'budget',
    reason: `${isGuide ? 'This guide is long: its page' : `The page ${path}`} weighs ${kilobytes(weight)} (compressed, without pictures), ${weight - budgets.page} bytes above the limit: more than a phone gets at the first request.`,
    remedy: isGuide
      ? `About ${words} words less bring it back; or make two guides of it that link to each other.`
      : `Shorten its texts, or show less on it: ${weight - budgets.page} bytes are about ${words} words. For an engineer: ${kilobytes(brotli(Buffer.from(style), 5))} of it are style, the rest is HTML.`,
  }
}

/** HTML compresses to less than a quarter, so that a page of this size surely passes. */
const lightPage = 3.3 * budgets.page

/**
 * The bytes of a page after brotli; exact, and cached, where it is near the limit. The strongest setting takes 60 ms a
 * page, so that a light page is not compressed at all, and one that passes at a weaker setting no further.
 */
async function weigh(page: SiteFile, cache: string): Promise<number> {
  const limit = budgets.page
  if (sizeOf(page) <= lightPage) return Math.min(sizeOf(page), limit)
  const bytes = bytesOf(page)
  const usual = brotli(bytes, 5)
  if (usual <= limit || usual > 2 * limit) return usual
  const weighed = await cachedFile(`${cache}/weights/${hashOf(bytes)}`, async () =>
    Buffer.from(String(brotli(bytes, constants.BROTLI_MAX_QUALITY))),
  )
  return Number(Buffer.from(weighed).toString())
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

type ContentPlace = Place & { file: string }

const mostNamed = 3

/** Words in a script that makes the font heavy, with their lines. */
interface ScriptUse {
  script: string
  words: string
  places: readonly ContentPlace[]
}

/** The scripts besides Latin that pages show and the display font has. */
function scriptsIn(pages: readonly string[], source: Source): ScriptUse[] {
  return otherScripts.flatMap((script) => {
    const letters = new RegExp(`\\p{Script=${script}}[\\p{Script=${script}}\\p{M}\\u200c\\u200d ]*`, 'u')
    const places = linesWith(source, letters).filter(({ found }) =>
      pages.some((page) => page.includes(found)),
    )
    const [first] = places
    return first ? [{ script, words: first.found, places }] : []
  })
}

/** The first place on each line of all texts that matches a pattern. */
const linesWith = ({ folder, files }: Source, pattern: RegExp) =>
  [...files]
    .filter(([path]) => /\.(yaml|md)$/.test(path))
    .flatMap(([path, bytes]) =>
      new TextDecoder()
        .decode(bytes)
        .split('\n')
        .flatMap((line, index) => {
          const match = pattern.exec(line)
          const place = { file: `${folder}/${path}`, line: index + 1, column: (match?.index ?? 0) + 1 }
          return match ? [{ ...place, found: match[0].trim() }] : []
        }),
    )

const brotli = (content: Uint8Array, quality: number): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

function listedPlaces(places: readonly ContentPlace[]): string {
  const named = places.slice(0, mostNamed).map(({ file, line }) => `${file}:${line}`)
  const more = places.length - named.length
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
