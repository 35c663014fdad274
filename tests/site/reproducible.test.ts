/** The same content gives the same bytes, and a site is replaced whole or not at all. */
import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { build } from '../../build.ts'
import { buildDate, built, contentOf, optionsFor, publicOf, root, temporaryFolder } from '../cafes.ts'
import { listFiles } from '../html.ts'
import { projectCopy } from './projectCopy.ts'

const run = promisify(execFile)

const asScript = [join(root, 'src/run.mjs')]
const fromSources = ['--import', 'tsx', join(root, 'build.ts')]

/** Runs the command line, as the scripts of package.json do or with tsx. */
const buildFromShell = (args: string[], program = asScript, env: NodeJS.ProcessEnv = {}, cwd = root) =>
  run(process.execPath, [...program, ...args], { cwd, env: { ...process.env, ...env } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )

async function expectSameFiles(out: string, expected: string) {
  const files = listFiles(expected)
  expect(listFiles(out)).toEqual(files)
  for (const file of files) {
    const [one, other] = await Promise.all([readFile(join(expected, file)), readFile(join(out, file))])
    expect(one.equals(other), file).toBe(true)
  }
}

test.each([
  ['Asia/Kolkata', 'en_IN.UTF-8', asScript],
  ['America/Los_Angeles', 'de_DE.UTF-8', fromSources],
  ['Pacific/Kiritimati', 'tr_TR.UTF-8', asScript],
])('a build under TZ %s and locale %s is the same, byte for byte', async (TZ, LANG, program) => {
  const out = join(await temporaryFolder(), 'site')
  const { code, stderr } = await buildFromShell(['--out', out, '--date', buildDate], program, {
    TZ,
    LANG,
    LC_ALL: LANG,
  })
  expect(code, stderr).toBe(0)
  await expectSameFiles(out, built.first)
})

test('so is one in another working directory, whose folders list their files in another order', async () => {
  const folder = await temporaryFolder()
  const out = join(folder, 'site')
  const shuffle = ['--import', join(root, 'tests/site/shuffledFolders.mjs')]
  const args = ['--content', relative(folder, contentOf.first), '--out', 'site', '--date', buildDate]
  const { code, stderr } = await buildFromShell(args, [...shuffle, ...asScript], {}, folder)
  expect(code, stderr).toBe(0)
  await expectSameFiles(out, built.first)
})

test.skipIf(process.platform !== 'linux')(
  'so is one on a single core, with empty caches and other permissions for new files (Linux only)',
  async () => {
    const project = await projectCopy()
    const out = join(project, 'dist')
    const args = ['--content', contentOf.second, '--public', publicOf.second, '--date', buildDate]
    const program = ['taskset', '-c', '0', process.execPath, join(project, 'src/run.mjs'), ...args]
    await run('sh', ['-c', 'umask 077; exec "$@"', 'sh', ...program])
    await expectSameFiles(out, built.second)
    await rm(out, { recursive: true })
    await run('sh', ['-c', 'umask 002; exec "$@"', 'sh', ...program])
    await expectSameFiles(out, built.second)
  },
)

test('an error in the content leaves the last good site as it was, and exits with 1', async () => {
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  const out = join(folder, 'site')
  await cp(contentOf.second, content, { recursive: true })
  expect((await build(optionsFor({ content, out }))).messages.hasErrors).toBe(false)
  const before = listFiles(out)
  await writeFile(join(out, 'mark.txt'), 'last good site')

  await writeFile(join(content, 'faq.yaml'), 'items: [')
  const { code, stderr } = await buildFromShell(['--content', content, '--out', out])
  expect(code).toBe(1)
  expect(stderr).toMatch(/faq\.yaml:1:\d+ {2}error/)
  expect(stderr).not.toMatch(/\n\s+at .*:\d+:\d+/)
  expect(listFiles(out)).toEqual([...before, 'mark.txt'].sort())
  expect(listFiles(folder).filter((file) => /^site\./.test(file))).toEqual([])
})

test('a check writes nothing, and a strict one fails while questions are open', async () => {
  const out = join(await temporaryFolder(), 'site')
  const check = await build(optionsFor({ out, check: true }))
  expect(check.messages.hasErrors).toBe(false)
  expect(check.messages.all.map((message) => message.ruleId)).toContain('open-question')
  const strict = await build(optionsFor({ out, check: true, strict: true }))
  expect(strict.messages.hasErrors).toBe(true)
  expect(listFiles(join(out, '..'))).toEqual([])
})

test.each(['2026-02-30', 'tomorrow', '20-11-2026'])('the date %s is refused', async (date) => {
  const { code, stderr } = await buildFromShell(['--check', '--date', date])
  expect(code).toBe(2)
  expect(stderr).toContain(`${date} is not a date such as 2026-01-31`)
})

test('an unknown flag is explained', async () => {
  const { code, stderr } = await buildFromShell(['--contnet', 'x'])
  expect(code).toBe(2)
  expect(stderr).toContain('--content DIR')
})

test('a folder that holds something else is never replaced', async () => {
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

test('what a stopped build left behind is cleared away by the next one', async () => {
  const folder = await temporaryFolder()
  const out = join(folder, 'site')
  await mkdir(join(folder, 'site.next-999999999'))
  await build(optionsFor({ content: contentOf.second, out }))
  expect((await readdir(folder)).sort()).toEqual(['site'])
})

test('a site that a stopped build had taken away is not lost', async () => {
  const folder = await temporaryFolder()
  const out = join(folder, 'site')
  await build(optionsFor({ content: contentOf.second, out }))
  await rename(out, join(folder, 'site.old-999999999'))
  await build(optionsFor({ content: contentOf.second, out, public: join(folder, 'none') }))
  expect(await readdir(folder)).toEqual(['site'])
})
