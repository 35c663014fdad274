/**
 * Critical CSS: the styles that pages of a template use, inline, and for long pages a file with the styles below their
 * fold. All pages of a template share the result, so that a Content-Security-Policy by hash has one entry for each
 * template, however many guides there are.
 */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { hashedName } from '../assets/hashedName.ts'
import { cachedData } from '../cache.ts'
import { drawingOf } from '../content/lucideIcons.ts'
import { memoizeLast } from '../memoize.ts'
import type { Site } from '../siteFiles.ts'
import { iconPrefix } from './Icon.tsx'
import { IconSprite } from './IconSprite.tsx'
import { isOnPage, type Selector, selectorsIn } from './selectors.ts'

/** What one page uses: elements and classes, and icons in order of their first use. */
interface Used {
  selectors: ReadonlySet<string>
  icons: ReadonlySet<string>
}

/**
 * The styles of one template: inside each page, and with icons for what is below the fold of its pages, if they have one.
 *
 * @param css all styles of the site, minified
 * @param above what its pages use above their fold, or anywhere when they have none
 */
export function stylesOfTemplate(css: string, above: Used, below: Used | undefined) {
  const styles = cachedData(
    () => cutStyles(css, above.selectors, below?.selectors),
    'styles',
    css,
    [...above.selectors].join(' '),
    [...(below?.selectors ?? ['no fold'])].join(' '),
  )
  const files: Site = new Map()
  if (!below) return { inline: styles.inline, below: undefined, files }
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
    files: files.set(addresses.styles, styles.below).set(addresses.icons, sprite),
  }
}

/** Icons with their drawings; unknown names are left out. */
export const namedIcons = (names: Iterable<string>) =>
  [...names].flatMap((name) => {
    const drawing = drawingOf(name)
    return drawing ? [{ name, drawing }] : []
  })

const iconReferences = new RegExp(`(?<=href=")#${iconPrefix}([a-z0-9-]+)(?=")`, 'g')

/** HTML below a fold: its icons come from a file, except for those that the page draws itself. */
export const fetchIcons = (html: string, drawn: ReadonlySet<string>, file: string): string =>
  html.replaceAll(iconReferences, (icon, name: string) => (drawn.has(name) ? icon : file + icon))

/** A rule with its declarations, or a group of rules such as `@media`. */
interface Rule {
  /** Everything before the brace. */
  prelude: string
  /** The selectors of a rule; empty for a group. Each is compared with the pages of every template. */
  selectors: readonly Selector[]
  /** Declarations and nested rules, as written. Unused for a group, whose `rules` are printed instead. */
  body: string
  /** The rules of a group; undefined for a rule. */
  rules: Rule[] | undefined
}

/** At-rules that hold rules; all others, such as `@font-face`, are kept as they are. */
const groups = /^@(media|layer|supports|container|starting-style)\b/

/**
 * Cuts a style down to what pages need.
 *
 * A selector is kept when the pages have every class and element that it names, except for those in `:not()`, and of each
 * `:is()`, `:where()` and `:has()` at least one selector. Rules nested in a rule that is kept stay with it.
 *
 * @param css minified by esbuild, so free of comments
 * @param above the elements (`h3`) and classes (`.card`) above the fold, or anywhere on pages without one
 * @param below those below it
 */
export function cutStyles(
  css: string,
  above: ReadonlySet<string>,
  below: ReadonlySet<string> | undefined,
): { inline: string; below: string } {
  const rules = rulesOf(css)
  const namesAbove = withDocument(above)
  const isAbove = (selector: Selector, isLater: boolean) =>
    !(below && (isLater || isForLater(selector))) && isOnPage(selector, namesAbove)
  const inline = print(rules, isAbove, true)
  if (!below) return { inline, below: '' }
  const names = new Set([...namesAbove, ...below])
  const isBelow = (selector: Selector, isLater: boolean) =>
    isOnPage(selector, names) && !isAbove(selector, isLater)
  return splitTokens(inline, print(rules, isBelow, false))
}

/**
 * Moves the custom properties of the document that only styles below use to these, and drops those that nothing uses: one on
 * the document makes the browser compute the styles of all elements again.
 */
function splitTokens(above: string, below: string): { inline: string; below: string } {
  const later: string[] = []
  const inline = above.replace(/(?<=@layer tokens\{:root\{)[^}]*/, (declarations) => {
    const isUsedIn = (styles: string) => (declaration: string) => {
      const [name] = /^--[\w-]+/.exec(declaration) ?? []
      return name === undefined || styles.includes(`var(${name}`)
    }
    const [isUsed, isUsedBelow] = [isUsedIn(above), isUsedIn(below)]
    const unused = declarations.split(';').filter((declaration) => !isUsed(declaration))
    later.push(...unused.filter(isUsedBelow))
    return declarations.split(';').filter(isUsed).join(';')
  })
  return { inline, below: (later.length > 0 ? `@layer tokens{:root{${later.join(';')}}}` : '') + below }
}

/** Groups that the first screen of most visitors does not need: for paper, forced colours, the plain page, and Firefox; less motion. */
const later =
  /^@media(?: print$|\(forced-colors|\(prefers-reduced-motion: ?reduce)|^@supports (?:not \(color: ?revert-layer|\(-moz-)/

/** What a visitor has to open is closed at first, nothing is pointed at, pressed or selected, and no page is left. */
const isForLater = ({ text }: Selector) =>
  /\[open\]|:hover|:active|:focus-visible|::selection|::view-transition/.test(text)

/** Adds the elements of the document around a body, and those that scripts may add. */
const withDocument = (names: ReadonlySet<string>) =>
  new Set([...names, 'html', 'body', 'main', 'svg', 'p', 'a', '.js'])

/** @param withStatements whether `@layer a, b;`, `@font-face` and the like are kept */
function print(
  rules: readonly Rule[],
  wants: (selector: Selector, isLater: boolean) => boolean,
  withStatements: boolean,
  isLater = false,
): string {
  let css = ''
  for (const { prelude, selectors, body, rules: inner } of rules) {
    if (inner) {
      const content = print(inner, wants, withStatements, isLater || later.test(prelude))
      if (content) css += `${prelude}{${content}}`
    } else if (prelude.startsWith('@keyframes')) {
      // They come after the rules of their group that use them, and stay with those.
      if (css) css += `${prelude}{${body}}`
    } else if (prelude.startsWith('@') || body === '') {
      if (withStatements) css += body === '' ? `${prelude};` : `${prelude}{${body}}`
    } else {
      const wanted = selectors.filter((selector) => wants(selector, isLater))
      if (wanted.length > 0) css += `${wanted.map(({ text }) => text).join(',')}{${body}}`
    }
  }
  return css
}

/** All templates cut the same styles. */
const rulesOf = memoizeLast(readRules)

function readRules(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  while (start < css.length) {
    const brace = css.indexOf('{', start)
    const statement = css.indexOf(';', start)
    if (statement !== -1 && (brace === -1 || statement < brace)) {
      rules.push({ prelude: css.slice(start, statement), selectors: [], body: '', rules: undefined })
      start = statement + 1
      continue
    }
    if (brace === -1) break
    const end = closingBrace(css, brace)
    const prelude = css.slice(start, brace).trim()
    const body = css.slice(brace + 1, end)
    const inner = groups.test(prelude) ? readRules(body) : undefined
    const before = rules.at(-1)
    // Each file of a component opens the same layer again; groups that follow each other become one.
    if (inner && before?.rules && before.prelude === prelude) before.rules.push(...inner)
    else rules.push({ prelude, selectors: inner ? [] : selectorsIn(prelude), body, rules: inner })
    start = end + 1
  }
  return rules
}

const bracesAndStrings = /[{}]|"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|'(?:[^'\\]|\\[\s\S])*(?:'|\\?$)/g

/** Where the block that opens at `from` closes; braces in quotes do not count. */
function closingBrace(css: string, from: number): number {
  let depth = 0
  for (const { 0: token, index } of css.slice(from).matchAll(bracesAndStrings)) {
    if (token === '{') depth++
    else if (token === '}' && --depth === 0) return from + index
  }
  return css.length
}
