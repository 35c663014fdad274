/**
 * What a visitor downloads before the first screen is whole, held against the budgets of design section 5. Weight only
 * warns: a guide that has grown too long is slower, not wrong, and must not keep a corrected price from going out. What
 * no text can bring about (a request to another site, a picture that shifts the page) is a mistake of the code or of a
 * published file, and an error.
 */
import type { Messages, Problem } from '../diagnostics/messages.ts'
import { decodedPath, pathOf, type Site, sizeOf } from '../site.ts'
import { readTogether } from './page/readPage.ts'
import { mostOfPage, type Weight, weigh } from './page/weight.ts'

/** Bytes after brotli; a font is compressed already. */
export const budgets = {
  /** A page with its style. */
  page: mostOfPage,
  script: 4_000,
  fonts: 15_000,
}

/** The pages that visitors see; the form editor under `/admin/` is not for visitors. */
const pagesOf = (site: Site, url: string) =>
  readTogether(
    [...site].filter(
      ([file, html]) =>
        file.endsWith('.html') && !file.startsWith('/admin/') && !(html instanceof Uint8Array),
    ),
    url,
  )

/**
 * Reports every page whose requests or pictures are not as they should be, as an error.
 *
 * @param url the address of the live site
 */
export function checkRequests(site: Site, url: string, messages: Messages): void {
  for (const { pages, readings } of pagesOf(site, url))
    for (const fault of readings.flatMap(({ faults }) => faults))
      for (const [file] of pages) messages.error({ file: `page ${pathOf(file)}`, rule: 'budget', ...fault })
}

/**
 * Warns of every page, script and font that is too heavy.
 *
 * @param site the finished site
 * @param weights of the pages of which it is not clear that they are light
 * @param folder where the content is, as a person would open it
 * @param url the address of the live site
 */
export async function checkWeights(
  site: Site,
  weights: ReadonlyMap<string, Weight>,
  folder: string,
  url: string,
  messages: Messages,
): Promise<void> {
  const scripts = new Map<string, string>()
  const fonts = new Map<string, string>()
  for (const [file, { weight, ofWhichStyle }] of weights)
    if (weight > budgets.page) messages.warning(heavyPage(pathOf(file), weight, ofWhichStyle, folder))
  for (const { pages, readings } of pagesOf(site, url)) {
    const [[file = ''] = []] = pages
    const scriptFiles = readings.flatMap((reading) => reading.scriptFiles)
    const preloadedFonts = readings.flatMap((reading) => reading.preloadedFonts)
    if (scriptFiles.length > 0) scripts.set(scriptFiles.join(' '), pathOf(file))
    if (preloadedFonts.length > 0) fonts.set(preloadedFonts.join(' '), pathOf(file))
  }
  for (const [files, page] of scripts) {
    const weighed = await Promise.all(
      files.split(' ').map((file) => weigh(contentOf(site, file), budgets.script)),
    )
    const weight = sum(weighed.map(({ weight }) => weight))
    if (weighed.length === 1 && weight <= budgets.script) continue
    messages.warning({
      file: `page ${page}`,
      rule: 'budget',
      reason: `The page runs ${weighed.length === 1 ? 'a script' : `${weighed.length} scripts`} of ${kilobytes(weight)} (compressed); the limit is one of ${kilobytes(budgets.script)}.`,
      remedy:
        'This is for an engineer: what few pages use belongs into a script that is fetched when it is used.',
    })
  }
  for (const [files, page] of fonts) {
    const weight = sum(files.split(' ').map((file) => sizeOf(contentOf(site, file))))
    if (weight <= budgets.fonts) continue
    messages.warning({
      file: `page ${page}`,
      rule: 'budget',
      reason: `The fonts of the page weigh ${kilobytes(weight)}; the limit is ${kilobytes(budgets.fonts)}.`,
      remedy:
        'Every kind of character in the texts adds its shapes: look for signs or a script that only one text uses. If all are needed, an engineer can leave them to the font of the device.',
    })
  }
}

function heavyPage(page: string, weight: number, style: number, folder: string): Problem {
  const isGuide = page.startsWith('/blog/')
  return {
    file: isGuide ? `${folder}/posts/${page.slice('/blog/'.length)}.md` : `page ${page}`,
    rule: 'budget',
    reason: `${isGuide ? 'This guide is long: its page' : 'The page'} weighs ${kilobytes(weight)} (compressed, without pictures); above ${kilobytes(budgets.page)} a phone has to ask twice before it has all of it.`,
    remedy: isGuide
      ? `About ${Math.ceil((weight - budgets.page) / 2.4 / 10) * 10} words less bring it back; or make two guides of it that link to each other.`
      : `Shorten the longest of its texts. For an engineer: ${kilobytes(style)} of it are style, the rest is HTML.`,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

const contentOf = (site: Site, file: string) => site.get(decodedPath(file)) ?? ''
