/** With any damage to the cache, a build succeeds and writes the same bytes; it only takes longer. */
import { execFileSync } from 'node:child_process'
import {
  appendFile,
  chmod,
  cp,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { forgetCachedFiles } from '../../src/cache.ts'
import { buildDate, optionsFor, publicOf, temporaryFolder, writeSmallContent } from '../cafes.ts'
import { projectCopy, runGenerator } from '../commandLine.ts'
import { canMount, withDisk } from '../disk.ts'
import { filesIn, listFiles } from '../html.ts'
import { pick, randomNumbers, shuffle } from '../random.ts'

/** A copy of the generator, its cache, a copy of the complete cache, and the site as a clean build writes it. */
let project: string
let cache: string
let whole: string
let expected: ReadonlyMap<string, string>
let args: string[]
/** The same café for builds in this process. */
let folders: { content: string; public: string }
beforeAll(async () => {
  project = await projectCopy()
  cache = join(project, '.cache')
  whole = join(await temporaryFolder(), 'cache')
  const content = join(project, 'content')
  folders = { content, public: publicOf.second }
  await writeSmallContent(content)
  args = ['--content', content, '--public', publicOf.second, '--date', buildDate]
  const { code, stderr } = await runGenerator(args, { project })
  expect(code, stderr).toBe(0)
  expected = await filesIn(join(project, 'dist'))
  // Once more, because some files are only cached by a second build.
  await expectSameBuild('the second build')
  await cp(cache, whole, { recursive: true })
})

/** Builds the café in a process of its own, and expects that it succeeds with the same bytes as without any damage. */
async function expectSameBuild(what: string): Promise<void> {
  const out = join(project, 'dist')
  await rm(out, { recursive: true, force: true })
  const { code, stderr } = await runGenerator(args, { project })
  expect(code, `${what}\n${stderr}`).toBe(0)
  expect(stderr, what).not.toMatch(/\n\s+at .*:\d+:\d+/)
  expectSameFiles(await filesIn(out), what)
}

function expectSameFiles(files: ReadonlyMap<string, string>, what: string) {
  expect([...files.keys()], what).toEqual([...expected.keys()])
  for (const [file, bytes] of files) expect(bytes === expected.get(file), `${what}: ${file}`).toBe(true)
}

async function restoreCache(part = ''): Promise<void> {
  await rm(join(cache, part), { recursive: true, force: true })
  await cp(join(whole, part), join(cache, part), { recursive: true })
}

/** Ways to damage a file of the cache, given its path and the path of another one. */
const damages: Record<string, (file: string, other: string, random: () => number) => Promise<unknown>> = {
  deleted: (file) => rm(file),
  emptied: (file) => truncate(file),
  'cut short': async (file, _other, random) => truncate(file, Math.floor(random() * (await stat(file)).size)),
  'with one bit flipped': async (file, _other, random) => {
    const bytes = await readFile(file)
    const at = Math.floor(random() * bytes.length)
    await writeFile(file, bytes.with(at, (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8))))
  },
  'with more bytes at its end': (file) => appendFile(file, 'more'),
  'with the bytes of another file': async (file, other) => writeFile(file, await readFile(other)),
  'with the page of a proxy': (file) => writeFile(file, '<!doctype html><title>Not found</title>'),
  'with zeros': async (file) => writeFile(file, Buffer.alloc((await stat(file)).size)),
  ...(process.platform !== 'win32' && {
    'as a pipe': async (file: string) => {
      await rm(file)
      execFileSync('mkfifo', [file])
    },
  }),
  'as a folder': async (file) => {
    await rm(file)
    await mkdir(join(file, 'inside'), { recursive: true })
  },
}

const rounds = 3
test(`survives damage of any sort to every file, in ${rounds} random rounds`, async () => {
  const folder = await temporaryFolder()
  const damagedCache = join(folder, 'damaged')
  const wholeCache = join(folder, 'whole')
  const expectSame = async (what: string, cache: string) => {
    forgetCachedFiles()
    const out = join(folder, 'dist')
    const { messages } = await build(optionsFor({ ...folders, cache, out }))
    expect(messages.hasErrors, what).toBe(false)
    expectSameFiles(await filesIn(out), what)
  }
  await expectSame('an empty cache', wholeCache)
  const files = listFiles(wholeCache)
  expect(files.length).toBeGreaterThan(20)
  const random = randomNumbers(23)
  // Each round damages some files; together they damage every file at least once.
  const queue = shuffle(files, random)
  while (queue.length < rounds) queue.push(...shuffle(files, random))
  for (let round = 0; round < rounds; round++) {
    await rm(damagedCache, { recursive: true, force: true })
    await cp(wholeCache, damagedCache, { recursive: true })
    const share = Math.ceil(queue.length / (rounds - round))
    const damaged: string[] = []
    for (const file of new Set(queue.splice(0, share))) {
      const name = pick(Object.keys(damages), random)
      await damages[name]?.(join(damagedCache, file), join(wholeCache, pick(files, random)), random)
      damaged.push(`${file} ${name}`)
    }
    await expectSame(`round ${round}: ${damaged.join(', ')}`, damagedCache)
  }
})

test('survives damage of each sort to the files of the bundled generator', async () => {
  const files = listFiles(join(whole, 'run'))
  expect(files.length).toBeGreaterThan(1)
  const random = randomNumbers(24)
  // The usage is printed by the whole program, which is loaded from these files.
  const usage = await runGenerator(['--help'], { project })
  expect(usage).toMatchObject({ code: 0, stdout: expect.stringContaining('--content DIR'), stderr: '' })
  for (const [index, [name, damage]] of Object.entries(damages).entries()) {
    await restoreCache('run')
    const file = files[index % files.length] ?? ''
    await damage(join(cache, 'run', file), join(whole, 'run', pick(files, random)), random)
    expect(await runGenerator(['--help'], { project }), `${file} ${name}`).toEqual(usage)
  }
  await expectSameBuild('a bundled generator that was damaged last')
})

describe('survives a cache', () => {
  beforeEach(() => restoreCache())

  test('of another version of the generator, in which a template and a style sheet are different', async () => {
    const template = join(project, 'templates/parts/Section.tsx')
    const styles = join(project, 'templates/parts/buttons.css')
    const [text = '', rules = ''] = await Promise.all(
      [template, styles].map((path) => readFile(path, 'utf8')),
    )
    await writeFile(template, text.replace('section__heading', 'other__heading'))
    await writeFile(styles, `${rules}\nbody { order: 7 }\n`)
    expect((await runGenerator(args, { project })).code).toBe(0)
    const page = await readFile(join(project, 'dist/pricing.html'), 'utf8')
    expect(page).toContain('other__heading')
    expect(page).toContain('order:7')
    await writeFile(template, text)
    await writeFile(styles, rules)
    await expectSameBuild('a cache of another version')
  })

  test('that is a file', async () => {
    await rm(cache, { recursive: true })
    await writeFile(cache, 'in the way')
    await expectSameBuild('a file in the place of the cache')
    expect(await readFile(cache, 'utf8')).toBe('in the way')
    await rm(cache)
  })

  test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
    'that must not be written to (not for root, who may)',
    async () => {
      const folders = ['.', ...(await readdir(cache, { recursive: true }))].map((name) => join(cache, name))
      for (const folder of folders) if ((await stat(folder)).isDirectory()) await chmod(folder, 0o555)
      try {
        await rm(join(cache, 'run'), { recursive: true, force: true }).catch(() => {})
        await expectSameBuild('a cache without the right to write')
      } finally {
        for (const folder of folders) if ((await stat(folder)).isDirectory()) await chmod(folder, 0o755)
      }
    },
  )

  test.skipIf(!canMount)(
    'on a disk that is full, and on one that can only be read (needs root)',
    async () => {
      await rm(cache, { recursive: true })
      await withDisk(cache, '20m', async (remount) => {
        await cp(whole, cache, { recursive: true })
        // What takes long to make stays.
        for (const file of listFiles(cache))
          if (!/^(images|share|fonts)\//.test(file)) await rm(join(cache, file))
        await writeFile(join(cache, 'ballast'), Buffer.alloc(20_000_000)).catch(() => {})
        await expectSameBuild('a full disk')
        remount('ro')
        await expectSameBuild('a disk that can only be read')
      })
    },
  )
})

test('builds that run at the same time with one empty cache and one output folder do not disturb each other', async () => {
  await rm(cache, { recursive: true })
  const runs = await Promise.all([1, 2].map(() => runGenerator(args, { project })))
  expect(runs.map(({ code }) => code)).toEqual([0, 0])
  expect((await readdir(project)).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
  const files = await filesIn(join(project, 'dist'))
  expect([...files].every(([file, bytes]) => bytes === expected.get(file))).toBe(true)
  await expectSameBuild('the cache that they filled')
})
