/** The styles of each template: what its pages need of them inline, and for a long page what it fetches below its fold. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fold, foldStyles } from '../../templates/components/Fold.tsx'
import { iconPrefix } from '../../templates/components/Icon.tsx'
import { IconSprite } from '../../templates/components/IconSprite.tsx'
import { hashedName } from '../assets/hashedName.ts'
import { drawingOf } from '../content/icons.ts'
import type { Site } from '../site.ts'
import { cutStyles, type Rule } from './criticalCss.ts'

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

const iconReferences = new RegExp(`href="#${iconPrefix}([a-z0-9-]+)"`, 'g')

/** The HTML below a fold, with the fold that fetches its styles. Its icons come from a file unless the page draws them itself. */
export function fetchBelowFold(
  html: string,
  drawn: ReadonlySet<string>,
  addresses: { styles: string; icons: string },
): string {
  const fetched = html.replaceAll(iconReferences, (reference, name: string) =>
    drawn.has(name) ? reference : `href="${addresses.icons}#${iconPrefix}${name}"`,
  )
  return foldTag.replace(foldStyles, addresses.styles) + fetched
}
