/**
 * What a visitor downloads before the first screen is complete, against the budgets of design section 5. Weight only
 * warns: a guide that has grown too long is slower, not wrong, and must not block a corrected price. What no text can
 * cause (a request to another site, a picture that shifts the page) is a mistake of the code or of a published file, and
 * an error.
 */
import { constants } from 'node:zlib'
import { cachedFile, hashOf } from '../cache.ts'
import type { Source } from '../content/source.ts'
import type { Messages, Problem } from '../diagnostics/messages.ts'
import { listed } from '../diagnostics/words.ts'
import type { RenderedPage } from '../render/renderPages.ts'
import { bytesOf, decodedPath, type Site, type SiteFile, sizeOf, textOf } from '../site.ts'
import { brotli, heaviestParts, listedPlaces, type ScriptUse, scriptsIn } from './heavyParts.ts'

/** Bytes after brotli; a font is compressed already. */
export const budgets = {
  /** A page with its style: one TCP first flight, 10 segments of 1,460 bytes (RFC 6928). */
  page: 14_600,
  script: 5_500,
  fonts: 15_000,
}

type Fault = Pick<Problem, 'reason' | 'remedy'>

/**
 * Reports every page whose requests or pictures are not as they should be, as an error.
 *
 * @param url the address of the live site
 */
export function checkRequests(
  site: Site,
  pages: readonly RenderedPage[],
  url: string,
  messages: Messages,
): void {
  for (const { page, file, summaries } of pages) {
    const hasStyleSheet = summaries.some(({ styleSheets }) => styleSheets.length > 0)
    const faults = [
      ...faultsOf(summaries, url),
      ...(hasStyleSheet ? faultsOfHead(textOf(site.get(file))) : []),
    ]
    for (const fault of faults) messages.error({ file: `page ${page.path}`, rule: 'budget', ...fault })
  }
}

/** A style sheet in the head blocks the first paint. One in the body, at the fold of a long page, does not. */
function faultsOfHead(html: string): Fault[] {
  const head = html.slice(0, html.indexOf('<body'))
  return [...head.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/gi)].map(([link]) => ({
    reason: `The page waits for the style ${/href="([^"]*)"/.exec(link)?.[1] ?? ''} before it shows anything.`,
    remedy: 'This is for an engineer: inline the styles that the first screen needs.',
  }))
}

function faultsOf(summaries: RenderedPage['summaries'], url: string): Fault[] {
  const all = summaries.flatMap(({ images }) => images)
  const isForeign = (address: string) => !address.startsWith(`${url}/`)
  const foreign = new Set(summaries.flatMap(({ requests }) => requests.filter(isForeign)))
  const main = all.flatMap((image) => (image.main ? [image.main] : []))
  const preloaded = summaries.flatMap(({ preloadedImages }) => preloadedImages)
  return [
    ...[...foreign].map((address) => ({
      reason: `The page fetches ${address} from another site, which learns of every visitor in that way.`,
      remedy: 'Put the file into public/ and use it from there.',
    })),
    ...all.flatMap(({ src, hasSize, hasAvif, hasWebp }) => [
      ...(hasSize
        ? []
        : [{ reason: `The picture ${src} has no size, so that the page jumps when it arrives.` }]),
      // A drawing is sharp at every size.
      ...((hasAvif && hasWebp) || src.endsWith('.svg')
        ? []
        : [{ reason: `The picture ${src} has no AVIF and WebP variants.` }]),
    ]),
    ...faultsOfMain(main, preloaded),
  ]
}

/** The main picture of a page, and no other one, is preloaded. */
function faultsOfMain(main: ReadonlyArray<readonly string[]>, preloaded: readonly string[]): Fault[] {
  if (main.length > 1 || preloaded.length !== main.length) {
    return [
      {
        reason: `${main.length} pictures of the page are marked as its main one, and ${preloaded.length} are preloaded: there must be one of each.`,
      },
    ]
  }
  return preloaded.some((set) => set && !main.flat().includes(set))
    ? [{ reason: 'The page preloads a picture that it does not show.' }]
    : []
}

/**
 * Warns of every page, script and font that is too heavy.
 *
 * @param source the content, for the places of what is heavy
 * @param cache the folder of weights that were measured before
 * @param onUsualDay renders the site without closures and notices, which are there for some days and do not count
 */
export async function checkWeights(
  site: Site,
  pages: readonly RenderedPage[],
  source: Source,
  cache: string,
  messages: Messages,
  onUsualDay?: () => Promise<{ site: Site }>,
): Promise<void> {
  let usual: Site | undefined
  const scripts = new Map<string, string>()
  const fonts = new Map<string, string>()
  for (const { page, file, summaries } of pages) {
    let content = site.get(file) ?? ''
    let weight = await weigh(content, budgets.page, lightPage, cache)
    if (weight > budgets.page && onUsualDay) {
      usual ??= (await onUsualDay()).site
      content = usual.get(file) ?? content
      weight = await weigh(content, budgets.page, lightPage, cache)
    }
    if (weight > budgets.page) messages.warning(heavyPage(page.path, weight, content, source))
    const scriptFiles = summaries.flatMap((summary) => summary.scripts)
    const fontFiles = summaries.flatMap((summary) => summary.preloadedFonts)
    if (scriptFiles.length > 0) scripts.set(scriptFiles.join(' '), page.path)
    if (fontFiles.length > 0) fonts.set(fontFiles.join(' '), page.path)
  }
  for (const [files, page] of scripts) {
    const weights = await Promise.all(
      files.split(' ').map((file) => weigh(fileOf(site, file), budgets.script, budgets.script, cache)),
    )
    const weight = sum(weights)
    if (weights.length === 1 && weight <= budgets.script) continue
    messages.warning({
      file: `page ${page}`,
      rule: 'budget',
      reason: `The page runs ${weights.length === 1 ? 'a script' : `${weights.length} scripts`} of ${kilobytes(weight)} (compressed); the limit is one of ${kilobytes(budgets.script)}.`,
      remedy:
        'This is for an engineer: what few pages use belongs into a script that is fetched when it is used.',
    })
  }
  for (const [files, page] of fonts) {
    const weight = sum(files.split(' ').map((file) => sizeOf(fileOf(site, file))))
    if (weight <= budgets.fonts) continue
    const texts = pages.map(({ file }) => textOf(site.get(file)))
    messages.warning(heavyFont(page, weight, scriptsIn(texts, source)[0]))
  }
}

function heavyFont(page: string, weight: number, use: ScriptUse | undefined): Problem {
  const weighs = `the fonts of the page weigh ${kilobytes(weight)}; the limit is ${kilobytes(budgets.fonts)}`
  if (!use) {
    return {
      file: `page ${page}`,
      rule: 'budget',
      reason: `${weighs.replace('t', 'T')}.`,
      remedy:
        'Every character in the texts adds its shape: look for unusual signs. If all are needed, an engineer can leave them to the font of the device.',
    }
  }
  const { script, words, places } = use
  return {
    ...places[0],
    file: places[0]?.file ?? `page ${page}`,
    rule: 'budget',
    reason: `“${words}” is in ${script} script, whose letters are heavy: ${weighs}.`,
    remedy: `Write it in Latin letters, in all of these lines: ${listedPlaces(places)}. Or leave it, if the words matter more than a short wait on slow phones.`,
  }
}

function heavyPage(path: string, weight: number, content: SiteFile, source: Source): Problem {
  const isGuide = path.startsWith('/blog/')
  const html = textOf(content)
  const parts = heaviestParts(html, source)
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
      : `${heaviest ? `${heaviest}${less}.` : 'It is made of many small parts.'} For an engineer: ${kilobytes(brotli(Buffer.from(style), 5))} of it are style, the rest is HTML.`,
  }
}

/** HTML compresses to less than a quarter, so that a page of this size surely passes. */
const lightPage = 3.3 * budgets.page

/**
 * The bytes of a file after brotli; exact, and cached, where it is near the limit. The strongest setting takes 60 ms a
 * page, so that a light file is not compressed at all, and one that passes at a weaker setting no further.
 *
 * @param light the size in bytes that passes without compression
 */
async function weigh(file: SiteFile, limit: number, light: number, cache: string): Promise<number> {
  if (sizeOf(file) <= light) return Math.min(sizeOf(file), limit)
  const bytes = bytesOf(file)
  const usual = brotli(bytes, 5)
  if (usual <= limit || usual > 2 * limit) return usual
  const weighed = await cachedFile(`${cache}/weights/${hashOf(String(limit), bytes)}`, async () => {
    // A third of the time of the best level, and nearly as good.
    const good = brotli(bytes, 10)
    return Buffer.from(String(good <= limit ? good : brotli(bytes, constants.BROTLI_MAX_QUALITY)))
  })
  return Number(Buffer.from(weighed).toString())
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

const fileOf = (site: Site, address: string) => site.get(decodedPath(address)) ?? ''
