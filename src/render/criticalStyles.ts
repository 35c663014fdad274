/** The styles of each template: what its pages need of them inline, and for a long page what it fetches below its fold. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fold, foldStyles } from '../../templates/components/Fold.tsx'
import { iconPrefix } from '../../templates/components/Icon.tsx'
import { IconSprite } from '../../templates/components/IconSprite.tsx'
import { hashedName } from '../assets/hashedName.ts'
import { drawingOf } from '../content/icons.ts'
import { type Site, textOf } from '../site.ts'
import { cutStyles, type Rule } from './criticalCss.ts'
import type { Part } from './page.ts'

/** The fold of a body, as the template writes it. */
export const foldTag = renderToStaticMarkup(createElement(Fold))

/** What one page uses: elements and classes, and icons in order of their first use. */
export interface Used {
  selectors: Iterable<string>
  icons: Iterable<string>
}

export interface TemplateStyles {
  /** In the head of each page. */
  inline: string
  /** The addresses of styles and icons that pages fetch below their fold; undefined for pages without one. */
  below: { styles: string; icons: string } | undefined
  files: Site
}

/**
 * The styles of one template.
 *
 * @param above what its pages use above their fold, or anywhere when they have none
 * @param below what they use below their fold
 */
export function stylesOfTemplate(
  rules: readonly Rule[],
  above: Used,
  below: Used | undefined,
): TemplateStyles {
  const namesAbove = new Set(above.selectors)
  const names = new Set([...namesAbove, ...(below?.selectors ?? [])])
  const styles = cutStyles(rules, namesAbove, below ? names : namesAbove)
  if (!below) return { inline: styles.inline, below: undefined, files: new Map() }
  const sprite = renderToStaticMarkup(
    createElement(IconSprite, { icons: namedIcons(below.icons), isFile: true }),
  )
  const addresses = {
    styles: hashedName('/assets/below.css', styles.below),
    icons: hashedName('/assets/icons.svg', sprite),
  }
  return {
    inline: styles.inline,
    below: addresses,
    files: new Map([
      [addresses.styles, styles.below],
      [addresses.icons, sprite],
    ]),
  }
}

/** The names of icons with their drawings. */
export const namedIcons = (names: Iterable<string>) =>
  [...names].flatMap((name) => {
    const drawing = drawingOf(name)
    return drawing ? [{ name, drawing }] : []
  })

/** The fold of a page that fetches its styles from this address. */
export const foldTo = (styles: string): string => foldTag.replace(foldStyles, styles)

const iconReferences = new RegExp(`(?<=href=")#${iconPrefix}([a-z0-9-]+)(?=")`, 'g')

/** A part below a fold: its icons come from a file, except for those that the page draws itself. */
export function fetchIcons({ html, summary, ...part }: Part, drawn: ReadonlySet<string>, file: string): Part {
  const fetched = (icon: string, name: string) => (drawn.has(name) ? icon : file + icon)
  const references = summary.references.map((reference) =>
    reference.startsWith(`#${iconPrefix}`)
      ? fetched(reference, reference.slice(iconPrefix.length + 1))
      : reference,
  )
  const text = textOf(html).replaceAll(iconReferences, fetched)
  return { ...part, html: Buffer.from(text), summary: { ...summary, references } }
}
