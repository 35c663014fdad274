/** What is reported together, what once, and what is right though it is unusual. Single mistakes are in messages.test.ts. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadWith } from '../brokenContent.ts'
import { temporaryFolder } from '../cafes.ts'
import { guideFile } from '../mistakes/mistake.ts'

test('reports all curly quotes in one run, also in a file that cannot be parsed; fields are checked once these are right', () => {
  const { messages, printed } = loadWith([
    { file: 'pages/blog.yaml', from: /heading: .*/, to: 'heading: “Two sisters”' },
    { file: 'pages/blog.yaml', from: /emptyText: .*/, to: 'emptyText: ‘What for’' },
    { file: 'pages/contact.yaml', from: 'href: /pricing', to: 'href: prices' },
    // One that cannot even be read, beside one that can.
    { file: 'pages/gear.yaml', from: /title: .*/, to: 'title: “Machines under the desks”' },
    { file: 'pages/gear.yaml', from: /heading: .*/, to: 'heading: “Machines: what and why”' },
  ])
  expect(
    messages.all.map(({ file, ruleId, expected }) => `${file} ${ruleId} ${expected?.[0]}`).sort(),
    printed,
  ).toEqual([
    'content/pages/blog.yaml yaml-curly-quotes emptyText: "What for"',
    'content/pages/blog.yaml yaml-curly-quotes heading: "Two sisters"',
    'content/pages/gear.yaml yaml-curly-quotes heading: "Machines: what and why"',
    'content/pages/gear.yaml yaml-curly-quotes title: "Machines under the desks"',
  ])
})

test('does not run JavaScript in front matter', async () => {
  const trap = join(await temporaryFolder(), 'trap')
  const { messages } = loadWith([
    {
      file: guideFile,
      to: `---js\n{ title: require('node:fs').writeFileSync(${JSON.stringify(trap)}, '') }\n---\nHello\n`,
    },
  ])
  expect(messages.hasErrors).toBe(true)
  expect(existsSync(trap)).toBe(false)
})

test('a misspelt name of a list is reported once, not once for every reference to it', () => {
  const { messages, printed } = loadWith([{ file: 'packages.yaml', from: 'lists:', to: 'list:' }])
  expect(
    messages.all.filter((message) => message.fatal).map((message) => message.ruleId),
    printed,
  ).toEqual(['unknown-field'])
})

test('accepts a list of questions without questions', () => {
  const { messages, printed } = loadWith([
    { file: 'questions.yaml', from: /questions:[\s\S]*/, to: 'questions:\n' },
  ])
  expect(messages.all, printed).toEqual([])
})

test('reports a listed photograph that no page shows', () => {
  const { messages } = loadWith([
    {
      file: 'images.yaml',
      from: 'images:\n',
      to: 'images:\n  - file: old-hall.jpg\n    alt: The hall in its first year.\n',
    },
    { file: 'images/old-hall.jpg', to: new Uint8Array([0xff, 0xd8, 0xff]) },
  ])
  expect(messages.all).toMatchObject([
    { ruleId: 'unused-image', file: 'content/images.yaml', line: 2, column: 11 },
  ])
})

test.each([
  // The fallback for the wrong hour is 09:00, which puts all passes and tournaments outside the opening hours.
  [
    'opening hours',
    [{ file: 'site.yaml', from: /^hours:\n.*\n.*/m, to: 'hours:\n  start: 08:00\n  end: 11 PM' }],
  ],
  ['a description of a photograph', [{ file: 'images.yaml', from: /alt: .*/, to: 'alt:' }]],
])('a mistake in %s is reported once, without messages about its fallback value', (_name, changes) => {
  const { messages } = loadWith(changes)
  expect(messages.all.map(({ file, fatal }) => [file, fatal])).toEqual([
    [`content/${changes[0]?.file}`, true],
  ])
})

test('accepts valid but unusual content', () => {
  const answer =
    '"Café, 🎮👨‍👩‍👧, नमस्ते, क्‍ष, മഴക്കാലം, 5 * 3 = 15, 2 < 3, A&B, #1 and [brackets] (like these), snake_case, a 27″ screen, the gamers\' 1 == 1, ~5 km, Q&A; 7:30:00."'
  const { messages, printed } = loadWith([
    { file: 'faq.yaml', from: /answer: "Every day.*/, to: `"answer": ${answer} # a\u00a0note` },
    {
      file: 'pages/blog.yaml',
      from: 'title:',
      to: '# “a note”, with\u200b signs and http://example.com\ntitle:',
    },
    { file: 'pages/faq.yaml', from: /^/, to: '\ufeff' },
    {
      file: guideFile,
      from: '## The',
      to: '-5 °C outside, +1 for you; a - b\n– said she –\n\nIt\'s 100 % **fun**; see [us](https://example.com "here"), <https://example.com> or \\*\\* this.\n\n***\n\n* a\n* b\n\n```\ncode\n```\n\n| a | b |\n|:-|-:|\n| 1 \\| 2 | |\n\nOn Saturday, 15 August 2026.\n\n## The',
    },
  ])
  expect(messages.all, printed).toEqual([])
})
