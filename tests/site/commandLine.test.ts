/** The command line: exit codes, flags, and folders that it refuses to overwrite. */
import { cp, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../build.ts'
import { contentOf, optionsFor, temporaryFolder } from '../cafes.ts'
import { runGenerator } from '../commandLine.ts'
import { listFiles } from '../html.ts'

test('an error in the content keeps the last good site and exits with 1', async () => {
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  const out = join(folder, 'site')
  await cp(contentOf.second, content, { recursive: true })
  expect((await build(optionsFor({ content, out }))).messages.hasErrors).toBe(false)
  const before = listFiles(out)
  await writeFile(join(out, 'mark.txt'), 'last good site')

  await writeFile(join(content, 'faq.yaml'), 'items: [')
  const { code, stderr } = await runGenerator(['--content', content, '--out', out])
  expect(code).toBe(1)
  expect(stderr).toMatch(/faq\.yaml:1:\d+ {2}error/)
  expect(stderr).not.toMatch(/\n\s+at .*:\d+:\d+/)
  expect(listFiles(out)).toEqual([...before, 'mark.txt'].sort())
  expect(listFiles(folder).filter((file) => /^site\./.test(file))).toEqual([])
})

test('a check writes nothing; a strict check fails while questions are open', async () => {
  const out = join(await temporaryFolder(), 'site')
  const check = await build(optionsFor({ out, check: true }))
  expect(check.messages.hasErrors).toBe(false)
  expect(check.messages.all.map((message) => message.ruleId)).toContain('open-question')
  const strict = await build(optionsFor({ out, check: true, strict: true }))
  expect(strict.messages.hasErrors).toBe(true)
  expect(listFiles(join(out, '..'))).toEqual([])
})

test.each(['0001-01-01', '1969-12-31', '2026-02-30', 'tomorrow', '20-11-2026'])(
  'the date %s is refused',
  async (date) => {
    const { code, stderr } = await runGenerator(['--check', '--date', date])
    expect(code).toBe(2)
    expect(stderr).toContain(`${date} is not a date such as 2026-01-31`)
  },
)

test('an unknown flag prints the usage and exits with 2', async () => {
  const { code, stderr } = await runGenerator(['--contnet', 'x'])
  expect(code).toBe(2)
  expect(stderr).toContain('--content DIR')
})

test('a folder that does not hold a site is never replaced', async () => {
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  await cp(contentOf.second, content, { recursive: true })
  await mkdir(join(folder, 'photos'))
  await writeFile(join(folder, 'photos', 'holiday.jpg'), 'precious')
  const before = listFiles(folder)
  for (const out of [join(folder, 'photos'), folder, content, join(content, 'site')]) {
    const { messages } = await build(optionsFor({ content, out }))
    expect(messages.all.find((message) => message.ruleId === 'out')?.note, out).toContain('--out DIR')
    expect(listFiles(folder)).toEqual(before)
  }
})

test('a build removes what an interrupted build left behind', async () => {
  const folder = await temporaryFolder()
  const out = join(folder, 'site')
  await mkdir(join(folder, 'site.next-999999999'))
  await build(optionsFor({ content: contentOf.second, out }))
  expect((await readdir(folder)).sort()).toEqual(['site'])
})

test('a build restores the site that an interrupted build had moved away', async () => {
  const folder = await temporaryFolder()
  const out = join(folder, 'site')
  await build(optionsFor({ content: contentOf.second, out }))
  await rename(out, join(folder, 'site.old-999999999'))
  await build(optionsFor({ content: contentOf.second, out, public: join(folder, 'none') }))
  expect(await readdir(folder)).toEqual(['site'])
})
