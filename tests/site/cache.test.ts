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
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { forgetCachedFiles } from '../../src/cache.ts'
import { buildDate, optionsFor, publicOf, root, temporaryFolder, writeSmallContent } from '../cafes.ts'
import { projectCopy, runGenerator } from '../commandLine.ts'
import { canMount, withDisk } from '../disk.ts'
import { filesIn, listFiles } from '../html.ts'
import { pick, randomNumbers, shuffle } from '../random.ts'

/** A copy of the generator, its cache, and the site that it writes with an empty one. */
let project: string
let cache: string
let expected: ReadonlyMap<string, string>
let args: string[]
/** For builds in this process. */
let folders: { content: string; public: string; out: string }
/** The complete cache of those builds. */
let whole: string
beforeAll(async () => {
  project = await projectCopy()
  cache = join(project, '.cache')
  const content = join(project, 'content')
  const folder = await temporaryFolder()
  folders = { content, public: publicOf.second, out: join(folder, 'dist') }
  whole = join(folder, 'whole')
  await writeSmallContent(content)
  args = ['--content', content, '--public', publicOf.second, '--date', buildDate]
  const { code, stderr } = await runGenerator(args, { project })
  expect(code, stderr).toBe(0)
  expected = await filesIn(join(project, 'dist'))
  await cp(cache, whole, { recursive: true })
  // The copy has its own texts. Twice, because some files are only cached by a second build.
  await expectSameBuild('the cache of a copy', whole)
  await expectSameBuild('the second build', whole)
})

/** Builds the café as a new process would, and expects that it succeeds with the same bytes as without any damage. */
async function expectSameBuild(what: string, cache: string): Promise<void> {
  forgetCachedFiles()
  await rm(folders.out, { recursive: true, force: true })
  const { messages } = await build(optionsFor({ ...folders, cache }))
  expect(messages.hasErrors, what).toBe(false)
  expectSameFiles(await filesIn(folders.out), what)
}

function expectSameFiles(files: ReadonlyMap<string, string>, what: string) {
  expect([...files.keys()], what).toEqual([...expected.keys()])
  for (const [file, bytes] of files) expect(bytes === expected.get(file), `${what}: ${file}`).toBe(true)
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
  const damagedCache = join(await temporaryFolder(), 'damaged')
  const files = listFiles(whole)
  expect(files.length).toBeGreaterThan(20)
  const random = randomNumbers(23)
  // Each round damages some files; together they damage every file at least once.
  const queue = shuffle(files, random)
  for (let round = 0; round < rounds; round++) {
    await rm(damagedCache, { recursive: true, force: true })
    await cp(whole, damagedCache, { recursive: true })
    const share = Math.ceil(queue.length / (rounds - round))
    const damaged: string[] = []
    for (const file of queue.splice(0, share)) {
      const name = pick(Object.keys(damages), random)
      await damages[name]?.(join(damagedCache, file), join(whole, pick(files, random)), random)
      damaged.push(`${file} ${name}`)
    }
    await expectSameBuild(`round ${round}: ${damaged.join(', ')}`, damagedCache)
  }
})

/** A program of one line, which run.mjs bundles and starts as it does the generator. */
async function smallProgram() {
  const folder = await temporaryFolder()
  for (const name of ['run.mjs', 'hashOfGenerator.mjs'])
    await cp(join(root, 'src', name), join(folder, 'src', name))
  await mkdir(join(folder, 'templates'))
  for (const name of ['package-lock.json', 'tsconfig.json']) await cp(join(root, name), join(folder, name))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  await writeFile(join(folder, 'build.ts'), "console.log('Built.', process.argv.slice(2).join())\n")
  const expectRuns = async (what: string) =>
    expect(await runGenerator(['--check'], { project: folder }), what).toEqual({
      code: 0,
      stdout: 'Built. --check\n',
      stderr: '',
    })
  return { run: join(folder, '.cache/run'), expectRuns }
}

test('survives damage of each sort to the files of the bundled generator', async () => {
  const { run, expectRuns } = await smallProgram()
  await expectRuns('without a cache')
  await expectRuns('with a cache')
  const whole = join(await temporaryFolder(), 'run')
  await cp(run, whole, { recursive: true })
  const files = listFiles(whole)
  expect(files.map((file) => file.replace(/.*\./, ''))).toEqual(['cjs', 'code'])
  const random = randomNumbers(24)
  for (const file of files)
    for (const [name, damage] of Object.entries(damages)) {
      await rm(run, { recursive: true })
      await cp(whole, run, { recursive: true })
      const other = files.find((one) => one !== file) ?? ''
      await damage(join(run, file), join(whole, other), random)
      await expectRuns(`${file} ${name}`)
    }
  await rm(join(run, '..'), { recursive: true })
  await writeFile(join(run, '..'), 'in the way')
  await expectRuns('a file in the place of the cache')
})

describe('survives a cache', () => {
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
    expect((await runGenerator(args, { project })).code).toBe(0)
    expectSameFiles(await filesIn(join(project, 'dist')), 'a cache of another version')
  })

  test('that is a file', async () => {
    const file = join(await temporaryFolder(), 'cache')
    await writeFile(file, 'in the way')
    await expectSameBuild('a file in the place of the cache', file)
    expect(await readFile(file, 'utf8')).toBe('in the way')
  })

  test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
    'that must not be written to (not for root, who may)',
    async () => {
      const folder = join(await temporaryFolder(), 'cache')
      await cp(whole, folder, { recursive: true })
      await rm(join(folder, 'texts'), { recursive: true })
      const all = ['.', ...(await readdir(folder, { recursive: true }))].map((name) => join(folder, name))
      for (const path of all) if ((await stat(path)).isDirectory()) await chmod(path, 0o555)
      try {
        await expectSameBuild('a cache without the right to write', folder)
      } finally {
        for (const path of all) if ((await stat(path)).isDirectory()) await chmod(path, 0o755)
      }
    },
  )

  test.skipIf(!canMount)(
    'on a disk that is full, and on one that can only be read (needs root)',
    async () => {
      const disk = join(await temporaryFolder(), 'disk')
      await withDisk(disk, '20m', async (remount) => {
        await cp(whole, disk, { recursive: true })
        // What takes long to make stays.
        for (const file of listFiles(disk))
          if (!/^(images|share|fonts)\//.test(file)) await rm(join(disk, file))
        await writeFile(join(disk, 'ballast'), Buffer.alloc(20_000_000)).catch(() => {})
        await expectSameBuild('a full disk', disk)
        remount('ro')
        await expectSameBuild('a disk that can only be read', disk)
      })
    },
  )
})

test('builds that run at the same time with one empty cache and one output folder do not disturb each other', async () => {
  await rm(cache, { recursive: true })
  const runs = await Promise.all([1, 2].map(() => runGenerator(args, { project })))
  expect(runs.map(({ code }) => code)).toEqual([0, 0])
  expect((await readdir(project)).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
  expectSameFiles(await filesIn(join(project, 'dist')), 'two builds at once')
  const { code, stderr } = await runGenerator(args, { project })
  expect(code, stderr).toBe(0)
  expectSameFiles(await filesIn(join(project, 'dist')), 'the cache that they filled')
})
