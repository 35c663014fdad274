import { expect, test } from 'vitest'
import { cutStyles } from '../../src/render/criticalCss.ts'
import { summarizeHtml } from '../../src/render/htmlSummary.ts'

const namesOn = (html: string) => new Set(summarizeHtml(html).selectors)
const names = namesOn('<h1><p class="card card--popular"><a class="button">')

test.each([
  ['a rule for a class that the page has', '.card{color:red}', '.card{color:red}'],
  ['a rule for one that it has not', '.hero{color:red}', ''],
  ['of a list of selectors only those that can match', '.hero,.card{color:red}', '.card{color:red}'],
  ['a selector that needs two classes, one of them missing', '.hero .card{color:red}', ''],
  ['classes inside :not do not count', '.card:not(.hero){color:red}', '.card:not(.hero){color:red}'],
  [
    'of those inside :is, :where and :has, one is enough',
    '.card:is(.hero,.button),:where(.hero,.card) p,p:has(>.hero,>.card){color:red}',
    '.card:is(.hero,.button),:where(.hero,.card) p,p:has(>.hero,>.card){color:red}',
  ],
  [
    'a selector of which the page has none inside :is, :where or :has',
    '.card:is(.hero,table),:where(.hero) p,p:has(>.hero),:is(.hero :is(h1,p)){color:red}',
    '',
  ],
  [
    'brackets inside brackets, and in attributes',
    '.card:not(:is(.hero,.card)),[data-a="(,"]:is(p:not(.hero),.hero){color:red}',
    '.card:not(:is(.hero,.card)),[data-a="(,"]:is(p:not(.hero),.hero){color:red}',
  ],
  ['elements and attributes', 'h1,[hidden]{margin:0}', 'h1,[hidden]{margin:0}'],
  [
    'nested rules stay with their rule',
    '.card{&:hover{color:red}.hero{x:y}}',
    '.card{&:hover{color:red}.hero{x:y}}',
  ],
  [
    'rules that begin a transition',
    '@starting-style{.hero{x:y}}@starting-style{.card{x:y}}',
    '@starting-style{.card{x:y}}',
  ],
  ['a group without any needed rule', '@media print{.hero{color:red}}', ''],
  [
    'an animation stays with the rules before it in its group',
    '@media screen{.hero{x:y}@keyframes a{to{x:y}}}@media tv{.card{x:y}@keyframes b{to{x:y}}}',
    '@media tv{.card{x:y}@keyframes b{to{x:y}}}',
  ],
  [
    'a group within a group',
    '@layer a{@media print{.card{x:y}.hero{x:y}}}',
    '@layer a{@media print{.card{x:y}}}',
  ],
  ['elements that the page has not', 'h1,table{x:y}.card>table,tbody td:first-child{x:y}', 'h1{x:y}'],
  [
    'pseudo-elements and attributes are no elements',
    '.card::before,a:hover[open] p{x:y}',
    '.card::before,a:hover[open] p{x:y}',
  ],
  ['statements and fonts', '@layer a,b;@font-face{src:url(x)}', '@layer a,b;@font-face{src:url(x)}'],
  ['braces in quotes', '.card{content:"}"}.hero{x:y}', '.card{content:"}"}'],
])('%s', (_name, css, expected) => {
  expect(cutStyles(css, names, undefined)).toEqual({ inline: expected, below: '' })
})

test('classes are found behind other attributes', () => {
  const names = [...namesOn('<a href="/x" class="a b">c</a><i id="d"></i><p title="e"><b class="f">')]
  expect(names).toEqual(expect.arrayContaining(['a', '.a', '.b', 'i', 'p', 'b', '.f']))
  expect(names).not.toContain('.c')
})

test('layers that follow each other become one', () => {
  const css = '@layer a{.card{x:y}}@layer a{.button{x:y}}@layer b{.card{x:y}}'
  expect(cutStyles(css, names, undefined).inline).toBe('@layer a{.card{x:y}.button{x:y}}@layer b{.card{x:y}}')
})

test('on pages with a fold, what is for paper or forced colours, and what one has to open or point at, comes later', () => {
  const css =
    '@media(forced-colors:active){h1{x:y}}@supports not (color:revert-layer){h1{x:y}}@supports not selector(:has(*)){h1{x:y}}.menu[open]>h1{x:y}.menu{x:y}.menu:hover{x:y}'
  const names = new Set(['h1', '.menu'])
  expect(cutStyles(css, names, undefined)).toEqual({ inline: css, below: '' })
  expect(cutStyles(css, names, new Set())).toEqual({
    inline: '@supports not selector(:has(*)){h1{x:y}}.menu{x:y}',
    below:
      '@media(forced-colors:active){h1{x:y}}@supports not (color:revert-layer){h1{x:y}}.menu[open]>h1{x:y}.menu:hover{x:y}',
  })
})

test('custom properties that only styles below the fold use come with them', () => {
  const css = '@layer tokens{:root{color-scheme:dark;--a:1px;--b:2px}}h1{x:var(--a)}.card{x:var(--b)}'
  expect(cutStyles(css, new Set(['h1']), new Set(['.card']))).toEqual({
    inline: '@layer tokens{:root{color-scheme:dark;--a:1px}}h1{x:var(--a)}',
    below: '@layer tokens{:root{--b:2px}}.card{x:var(--b)}',
  })
})

test('custom properties that no style uses are left out, since setting one below the fold styles the whole page again', () => {
  const css = '@layer tokens{:root{--a:1px;--b:2px}}h1{x:var(--a)}.card{x:y}'
  expect(cutStyles(css, new Set(['h1']), new Set(['.card']))).toEqual({
    inline: '@layer tokens{:root{--a:1px}}h1{x:var(--a)}',
    below: '.card{x:y}',
  })
})

test('styles for print and below the fold are separate', () => {
  const css =
    '@layer a,b;h1{x:y}@layer a{.card,.hero{x:y}.card .hero{x:y}}@media print{.hero{x:y}.card{x:y}}.other{x:y}'
  const styles = cutStyles(css, new Set(['h1', '.card']), new Set(['.hero']))
  expect(styles).toEqual({
    inline: '@layer a,b;h1{x:y}@layer a{.card{x:y}}',
    below: '@layer a{.hero{x:y}.card .hero{x:y}}@media print{.hero{x:y}.card{x:y}}',
  })
})
