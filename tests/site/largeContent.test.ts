/** Content that is far too large or slow to parse is refused or read, in limited time. */

import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSource } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { contentOf, load, temporaryFolder } from '../cafes.ts'

describe('content that is far too large is refused', () => {
  test('data files and guides of 10 MB, and a file of 31 MB', async () => {
    const content = join(await temporaryFolder(), 'content')
    await cp(contentOf.second, content, { recursive: true })
    await writeFile(join(content, 'faq.yaml'), 'items:\n'.padEnd(10_000_000, '  - id: x\n'))
    await writeFile(join(content, 'posts/large.md'), '# '.repeat(5_000_000))
    await writeFile(join(content, 'huge.bin'), new Uint8Array(31_000_000))
    const messages = new Messages()
    load(readSource(content, messages), messages)
    const tooLarge = messages.all.filter(({ ruleId }) => ruleId === 'file-too-large').map(({ file }) => file)
    expect(tooLarge.map((file) => file?.split('/').at(-1)).sort()).toEqual([
      'faq.yaml',
      'huge.bin',
      'large.md',
    ])
  })

  /** Texts that are slow to parse, as a guide of about 40 KB. */
  const families: [name: string, text: string][] = [
    ['a very wide table', `| ${'x | '.repeat(5000)}\n| ${'- | '.repeat(5000)}\n`],
    ['a very long table', `| x |\n| - |\n${'| y |\n'.repeat(6000)}`],
    [
      'thousands of definitions',
      Array.from({ length: 1400 }, (_, index) => `[d${index}]: /pricing`).join('\n\n'),
    ],
    [
      'one definition, used thousands of times',
      `[x]: /pricing "${'t'.repeat(500)}"\n\n${'[x]\n\n'.repeat(1400)}`,
    ],
    ['nested quotes', `${'>'.repeat(20_000)} x`],
    ['nested lists', Array.from({ length: 190 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
    ['nested brackets', `${'['.repeat(20_000)}x${']'.repeat(20_000)}`],
    ['open links', '[x]('.repeat(10_000)],
    ['open emphasis', '*x **y _z '.repeat(4000)],
    ['back quotes of every length', Array.from({ length: 280 }, (_, index) => '`'.repeat(index)).join(' ')],
    ['entities', '&amp;'.repeat(8000)],
    ['open comments', '<!-- '.repeat(8000)],
    ['open tags', '<a href="'.repeat(4000)],
    ['backslashes', '\\'.repeat(40_000)],
    ['one long word', 'x'.repeat(39_000)],
  ]
  test.each(families)('in Markdown: %s', async (_name, text) => {
    const { files } = readSource(contentOf.second, new Messages())
    const path = 'posts/rainy-day-lan-party-kochi.md'
    const [front] = new TextDecoder().decode(files.get(path)).split('\n\n')
    const messages = new Messages()
    const guide = Buffer.from(`${front}\n\n${text}\n`)
    load({ folder: 'content', files: new Map(files).set(path, guide) }, messages)
    // It is either refused, or read like any other text; both end.
    for (const { file, message } of messages.all.filter(({ fatal }) => fatal)) {
      expect(file).toBe(`content/${path}`)
      expect(message).not.toMatch(/RangeError|undefined|Maximum call/)
    }
  })

  test.each([
    [
      'anchors that multiply',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefgh'].map((name, index) => `${name}: &${name} [${`*${'abcdefgh'[index]},`.repeat(9)}]`).join('\n')}\nitems: *h\n`,
    ],
    ['lists in lists', `items: ${'['.repeat(20_000)}${']'.repeat(20_000)}\n`],
    ['maps in maps', Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
    ['a key that is a list', `? ${'[? '.repeat(2000)}\n: x\n`],
    ['tags', 'items: !!js/function "function(){}"\n'],
    ['merges', `a: &a {x: 1}\nb: {<<: *a}\nitems: []\n`],
    ['very many keys', Array.from({ length: 20_000 }, (_, index) => `k${index}: x`).join('\n')],
  ])('in YAML: %s', async (_name, text) => {
    const { files } = readSource(contentOf.second, new Messages())
    const messages = new Messages()
    load({ folder: 'content', files: new Map(files).set('faq.yaml', Buffer.from(text)) }, messages)
    const errors = messages.all.filter(({ fatal, file }) => fatal && file === 'content/faq.yaml')
    expect(errors.length).toBeGreaterThan(0)
    expect(errors[0]?.line ?? 1).toBeGreaterThan(0)
    for (const { message } of messages.all) expect(message).not.toMatch(/RangeError|Maximum call|\[object/)
  })
})
