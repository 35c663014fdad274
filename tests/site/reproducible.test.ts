/** The same content gives the same bytes as a clean build, wherever, whenever and however it is built. */
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { forgetCachedFiles } from '../../src/cache.ts'
import { forgetYamlFiles } from '../../src/content/yamlFile.ts'
import { report } from '../../src/diagnostics/writers/terminal.ts'
import {
  buildDate,
  built,
  contentOf,
  morningOf,
  optionsFor,
  publicOf,
  root,
  temporaryFolder,
  writeSmallContent,
} from '../cafes.ts'
import { projectCopy, type RunSettings, runGenerator } from '../commandLine.ts'
import { farReachingEdits, randomEdits } from '../edits.ts'
import { filesIn } from '../html.ts'

/** Expects that a folder holds the same files as another, byte for byte. */
async function expectSameFiles(out: string, expected: string, what = '') {
  const [files, wanted] = await Promise.all([filesIn(out), filesIn(expected)])
  expect([...files.keys()], what).toEqual([...wanted.keys()])
  for (const [file, bytes] of wanted) expect(files.get(file) === bytes, `${what} ${file}`).toBe(true)
}

const inLocale = (TZ: string, LANG: string) => ({ TZ, LANG, LC_ALL: LANG })
const shuffledFolders = ['--import', join(root, 'tests/site/shuffledFolders.mjs')]

describe('a build is the same', () => {
  const ways: [way: string, settings: RunSettings][] = [
    [
      'in Kiritimati and in Turkish, where folders list their files in another order',
      { env: inLocale('Pacific/Kiritimati', 'tr_TR.UTF-8'), nodeFlags: shuffledFolders },
    ],
    [
      'in Los Angeles, in German and from the sources',
      { env: inLocale('America/Los_Angeles', 'de_DE.UTF-8'), fromSources: true, cwd: root },
    ],
  ]
  test.each(ways)('%s, in another working directory', async (_way, settings) => {
    const folder = await temporaryFolder()
    const { cwd = folder } = settings
    const folders = ['--content', relative(cwd, contentOf.second), '--public', relative(cwd, publicOf.second)]
    const args = [...folders, '--out', join(folder, 'site'), '--date', buildDate]
    const { code, stderr } = await runGenerator(args, { ...settings, cwd })
    expect(code, stderr).toBe(0)
    await expectSameFiles(join(folder, 'site'), built.second)
  })

  test.skipIf(process.platform !== 'linux')(
    'on one core with empty caches, and with other permissions for new files (Linux only)',
    async () => {
      const project = await projectCopy()
      const out = join(project, 'dist')
      const content = join(project, 'content')
      await writeSmallContent(content)
      const folders = { content, public: publicOf.second, out: join(project, 'expected') }
      await build(optionsFor(folders))
      const args = ['--content', content, '--public', publicOf.second, '--date', buildDate]
      const withMask = (mask: string) => ['sh', '-c', `umask ${mask}; exec "$@"`, 'sh']
      for (const prefix of [[...withMask('077'), 'taskset', '-c', '0'], withMask('002')]) {
        await rm(out, { recursive: true, force: true })
        const { code, stderr } = await runGenerator(args, { project, prefix })
        expect(code, stderr).toBe(0)
        await expectSameFiles(out, folders.out)
      }
    },
  )
})

describe('a build with the cache of earlier builds is the same as one without', () => {
  let folder: string
  let content: string
  beforeAll(async () => {
    folder = await temporaryFolder()
    content = join(folder, 'content')
  })

  const startAnew = async () => {
    await rm(content, { recursive: true, force: true })
    await cp(contentOf.second, content, { recursive: true })
  }

  /** A cache that contains only encoded pictures and fonts. */
  async function newCache(name: string): Promise<string> {
    const cache = join(folder, name)
    await rm(cache, { recursive: true, force: true })
    await mkdir(cache)
    for (const name of await readdir(join(root, '.cache')))
      if (/^(images|share|cards|icons|fonts)$/.test(name))
        await symlink(join(root, '.cache', name), join(cache, name))
    return cache
  }

  /** Builds the content as a new process would; gives all messages. */
  async function buildInto(out: string, cache: string, date: string) {
    forgetCachedFiles()
    const now = morningOf(date)
    const folders = { content, public: publicOf.second, out: join(folder, out), cache }
    const { messages } = await build(optionsFor({ ...folders, now }))
    return { hasErrors: messages.hasErrors, printed: report(messages.all, () => undefined) }
  }

  let warm: string
  async function compare(what: string, date = buildDate): Promise<boolean> {
    const withCache = await buildInto('warm', warm, date)
    forgetYamlFiles()
    const without = await buildInto('cold', await newCache('cold cache'), date)
    expect(withCache, what).toEqual(without)
    await expectSameFiles(join(folder, 'warm'), join(folder, 'cold'), what)
    return !withCache.hasErrors
  }

  test('after each of many random edits', async () => {
    await startAnew()
    warm = await newCache('warm cache')
    expect(await compare('no edit')).toBe(true)
    let successes = 0
    for await (const edit of randomEdits(content, 11, 6)) if (await compare(edit)) successes++
    expect(successes).toBeGreaterThan(2)
    await startAnew()
    await buildInto('warm', warm, buildDate)
    await expectSameFiles(join(folder, 'warm'), built.second)
  })

  test('after edits in one place that show in others', async () => {
    await startAnew()
    warm = await newCache('warm cache')
    await compare('no edit')
    const stateOf = async () => JSON.stringify([...(await filesIn(join(folder, 'warm')))])
    const states = new Set([await stateOf()])
    for (const [index, [what, file, from, to]] of farReachingEdits.entries()) {
      const text = await readFile(join(content, file), 'utf8')
      expect(text.replace(from, to), what).not.toBe(text)
      await writeFile(join(content, file), text.replace(from, to))
      // What an edit leaves behind in the cache is still there after the next ones.
      if (index % 4 < 3) await buildInto('warm', warm, buildDate)
      else expect(await compare(what), what).toBe(true)
      states.add(await stateOf())
    }
    expect(await compare('another day', '2026-12-20')).toBe(true)
    expect(states.size).toBe(farReachingEdits.length + 1)
  })

  test('after a setting was wrong and then corrected, with the same messages each time', async () => {
    await startAnew()
    warm = await newCache('warm cache')
    const site = join(content, 'site.yaml')
    const right = await readFile(site, 'utf8')
    await writeFile(site, right.replace(/^language: .*/m, 'language: xx-nowhere-at-all'))
    expect(await compare('a language that does not exist')).toBe(false)
    expect(await compare('the same again')).toBe(false)
    await writeFile(site, right)
    expect(await compare('the right language')).toBe(true)
  })
})

test('a page of the finished site that was changed by hand is written again', async () => {
  const options = { content: contentOf.second, public: publicOf.second }
  const out = join(await temporaryFolder(), 'site')
  await cp(built.second, out, { recursive: true })
  const page = join(out, 'contact.html')
  await writeFile(page, (await readFile(page, 'utf8')).replace('a', 'b'))
  await build(optionsFor({ ...options, out }))
  await expectSameFiles(out, built.second)
})
