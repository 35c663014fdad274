/** Which pages a selector can match, by the classes and elements that it names. */

export interface Selector {
  text: string
  /** The classes and elements that it names outside of brackets: all must be on the page. */
  parts: readonly string[]
  /** Of each `:is()`, `:where()` and `:has()`, its selectors: one of them must be on the page. */
  choices: ReadonlyArray<readonly Selector[]>
}

/** The selectors of a rule; none for an at-rule. */
export const selectorsIn = (prelude: string): Selector[] =>
  prelude.startsWith('@') ? [] : splitSelectors(prelude).map(readSelector)

/** @param names the elements (`h3`) and classes (`.card`) of a page */
export const isOnPage = ({ parts, choices }: Selector, names: ReadonlySet<string>): boolean =>
  parts.every((part) => names.has(part)) &&
  choices.every((selectors) => selectors.some((selector) => isOnPage(selector, names)))

/** `.card:is(h3, .big)>p:hover` → parts `.card` and `p`, one choice of `h3` and `.big` */
function readSelector(text: string): Selector {
  const choices: Selector[][] = []
  const outside = withoutBrackets(text, (name, argument) => {
    if (['is', 'where', 'has'].includes(name)) choices.push(splitSelectors(argument).map(readSelector))
  })
  const parts = outside.match(/\.[\w-]+|(?<![\w:.#&-])[a-z][a-z0-9]*/g) ?? []
  return { text, parts, choices }
}

/** Removes attributes and arguments. @param onArgument is called for each outer `:name(argument)` */
function withoutBrackets(selector: string, onArgument: (name: string, argument: string) => void): string {
  let outside = ''
  let start = 0
  for (const [from, to] of bracketsIn(selector)) {
    outside += selector.slice(start, from)
    const name = /:([\w-]+)$/.exec(outside)?.[1]
    if (selector[from] === '(' && name) onArgument(name, selector.slice(from + 1, to))
    start = to + 1
  }
  return outside + selector.slice(start)
}

/** Where the outer brackets of a selector open and close. */
function bracketsIn(selector: string): [from: number, to: number][] {
  const brackets: [number, number][] = []
  let depth = 0
  let from = 0
  for (const { 0: token, index } of selector.matchAll(/[([\])]|"[^"]*"/g)) {
    if ('(['.includes(token) && depth++ === 0) from = index
    if (')]'.includes(token) && --depth === 0) brackets.push([from, index])
  }
  return brackets
}

/** Splits at commas outside of brackets. */
function splitSelectors(prelude: string): string[] {
  const selectors: string[] = []
  let start = 0
  const brackets = bracketsIn(prelude)
  for (const { index } of prelude.matchAll(/,/g)) {
    if (brackets.some(([from, to]) => from < index && index < to)) continue
    selectors.push(prelude.slice(start, index))
    start = index + 1
  }
  return [...selectors, prelude.slice(start)]
}
