/** What pages of one template share: their style, and the files that they fetch for what lies below their fold. */
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fold, foldStyles } from '../../templates/components/Fold.tsx'
import { iconPrefix } from '../../templates/components/Icon.tsx'
import { type IconDrawing, IconSprite } from '../../templates/components/IconSprite.tsx'
import { hashedName } from '../assets/hashedName.ts'
import { drawingOf } from '../assets/icons.ts'
import type { Tag } from '../checks/page/tag.ts'
import { remembering } from '../memo.ts'
import type { Site } from '../site.ts'
import { type NamesOnPages, namesOn, type PageStyles } from './criticalCss.ts'

/** The name of the template of a page. */
export const templateOf = ({ type }: ReactElement): string => Object(type).name

export interface Kind {
  /** What stands in the head of each page. */
  styles: string
  /** Undefined for pages without a fold. */
  below: Fetched | undefined
  files: Site
}

/** The addresses of what pages fetch for what lies below their fold. */
interface Fetched {
  styles: string
  icons: string
}

/** What a part of a body is made of; names with spaces between them, because most pages have the same ones. */
interface Part {
  /** Classes and elements, as `pageStyles` names them, in the order of letters. */
  names: string
  /** Icons, in order of their first use. */
  icons: string
}

/** A body above its fold, and below it where it has one. */
export interface Parts {
  above: Part
  below: Part | null
}

const noFiles: Site = new Map()
const iconAddress = `#${iconPrefix}`
const iconReferences = new RegExp(`href="${iconAddress}([a-z0-9-]+)"`, 'g')

/** @param below what stands below the fold; undefined where there is none */
export const partsOf = (above: readonly Tag[], below?: readonly Tag[]): Parts => ({
  above: partOf(above),
  below: below === undefined ? null : partOf(below),
})

/** The parts of a body that is put together from pieces, one of which may have the fold. */
export function joinParts(pieces: readonly Parts[]): Parts {
  const fold = pieces.findIndex(({ below }) => below !== null)
  const above = fold < 0 ? pieces : pieces.slice(0, fold + 1)
  const below = fold < 0 ? [] : pieces.slice(fold + 1).map((piece) => piece.above)
  const first = pieces[fold]?.below
  return {
    above: joinPart(above.map((piece) => piece.above)),
    below: first ? joinPart([first, ...below]) : null,
  }
}

/** Of a thousand cards, nearly all have the same part. */
const joinPart = (parts: readonly Part[]) => joinDifferent([...new Set(parts)])

const joinDifferent = remembering(
  (parts: readonly Part[]) => parts.map(({ names, icons }) => `${names}\n${icons}`).join('\n'),
  (parts): Part => ({
    names: [...union(parts.map(({ names }) => names))].sort().join(' '),
    icons: [...union(parts.map(({ icons }) => icons))].join(' '),
  }),
  { isCommon: true },
)

function partOf(all: readonly Tag[]): Part {
  // Most are written alike, and so are the same ones.
  const tags = new Set(all)
  const icons = new Set<string>()
  for (const { isSilent, element, attributes } of tags)
    if (!isSilent && element === 'use' && attributes.href?.startsWith(iconAddress))
      icons.add(attributes.href.slice(iconAddress.length))
  return { names: namesOn(tags).sort().join(' '), icons: [...icons].join(' ') }
}

/** By the names of templates. */
export type Kinds = ReadonlyMap<string, Kind>

/**
 * What pages of each template share.
 *
 * @param bodies the parts of all bodies, the same object for those that have the same, with the names of their templates
 */
export function kindsOfPages(
  bodies: Iterable<{ template: string; parts: Parts }>,
  stylesFor: (names: NamesOnPages) => PageStyles,
): Kinds {
  const byTemplate = new Map<string, Set<Parts>>()
  for (const { template, parts } of bodies) {
    const pages = byTemplate.get(template)
    if (pages) pages.add(parts)
    else byTemplate.set(template, new Set([parts]))
  }
  return new Map([...byTemplate].map(([template, pages]) => [template, kindOf([...pages], stylesFor)]))
}

/** The same where nobody knows what is on the pages: everything stands in each. */
export function wholeKinds(templates: readonly string[], styles: string): Kinds {
  const kind = wholeKind(styles)
  return new Map(templates.map((template) => [template, kind]))
}

const wholeKind = (styles: string): Kind => ({ styles, below: undefined, files: noFiles })

function kindOf(pages: readonly Parts[], stylesFor: (names: NamesOnPages) => PageStyles): Kind {
  const below = pages.flatMap((page) => page.below ?? [])
  const namesAbove = union(pages.map((page) => page.above.names))
  const styles = stylesFor({
    above: namesAbove,
    all: union([...namesAbove, ...below.map(({ names }) => names)]),
  })
  if (below.length === 0) return wholeKind(styles.inline)
  const drawings = spriteFile([...union(below.map(({ icons }) => icons))])
  const addresses = {
    styles: hashedName('/assets/below.css', styles.below),
    icons: hashedName('/assets/icons.svg', drawings),
  }
  const files = new Map([
    [addresses.styles, styles.below],
    [addresses.icons, drawings],
  ])
  return { styles: styles.inline, below: addresses, files }
}

/** The icons that a page draws itself. */
export function iconsAbove({ above, below }: Parts, kind: Kind): NamedIcon[] {
  return [...union([above.icons, ...(below && !kind.below ? [below.icons] : [])])].flatMap(iconNamed)
}

/**
 * A body of which the part below the fold refers to files.
 *
 * @param drawn the icons that the page draws itself
 */
export function joinAtFold(
  above: string,
  below: string,
  drawn: readonly NamedIcon[],
  addresses: Fetched,
): string {
  const names = new Set(drawn.map(({ name }) => name))
  const fetched = below.replaceAll(iconReferences, (reference, name: string) =>
    names.has(name) ? reference : `href="${addresses.icons}#${iconPrefix}${name}"`,
  )
  return above + foldTag.replace(foldStyles, addresses.styles) + fetched
}

/** What stands where a body has its fold, as templates draw it. */
export const foldTag = renderToStaticMarkup(createElement(Fold))

/** @param lists names with spaces between them */
const union = (lists: readonly string[]): ReadonlySet<string> =>
  new Set([...new Set(lists)].flatMap((list) => (list === '' ? [] : list.split(' '))))

export interface NamedIcon {
  name: string
  drawing: IconDrawing
}

function iconNamed(name: string): NamedIcon[] {
  const drawing = drawingOf(name)
  return drawing ? [{ name, drawing }] : []
}

const spriteFile = remembering(
  (names: readonly string[]) => names.join(' '),
  (names) =>
    renderToStaticMarkup(createElement(IconSprite, { icons: names.flatMap(iconNamed), isFile: true })),
)
