/** The part of the style that a page needs: rules for classes that it does not have are left out. */
import { identityOf, remembering } from '../memo.ts'

/** A rule with its declarations, or a group of rules such as `@media`. */
interface Rule {
  /** Everything before the brace. */
  prelude: string
  /** Declarations and nested rules as they stand; for a group, only what `rules` does not hold. */
  body: string
  /** The rules of a group; undefined for a rule of its own. */
  rules: Rule[] | undefined
}

/** At-rules that hold rules; all others, such as `@font-face`, are kept as they are. */
const groups = /^@(media|layer|supports|container)\b/

/**
 * Reads a minified style once, and gives a function that cuts it down to a page.
 *
 * A selector is kept when the page has every class that it asks for outside of `:not()`, `:is()`, `:where()` and
 * `:has()`. Rules nested in a rule that is kept stay with it.
 *
 * @param css minified by esbuild, so free of comments
 * @returns from the classes on a page to its style
 */
export function stylesFor(css: string): (classes: readonly string[]) => string {
  const rules = rulesOf(css)
  return (classes) => styleOf(rules, classes)
}

const rulesOf = remembering((css: string) => css, readRules)

const styleOf = remembering(
  (rules: readonly Rule[], classes: readonly string[]) => `${identityOf(rules)} ${classes.join(' ')}`,
  (rules, classes) => print(rules, new Set(classes)),
)

function print(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  let css = ''
  for (const { prelude, body, rules: inner } of rules) {
    if (inner) {
      const content = print(inner, classes)
      if (content) css += `${prelude}{${content}}`
    } else if (prelude.startsWith('@') || body === '') {
      css += body === '' ? `${prelude};` : `${prelude}{${body}}`
    } else {
      const needed = splitSelectors(prelude).filter((selector) => isOnPage(selector, classes))
      if (needed.length > 0) css += `${needed.join(',')}{${body}}`
    }
  }
  return css
}

const isOnPage = (selector: string, classes: ReadonlySet<string>) =>
  [...withoutArguments(selector).matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name))

/** `.a:not(.b)` → `.a:not` */
function withoutArguments(selector: string): string {
  let depth = 0
  let kept = ''
  for (const character of selector) {
    if (character === ')') depth--
    if (depth === 0 && character !== ')') kept += character === '(' ? '' : character
    if (character === '(') depth++
  }
  return kept
}

/** At the commas that stand outside of brackets. */
function splitSelectors(prelude: string): string[] {
  const selectors: string[] = ['']
  let depth = 0
  for (const character of prelude) {
    if (character === '(' || character === '[') depth++
    if (character === ')' || character === ']') depth--
    if (character === ',' && depth === 0) selectors.push('')
    else selectors[selectors.length - 1] += character
  }
  return selectors
}

function readRules(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  while (start < css.length) {
    const brace = css.indexOf('{', start)
    const statement = css.indexOf(';', start)
    if (statement !== -1 && (brace === -1 || statement < brace)) {
      rules.push({ prelude: css.slice(start, statement), body: '', rules: undefined })
      start = statement + 1
      continue
    }
    if (brace === -1) break
    const end = closingBrace(css, brace)
    const prelude = css.slice(start, brace).trim()
    const body = css.slice(brace + 1, end)
    rules.push({ prelude, body, rules: groups.test(prelude) ? readRules(body) : undefined })
    start = end + 1
  }
  return rules
}

/** Where the block that opens at `from` closes; braces in quotes do not count. */
function closingBrace(css: string, from: number): number {
  let depth = 0
  let quote = ''
  for (let index = from; index < css.length; index++) {
    const character = css[index] ?? ''
    if (quote) {
      if (character === '\\') index++
      else if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return index
  }
  return css.length
}
