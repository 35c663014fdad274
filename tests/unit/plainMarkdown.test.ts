/** The shortcut for plain Markdown gives what unified gives, byte for byte, or nothing. */
import { expect, test } from 'vitest'
import { limits } from '../../src/limits.ts'
import { renderPlain } from '../../src/markdown/plain.ts'
import { guide, inAllKinds, outcomes, sameAsUnified } from '../plainMarkdown.ts'

const isTaken = (source: string, options = guide) => renderPlain(source, options) !== undefined

test.each([
  ['headings', '## One\nwords\n### Two\n\n### Two: **three** (3)\n#### Four\n##### Five\n###### Six'],
  ['paragraphs of several lines', 'one \ntwo\n\n\nthree (3), “four” – *₹5*, नमस्ते 🎮'],
  ['lines that end as on Windows', '## One\r\n\r\ntwo\r\nthree\r\n- four\r\n'],
  ['lists', 'See:\n- one\n- **two** \n\n7. seven\n8. `eight`\n'],
  ['lists with empty lines', '- one\n\n- two\n- three\n'],
  ['tables', '## T\n| a | b | |\n|:--|:-:|--:|\n| **1** | 2 < 3 | [x](/y) |'],
  ['quotes and rules', '> one\n> two\n\n---\n\nthree'],
  [
    'links',
    '[a](/b#c), [d](#e), [**f** g](https://h.example/?i=1&j=%20), [k](tel:+91-1), [l](mailto:m@n.example)',
  ],
  [
    'signs that mean nothing',
    'Q&A & R&D, a < b > c, <10ms; snake_case, @_x; 5 | 6; {blank}; "quoted"; C++; #1',
  ],
  [
    'stars beside other signs',
    '**one *two* three** (*four*), **five:** six, **“seven”**, **[eight](/nine)**',
  ],
  ['nothing', ''],
])('%s take the shortcut and are rendered like by unified', (_name, source) => {
  expect(outcomes(inAllKinds([source]))).toEqual({ share: 1, others: [] })
})

test.each([
  ['a first headline', '# One'],
  ['a heading two levels down', '## One\n\n#### Two'],
  ['a bare address', 'see https://example.com/ or www.example.com'],
  ['two stars without a partner', 'one **two'],
  ['a link to nowhere', '[one](two)'],
  ['a link to another host', '[one](//two.example)'],
  ['a link that is not encrypted', '[one](http://two.example)'],
  ['a link with a space', '[one](/two three)'],
  ['a list without spaces', '*one*\n*two*'],
  ['a list of dots', '• one'],
  ['a heading without a space, after a line separator', 'one\u2028##two'],
  ['a row with a cell too many', '| a |\n| - |\n| 1 | 2 |'],
  ['a table without its second line', '| a |\n| 1 |'],
  ['raw HTML', 'one <b>two</b>'],
  ['a picture', '![one](/two.jpg)'],
  ['a video', '[![one](two.jpg)](https://www.youtube.com/watch?v=abcdefghijk)'],
  ['a text beyond the limit', 'a'.repeat(limits.markdown.characters + 1)],
  ['lines beyond the limit', 'a\n'.repeat(limits.markdown.lines)],
  ['signs beyond the limit', '*a* '.repeat(limits.markdown.signsTogether)],
])('%s is left to unified', (_name, source) => {
  expect(isTaken(source)).toBe(false)
})

test.each([
  ['stars', '*a '],
  ['stars that close nothing', 'a* '],
  ['brackets', '['],
  ['links that do not end', '[a](/b'],
  ['addresses with “&”', '&a'],
  ['marks of code', '`a'],
  ['“<”', '<1'],
  ['spaces', ' '],
  ['cells', '|'],
  ['number signs', '#'],
  ['digits', '1'],
  ['hyphens', '-'],
  ['headings of one name', '## a\n'],
])('a long text of nothing but %s is rendered like by unified, or not at all', (_name, sign) => {
  const most = sign.repeat(limits.markdown.characters / sign.length)
  const few = `${sign.repeat(limits.markdown.signsTogether / 2)}${' x'.repeat(15_000)}`
  for (const source of [most, few, `a${most}b`.slice(1), `| ${few} |\n| - |`, `[${few}](/`]) {
    expect(['declined', 'same']).toContain(sameAsUnified(source.slice(0, 2000), guide))
    renderPlain(source, guide)
  }
})

test.each([
  ['a picture', 'One.\n\n![Six seats, in a row’s end – (lit).](row-1.jpg)\n\nTwo.', true],
  ['a caption', '## One\n![Six seats](row.webp "The row: 6") \n\n\n![Seats](hall.png)', true],
  ['a picture after Windows line ends', 'One.\r\n\r\n![Six seats](row.jpg)\r\n', true],
  ['a picture among words', 'One.\n![Six seats](row.jpg)', false],
  ['words below a picture', '![Six seats](row.jpg)\nOne.', false],
  ['two pictures', '![Six seats](row.jpg)\n![Seats](hall.jpg)', false],
  ['another address', '![Six seats](/images/row.jpg)', false],
  ['no description', '![](row.jpg)', false],
  ['spaces around a description', '![ Six seats ](row.jpg)', false],
  ['marks in a description', '![Six *seats* & `one`](row.jpg)', false],
  ['marks in a caption', '![Six seats](row.jpg "A &amp; B")', false],
  ['an empty caption', '![Six seats](row.jpg "")', false],
])('%s: a picture takes the shortcut only where nothing else can be meant', (_name, source, taken) => {
  expect(sameAsUnified(source, guide)).toBe(taken ? 'same' : 'declined')
})
