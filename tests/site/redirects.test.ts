/** Redirects: the list for hosts, and what is reported about entries that do not work. */
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { built, contentOf, optionsFor, temporaryFolder } from '../cafes.ts'

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder()
  await cp(contentOf.second, join(folder, 'content'), { recursive: true })
})

async function buildWith(list: string, changes: Parameters<typeof optionsFor>[0] = {}) {
  const content = join(folder, 'content')
  await writeFile(join(content, 'redirects.yaml'), `redirects:\n${list}`)
  return build(optionsFor({ content, out: join(folder, 'out'), check: true, ...changes }))
}

test('old addresses are listed for hosts, with and without a slash at their end', () => {
  expect(readFileSync(join(built.second, '_redirects'), 'utf8')).toBe(
    `${['/journal/pads', '/journal/pads/'].map((from) => `${from} /blog/choosing-a-fighting-game-pad 301\n`).join('')}/prices.html /pricing#evening 308\n/find /blog?q=pad 301\n/find/ /blog?q=pad 301\n`,
  )
})

test('an empty list gives no file', () => {
  expect(existsSync(join(built.first, '_redirects'))).toBe(false)
})

test('an address in another script may be written as the browser copies it', async () => {
  const { site, messages } = await buildWith('  - from: /%E0%A4%96\n    to: /about\n')
  expect(messages.hasErrors).toBe(false)
  expect(String(site.get('/_redirects'))).toContain('/%E0%A4%96 /about 301\n')
})

/** What is wrong, the list, the line and column that are named, and the words. */
const mistakes: [name: string, list: string, line: number, column: number, says: RegExp, remedy: RegExp][] = [
  [
    'an address that is a page',
    '  - from: /pricing\n    to: /about\n',
    2,
    11,
    /page or file at \/pricing/,
    /Delete this entry/,
  ],
  [
    'an address that leads out of the site',
    '  - from: /../old\n    to: /about\n',
    2,
    11,
    /No browser ever asks for \/\.\.\/old/,
    /from a browser/,
  ],
  [
    'an address with a control character',
    '  - from: /old%0Apage\n    to: /about\n',
    2,
    11,
    /No browser ever asks/,
    /from a browser/,
  ],
  [
    'an address that is a file',
    '  - from: /feed.xml\n    to: /about\n',
    2,
    11,
    /file at \/feed\.xml/,
    /Delete/,
  ],
  [
    'a target that is not there',
    '  - from: /old\n    to: /pricng\n',
    3,
    9,
    /no page or file at \/pricng/,
    /“\/pricing”/,
  ],
  [
    'a place that is not there',
    '  - from: /old\n    to: /pricing#nowhere\n',
    3,
    9,
    /no place named “nowhere”/,
    /\/pricing alone/,
  ],
  [
    'a target of this site, written in full',
    '  - from: /old\n    to: https://monsoonpixel.example/pricng\n',
    3,
    9,
    /no page or file at \/pricng/,
    /“\/pricing”/,
  ],
  [
    'a chain',
    '  - from: /one\n    to: /two\n  - from: /two\n    to: /about\n',
    3,
    9,
    /\/two is sent on itself, to \/about/,
    /where the way ends: \/about/,
  ],
  [
    'an address that leads to itself',
    '  - from: /one\n    to: /one\n',
    3,
    9,
    /back to \/one/,
    /page that is there/,
  ],
  [
    'the same address twice',
    '  - from: /a1\n    to: /about\n  - from: /a1\n    to: /gear\n',
    4,
    11,
    /twice/,
    /Keep/,
  ],
  ['an address without a slash', '  - from: old\n    to: /about\n', 2, 11, /“old”/, /first slash/],
  [
    'an address with a slash at its end',
    '  - from: /old/\n    to: /about\n',
    2,
    11,
    /“\/old\/”/,
    /without one at its end: \/old$/,
  ],
  ['a wildcard', '  - from: /old/*\n    to: /about\n', 2, 11, /“\/old\/\*”/, /no \*/],
  ['a space', '  - from: /old page\n    to: /about\n', 2, 11, /“\/old page”/, /no spaces/],
  [
    'a full address to leave',
    '  - from: https://a.example/x\n    to: /about\n',
    2,
    11,
    /https/,
    /first slash/,
  ],
  ['a target without a slash', '  - from: /old\n    to: about\n', 3, 9, /“about”/, /page of this site/],
  [
    'a status that hosts do not know',
    '  - from: /old\n    to: /about\n    status: 200\n',
    4,
    13,
    /status/i,
    /301/,
  ],
]

describe('a mistake is reported once, with its place', () => {
  test.each(mistakes)('%s', async (_name, list, line, column, says, remedy) => {
    const { messages } = await buildWith(list)
    const errors = messages.all.filter((message) => message.fatal)
    expect(errors.map((message) => message.reason)).toEqual([expect.stringMatching(says)])
    expect(errors[0]).toMatchObject({ line, column, note: expect.stringMatching(remedy) })
    expect(errors[0]?.file).toMatch(/redirects\.yaml$/)
  })

  test('a loop, at each of its entries', async () => {
    const { messages } = await buildWith('  - from: /one\n    to: /two\n  - from: /two\n    to: /one\n')
    expect(messages.all.filter(({ fatal }) => fatal).map(({ line, ruleId }) => [line, ruleId])).toEqual([
      [3, 'redirect-loop'],
      [5, 'redirect-loop'],
    ])
  })

  test('a file of redirects in the public folder, which would win', async () => {
    const publicFolder = join(folder, 'public')
    await mkdir(publicFolder)
    await writeFile(join(publicFolder, '_redirects'), '/x /about\n')
    const { messages } = await buildWith('  - from: /old\n    to: /about\n', { public: publicFolder })
    expect(messages.all.filter(({ fatal }) => fatal).map(({ ruleId }) => ruleId)).toEqual(['redirects-twice'])
  })
})

test.each(['', '  - from: /old\n    to: https://elsewhere.example/x\n    status: 302\n'])(
  'accepts the list “%s”',
  async (list) => {
    expect((await buildWith(list)).messages.all.filter(({ fatal }) => fatal)).toEqual([])
  },
)

test('a link to an old address is reported with the new one', async () => {
  const content = join(await temporaryFolder(), 'content')
  await cp(contentOf.second, content, { recursive: true })
  await writeFile(join(content, 'redirects.yaml'), 'redirects:\n  - from: /old-prices\n    to: /pricing\n')
  const post = join(content, 'posts/choosing-a-fighting-game-pad.md')
  await writeFile(post, `${readFileSync(post, 'utf8').trimEnd()}\n\nSee the [prices](/old-prices).\n`)
  const { messages } = await build(optionsFor({ content, out: join(content, '../out'), check: true }))
  const broken = messages.all.filter(({ ruleId }) => ruleId === 'broken-link')
  expect(broken.map(({ file }) => file?.replace(/.*\//, ''))).toEqual(['choosing-a-fighting-game-pad.md'])
  expect(broken[0]?.note).toContain('It has a new address: write /pricing.')
})
