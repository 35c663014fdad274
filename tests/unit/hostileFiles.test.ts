/** Symbolic links, active content and files that are far too large are refused with a message. */
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkPublic } from '../../src/checks/checkPublic.ts'
import { readSource } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { compileContent } from '../../src/pages/compileContent.ts'
import { readPublic } from '../../src/readFiles.ts'
import { contentOf, publicOf, temporaryFolder } from '../cafes.ts'

/** A copy of the second café, beside a file that must not be published. */
async function copyOfCafe() {
  const folder = await temporaryFolder()
  await cp(contentOf.second, join(folder, 'content'), { recursive: true })
  await cp(publicOf.second, join(folder, 'public'), { recursive: true })
  await mkdir(join(folder, 'secret'))
  await writeFile(join(folder, 'secret/passwd.md'), '---\ntitle: secret words\n---\n\nsecret words\n')
  return folder
}

describe('symbolic links are refused and not followed', () => {
  test.each([
    ['a guide', 'content/posts/linked.md', 'secret/passwd.md'],
    ['a data file', 'content/linked.yaml', 'secret/passwd.md'],
    ['a photograph', 'content/images/linked.jpg', 'secret/passwd.md'],
    ['a folder', 'content/posts/linked', 'secret'],
  ])('%s', async (_what, link, target) => {
    const folder = await copyOfCafe()
    await symlink(join(folder, target), join(folder, link))
    const messages = new Messages()
    const { files } = readSource(join(folder, 'content'), messages)
    expect(messages.all.map(({ ruleId }) => ruleId)).toEqual(['symbolic-link'])
    expect(messages.all[0]?.file).toContain(link)
    expect(messages.all[0]?.note).toMatch(/^Put .* here\.$/)
    for (const bytes of files.values()) expect(Buffer.from(bytes).includes('secret words')).toBe(false)
  })
})

test.each([
  ['a file to publish', 'linked.txt', 'secret/passwd.md'],
  ['a folder to publish', 'linked', 'secret'],
])('a symbolic link is refused and not followed: %s', async (_what, link, target) => {
  const folder = await copyOfCafe()
  const publicFolder = join(folder, 'public')
  await symlink(join(folder, target), join(publicFolder, link))
  const messages = new Messages()
  const files = readPublic(publicFolder)
  checkPublic(files, publicFolder, messages)
  expect(messages.all.map(({ ruleId }) => ruleId)).toEqual(['symbolic-link'])
  expect(messages.all[0]?.note).toMatch(/^Put .* here\.$/)
  expect([...files.keys()].filter((path) => path.includes('linked'))).toEqual([])
})

test.each([
  '../../secret/passwd.md',
  '../images/monsoon-hall.jpg',
  './monsoon-hall.jpg',
  '/etc/passwd',
  '..\\..\\secret',
  'C:\\secret.jpg',
  'file:///etc/passwd',
  'monsoon-hall.jpg/../../../secret.jpg',
])('a photograph cannot be named by a path: %s', async (name) => {
  const { files } = readSource(contentOf.second, new Messages())
  const images = new TextDecoder().decode(files.get('images.yaml'))
  const messages = new Messages()
  const changed = images.replace('monsoon-hall.jpg', () => JSON.stringify(name))
  compileContent(
    { folder: 'content', files: new Map(files).set('images.yaml', Buffer.from(changed)) },
    messages,
  )
  expect(messages.all.some(({ file, fatal }) => fatal && file === 'content/images.yaml')).toBe(true)
})

describe('a drawing to publish', () => {
  const found = async (svg: string) => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'drawing.svg'), svg)
    const messages = new Messages()
    checkPublic(readPublic(folder), folder, messages)
    return messages.all.map(({ ruleId }) => ruleId)
  }

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>',
    '<svg xmlns="http://www.w3.org/2000/svg"\nonload = "x()"/>',
    '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><p>x</p></foreignObject></svg>',
    '<svg xmlns:x="http://www.w3.org/1999/xlink"><a x:href="javascript:x()"><text>x</text></a></svg>',
    '<svg><a href="&#106;avascript:x()"><text>x</text></a></svg>',
    '<svg><a href=" java&#10;script:x()"><text>x</text></a></svg>',
    '<svg><a href="javascript&colon;x()"><text>x</text></a></svg>',
    '<svg><use href="data:image/svg+xml,x"/></svg>',
    '<!DOCTYPE svg [<!ENTITY x "x">]><svg>&x;</svg>',
  ])('is refused with active content: %s', async (svg) => {
    expect(await found(svg)).toEqual(['drawing-with-program'])
  })

  test('accepts all other content of drawings', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><style>.on{fill:red}</style><title>Once on a time = 1</title>
      <image href="data:image/png;base64,AAAA"/><a href="https://example.com/#one"><use href="#x"/></a></svg>`
    expect(await found(svg)).toEqual([])
  })
})

describe('content that is far too large is refused', () => {
  test('data files and guides of 10 MB, and a file of 31 MB', async () => {
    const content = join(await copyOfCafe(), 'content')
    await writeFile(join(content, 'faq.yaml'), 'items:\n'.padEnd(10_000_000, '  - id: x\n'))
    await writeFile(join(content, 'posts/large.md'), '# '.repeat(5_000_000))
    await writeFile(join(content, 'huge.bin'), new Uint8Array(31_000_000))
    const messages = new Messages()
    compileContent(readSource(content, messages), messages)
    const tooLarge = messages.all.filter(({ ruleId }) => ruleId === 'file-too-large').map(({ file }) => file)
    expect(tooLarge.map((file) => file?.split('/').at(-1)).sort()).toEqual([
      'faq.yaml',
      'huge.bin',
      'large.md',
    ])
  })

  /** What takes long to read by its nature, as a guide of about 40 KB. */
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
    compileContent({ folder: 'content', files: new Map(files).set(path, guide) }, messages)
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
    compileContent({ folder: 'content', files: new Map(files).set('faq.yaml', Buffer.from(text)) }, messages)
    const errors = messages.all.filter(({ fatal, file }) => fatal && file === 'content/faq.yaml')
    expect(errors.length).toBeGreaterThan(0)
    expect(errors[0]?.line ?? 1).toBeGreaterThan(0)
    for (const { message } of messages.all) expect(message).not.toMatch(/RangeError|Maximum call|\[object/)
  })
})
