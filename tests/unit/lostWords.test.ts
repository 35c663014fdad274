/** Nothing that is typed is lost in silence: a text is shown with all its letters and figures, or refused. */
import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { readText } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import type { MarkdownOptions } from '../../src/markdown/options.ts'
import { renderMarkdown } from '../../src/markdown/render.ts'
import { firstLostLetter } from '../../src/markdown/visibleWords.ts'

const guide = { inPage: true, tableLabel: 'Table', mayHaveFigures: true } as const
const field = { inPage: false } as const

/** What visitors read, with the numbers of lists. */
function visibleText(html: string): string {
  const parts: string[] = []
  const numbers: (number | undefined)[] = []
  const parser = new Parser(
    {
      onopentag(name, { start = '1', value }) {
        if (name === 'ol') numbers.push(Number(start) - 1)
        if (name === 'ul') numbers.push(undefined)
        const before = numbers.at(-1)
        if (name !== 'li' || before === undefined) return
        numbers.splice(-1, 1, value === undefined ? before + 1 : Number(value))
        parts.push(`${numbers.at(-1)}. `)
      },
      onclosetag(name) {
        if (name === 'ol' || name === 'ul') numbers.pop()
      },
      ontext: (text) => void parts.push(text),
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return parts.join('').replaceAll('\u2060', '').replaceAll(/\s+/g, ' ')
}

const lettersIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}]/gu)?.join('') ?? ''

const word = fc.constantFrom('tea', 'Two', 'नमस्ते', '१६', 'é', '2', '3', '5', '16', '24', '07', '2023', '🎮')
const sign = fc.constantFrom(
  ...'*_`>+-#|~=.)(:!&<\\^$%×•;,"\'{}'.split(''),
  '**',
  '[',
  ']',
  '- ',
  '> ',
  '2. ',
  '## ',
)
const between = fc.constantFrom('', '', ' ', ' ', '\n', '\n\n', '    ', '\n  ', '\t')
const source = fc
  .array(fc.tuple(fc.oneof(word, sign), between), { minLength: 1, maxLength: 14 })
  .map((all) => all.flat().join(''))
  // The address of a link and a comment are not for visitors.
  .filter((text) => !/\]\(|<!--/.test(text))

test.each<[string, MarkdownOptions]>([
  ['a guide', guide],
  ['a field', field],
])('random words, figures and signs in %s are shown or refused', (_name, options) => {
  let shown = 0
  fc.assert(
    fc.property(source, (text) => {
      const { html, problems } = renderMarkdown(text, options)
      if (problems.length > 0) return
      shown++
      expect(lettersIn(visibleText(html))).toBe(lettersIn(text))
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 600), seed: Number(process.env.FUZZ_SEED ?? 1) },
  )
  expect(shown).toBeGreaterThan(200)
})

test('signs beside figures are shown or refused', () => {
  const figure = fc.constantFrom(
    '24*7',
    '> 16',
    '>=16',
    '+ 16',
    '+16',
    '2*3*4',
    '#1',
    '# 1',
    '5*',
    '10^3',
    'C#',
    'C++',
    '16_9',
    '`5',
    '1~2',
  )
  const text = fc.array(fc.tuple(figure, fc.constantFrom(' tea, ', ' and ', '\n', '\n\n', ' ')), {
    minLength: 1,
    maxLength: 5,
  })
  fc.assert(
    fc.property(text, fc.constantFrom(guide, field), (all, options) => {
      const { html, problems } = renderMarkdown(all.flat().join(''), options)
      if (problems.length > 0) return
      const visible = visibleText(html)
      for (const [one] of all) expect(visible).toContain(one)
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 600), seed: Number(process.env.FUZZ_SEED ?? 1) },
  )
})

test.each([
  ['a countdown', '5. Chess\n4. Go\n3. Ludo', '5. Chess 4. Go 3. Ludo'],
  ['a tie for the first place', '1. Owls\n1. Lords\n3. Boots', '1. Owls 1. Lords 3. Boots'],
  ['a tie', '1. Owls\n2. Lords\n2. Boots\n4. Wolves', '1. Owls 2. Lords 2. Boots 4. Wolves'],
  ['stops', '3. Baner\n7. Aundh\n12. Wakad', '3. Baner 7. Aundh 12. Wakad'],
  ['the same number on each line', '1. Come\n1. Sit\n1. Play', '1. Come 2. Sit 3. Play'],
])('%s has its numbers on the page and in the structured data', (_name, list, shown) => {
  const { html, text, problems } = renderMarkdown(`Ranks:\n\n${list}`, field)
  expect(problems).toEqual([])
  expect(visibleText(html)).toContain(shown)
  expect(text.replaceAll(/\s+/g, ' ')).toContain(shown)
})

test.each([
  '> 16 years',
  '>= 16 years',
  '+ 16 years',
  '2023. We opened',
  '* Terms apply.',
  '1) Yes',
  '- cash',
  '# 1 in Kochi',
])('a field of one line is shown as it is typed: %s', (line) => {
  const { html, text, problems } = renderMarkdown(line, field)
  expect(problems).toEqual([])
  expect(visibleText(html)).toBe(line)
  expect(text).toBe(line)
})

test('the lines of an address keep their ends, and those that a program wrapped do not', () => {
  const breaks = (text: string) => renderMarkdown(text, guide).html.split('<br>').length - 1
  expect(breaks('Find us:\nPixel Hall\nShop 4, Station Road\nKochi')).toBe(3)
  expect(breaks('Come early and bring your friends, because\nthe seats by the window\nare taken')).toBe(0)
  expect(breaks('Pixel Hall\nKochi')).toBe(1)
  expect(breaks('<https://a.example/with-a-name-that-is-long>\n[Map](https://b.example)')).toBe(1)
})

test('whatever else a text would lose is found by its letters and figures', () => {
  expect(firstLostLetter('Tea, 5 cups', 'Tea, cups')).toBe(5)
  expect(firstLostLetter('Tea, **5** cups', 'Tea, 5 cups')).toBeUndefined()
})

test.each([
  'Tea for $5 or $10, C++ and F#, {a}, 10 % off, #1 in Kochi, @pixel & friends.',
  '**PS5**वर आणि *₹99* मध्ये; *F*ull *H*D; un**b**elievable; xX_Pro_Xx',
  '> Best café in Kochi!\n\n- 10% off\n- 5 seats',
  'We pay ~₹500, so 10~15 guests; ^_^ and O_o; 5* rooms; 2 * 3 = 6.',
  'We opened in\n2023. Come in.',
])('is right, and passes: %j', (text) => {
  expect(renderMarkdown(text, guide).problems).toEqual([])
})

test('letters that a Mac writes as two characters are equal to those of one', () => {
  const files = new Map([['a.md', new TextEncoder().encode('Cafe\u0301')]])
  expect(readText({ folder: 'content', files }, 'a.md', new Messages())).toBe('Café')
})
