/** Symbolic links, active content and files that are far too large are refused with a message. */
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSource } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { readPublic } from '../../src/public/readPublic.ts'
import { contentOf, load, publicOf, root, temporaryFolder } from '../cafes.ts'

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
  const files = readPublic(publicFolder, messages)
  expect(messages.all.map(({ ruleId }) => ruleId)).toEqual(['symbolic-link'])
  expect(messages.all[0]?.note).toMatch(/^Put .* here\.$/)
  expect([...files.keys()].filter((path) => path.includes('linked'))).toEqual([])
})

describe('a link in place of a whole folder is refused and not followed', () => {
  const readers = {
    content: (folder: string, messages: Messages) => readSource(folder, messages).files,
    public: (folder: string, messages: Messages) => readPublic(folder, messages),
  }

  test.each([
    ['public', 'secret'],
    ['content', 'secret'],
    // Also to a folder of the same project, which may have the token of a build server.
    ['public', 'content'],
    ['content', 'public'],
    ['public', 'nowhere'],
    ['content', 'content'],
  ] as const)('%s → %s', async (name, target) => {
    const folder = await copyOfCafe()
    await rm(join(folder, name), { recursive: true })
    await symlink(join(folder, target), join(folder, name))
    const messages = new Messages()
    expect([...readers[name](join(folder, name), messages).keys()]).toEqual([])
    expect(messages.all.map(({ ruleId }) => ruleId)).toEqual(['symbolic-link'])
    expect(messages.all[0]?.note).toContain(`--${name} DIR`)
  })

  test('a content folder that is a link leads to this message alone', async () => {
    const folder = await copyOfCafe()
    await rm(join(folder, 'content'), { recursive: true })
    await symlink(join(folder, 'secret'), join(folder, 'content'))
    const messages = new Messages()
    load(readSource(join(folder, 'content'), messages), messages)
    expect(messages.all.map(({ ruleId }) => ruleId)).toEqual(['symbolic-link'])
  })

  test('a folder of the project that lies behind a link', async () => {
    const link = join(root, '.cache/linked')
    await rm(link, { force: true })
    await symlink(await copyOfCafe(), link)
    const messages = new Messages()
    expect(readPublic(join(link, 'public'), messages).size).toBe(0)
    expect(readSource(join(link, 'content'), messages).files.size).toBe(0)
    await rm(link)
    expect(messages.all.map(({ file }) => file)).toEqual(['.cache/linked', '.cache/linked'])
  })
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
  load({ folder: 'content', files: new Map(files).set('images.yaml', Buffer.from(changed)) }, messages)
  expect(messages.all.some(({ file, fatal }) => fatal && file === 'content/images.yaml')).toBe(true)
})
