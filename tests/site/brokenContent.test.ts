/** Every mistake names file, line and column, what is wrong and what to write; several are found in one run. */

import { existsSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { compileContent } from '../../src/pages/compileContent.ts'
import { readSource, type Source } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { report } from '../../src/diagnostics/writers/terminal.ts'
import { contentOf, optionsFor, temporaryFolder } from '../cafes.ts'
import { fieldMistakes } from '../mistakes/fields.ts'
import { type Change, type Mistake, post } from '../mistakes/mistake.ts'
import { ruleMistakes } from '../mistakes/rules.ts'
import { textMistakes } from '../mistakes/texts.ts'
import { valueMistakes } from '../mistakes/values.ts'
import { yamlMistakes } from '../mistakes/yaml.ts'

const mistakes: Mistake[] = [
  ...fieldMistakes,
  ...yamlMistakes,
  ...valueMistakes,
  ...textMistakes,
  ...ruleMistakes,
]

let folder: string
let second: Source
beforeAll(async () => {
  folder = await temporaryFolder()
  second = readSource(contentOf.second, new Messages())
})

/** The second café with mistakes in it; only its texts are checked. */
function compileWith(changes: readonly Change[]) {
  const messages = new Messages()
  const { files, texts } = changed(changes)
  const source = { folder: 'content', files }
  compileContent(source, messages)
  return { messages, texts, told: told(messages, source) }
}

/** A whole build of the second café with mistakes in it: nothing is written when there is an error. */
async function buildWith(changes: readonly Change[]) {
  const content = join(folder, 'content')
  const out = join(folder, 'out')
  await rm(content, { recursive: true, force: true })
  await rm(out, { recursive: true, force: true })
  const { files, texts } = changed(changes)
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(content, path)), { recursive: true })
    await writeFile(join(content, path), bytes)
  }
  const { messages, source } = await build(optionsFor({ content, out }))
  expect(existsSync(out)).toBe(!messages.hasErrors)
  return { messages, texts, told: told(messages, source) }
}

/** The files of the second café after some changes, and the texts of the changed ones. */
function changed(changes: readonly Change[]) {
  const files = new Map(second.files)
  const texts = new Map<string, string>()
  for (const { file, from, to } of changes) {
    if (to === undefined) {
      expect(files.delete(file), file).toBe(true)
      continue
    }
    const before = new TextDecoder().decode(files.get(file)).replaceAll('\r\n', '\n')
    const after = from === undefined || typeof to !== 'string' ? to : before.replace(from, () => to)
    expect(after, `${file} has ${from}`).not.toBe(before)
    files.set(file, typeof after === 'string' ? new TextEncoder().encode(after) : after)
    if (typeof after === 'string') texts.set(file, after)
  }
  return { files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))), texts }
}

function told({ all }: Messages, source: Source) {
  const lineOf = (file: string, line: number) =>
    new TextDecoder().decode(source.files.get(file.slice(source.folder.length + 1))).split(/\r?\n/)[line - 1]
  return report(all, lineOf)
}

function placeOf(text: string, words: string) {
  const before = text.slice(0, text.indexOf(words)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

describe('one mistake', () => {
  test.each(mistakes.map((mistake) => [mistake.name, mistake] as const))('%s', async (_name, mistake) => {
    const changes = [mistake, ...(mistake.also ? [mistake.also] : [])]
    const { messages, texts, told } = mistake.inSite ? await buildWith(changes) : compileWith(changes)
    if (process.env.SHOW_MESSAGES) console.log(`${mistake.name}\n${told}`)
    const found = messages.all.find((message) => mistake.says.test(message.reason))
    expect(found, told).toBeDefined()
    expect(found?.note).toMatch(mistake.remedy)
    if (mistake.corrected !== undefined) expect(found?.expected?.join('\n') ?? '').toBe(mistake.corrected)
    if (mistake.at) {
      expect(found?.file?.endsWith(mistake.file)).toBe(true)
      expect({ line: found?.line, column: found?.column }).toEqual(
        placeOf(texts.get(mistake.file) ?? '', mistake.at),
      )
    }
    // It is told without a trail of consequences, and without a word of the machine.
    expect(messages.all.filter((message) => message.fatal).length, told).toBeLessThanOrEqual(
      mistake.consequences ?? 1,
    )
    expect(told).not.toMatch(/undefined|\[object|ZodError|\n\s+at /)
  })
})

test('many mistakes in many files are all told in one run', async () => {
  const names = [
    'a misspelt field',
    'a text that is too long',
    'an unknown icon',
    'an impossible date',
    'a broken link',
    'raw HTML in a YAML text',
    'an image that is not listed',
    'a number for a text',
    'the same id of two guides',
    'an unknown reference in a guide',
  ]
  const several = mistakes.filter((mistake) => names.includes(mistake.name))
  expect(several).toHaveLength(names.length)
  const { messages, told } = await buildWith([
    ...several,
    { file: 'pages/gear.yaml', from: 'href: /pricing', to: 'href: /pricing#nowhere' },
  ])
  for (const says of [...several.map((mistake) => mistake.says), /no place named “nowhere”/]) {
    expect(
      messages.all.some((message) => says.test(message.reason)),
      `${says}\n${told}`,
    ).toBe(true)
  }
})

test('curly quotes are all told in one run, with what else is wrong in their file', () => {
  const { messages, told } = compileWith([
    { file: 'pages/about.yaml', from: /heading: .*/, to: 'heading: “Two sisters”' },
    { file: 'pages/about.yaml', from: /missionHeading: .*/, to: 'missionHeading: ‘What for’' },
    { file: 'pages/about.yaml', from: 'icon: users', to: 'icon: userz' },
    // One that cannot even be read, beside one that can.
    { file: 'pages/gear.yaml', from: /title: .*/, to: 'title: “Machines under the desks”' },
    { file: 'pages/gear.yaml', from: /heading: .*/, to: 'heading: “Machines: what and why”' },
  ])
  expect(
    messages.all.map(({ file, ruleId, expected }) => `${file} ${ruleId} ${expected?.[0]}`).sort(),
    told,
  ).toEqual([
    'content/pages/about.yaml wrong-value undefined',
    'content/pages/about.yaml yaml-curly-quotes heading: "Two sisters"',
    'content/pages/about.yaml yaml-curly-quotes missionHeading: "What for"',
    'content/pages/gear.yaml yaml-block-as-implicit-key heading: "Machines: what and why"',
    'content/pages/gear.yaml yaml-curly-quotes title: "Machines under the desks"',
  ])
})

test('JavaScript in front matter is never run', async () => {
  const trap = join(folder, 'trap')
  const { messages } = await buildWith([
    {
      file: post,
      to: `---js\n{ title: require('node:fs').writeFileSync(${JSON.stringify(trap)}, '') }\n---\nHello\n`,
    },
  ])
  expect(messages.hasErrors).toBe(true)
  expect(existsSync(trap)).toBe(false)
})

test('a misspelt heading of a list is told once, not once for every reference into it', async () => {
  const { messages, told } = await buildWith([{ file: 'packages.yaml', from: 'lists:', to: 'list:' }])
  expect(
    messages.all.filter((message) => message.fatal).map((message) => message.ruleId),
    told,
  ).toEqual(['unknown-field'])
})

test('the last open question can be deleted', async () => {
  const { messages, told } = await buildWith([
    { file: 'questions.yaml', from: /questions:[\s\S]*/, to: 'questions:\n' },
  ])
  expect(messages.all, told).toEqual([])
})

test('a café without guides is no mistake, and its list of guides says so', async () => {
  const content = join(folder, 'content')
  await cp(contentOf.second, content, { recursive: true })
  await rm(join(content, 'posts'), { recursive: true })
  const { messages, site } = await build(optionsFor({ content, out: join(folder, 'out') }))
  // Only links to the guides that are gone are wrong.
  expect(messages.all.filter((message) => message.fatal && !/\/blog\//.test(message.reason))).toEqual([])
  expect(String(site.get('/blog.html'))).toContain('Not a word so far')
})

test('a listed photograph that no page shows is told', () => {
  const { messages } = compileWith([
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

describe('photographs', () => {
  const photograph = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer()

  test.each([
    ['too large', 6000, 5000, 'lagoon-row.jpg', 'large-image', /6000 × 5000 pixels; more than 24 megapixels/],
    ['too small', 400, 300, 'lagoon-row.jpg', 'small-image', /400 × 300 pixels; shown across a screen/],
    [
      'too small for a whole screen',
      1000,
      625,
      'monsoon-hall.jpg',
      'small-image',
      /1000 × 625 pixels; shown/,
    ],
    [
      'too small to share',
      800,
      420,
      'pixel-share-card.jpg',
      'small-image',
      /when a link to the site is shared/,
    ],
  ])('one that is %s is told where it is listed', async (_name, width, height, file, rule, says) => {
    const { messages } = await buildWith([{ file: `images/${file}`, to: await photograph(width, height) }])
    const found = messages.all.find(({ ruleId }) => ruleId === rule)
    expect(found?.reason).toMatch(says)
    const list = new TextDecoder().decode(second.files.get('images.yaml'))
    expect({ line: found?.line, column: found?.column }).toEqual(placeOf(list, file))
    expect(found?.file).toMatch(/images\.yaml$/)
  })
})

test.each([
  // The example in the place of the wrong hour is 09:00, so that all passes and tournaments would be outside.
  [
    'opening hours',
    [{ file: 'site.yaml', from: /^hours:\n.*\n.*/m, to: 'hours:\n  start: 08:00\n  end: 11 PM' }],
  ],
  ['a description of a photograph', [{ file: 'images.yaml', from: /alt: .*/, to: 'alt:' }]],
])('what is wrong with %s is told once, and nothing of what stands in for it', (_name, changes) => {
  const { messages } = compileWith(changes)
  expect(messages.all.map(({ file, fatal }) => [file, fatal])).toEqual([
    [`content/${changes[0]?.file}`, true],
  ])
})

test('what is valid but unusual is no mistake', () => {
  const answer =
    '"Café, 🎮👨‍👩‍👧, नमस्ते, क्‍ष, മഴക്കാലം, 5 * 3 = 15, 2 < 3, A&B, #1 and [brackets] (like these), snake_case."'
  const { messages, told } = compileWith([
    { file: 'faq.yaml', from: /answer: "Every day.*/, to: `"answer": ${answer} # a\u00a0note` },
    {
      file: 'pages/about.yaml',
      from: 'title:',
      to: '# “a note”, with\u200b signs and http://example.com\ntitle:',
    },
    { file: 'pages/faq.yaml', from: /^/, to: '\ufeff' },
    {
      file: post,
      from: '## The',
      to: 'It\'s 100 % **fun**; see [us](https://example.com "here"), <https://example.com> or \\*\\* this.\n\n***\n\n* a\n* b\n\n```\ncode\n```\n\n| a | b |\n|:-|-:|\n| 1 \\| 2 | |\n\nOn Saturday, 15 August 2026.\n\n## The',
    },
  ])
  expect(messages.all, told).toEqual([])
})

test('a file whose every field is wrong is replaced by examples, so that all else is still checked', () => {
  for (const path of second.files.keys()) {
    if (!path.endsWith('.yaml')) continue
    const { messages, told } = compileWith([{ file: path, to: 'nothing: here\n' }])
    expect(
      messages.all.some(({ ruleId, file }) => ruleId === 'unknown-field' && file?.endsWith(path)),
      told,
    ).toBe(true)
  }
})
