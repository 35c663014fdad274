/**
 * The part of the style that pages of one kind need: rules for classes and elements that none of them has are left out. One style for
 * all of a kind, so that a content security policy by hash has a handful of them, however many guides there are.
 */

import type { Tag } from '../checks/page/tag.ts'
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

/** The names of classes (`.card`) and elements (`h3`) that stand on the pages of one kind. */
export interface NamesOnPages {
  /** On the first screen and anywhere on pages without a fold. */
  above: ReadonlySet<string>
  /** Below the fold, the first screen's included. */
  all: ReadonlySet<string>
}

/** The style that stands in a page, and the one that it fetches for what lies below its fold. */
export interface PageStyles {
  inline: string
  below: string
}

/**
 * Reads a minified style once, and gives a function that cuts it down to what pages need.
 *
 * A selector is kept when the pages have every class and element that it asks for outside of `:not()`, `:is()`, `:where()` and
 * `:has()`. Rules nested in a rule that is kept stay with it.
 *
 * @param css minified by esbuild, so free of comments
 * @returns from the names on pages to their style
 */
export function stylesFor(css: string): (names: NamesOnPages) => PageStyles {
  const rules = rulesOf(css)
  return (names) => stylesOf(rules, names)
}

const rulesOf = remembering((css: string) => css, readRules)

const asText = (names: ReadonlySet<string>) => [...names].sort().join(' ')

const stylesOf = remembering(
  (rules: readonly Rule[], { above, all }: NamesOnPages) =>
    [identityOf(rules), asText(above), asText(all)].join('\n'),
  (rules, { above, all }): PageStyles => {
    if (all.size === above.size) {
      return {
        inline: print(rules, { statements: true, wants: (selector) => isOnPage(selector, all) }),
        below: '',
      }
    }
    // Paper can wait as well.
    const isAbove = (selector: string, onPaper: boolean) => !onPaper && isOnPage(selector, above)
    return {
      inline: print(rules, { statements: true, wants: isAbove }),
      below: print(rules, {
        statements: false,
        wants: (selector, onPaper) => isOnPage(selector, all) && !isAbove(selector, onPaper),
      }),
    }
  },
)

/** What the document around a body consists of, and what scripts may add. */
const everywhere = ['html', 'body', 'main', 'svg', 'p', 'a']

/** The classes and elements that a piece of HTML uses, each once. */
export function namesOn(tags: Iterable<Tag>): string[] {
  const names = new Set(everywhere)
  for (const tag of tags) for (const name of tag.names) names.add(name)
  return [...names]
}

interface Choice {
  /** Whether `@layer a, b;`, `@font-face` and the like are kept. */
  statements: boolean
  wants: (selector: string, onPaper: boolean) => boolean
}

function print(rules: readonly Rule[], choice: Choice, onPaper = false): string {
  let css = ''
  for (const { prelude, body, rules: inner } of rules) {
    if (inner) {
      const content = print(inner, choice, onPaper || prelude === '@media print')
      if (content) css += `${prelude}{${content}}`
    } else if (prelude.startsWith('@') || body === '') {
      if (choice.statements) css += body === '' ? `${prelude};` : `${prelude}{${body}}`
    } else {
      const wanted = splitSelectors(prelude).filter((selector) => choice.wants(selector, onPaper))
      if (wanted.length > 0) css += `${wanted.join(',')}{${body}}`
    }
  }
  return css
}

const isOnPage = (selector: string, names: ReadonlySet<string>) =>
  partsOf(selector).every((part) => names.has(part))

/** The classes and elements that a selector asks for: `.card>p:hover` → `.card`, `p` */
const partsOf = remembering(
  (selector: string) => selector,
  (selector): readonly string[] =>
    withoutArguments(selector.replaceAll(/\[[^\]]*\]/g, '')).match(
      /\.[\w-]+|(?<![\w:.#&-])[a-z][a-z0-9]*/g,
    ) ?? [],
)

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
    const inner = groups.test(prelude) ? readRules(body) : undefined
    const before = rules.at(-1)
    // Each component comes in a file and so in a layer of its own, though they all are in one.
    if (inner && before?.rules && before.prelude === prelude) before.rules.push(...inner)
    else rules.push({ prelude, body, rules: inner })
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
