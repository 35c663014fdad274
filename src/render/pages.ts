/**
 * Routes → what each page has alone: its head, and what it shows between menu and footer. Everything else on it is put
 * around that by `documents`.
 */
import type { ShareImage } from '../../templates/Document.tsx'
import type { ShareImages } from '../assets/shareImages.ts'
import { joinReadings, type Reading } from '../checks/page/readPage.ts'
import type { Content } from '../content/types.ts'
import { type Kept, keeping } from '../keep.ts'
import { identityOf, recalling, remembering } from '../memo.ts'
import type { AnyRoute, FormRoute, WholeRoute } from '../pages/routes.ts'
import type { Pictures } from '../pages/views.ts'
import { digest, digestOf } from '../store.ts'
import { type Drawn, drawPage, type PageSetting } from './drawPage.ts'
import { drawForm } from './forms.ts'
import { type Frame, framesOf } from './frames.ts'
import { shareImageOf } from './head.ts'
import { joinParts, type Parts } from './kinds.ts'
import type { PageGroup } from './pageGroups.ts'
import type { PieceFacts } from './pieces.ts'

export interface Page {
  route: AnyRoute
  frame: Frame
  /** Its head, and behind that what stands within the frame. */
  own: Kept<OwnFacts>
  /** The parts of all its body; the same object for pages that have the same. */
  parts: () => Parts
  /** Where it is known by a group: what that tells of it. */
  group?: PageGroup
}

export interface OwnFacts extends PieceFacts {
  /** How many bytes the head has. */
  headBytes: number
  /** How many bytes stand above the fold, the head's included; null for a page without one. */
  foldAt: number | null
  /** What checks want to know of head and body. */
  reading: Reading
}

/** Files that heads name. */
export interface HeadFiles {
  favicon: string | undefined
  shareImages: Omit<ShareImages, 'files'>
}

/** All pages, each to be drawn when somebody asks for it. */
export function renderPages(
  routes: readonly AnyRoute[],
  content: Content,
  pictures: Pictures,
  { favicon, shareImages }: HeadFiles,
): Page[] {
  const { site } = content
  const frameOf = framesOf(content)
  const key = digest(JSON.stringify([site, favicon, [...pictures.values()]]))
  const setting: Setting = { key, site, favicon, pictures }
  return routes.map((route) => {
    const frame = frameOf(route)
    const own = renderOwn(route, shareImageOf(route, site, shareImages, favicon), setting)
    return { route, frame, own, parts: recalling(() => partsWithin(frame, own.facts.parts), true) }
  })
}

interface Setting extends PageSetting {
  /** Stands for all the rest. */
  key: string
}

const renderOwn = keeping(
  'page',
  (route: AnyRoute, image: ShareImage | undefined, { key }: Setting) =>
    [key, 'form' in route ? route.key : (route.key ?? keyOf(route)), JSON.stringify(image)].join('\n'),
  (route, image, setting) => {
    const { head, above, below, found, ...facts } =
      'form' in route ? drawFormOf(route, image, setting) : drawPage(route, image, setting)
    const headBytes = Buffer.byteLength(head)
    return {
      facts: {
        headBytes,
        foldAt: below === undefined ? null : headBytes + Buffer.byteLength(above),
        ...facts,
        reading: joinReadings(found),
      } satisfies OwnFacts,
      text: head + above + (below ?? ''),
    }
  },
  { isHeld: true },
)

function drawFormOf({ form }: FormRoute, image: ShareImage | undefined, setting: Setting): Drawn {
  const { url = '', alt = '', ...kind } = image ?? {}
  return drawForm(
    [setting.key, form.key, JSON.stringify(kind)].join('\n'),
    { ...form.texts(), shareImage: [url, alt] },
    ({ shareImage: [url = '', alt = ''], ...texts }) =>
      drawPage(form.of(texts), image && { ...image, url, alt }, setting),
    setting.site.url,
  )
}

/** Stands for everything that a route says and shows. */
const keyOf = ({ template, path, canonicalPath, page, metadata, subject, crumbs }: WholeRoute) =>
  [
    template,
    digestOf(Object(page.props)),
    digestOf(metadata),
    digestOf(subject),
    JSON.stringify([path, canonicalPath, crumbs]),
  ].join('\n')

/** The parts of a body, of which some stand within a frame; the same object for those that have the same. */
export const partsWithin = remembering(
  (frame: Frame, parts: Parts) => `${frame.key} ${identityOf(parts)}`,
  (frame, parts) => sameParts(frame, parts),
)

const sameParts = remembering(
  (frame: Frame, { above, below }: Parts) =>
    [frame.key, above.names, above.icons, below?.names, below?.icons].join('\n'),
  (frame, parts) => joinParts([frame.above().facts.parts, parts, frame.below().facts.parts]),
)
