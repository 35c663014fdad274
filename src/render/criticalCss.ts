/**
 * Cuts styles down to what pages of one template need. All of them share the result, so that a Content-Security-Policy
 * by hash has one entry for each template, however many guides there are.
 */

/** A rule with its declarations, or a group of rules such as `@media`. */
export interface Rule {
  /** Everything before the brace. */
  prelude: string
  /** Those of a rule of its own: each is compared with the pages of every template. */
  selectors: readonly Selector[]
  /** Declarations and nested rules as they stand; for a group, only what `rules` does not hold. */
  body: string
  /** The rules of a group; undefined for a rule of its own. */
  rules: Rule[] | undefined
}

interface Selector {
  text: string
  /** The classes and elements that it names. */
  parts: readonly string[]
}

/** At-rules that hold rules; all others, such as `@font-face`, are kept as they are. */
const groups = /^@(media|layer|supports|container)\b/

/** The styles inside a page, and those that it fetches for what is below its fold. */
export interface CutStyles {
  inline: string
  below: string
}

/**
 * Cuts a style down to what pages need.
 *
 * A selector is kept when the pages have every class and element that it names outside of `:not()`, `:is()`, `:where()`
 * and `:has()`. Rules nested in a rule that is kept stay with it.
 *
 * @param above the elements (`h3`) and classes (`.card`) above the fold, or anywhere on pages without one
 * @param all those of whole pages; the same set for pages without a fold
 */
export function cutStyles(
  rules: readonly Rule[],
  above: ReadonlySet<string>,
  all: ReadonlySet<string>,
): CutStyles {
  const [namesAbove, names] = [withDocument(above), withDocument(all)]
  if (all === above)
    return {
      inline: print(rules, { statements: true, wants: (selector) => isOnPage(selector, names) }),
      below: '',
    }
  // Printing needs its styles later.
  const isAbove = (selector: Selector, forPrint: boolean) => !forPrint && isOnPage(selector, namesAbove)
  return {
    inline: print(rules, { statements: true, wants: isAbove }),
    below: print(rules, {
      statements: false,
      wants: (selector, forPrint) => isOnPage(selector, names) && !isAbove(selector, forPrint),
    }),
  }
}

/** What the document around a body consists of, and what scripts may add. */
const withDocument = (names: ReadonlySet<string>) =>
  new Set([...names, 'html', 'body', 'main', 'svg', 'p', 'a'])

interface Choice {
  /** Whether `@layer a, b;`, `@font-face` and the like are kept. */
  statements: boolean
  wants: (selector: Selector, forPrint: boolean) => boolean
}

function print(rules: readonly Rule[], choice: Choice, forPrint = false): string {
  let css = ''
  for (const { prelude, selectors, body, rules: inner } of rules) {
    if (inner) {
      const content = print(inner, choice, forPrint || prelude === '@media print')
      if (content) css += `${prelude}{${content}}`
    } else if (prelude.startsWith('@') || body === '') {
      if (choice.statements) css += body === '' ? `${prelude};` : `${prelude}{${body}}`
    } else {
      const wanted = selectors.filter((selector) => choice.wants(selector, forPrint))
      if (wanted.length > 0) css += `${wanted.map(({ text }) => text).join(',')}{${body}}`
    }
  }
  return css
}

const isOnPage = ({ parts }: Selector, names: ReadonlySet<string>) => parts.every((part) => names.has(part))

/** The classes and elements that a selector names: `.card>p:hover` → `.card`, `p` */
const partsOf = (selector: string): readonly string[] =>
  withoutArguments(selector.replaceAll(/\[[^\]]*\]/g, '')).match(/\.[\w-]+|(?<![\w:.#&-])[a-z][a-z0-9]*/g) ??
  []

const selectorsIn = (prelude: string): Selector[] =>
  prelude.startsWith('@') ? [] : splitSelectors(prelude).map((text) => ({ text, parts: partsOf(text) }))

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

/**
 * Reads a style.
 *
 * @param css minified by esbuild, so free of comments
 */
export function readRules(css: string): Rule[] {
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
    // Each component comes in a file and so in a layer of its own, though they all are in one.
    if (inner && before?.rules && before.prelude === prelude) before.rules.push(...inner)
    else rules.push({ prelude, selectors: inner ? [] : selectorsIn(prelude), body, rules: inner })
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
