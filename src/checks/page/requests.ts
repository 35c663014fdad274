/** What a page fetches, and what is wrong with it: budgets of design section 5 that no text can bring about. */
import type { Problem } from '../../diagnostics/messages.ts'
import type { PageReader } from './readPage.ts'
import { candidatesOf } from './references.ts'
import type { Attributes } from './tag.ts'

export interface Requests {
  faults: ReadonlyArray<Pick<Problem, 'reason' | 'remedy'>>
  /** Addresses of what the page fetches at once. */
  scriptFiles: readonly string[]
  preloadedFonts: readonly string[]
  /** For each picture that is marked as the main one, the sets of addresses from which a browser chooses. */
  mainPictures: ReadonlyArray<readonly string[]>
  /** The same for each picture that is fetched in advance. */
  preloadedSets: readonly string[]
}

interface Picture {
  isAvifThere: boolean
  isWebpThere: boolean
  sets: string[]
}

interface Image {
  attributes: Attributes
  /** Where it stands in one. */
  picture: Picture | undefined
}

/** Elements that fetch something by themselves. */
const fetching = new Set(['img', 'source', 'script', 'link', 'iframe', 'video', 'audio', 'embed', 'object'])

/**
 * @param url addresses below it are the site's own
 * @param isInBody whether what is read stands in the body, though it begins later
 */
export function requestsReader(url: string, isInBody: boolean): PageReader<Requests> {
  const faults: Requests['faults'][number][] = []
  const scriptFiles: string[] = []
  const preloadedFonts: string[] = []
  const images: Image[] = []
  const preloadedSets: string[] = []
  let picture: Picture | undefined
  let isBody = isInBody

  const isForeign = (address: string) => /^(https?:)?\/\//.test(address) && !address.startsWith(`${url}/`)

  return {
    read({ element, isEnd, attributes }) {
      if (element === 'picture')
        picture = isEnd ? undefined : { isAvifThere: false, isWebpThere: false, sets: [] }
      if (element === 'body') isBody = true
      if (!fetching.has(element)) return
      const { rel = '', as, type, srcset } = attributes
      const address = attributes.src ?? attributes.href ?? ''
      if (srcset) picture?.sets.push(srcset)
      if (element === 'img') images.push({ attributes, picture })
      if (element === 'source' && picture) {
        if (type === 'image/avif') picture.isAvifThere = true
        if (type === 'image/webp') picture.isWebpThere = true
      }
      if (element === 'script' && address) scriptFiles.push(address)
      if (element === 'link' && rel === 'preload') {
        if (as === 'font') preloadedFonts.push(address)
        if (as === 'image') preloadedSets.push(attributes.imagesrcset ?? '')
      }
      const foreign = isFetched(element, rel) ? addressesIn(attributes).find(isForeign) : undefined
      if (foreign)
        faults.push({
          reason: `The page fetches ${foreign} from another site, which tells that site about every visitor.`,
          remedy: 'Put the file into public/ and use it from there.',
        })
      if (element === 'link' && rel === 'stylesheet' && !isBody)
        faults.push({
          reason: `The page waits for the style ${address} before it shows anything.`,
          remedy: 'This is for an engineer: what the first screen needs stands in the page.',
        })
    },
    found: () => ({
      faults: [...faults, ...images.flatMap(faultsOfImage)],
      scriptFiles,
      preloadedFonts,
      mainPictures: images.filter(isMain).map(({ picture }) => picture?.sets ?? []),
      preloadedSets,
    }),
  }
}

const isMain = ({ attributes }: Image) => attributes.fetchpriority === 'high'

export const joinRequests = (pieces: readonly Requests[]): Requests => ({
  faults: pieces.flatMap(({ faults }) => faults),
  scriptFiles: pieces.flatMap(({ scriptFiles }) => scriptFiles),
  preloadedFonts: pieces.flatMap(({ preloadedFonts }) => preloadedFonts),
  mainPictures: pieces.flatMap(({ mainPictures }) => mainPictures),
  preloadedSets: pieces.flatMap(({ preloadedSets }) => preloadedSets),
})

function faultsOfImage({ attributes: { src = '', width, height }, picture }: Image): Requests['faults'] {
  const isSized = width && height
  return [
    ...(isSized
      ? []
      : [{ reason: `The picture ${src} has no size, so that the page jumps when it arrives.` }]),
    ...(picture?.isAvifThere && picture.isWebpThere
      ? []
      : [{ reason: `The picture ${src} has no AVIF and WebP of itself.` }]),
  ]
}

/** The main picture of a page, and no other one, is fetched in advance. */
export function faultsOfMain(
  mainPictures: Requests['mainPictures'],
  preloadedSets: Requests['preloadedSets'],
): Requests['faults'] {
  if (mainPictures.length > 1 || preloadedSets.length !== mainPictures.length) {
    const reason = `${mainPictures.length} pictures of the page are marked as its main one, and ${preloadedSets.length} are fetched in advance: there must be one of each.`
    return [{ reason }]
  }
  if (preloadedSets.some((set) => set && !mainPictures.flat().includes(set)))
    return [{ reason: 'The page fetches a picture in advance that it does not show.' }]
  return []
}

const isFetched = (element: string, rel: string) =>
  element !== 'link' || /\b(stylesheet|preload|icon|manifest)\b/.test(rel)

/** Every address that an element fetches. */
const addressesIn = ({ src, href, data, poster, srcset, imagesrcset }: Attributes): string[] => [
  ...[src, href, data, poster].filter((address) => address !== undefined),
  ...candidatesOf(srcset),
  ...candidatesOf(imagesrcset),
]
