/**
 * What a page has alone → the finished page. What stands around that (style, script, icons, menu, footer) is the same on most
 * pages of a kind: so a document is a sequence of pieces, which are put together when the site is written.
 */
import { createElement } from 'react'
import { Document, type DocumentProps, type HeadLink } from '../../templates/Document.tsx'
import { joinReadings, type Reading, readHtml } from '../checks/page/readPage.ts'
import type { Content } from '../content/types.ts'
import { type KeptText, keeping } from '../keep.ts'
import { identityOf, remembering } from '../memo.ts'
import { fileOfRoute, type Site } from '../site.ts'
import { digest } from '../store.ts'
import { draw, hole } from './draw.ts'
import type { Frame } from './frames.ts'
import { iconsAbove, joinAtFold, type Kind, type Kinds, type NamedIcon, type Parts } from './kinds.ts'
import { PageOfPieces, type Surrounding } from './pageOfPieces.ts'
import type { Page } from './pages.ts'

export interface PageAssets {
  /** The address of the client script. */
  script: string
  favicon: string | undefined
  /** The address of the display font. */
  font: string
  links: readonly HeadLink[]
  /** The colour that browsers put around the page. */
  themeColour: string
}

/** Every page as a finished file, and the files that pages fetch for what lies below their fold. */
export function putTogether(
  pages: readonly Page[],
  { site }: Content,
  kinds: Kinds,
  assets: PageAssets,
): { pages: Site; files: Site } {
  const sharedKey = digest(JSON.stringify([site, assets]))
  const settings = new Map(
    [...new Set(kinds.values())].map((kind): [Kind, Setting] => [
      kind,
      { key: digest(JSON.stringify([sharedKey, kind])), kind, site, assets },
    ]),
  )
  const documents: Site = new Map()
  for (const page of pages) {
    const { path, template } = page.route
    const kind = kinds.get(template)
    const setting = kind && settings.get(kind)
    if (!setting) throw new Error(`nothing is known of the template of ${path}`)
    documents.set(fileOfRoute(path), documentOf(page, setting))
  }
  return { pages: documents, files: new Map([...settings.keys()].flatMap(({ files }) => [...files])) }
}

/** What all documents of a kind are made of. */
interface Setting {
  /** Stands for all the rest. */
  key: string
  kind: Kind
  site: Content['site']
  assets: PageAssets
}

function documentOf(page: Page, setting: Setting): KeptText {
  // Below a fold, icons are fetched: the pieces are not in the page as they were drawn.
  if (setting.kind.below) return foldedDocument(page, setting)
  const { own, frame, group } = page
  return new PageOfPieces(
    `${setting.key} ${frame.key} ${own.key}`,
    own,
    () => surroundingOf(setting, frame, page.parts()),
    group,
  )
}

const foldedDocument = keeping(
  'page with a fold',
  ({ frame, own }: Page, { key }: Setting) => [key, frame.key, own.key].join('\n'),
  (page, setting) => {
    const { frame, own } = page
    const { kind } = setting
    const { headBytes, foldAt } = own.facts
    const text = Buffer.from(own.bytes())
    const head = text.toString('utf8', 0, headBytes)
    const above = frame.above().html + text.toString('utf8', headBytes, foldAt ?? undefined)
    const below = (foldAt === null ? '' : text.toString('utf8', foldAt)) + frame.below().html
    const icons = iconsAbove(page.parts(), kind)
    const { beforeHead, beforeBody, end } = documentAround(setting, icons)
    const body = kind.below ? joinAtFold(above, below, icons, kind.below) : above + below
    return { facts: null, text: beforeHead + head + beforeBody + body + end }
  },
)

/** What stands around what a page has alone. */
const surroundingOf = remembering(
  ({ key }: Setting, frame: Frame, parts: Parts) => `${key} ${frame.key} ${identityOf(parts)}`,
  (setting, frame, parts): Surrounding => {
    const icons = iconsAbove(parts, setting.kind)
    const { url } = setting.site
    const { beforeHead, beforeBody, end } = documentAround(setting, icons)
    let reading: Reading | undefined
    return {
      hash: digest([setting.key, frame.key, namesOf(icons)].join(' ')),
      beforeHead: Buffer.from(beforeHead),
      beforeBody: Buffer.from(beforeBody + frame.above().html),
      end: Buffer.from(frame.below().html + end),
      reading() {
        reading ??= joinReadings([
          readHtml(beforeHead + beforeBody + end, url),
          frame.above().found(),
          frame.below().found(),
        ])
        return reading
      },
    }
  },
)

/** A document without its head and body. */
const documentAround = remembering(
  ({ key }: Setting, icons: readonly NamedIcon[]) => `${key} ${namesOf(icons)}`,
  ({ kind: { styles }, site, assets }, icons) => {
    const props: DocumentProps = {
      ...assets,
      icons,
      styles,
      language: site.language,
      measurementId: site.analytics?.measurementId,
    }
    const html = `<!doctype html>${draw(createElement(Document, props))}\n`
    const [beforeHead = '', beforeBody = '', end = ''] = html.split(hole)
    return { beforeHead, beforeBody, end }
  },
  { isCommon: true },
)

const namesOf = (icons: readonly NamedIcon[]) => icons.map(({ name }) => name).join(' ')
