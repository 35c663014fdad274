import { expect, test } from 'vitest'
import { limits } from '../../src/limits.ts'
import { renderMarkdown } from '../../src/markdown/render.ts'

const inPage = { inPage: true, tableLabel: 'Table' } as const
const snippet = { inPage: false } as const

test('tables scroll by themselves and can be reached with the keyboard', () => {
  const { html } = renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |', inPage)
  expect(html).toContain('<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>')
})

test.each([inPage, snippet])('a link to another site opens in a new tab', (options) => {
  const { html } = renderMarkdown(
    '[Chat](https://wa.me/91), [*here*](/pricing), <https://a.example/>',
    options,
  )
  expect(html).toBe(
    '<p><a href="https://wa.me/91" target="_blank" rel="noopener">Chat</a>, <a href="/pricing"><em>here</em></a>, ' +
      '<a href="https://a.example/" target="_blank" rel="noopener">https://a.example/</a></p>',
  )
  expect(renderMarkdown('[Chat](https://wa.me/91)', options).html).toBe(
    '<p><a href="https://wa.me/91" target="_blank" rel="noopener">Chat</a></p>',
  )
})

test('items of an article that begin with brackets are boxes to tick', () => {
  const article = { ...inPage, mayHaveFigures: true } as const
  const box = (words: string) =>
    `<li class="check"><label><input type="checkbox"><span>${words}</span></label></li>`
  const { html, text, problems } = renderMarkdown(
    '- [ ] Is it **fast**?\n- [ ] Is it open?\n- No box',
    article,
  )
  expect(html).toBe(
    `<ul>\n${box('Is it <strong>fast</strong>?')}\n${box('Is it open?')}\n<li>No box</li>\n</ul>`,
  )
  expect(text).toContain('Is it fast?')
  expect(problems).toEqual([])
})

test.each([
  ['in another text', '- [ ] Call', inPage],
  ['ticked', '- [x] Call', { ...inPage, mayHaveFigures: true }],
  ['with an empty line', '- [ ] Call\n\n- [ ] Write', { ...inPage, mayHaveFigures: true }],
  ['outside a list', '[ ] Call', { ...inPage, mayHaveFigures: true }],
] as const)('a box %s is reported', (_name, source, options) => {
  expect(renderMarkdown(source, options).problems[0]).toMatchObject({ rule: 'task-list' })
})

const named = '1. **Book.** Call us.\n2. **Play.** Bring a friend.'
test.each([
  ['whose items begin with bold words', named, true],
  ['from another number on', named.replace('1.', '7.').replace('2.', '8.'), true],
  ['whose items begin with a figure and bold words', named.replaceAll('**B', '*1 h* **B'), true],
  ['with a plain item', `${named}\n3. Come again.`, false],
  ['with an emphasized word alone', `${named}\n3. *Do* come again.`, false],
  ['with empty lines', named.replace('\n', '\n\n'), false],
  ['without numbers', named.replaceAll(/\d\./g, '-'), false],
])('a list %s: steps or not', (_name, source, areSteps) => {
  const { html, problems } = renderMarkdown(source, { ...inPage, mayHaveFigures: true })
  expect(problems).toEqual([])
  expect(/^<ol(?: start="7")? class="steps">/.test(html)).toBe(areSteps)
  expect(renderMarkdown(source, inPage).html).not.toContain('steps')
})

test.each([
  ['whose items begin with a figure and bold words', '- *₹300* **Hour 1**\n- *Free* **Hour 2** Stay.', true],
  ['without a figure', '- **Hour 1**\n- *Free* **Hour 2**', false],
  ['with empty lines', '- *₹300* **Hour 1**\n\n- *Free* **Hour 2**', false],
])('a list %s: tickets or not', (_name, source, areTickets) => {
  const { html } = renderMarkdown(source, { ...inPage, mayHaveFigures: true })
  expect(html.startsWith('<ul class="tickets">')).toBe(areTickets)
})

const barsOf = (...cells: string[]) =>
  renderMarkdown(['| A | B |', '| --- | --- |', ...cells.map((cell) => `| a | ${cell} |`)].join('\n'), {
    ...inPage,
    mayHaveFigures: true,
  }).html.match(/<span class="bar">.*?<\/span>/g)

test('a last column of figures in italics has bars, the largest as wide as the column', () => {
  expect(barsOf('*₹1,200 a day*', '*₹300*')).toEqual([
    '<span class="bar"><svg width="100%" height="0" aria-hidden="true"></svg>₹1,200 a day</span>',
    '<span class="bar"><svg width="25%" height="0" aria-hidden="true"></svg>₹300</span>',
  ])
})

test('the bar of a score is a share of all its points', () => {
  expect(barsOf('*3/6*')).toEqual([
    '<span class="bar"><svg width="50%" height="0" aria-hidden="true" class="for-3"></svg>3/6</span>',
  ])
})

test.each([
  ['a cell without italics', ['*₹300*', '₹200']],
  ['a cell with other words', ['*₹300*', '*₹200* each']],
  ['a cell without a number', ['*₹300*', '*Free*']],
  ['nothing but 0', ['*₹0*']],
])('a column with %s has no bars', (_name, cells) => {
  expect(barsOf(...cells)).toBeNull()
})

test('no line ends within a range of figures', () => {
  const { html, text } = renderMarkdown('7–11 PM, 15–20%, ₹110–₹120, Mon–Thu', snippet)
  expect(html).toBe(
    '<p>7\u2060–\u206011 PM, 15\u2060–\u206020%, ₹110\u2060–\u2060₹120, Mon\u2060–\u2060Thu</p>',
  )
  expect(text).toBe('7–11 PM, 15–20%, ₹110–₹120, Mon–Thu')
})

test('heading ids carry a prefix, so that they cannot shadow names of the browser', () => {
  expect(renderMarkdown('## Location', inPage).html).toBe('<h2 id="h-location">Location</h2>')
  expect(renderMarkdown('## Location\n\nHere', snippet).html).toContain('<h2>Location</h2>')
})

test.each([
  ['raw HTML', 'Hello\n\n<b onclick="x()">you</b>', 'raw-html', 7],
  ['a script', '<script>alert(1)</script>', 'raw-html', 0],
  ['a second headline', 'a\n\n# Again', 'heading-level', 3],
  ['a picture', 'See ![x](y.jpg)', 'image-in-text', 4],
  ['a javascript: link', '[x](javascript:alert(1))', 'malformed-link', 0],
  ['a data: link', '[x](data:text/html,x)', 'malformed-link', 0],
  ['a link without a slash', 'go [x](pricing)', 'malformed-link', 3],
  ['a link to another protocol host', '[x](//evil.example)', 'malformed-link', 0],
])('%s is a problem with its place', (_name, source, rule, offset) => {
  const { html, problems } = renderMarkdown(source, inPage)
  expect(problems[0]).toMatchObject({ rule, offset })
  expect(html).not.toContain('<script')
  expect(html).not.toContain('onclick')
})

test.each([
  ['deeply nested lists', `${'* '.repeat(4000)}a`, 'nesting-too-deep'],
  ['list marks with wide gaps', `${'-    '.repeat(40)}x`, 'nesting-too-deep'],
  ['emphasis in emphasis', `${'*a _b '.repeat(3000)}${'c_ d* '.repeat(3000)}`, 'too-many-signs'],
  ['texts beyond the limit', 'a'.repeat(limits.markdown.characters + 1), 'text-too-long'],
])('%s is refused, and quickly', (_name, source, rule) => {
  const { html, problems } = renderMarkdown(source, inPage)
  expect(problems.map((problem) => problem.rule)).toEqual([rule])
  expect(html).toBe('')
})

test('a long rule of stars is not mistaken for nested lists', () => {
  expect(
    renderMarkdown('a\n\n* * * * * * * * * * * * * * * * * * * * * * * *\n\nb', inPage).problems,
  ).toEqual([])
})

test('words between two comments are kept', () => {
  expect(
    renderMarkdown('<!-- a --> **Closed on Monday** <!-- b -->', inPage).problems.map(
      (problem) => problem.rule,
    ),
  ).toEqual(['raw-html'])
  expect(renderMarkdown('<!-- only a note -->', inPage)).toMatchObject({ problems: [], text: '' })
})

test.each([
  'C++ and D++, ++ and again ++',
  '(^^) Hello (^^), ^^ and ^^',
  'A || B, or A||B',
  '| A | B |\n| - | - |\n| x | |',
  '| A | B | C | D | E |\n| - | - | - | - | - |\n| a||b||c |',
  'Wow! 3 < 4, so there!',
  '9:30:15, from 7:30: come, :30:',
  'A note: see-below: it is there',
  '{x} and { a, b } are sets',
  '[Note](/pricing) and (@tea)',
  'Read this [note] first.',
  'We play WoW TBC, and team xxx. Want to win ??? come on Friday, 27/11/26, 9:41 PM.',
  'Snacks*, drinks* and 5*(3)*2',
  'A pass:\n\n- 5 hours',
  'x === y',
  '**Note:** come, **“Rules”**, and (**now**)! **Tea**’s *price*: **नियम**ला',
  '| Seat |\n| --- |\n| Corner |\n| Row |',
  'Seat |\n--- |\nCorner |',
  '| Seat | Tea |\n| - | - |\nRow | hot',
  '5\\. 4. 3. Go!',
  '5, 4, 3, 2, 1. Go!',
  '1. Come\n2. Sit\n   - on a chair\n   1. or a sofa',
  '1.\n   Come\n\n2. Sit',
])('these signs are as they were meant: %s', (source) => {
  expect(renderMarkdown(source, { ...inPage, mayHaveFigures: true }).problems).toEqual([])
})
