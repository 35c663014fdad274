/** What is kept between builds is a help and never a danger: damaged, or written by two builds at once. */
import { execFile } from 'node:child_process'
import { appendFile, cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { build } from '../../build.ts'
import { bundleAssets } from '../../src/assets/bundle.ts'
import { cachedFile, forgetCachedFiles, readCached } from '../../src/cache.ts'
import { bytesOf, type Site } from '../../src/site.ts'
import { buildDate, contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { listFiles } from '../html.ts'
import { projectCopy } from './projectCopy.ts'

const run = promisify(execFile)

/** What may happen to a file of the cache. */
const damages: [name: string, damage: (bytes: Buffer, other: Buffer) => Buffer][] = [
  ['cut short', (bytes) => bytes.subarray(0, bytes.length >> 1)],
  ['emptied', () => Buffer.alloc(0)],
  ['with one bit turned', (bytes) => withOneBitTurned(bytes)],
  ['in place of another', (_bytes, other) => other],
  ['from another program', () => Buffer.from('<!doctype html><title>Not found</title>'.repeat(20))],
]

function withOneBitTurned(bytes: Buffer): Buffer {
  const turned = Buffer.from(bytes)
  const middle = bytes.length >> 1
  turned[middle] = (turned[middle] ?? 0) ^ 1
  return turned
}

const buildSecond = async (cache: string): Promise<Site> => {
  const out = join(await temporaryFolder(), 'site')
  const { site, messages } = await build(
    optionsFor({ content: contentOf.second, public: publicOf.second, out, cache }),
  )
  expect(messages.hasErrors).toBe(false)
  return site
}

test('every kind of cache entry that is damaged is found and made anew', async () => {
  const cache = join(await temporaryFolder(), 'cache')
  const whole = asTexts(await buildSecond(cache))
  // Results have checksums of their own, and what was written belongs to one folder alone (incremental.test.ts).
  const entries = listFiles(cache).filter((file) => !/^(results|written)\//.test(file))
  expect(new Set(entries.map((file) => file.split('/')[0]))).toEqual(
    new Set(['fonts', 'icons', 'images', 'share']),
  )
  // A folder of its own for the damaged cache: within one process, what was read once is not read again.
  const damaged = join(await temporaryFolder(), 'cache')
  await cp(cache, damaged, { recursive: true })
  for (const [index, file] of entries.entries()) {
    const other = await readFile(join(cache, entries.at(index - 1) ?? file))
    const damage = damages[index % damages.length]?.[1] ?? (() => Buffer.alloc(0))
    await writeFile(join(damaged, file), damage(await readFile(join(cache, file)), other))
  }
  expect(asTexts(await buildSecond(damaged))).toEqual(whole)
  for (const file of entries)
    expect(await readFile(join(damaged, file)), file).toEqual(await readFile(join(cache, file)))
})

const asTexts = (site: Site) =>
  new Map([...site].map(([path, content]) => [path, Buffer.from(bytesOf(content)).toString('latin1')]))

test.each(damages)('a cached file %s is a miss', async (_name, damage) => {
  const folder = await temporaryFolder()
  const [one, other] = ['one', 'other'].map((name) => join(folder, name))
  await cachedFile(one ?? '', async () => Buffer.from('the one'))
  await cachedFile(other ?? '', async () => Buffer.from('the other'))
  expect(Buffer.from(readCached(one ?? '') ?? []).toString()).toBe('the one')
  await writeFile(one ?? '', damage(await readFile(one ?? ''), await readFile(other ?? '')))
  forgetCachedFiles()
  expect(readCached(one ?? '')).toBeUndefined()
})

test('where nothing can be kept, a build takes longer and is the same', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, 'in the way')
  const content = await cachedFile(join(file, 'entry'), async () => Buffer.from('made'))
  expect(Buffer.from(content).toString()).toBe('made')
})

test('a bundle of the generator that is damaged is made anew', async () => {
  const project = await projectCopy()
  const folder = join(project, '.cache/run')
  const help = () => run(process.execPath, [join(project, 'src/run.mjs'), '--help'])
  const { stdout } = await help()
  expect(stdout).toContain('--content DIR')
  const [name, ...more] = await readdir(folder)
  expect(more).toEqual([])
  const file = join(folder, name ?? '')
  const whole = await readFile(file)
  for (const [what, damage] of damages) {
    await writeFile(file, damage(whole, Buffer.from("console.log('a foreign program')\n")))
    expect((await help()).stdout, what).toBe(stdout)
    expect((await readFile(file)).equals(whole), what).toBe(true)
  }
})

test('styles and scripts are bundled again when they change or their cached bundle is damaged', async () => {
  const project = await projectCopy()
  const bundle = async () => {
    forgetCachedFiles()
    return bundleAssets(project)
  }
  const first = await bundle()
  expect(first.styles).toContain('@layer')
  const [name = ''] = listFiles(join(project, '.cache/run'))
  const file = join(project, '.cache/run', name)
  const whole = await readFile(file)
  expect(await bundle()).toEqual(first)
  for (const [what, damage] of damages) {
    await writeFile(file, damage(whole, Buffer.from('{"styles.css":"a{}"}')))
    expect(await bundle(), what).toEqual(first)
  }
  await appendFile(join(project, 'templates/styles/main.css'), 'p { order: 7 }')
  expect((await bundle()).styles).toContain('order:7')
})

test('where the bundle cannot be kept, the generator runs from its sources', async () => {
  const project = await projectCopy()
  await writeFile(join(project, '.cache'), 'in the way')
  const { stdout } = await run(process.execPath, [join(project, 'src/run.mjs'), '--help'])
  expect(stdout).toContain('--content DIR')
})

test('builds at the same time, with one empty cache and one folder to write to, do not disturb each other', async () => {
  const project = await projectCopy()
  const out = join(project, 'dist')
  const start = () =>
    run(process.execPath, [
      ...[join(project, 'src/run.mjs'), '--content', contentOf.second, '--public', publicOf.second],
      ...['--out', out, '--date', buildDate],
    ])
  await Promise.all([start(), start(), start()])
  const expected = await buildSecond(join(project, '.cache'))
  expect(listFiles(out)).toEqual([...expected.keys()].map((path) => path.slice(1)).sort())
  for (const [path, content] of expected)
    expect((await readFile(join(out, path))).equals(bytesOf(content)), path).toBe(true)
  expect((await readdir(project)).filter((name) => name.startsWith('dist'))).toEqual(['dist'])

  const cache = join(project, '.cache')
  const kept = listFiles(cache).filter((file) => !/^(run|results)\//.test(file))
  for (const file of kept) expect(readCached(join(cache, file)), file).toBeDefined()
})
