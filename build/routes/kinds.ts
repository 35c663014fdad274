/** What pages of one template share: their style, and the files that they fetch for what lies below their fold. */
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fold, foldStyles } from '../../templates/components/Fold.tsx'
import { iconPrefix } from '../../templates/components/Icon.tsx'
import { type IconDrawing, IconSprite } from '../../templates/components/IconSprite.tsx'
import { hashedName } from '../assets/hashedName.ts'
import { drawingOf } from '../assets/icons.ts'
import { type NamesOnPages, namesOn, type PageStyles } from '../assets/pageStyles.ts'
import { remembering } from '../memo.ts'
import type { Site } from '../site/site.ts'

/** A template with all of its pages. */
export type Template = ReactElement['type']

export interface Kind {
  /** What stands in the head of each page. */
  styles: string
  /** Addresses; undefined for pages without a fold. */
  below: { styles: string; icons: string } | undefined
  files: Site
}

const noFiles: Site = new Map()
const foldTag = renderToStaticMarkup(createElement(Fold))
const iconReferences = new RegExp(`href="#${iconPrefix}([a-z0-9-]+)"`, 'g')

/**
 * Every template that has pages, with what they share.
 *
 * @param bodies the finished bodies with their templates
 */
export function kindsOfPages(
  bodies: ReadonlyArray<{ template: Template; body: string }>,
  stylesFor: (names: NamesOnPages) => PageStyles,
): ReadonlyMap<Template, Kind> {
  const byTemplate = new Map<Template, string[]>()
  for (const { template, body } of bodies) {
    const pages = byTemplate.get(template)
    if (pages) pages.push(body)
    else byTemplate.set(template, [body])
  }
  return new Map([...byTemplate].map(([template, pages]) => [template, kindOf(pages, stylesFor)]))
}

function kindOf(bodies: readonly string[], stylesFor: (names: NamesOnPages) => PageStyles): Kind {
  const parts = bodies.map(atFold)
  const above = union(parts.map((part) => namesOn(part.above)))
  const { inline, below } = stylesFor({
    above,
    all: union([above, ...parts.map((part) => namesOn(part.below))]),
  })
  if (parts.every((part) => !part.below)) return { styles: inline, below: undefined, files: noFiles }
  const drawings = spriteFile([...union(parts.map((part) => new Set(iconNamesOn(part.below))))])
  const addresses = {
    styles: hashedName('/assets/below.css', below),
    icons: hashedName('/assets/icons.svg', drawings),
  }
  const files = new Map([
    [addresses.styles, below],
    [addresses.icons, drawings],
  ])
  return { styles: inline, below: addresses, files }
}

/** A body ready for its document: the part below the fold refers to files; and the icons that the page itself draws. */
export function assemble(body: string, { below: addresses }: Kind) {
  const { above, below } = atFold(body)
  const drawn = new Set(iconNamesOn(above))
  const icons = [...drawn].flatMap(iconNamed)
  if (!addresses) return { above, body, icons }
  const fetched = below.replaceAll(iconReferences, (reference, name: string) =>
    drawn.has(name) ? reference : `href="${addresses.icons}#${iconPrefix}${name}"`,
  )
  return { above, body: above + foldTag.replace(foldStyles, addresses.styles) + fetched, icons }
}

const atFold = (body: string) => {
  const [above = '', below = ''] = body.split(foldTag)
  return { above, below }
}

const union = (sets: ReadonlyArray<ReadonlySet<string>>): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]))

/** In order of their first use. */
const iconNamesOn = (html: string) => [
  ...new Set([...html.matchAll(iconReferences)].map(([, name = '']) => name)),
]

function iconNamed(name: string): { name: string; drawing: IconDrawing }[] {
  const drawing = drawingOf(name)
  return drawing ? [{ name, drawing }] : []
}

const spriteFile = remembering(
  (names: readonly string[]) => names.join(' '),
  (names) =>
    renderToStaticMarkup(createElement(IconSprite, { icons: names.flatMap(iconNamed), isFile: true })),
)
