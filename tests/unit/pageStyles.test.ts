import { expect, test } from 'vitest'
import { stylesFor } from '../../build/assets/pageStyles.ts'

const page = ['card', 'card--popular', 'button']

test.each([
  ['a rule for a class that the page has', '.card{color:red}', '.card{color:red}'],
  ['a rule for one that it has not', '.hero{color:red}', ''],
  ['of a list of selectors only those that can match', '.hero,.card{color:red}', '.card{color:red}'],
  ['a selector that needs two classes, one of them missing', '.hero .card{color:red}', ''],
  [
    'classes inside :not, :is and :has do not count',
    '.card:not(.hero){color:red}',
    '.card:not(.hero){color:red}',
  ],
  [
    'commas inside brackets do not split',
    '.card:is(.hero,.card){color:red}',
    '.card:is(.hero,.card){color:red}',
  ],
  ['elements and attributes', 'h1,[hidden]{margin:0}', 'h1,[hidden]{margin:0}'],
  [
    'nested rules stay with their rule',
    '.card{&:hover{color:red}.hero{x:y}}',
    '.card{&:hover{color:red}.hero{x:y}}',
  ],
  ['a group without any needed rule', '@media print{.hero{color:red}}', ''],
  [
    'a group within a group',
    '@layer a{@media print{.card{x:y}.hero{x:y}}}',
    '@layer a{@media print{.card{x:y}}}',
  ],
  ['statements and fonts', '@layer a,b;@font-face{src:url(x)}', '@layer a,b;@font-face{src:url(x)}'],
  ['braces in quotes', '.card{content:"}"}.hero{x:y}', '.card{content:"}"}'],
])('%s', (_name, css, expected) => {
  expect(stylesFor(css)(page)).toBe(expected)
})
