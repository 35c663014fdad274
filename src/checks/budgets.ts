/**
 * What a visitor downloads before the first screen is complete, against the budgets of design section 5. Weight only
 * warns: a guide that has grown too long is slower, not wrong, and must not block a corrected price. A request to another
 * site is an error.
 */
import { constants } from 'node:zlib'
import { otherScript } from '../assets/fonts.ts'
import { cachedFile, hashOf } from '../cache.ts'
import type { Source } from '../content/source.ts'
import type { Problem } from '../diagnostics/messages.ts'
import { listed } from '../diagnostics/words.ts'
import { bytesOf, type Site, type SiteFile, sizeOf, textOf } from '../site.ts'
import { type ContentPlace, heaviestParts, heavyWordsOn, listedPlaces, weightOf } from './heavyParts.ts'
import type { RenderedSite } from './renderedSite.ts'

/** Bytes after brotli; a font is compressed already. */
export const budgets = {
  /** A page with its style: one TCP first flight, 10 segments of 1,460 bytes (RFC 6928). */
  page: 14_600,
  fonts: 15_000,
}

/** Reports every request to another site, as an error. */
export function checkRequests({ pages, content, messages }: RenderedSite): void {
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
 * Warns of every page, and of the fonts, if they are too heavy. Closures and notices are temporary and do not count. The
 * weight of scripts depends on the code alone, so tests limit it.
 */
export async function checkWeights(rendered: RenderedSite, cache: string): Promise<void> {
  const { site, pages, source, messages } = rendered
  const { calendar } = rendered.content
  const hasBars = calendar.closures.length + calendar.notices.length > 0
  const weights = await Promise.all(pages.map(({ file }) => weigh(site.get(file) ?? '', cache)))
  let usual: Site | undefined
  for (const [index, { page, file }] of pages.entries()) {
    let content = site.get(file) ?? ''
    let weight = weights[index] ?? 0
    if (weight > budgets.page && hasBars) {
      usual ??= (await rendered.onUsualDay()).site
      content = usual.get(file) ?? content
      weight = await weigh(content, cache)
    }
    if (weight > budgets.page) messages.warning(await heavyPage(page.path, weight, content, source))
  }
  const fonts = [...site].filter(([path]) => /^\/assets\/.*\.woff2$/.test(path))
  const weight = fonts.reduce((sum, [, font]) => sum + sizeOf(font), 0)
  if (weight <= budgets.fonts) return
  const texts = pages.map(({ file }) => textOf(site.get(file)))
  messages.warning(heavyFont(weight, heavyWordsOn(texts, source)))
}

function heavyFont(weight: number, words: readonly (ContentPlace & { found: string })[]): Problem {
  const weighs = `the fonts of each page weigh ${kilobytes(weight)}; the limit is ${kilobytes(budgets.fonts)}`
  const [first] = words
  if (!first) {
    return {
      file: 'page /',
      rule: 'budget',
      reason: `${weighs.replace('t', 'T')}.`,
      remedy:
        'Every character in the texts adds its shape: look for unusual signs. If all are needed, an engineer can leave them to the font of the device.',
    }
  }
  return {
    file: first.file,
    line: first.line,
    column: first.column,
    rule: 'budget',
    reason: `“${first.found}” is in ${otherScript} script, whose letters are heavy: ${weighs}.`,
    remedy: `Write it in Latin letters, in all of these lines: ${listedPlaces(words)}. Or leave it, if the words matter more than a short wait on slow phones.`,
  }
}

async function heavyPage(path: string, weight: number, content: SiteFile, source: Source): Promise<Problem> {
  const isGuide = path.startsWith('/blog/')
  const html = textOf(content)
  const parts = await heaviestParts(html, weight, source)
  const named = parts.map(
    ({ heading, bytes, place }) =>
      `“${heading}” (${[...(place ? [listedPlaces([place])] : []), kilobytes(bytes)].join(', ')})`,
  )
  const heaviest = named.length > 0 ? `Its heaviest parts are ${listed(named)}. ` : ''
  const less = `About ${Math.ceil((weight - budgets.page) / 2.4 / 10) * 10} words less bring it back`
  const style = /<style>([^<]*)/.exec(html)?.[1] ?? ''
  const place = isGuide ? undefined : parts[0]?.place
  return {
    file:
      place?.file ?? (isGuide ? `${source.folder}/posts/${path.slice('/blog/'.length)}.md` : `page ${path}`),
    line: place?.line,
    column: place?.column,
    rule: 'budget',
    reason: `${isGuide ? 'This guide is long: its page' : `The page ${path}`} weighs ${kilobytes(weight)} (compressed, without pictures), ${weight - budgets.page} bytes above the limit: more than a phone gets at the first request.`,
    remedy: isGuide
      ? `${heaviest}${less}; or make two guides of it that link to each other.`
      : `${heaviest ? `${heaviest}${less}.` : 'It is made of many small parts.'} For an engineer: ${kilobytes(await weightOf(Buffer.from(style)))} of it are style, the rest is HTML.`,
  }
}

/** HTML compresses to less than a quarter, so a page below this size always passes. */
const lightPage = 3.3 * budgets.page

/**
 * The bytes of a page after brotli; exact, and cached, only near the limit. The strongest setting takes 60 ms a page, so a
 * light page is not compressed at all, and a page that passes at a weaker setting is not compressed again.
 */
async function weigh(page: SiteFile, cache: string): Promise<number> {
  const limit = budgets.page
  if (sizeOf(page) <= lightPage) return Math.min(sizeOf(page), limit)
  const bytes = bytesOf(page)
  const usual = await weightOf(bytes)
  if (usual <= limit || usual > 2 * limit) return usual
  const weighed = await cachedFile(`${cache}/weights/${hashOf(bytes)}`, async () =>
    Buffer.from(String(await weightOf(bytes, constants.BROTLI_MAX_QUALITY))),
  )
  return Number(Buffer.from(weighed).toString())
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
