import { readFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { textOf } from '../../src/siteFiles.ts'
import { buildWith, loadWith, placeOf, withShortPaths } from '../brokenContent.ts'
import { contentOf, optionsFor, root, temporaryFolder } from '../cafes.ts'
import { changesOf, mistakes, second } from '../mistakes/index.ts'
import { guideFile } from '../mistakes/mistake.ts'

/** Mistakes by the stage that finds them, in the order of stages. */
const stages = [
  ['a tab at the beginning of a line', 'a number sign before a figure'],
  [
    'a misspelt field',
    'a text that is too long',
    'an unknown icon',
    'raw HTML in a YAML text',
    'a number for a text',
  ],
  ['an impossible date', 'an unknown reference in a guide'],
  ['an image that is not listed', 'the same id of two guides'],
  ['a broken link'],
]

const recorded = readFileSync(join(root, 'tests/mistakes/messages.txt'), 'utf8').split('=== ')
const recordedFor = (name: string) => recorded.find((messages) => messages.startsWith(`${name}\n`)) ?? ''

test('all mistakes of a stage are reported in one run, and those of the next stages after they are corrected', async () => {
  const staged = stages.map((names) => mistakes.filter(({ name }) => names.includes(name)))
  expect(staged.map(({ length }) => length)).toEqual(stages.map(({ length }) => length))
  for (const [stage, expected] of staged.entries()) {
    const { messages, printed } = await buildWith(staged.slice(stage).flat().flatMap(changesOf))
    const errors = messages.all.filter(({ fatal }) => fatal)
    expect(errors, printed).toHaveLength(expected.length)
    for (const { name } of expected)
      expect(
        errors.some(({ reason }) => recordedFor(name).includes(withShortPaths(reason))),
        printed,
      ).toBe(true)
  }
})

test('a notice that is shown later may link to a guide that is published on its first day', async () => {
  const guide = 'posts/shift-work-and-games.md'
  const text = new TextDecoder()
    .decode(second.files.get(guideFile))
    .replace(/^id: .*/m, 'id: shift-work')
    .replace(/^title: .*/m, 'title: Shift work and games in Kochi')
    .replace(/^description: .*/m, 'description: When to play if you work nights, and which hours are quiet.')
  const build = async (date: string) => {
    const { messages } = await buildWith([
      {
        file: guide,
        to: text.replace(/^date: .*/m, `date: ${date}`),
      },
      {
        file: 'calendar.yaml',
        to: 'notices:\n  - id: a\n    text: "[A guide](/blog/shift-work-and-games)"\n    from: 2026-12-01\n    until: 2026-12-05\n',
      },
    ])
    return messages.all.filter(({ fatal }) => fatal).map(({ reason }) => reason)
  }
  expect(await build('2026-12-01')).toEqual([])
  expect(await build('2026-12-02')).toEqual([expect.stringContaining('is only published on 2 December 2026')])
})

test('builds a café without guides, with a message in the list of guides', async () => {
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  await cp(contentOf.second, content, { recursive: true })
  await rm(join(content, 'posts'), { recursive: true })
  const { messages, site } = await build(optionsFor({ content, out: join(folder, 'out') }))
  // Only links to the guides that are gone are wrong.
  expect(messages.all.filter((message) => message.fatal && !/\/blog\//.test(message.reason))).toEqual([])
  expect(textOf(site.get('/blog.html'))).toContain('Not a word so far')
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
  ])('one that is %s is reported where it is listed', async (_name, width, height, file, rule, says) => {
    const { messages } = await buildWith([{ file: `images/${file}`, to: await photograph(width, height) }])
    const found = messages.all.find(({ ruleId }) => ruleId === rule)
    expect(found?.reason).toMatch(says)
    const list = new TextDecoder().decode(second.files.get('images.yaml'))
    expect({ line: found?.line, column: found?.column }).toEqual(placeOf(list, file))
    expect(found?.file).toMatch(/images\.yaml$/)
  })

  test('one of a few lines is too low, whatever its width', async () => {
    const { messages } = await buildWith([{ file: 'images/lagoon-row.jpg', to: await photograph(1600, 3) }])
    expect(messages.all.find(({ ruleId }) => ruleId === 'small-image')).toMatchObject({
      reason: expect.stringContaining('1600 × 3 pixels'),
      note: expect.stringContaining('640 pixels wide and 100 high'),
    })
  })

  test('of an animation, only the first picture is shown', async () => {
    const frame = { create: { width: 800, height: 500, channels: 3, background: '#123456' } } as const
    const frames = [frame, { create: { ...frame.create, background: '#654321' } }]
    const webp = await sharp(await Promise.all(frames.map((one) => sharp(one).png().toBuffer())), {
      join: { animated: true },
    })
      .webp()
      .toBuffer()
    const { messages } = await buildWith([{ file: 'images/lagoon-row.jpg', to: webp }])
    expect(messages.all.find(({ ruleId }) => ruleId === 'animated-image')?.reason).toContain(
      'animation of 2 pictures',
    )
  })
})

test('checks the other files although every field of one is wrong', () => {
  for (const path of second.files.keys()) {
    if (!path.endsWith('.yaml')) continue
    const { messages, printed } = loadWith([{ file: path, to: 'nothing: here\n' }])
    expect(
      messages.all.some(({ ruleId, file }) => ruleId === 'unknown-field' && file?.endsWith(path)),
      printed,
    ).toBe(true)
  }
})
