/** What people really paste into a guide is shown as it was meant, or refused with its lines. */
import { expect, test } from 'vitest'
import { checkCharacters } from '../../src/diagnostics/characters.ts'
import { renderMarkdown } from '../../src/markdown/render.ts'

/** The lines that are refused, each with its rule; without any, the HTML. */
function outcomeOf(pasted: string) {
  const { findings, text } = checkCharacters(pasted.normalize('NFC'))
  const { html, problems } = renderMarkdown(text, { inPage: true, tableLabel: 'Table', mayHaveFigures: true })
  const lines = [
    ...findings.map(({ line, rule }) => ({ line: line ?? 0, rule })),
    ...problems.map(({ offset, rule }) => ({ line: text.slice(0, offset).split('\n').length, rule })),
  ]
  return lines.length > 0
    ? lines.sort((a, b) => a.line - b.line).map(({ line, rule }) => `${line} ${rule}`)
    : html.replaceAll(/\u2060|\n/g, '')
}

test('from Word: curly quotes, a space that is none, bullets with tabs, a numbered heading', () => {
  const pasted = [
    '1. House rules',
    '',
    'We’re “open” till 11 PM\u00a0– really…',
    '•\tNo food at the desks',
    '•\tHeadsets stay here',
    '',
    'See Error! Reference source not found.',
  ]
  expect(outcomeOf(pasted.join('\n'))).toEqual([
    '3 unusual-space',
    '4 list-marker',
    '5 list-marker',
    '7 word-field',
  ])
  expect(outcomeOf('We’re “open” till 11 PM – really… Don’t miss it.')).toBe(
    '<p>We’re “open” till 11 PM – really… Don’t miss it.</p>',
  )
})

test('from Google Docs, downloaded as Markdown', () => {
  const pasted = [
    '## **Opening night** {#opening-night}',
    '',
    '* Doors at six\\.',
    '* Tea for all\\!',
    '',
    'Bring a friend[^1].',
    '',
    '![][image1]',
    '',
    '[^1]: One only\\.',
    '',
    '[image1]: <data:image/png;base64,iVBORw0KGgo=>',
  ]
  expect(outcomeOf(pasted.join('\n'))).toEqual([
    '1 attributes',
    '6 footnote',
    '8 image-in-text',
    '10 footnote',
  ])
  expect(outcomeOf(pasted.slice(2, 4).join('\n'))).toBe(
    '<ul><li>Doors at six.</li><li>Tea for all!</li></ul>',
  )
})

test('from a chat: its headers, bold and struck out words', () => {
  const pasted = [
    '[26/11/26, 10:15 am] Asha: *Big news*, we have _five_ new screens!',
    '[26/11/26, 10:16 am] Ravi: ~₹150~ ₹120',
  ]
  expect(outcomeOf(pasted.join('\n'))).toEqual(['1 chat-header', '2 chat-header', '2 struck-out'])
  expect(outcomeOf('*Big news*, we have _five_ new screens!')).toBe(
    '<p><em>Big news</em>, we have <em>five</em> new screens!</p>',
  )
})

test('from the notes of a phone: emoji, dashes, boxes to tick', () => {
  const pasted = ['🎮 FIFA night', '🎧 Bring a headset', '', '– tea', '– snacks', '', '- [ ] call Asha']
  expect(outcomeOf(pasted.join('\n'))).toEqual([
    '1 list-marker',
    '2 list-marker',
    '4 list-marker',
    '5 list-marker',
  ])
  expect(outcomeOf('1️⃣ Come\n2️⃣ Sit')).toEqual(['1 list-marker', '2 list-marker'])
})

test('in Marathi: an ending behind a bold word, a list with its own digits', () => {
  expect(outcomeOf('**PS5**वर खेळा, फक्त **₹१२०**मध्ये! वेळ: संध्याकाळी ७ ते ११.')).toBe(
    '<p lang="mr"><strong>PS5</strong>वर खेळा, फक्त <strong>₹१२०</strong>मध्ये! वेळ: संध्याकाळी ७ ते ११.</p>',
  )
  expect(outcomeOf('नियम:\n\n१. वेळेवर या\n२. आवाज कमी')).toEqual(['3 list-marker', '4 list-marker'])
})

test('in Hindi: a danda at the end, digits of its script', () => {
  expect(outcomeOf('हम रोज़ खुले हैं। फ़ोन २४*७ चालू है, चैट २४*७।')).toEqual(['1 lost-sign', '1 lost-sign'])
  expect(outcomeOf('हम रोज़ खुले हैं। एक घंटा ₹१२० का है।')).toBe(
    '<p lang="hi">हम रोज़ खुले हैं। एक घंटा ₹१२० का है।</p>'.normalize('NFC'),
  )
  expect(outcomeOf('१। आइए\n२। बैठिए')).toEqual(['1 list-marker', '2 list-marker'])
})

test('the Markdown of another site', () => {
  const pasted = [
    '# Our café',
    '',
    '[TOC]',
    '',
    ':::tip',
    'Come early.',
    ':::',
    '',
    '{% include map.html %}',
    '',
    '<img src="https://github.com/user-attachments/assets/1" />',
    '',
    'Ping is ==low== at 10^3^ Mbit.',
  ]
  expect(outcomeOf(pasted.join('\n'))).toEqual([
    '1 heading-level',
    '3 contents',
    '5 callout',
    '9 template-tag',
    '11 raw-html',
    '13 highlight',
    '13 raised-sign',
  ])
})

test('an e-mail with its quotes', () => {
  const pasted = [
    'On 12 May, Ravi wrote:',
    '> Can we come on Friday?',
    '> 12 people, two hours.',
    '',
    'Yes, you can.',
  ]
  expect(outcomeOf(pasted.join('\n'))).toBe(
    '<p>On 12 May, Ravi wrote:</p><blockquote><p>Can we come on Friday?<br>12 people, two hours.</p></blockquote><p>Yes, you can.</p>',
  )
  expect(outcomeOf('> 12 people, two hours.')).toEqual(['1 lost-sign'])
})

test('a table of a sheet, with tabs', () => {
  expect(outcomeOf('Seat\tHour\tDay\nCorner\t₹120\t₹900\nWindow\t₹100\t₹800')).toEqual(['1 malformed-table'])
})

test('steps and other lines with a label each', () => {
  expect(outcomeOf('Step 1: Come in\nStep 2: Sit down')).toBe('<p>Step 1: Come in<br>Step 2: Sit down</p>')
  expect(outcomeOf('**Friday:** tea\n**Saturday:** coffee')).toBe(
    '<p><strong>Friday:</strong> tea<br><strong>Saturday:</strong> coffee</p>',
  )
  expect(outcomeOf('1 - Come\n2 - Sit')).toBe('<p>1 - Come<br>2 - Sit</p>')
  expect(outcomeOf('Note: come early,\nand sit down.')).toBe('<p>Note: come early,and sit down.</p>')
})

test('labels with tabs, and words with a hyphen at the end of a line', () => {
  expect(outcomeOf('Name:\tPixel Hall\nCity:\tKochi')).toBe('<p>Name:\tPixel Hall<br>City:\tKochi</p>')
  expect(outcomeOf('It is for one-\nor two-player games.')).toBe('<p>It is for one-or two-player games.</p>')
})

test.each([
  'Really??? Who is it? We play WoW TBC.',
  'The winners are to be announced on Sunday.',
  'A placeholder is text here, for those who need to be seen.',
  'Watch [the final](https://www.youtube.com/watch?v=abcdefghijk).',
  'Find us [on the map](https://www.google.com/maps/search/?api=1&query=Kochi).',
])('sentences that only look unfinished or damaged: %s', (text) => {
  expect(outcomeOf(text)).toMatch(/^<p>/)
})

test('a menu with dots before its prices, and an address', () => {
  expect(outcomeOf('Tea ........ ₹20\nCoffee ..... ₹40\nSandwich ... ₹90')).toBe(
    '<p>Tea ........ ₹20<br>Coffee ..... ₹40<br>Sandwich ... ₹90</p>',
  )
  expect(outcomeOf('Pixel Hall\nShop 4, Station Road\nKochi 682030')).toBe(
    '<p>Pixel Hall<br>Shop 4, Station Road<br>Kochi 682030</p>',
  )
})

test.each([
  ['an address of two lines', 'Shop 4, Station Road\nKochi 682030'],
  ['two prices', 'PC 1 hr = 80\nPS5 1 hr = 100'],
  ['a headline in capitals', 'FRIDAY NIGHT LEAGUE 🎮🔥\nOnly this week!'],
  [
    'an address with a long line',
    'Pixel Hall\nShop 4, Ground Floor, Station Road, near the tea shop\nKochi 682030',
  ],
  ['a script without capitals', 'दुकान ४, स्टेशन रोड\nकोची ६८२०३०'],
])('short lines stay lines: %s', (_name, text) => {
  expect(outcomeOf(text)).toBe(`<p>${text.replaceAll('\n', '<br>')}</p>`)
})

test.each([
  ['a small letter', 'We have tea, snacks and\nseats for all.'],
  ['a small letter behind marks', 'The list is longer:\n[see it](/pricing) today.'],
  [
    'lines as long as a program makes them',
    'Come to the hall with the fastest screens of all\nKochi, and play.',
  ],
  ['a long line', 'Pixel Hall\nOur hall is the one with the blue door beside the tea shop and the lake.'],
])('wrapped words flow: %s', (_name, text) => {
  expect(outcomeOf(text)).not.toContain('<br>')
})

test.each([
  ['1. Pay\na) cash\nb) UPI\n2. Play', ['   - ', '   - ']],
  ['1. Pay\n   (i) cash\n   (ii) UPI', ['   - ', '   - ']],
  ['10. Pay\n• cash\n• UPI', ['    - ', '    - ']],
  ['- Pay\na) cash\nb) UPI', ['  - ', '  - ']],
  ['- Pay\n• cash\n• UPI', ['- ', '- ']],
  ['१. पैसे\nअ) रोख\nब) यूपीआय\n२. खेळा', ['1. ', '2. ', '   - ', '   - ']],
  ['1. Pay\n\n   a) cash\n   b) UPI', ['1. ', '2. ']],
  ['(क) या\n(ख) बसा\n(ग) खेळा\n1️⃣ Come\n2️⃣ Sit', ['1. ', '2. ', '3. ', '1. ', '2. ']],
  ['①Come\n②Sit\n❸Play', ['1. ', '2. ', '3. ']],
  ['i. Come\nii. Sit', ['1. ', '2. ']],
])('lists in items: %j', (text, marks) => {
  const { problems } = renderMarkdown(text, { inPage: true, tableLabel: 'Table' })
  expect(problems.map(({ replace }) => replace?.to).sort()).toEqual([...marks].sort())
})

test.each([
  ['a definition', 'Night pass\n:   A night at the desks', ['2 definition-list']],
  ['tasks begun and given up', '- [/] half\n- [-] gone', ['1 task-list', '2 task-list']],
  ['a field of a note', 'Status:: open', ['1 inline-field']],
  ['the address of a paragraph', 'See you there. ^a1b2c3', ['1 block-id']],
  ['people and rooms of a chat', 'Ask <@U123> in <#C12AB|general>', ['1 chat-mention', '1 chat-mention']],
  ['a quoted mail', 'On Tue, 12 May 2026, Ravi wrote:\n> Can we come?', ['1 mail-quote']],
  ['a signature', 'See you.\n\n-- \nRavi', ['3 mail-signature']],
  ['a signature right below', 'See you.\n-- \nRavi', ['2 mail-signature']],
])('marks of other programs: %s', (_name, text, problems) => {
  expect(outcomeOf(text)).toEqual(problems)
})

test.each([
  'We won . . . twice. PS5 · PC',
  '^_^ and ^^',
  'C++ has std::vector, and ::',
  'Come #now, @all: 5 ^ 2',
  '3 <@ 5',
  ':) So',
])('signs that are right: %s', (text) => {
  expect(outcomeOf(text)).toMatch(/^<p>/)
})

test.each([
  '- We bring balloons, tea and\nparty hats',
  '- Come before six,\n“early birds” get a seat',
  '- The hall with the fastest screens of all the halls here\nand the blue door',
  '- Cash\n  “UPI”',
  '- Open till\n11 PM',
])('an item goes on in the next line: %j', (text) => {
  expect(outcomeOf(text)).toMatch(/^<ul><li>/)
})

test.each([
  'Tea • Coffee • Cake',
  'Timings: - 10 - 6',
  'The hall - the big one - is open.',
  'Note: - come early',
  '★★★★★',
  '🔥🔥🔥',
  '?!?!',
  'Things to do in Kochi, page 2 of the map, and (check the list) more.',
  'Note: please check your bag.',
  'See [→](/pricing), or [“Prices”](/pricing).',
])('words and signs that are meant: %s', (text) => {
  expect(outcomeOf(text)).toMatch(/^<p>/)
})

test('code between two lines of three signs, and a dividing line', () => {
  expect(outcomeOf('```\nfps_max 0\n```')).toBe('<pre><code>fps_max 0</code></pre>')
  expect(outcomeOf('Come.\n\n----\n\n- - -\n\n****')).toBe('<p>Come.</p><hr><hr><hr>')
})

test.each([
  '- Cash\n  - UPI',
  '- Cash\n    - UPI',
  '- Tea\n   - black\n   - with milk',
  '1. Pay\n   - UPI',
  '- Tea\n   1. black',
])('a list that may be meant inside an item is shown there: %j', (pasted) => {
  expect(outcomeOf(pasted)).toMatch(/<li>\w+<[uo]l>/)
})
