/**
 * What a visitor downloads before the first screen is whole, held against the budgets of design section 5. Weight only
 * warns: a guide that has grown too long is slower, not wrong, and must not keep a corrected price from going out. What
 * no text can bring about (a request to another site, a picture that shifts the page) is a mistake of the code or of a
 * published file, and an error.
 */
import { brotliCompressSync, constants } from 'node:zlib'
import { digest, type KeptText, keeping } from '../keep.ts'
import type { Messages, Problem } from '../messages.ts'
import { bytesOf, decodedPath, type Site, sizeOf } from './site.ts'

/** Bytes after brotli; a font is compressed already. */
export const budgets = {
  /** A page with its style: one TCP first flight, 10 segments of 1,460 bytes (RFC 6928). */
  page: 14_600,
  script: 4_000,
  fonts: 15_000,
}

/**
 * Reports every page, script and font that is too heavy, and every page whose requests or pictures are not as they
 * should be.
 *
 * @param site the finished site; the form editor under `/admin/` is not for visitors
 * @param folder where the content is, as a person would open it
 * @param url the address of the live site
 */
export function checkBudgets(site: Site, folder: string, url: string, messages: Messages) {
  const scripts = new Map<string, string>()
  const fonts = new Map<string, string>()
  for (const [file, html] of site) {
    if (!file.endsWith('.html') || file.startsWith('/admin/') || html instanceof Uint8Array) continue
    const page = file === '/index.html' ? '/' : file.replace(/\.html$/, '')
    const { weight, ofWhichStyle, faults, script, preloadedFonts } = readPage(html, url).facts
    if (weight > budgets.page) messages.warning(heavyPage(page, weight, ofWhichStyle, folder))
    for (const fault of faults) messages.error({ file: `page ${page}`, rule: 'budget', ...fault })
    if (script.length > 0) scripts.set(script.join(' '), page)
    if (preloadedFonts.length > 0) fonts.set(preloadedFonts.join(' '), page)
  }
  for (const [files, page] of scripts) {
    const weights = files
      .split(' ')
      .map((file) => weightOfFile(bytesOf(contentOf(site, file)), budgets.script).facts)
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

/**
 * How many bytes a text has after brotli, as exactly as the limit asks for: at its strongest, brotli takes 100 ms a page,
 * so what is far from the limit is not compressed, and what passes at a weak setting (1 ms) passes.
 *
 * @returns bytes; never less than they are
 */
function weightOf(content: Uint8Array, limit: number): number {
  if (content.length <= limit) return content.length
  const start = Buffer.from(content.subarray(0, 9)).toString()
  // The real pages come down to between a quarter and a sixth, so these are light enough.
  if (content.length <= 3.3 * limit && start === '<!doctype') return limit
  const weak = brotli(content, 2)
  if (weak <= limit) return weak
  const usual = brotli(content, 5)
  // What is far too heavy need not be weighed to the byte.
  return usual <= limit || usual > 2 * limit ? usual : brotli(content, constants.BROTLI_MAX_QUALITY)
}

const weightOfFile = keeping(
  'weight',
  (content: Uint8Array, limit: number) => `${digest(content)} ${limit}`,
  (content, limit) => ({ facts: weightOf(content, limit), text: '' }),
)

const brotli = (content: string | Uint8Array, quality: number) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

type Fault = Pick<Problem, 'reason' | 'remedy'>

interface Read {
  faults: Fault[]
  /** Addresses of what the page fetches at once. */
  script: string[]
  preloadedFonts: string[]
}

const readPage = keeping(
  'budget',
  (page: string | KeptText, url: string) =>
    [url, budgets.page, typeof page === 'string' ? page : page.key].join('\n'),
  (page, url) => {
    const html = String(page)
    const weight = weightOf(bytesOf(page), budgets.page)
    const style = /<style>([^<]*)/.exec(html)?.[1] ?? ''
    const ofWhichStyle = weight > budgets.page ? brotli(style, 5) : 0
    return { facts: { weight, ofWhichStyle, ...read(html, url) }, text: '' }
  },
)

/** Elements that fetch something by themselves. */
const fetching = /<(?:img|source|script|link|iframe|video|audio|embed|object)\b[^>]*>/gi

/** @param url addresses below it are the site's own */
function read(html: string, url: string): Read {
  const faults: Fault[] = []
  const script: string[] = []
  const preloadedFonts: string[] = []
  const elements = [...html.matchAll(fetching)].map(([element]) => element)
  for (const element of elements) {
    const attributes = attributesOf(element)
    const address = attributes.get('src') ?? attributes.get('href') ?? ''
    if (/^<script/.test(element) && address) script.push(address)
    if (attributes.get('rel') === 'preload' && attributes.get('as') === 'font') preloadedFonts.push(address)
    if (isFetched(element, attributes)) {
      const foreign = addressesIn(attributes).find(
        (each) => /^(https?:)?\/\//.test(each) && !each.startsWith(`${url}/`),
      )
      if (foreign)
        faults.push({
          reason: `The page fetches ${foreign} from another site, which tells that site about every visitor.`,
          remedy: 'Put the file into public/ and use it from there.',
        })
    }
    if (element.startsWith('<link') && attributes.get('rel') === 'stylesheet' && isInHead(html, element))
      faults.push({
        reason: `The page waits for the style ${address} before it shows anything.`,
        remedy: 'This is for an engineer: what the first screen needs stands in the page.',
      })
  }
  return { faults: [...faults, ...pictureFaults(html)], script, preloadedFonts }
}

function pictureFaults(html: string): Fault[] {
  const faults: Fault[] = []
  const images = [...html.matchAll(/<img\b[^>]*>/gi)].map(([image]) => image)
  const pictures = [...html.matchAll(/<picture\b[^>]*>.*?<\/picture>/gis)].map(([picture]) => picture)
  const inPictures = new Set(
    pictures
      .filter((picture) => picture.includes('type="image/avif"') && picture.includes('type="image/webp"'))
      .flatMap((picture) => [...picture.matchAll(/<img\b[^>]*>/gi)].map(([image]) => image)),
  )
  for (const image of images) {
    const attributes = attributesOf(image)
    const name = attributes.get('src') ?? ''
    if (!attributes.get('width') || !attributes.get('height'))
      faults.push({ reason: `The picture ${name} has no size, so that the page jumps when it arrives.` })
    if (!inPictures.has(image)) faults.push({ reason: `The picture ${name} has no AVIF and WebP of itself.` })
  }
  const main = images.filter((image) => attributesOf(image).get('fetchpriority') === 'high')
  const preloads = [...html.matchAll(/<link\b[^>]*\bas="image"[^>]*>/gi)].map(([link]) => attributesOf(link))
  const preloaded = preloads.map((attributes) => attributes.get('imagesrcset'))
  if (main.length > 1 || preloads.length !== main.length)
    faults.push({
      reason: `${main.length} pictures of the page are marked as its main one, and ${preloads.length} are fetched in advance: there must be one of each.`,
    })
  else if (preloaded.some((srcset) => srcset && !html.includes(` srcSet="${srcset}"`)))
    faults.push({ reason: 'The page fetches a picture in advance that it does not show.' })
  return faults
}

const isFetched = (element: string, attributes: ReadonlyMap<string, string>) =>
  !element.startsWith('<link') || /\b(stylesheet|preload|icon|manifest)\b/.test(attributes.get('rel') ?? '')

const isInHead = (html: string, element: string) => html.indexOf(element) < html.indexOf('<body')

/** Every address that an element fetches, those of `srcset` included. */
const addressesIn = (attributes: ReadonlyMap<string, string>) =>
  ['src', 'href', 'srcset', 'imagesrcset', 'data', 'poster'].flatMap((name) =>
    (attributes.get(name) ?? '').split(/,\s+/).map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  )

/** By names in small letters. */
const attributesOf = (element: string): ReadonlyMap<string, string> =>
  new Map(
    [...element.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  )
