/** Two threads that share a build give what one gives alone, and a page read in pieces is the page read whole. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { build } from '../../build.ts'
import { type Writing, writePages } from '../../src/ahead/workAlong.ts'
import { type Reading, readingsOf } from '../../src/checks/page/readPage.ts'
import { openKept } from '../../src/keep.ts'
import { PageOfPieces } from '../../src/render/pageOfPieces.ts'
import { type SiteFile, textOf } from '../../src/site.ts'
import { makeFolder } from '../bench/folder.ts'
import { newCache } from '../caches.ts'
import { buildDate, contentOf, optionsFor, publicOf, root, temporaryFolder } from '../cafes.ts'
import { filesIn } from '../html.ts'

const run = promisify(execFile)

test.skipIf(process.platform !== 'linux' || availableParallelism() < 2)(
  'many guides on two cores and on one (Linux only)',
  async () => {
    const folder = await temporaryFolder()
    const { path: content } = makeFolder(contentOf.second, 500, join(folder, 'content'))
    const buildWith = async (name: string, command: readonly string[]) => {
      const cache = await newCache(folder, `cache-${name}`)
      const out = join(folder, name)
      const args = ['--content', content, '--public', publicOf.second, '--out', out, '--cache', cache]
      const program = [...command, process.execPath, join(root, 'src/run.mjs'), ...args, '--date', buildDate]
      await run(program[0] ?? '', program.slice(1), { maxBuffer: 1e8 })
      const [results = ''] = await readdir(join(cache, 'results'))
      const written = await readdir(join(cache, 'results', results))
      return {
        files: await filesIn(out),
        threads: written.filter((file) => file.endsWith('.results')).length,
      }
    }
    const alone = await buildWith('alone', ['taskset', '-c', '0'])
    const together = await buildWith('together', [])
    expect(alone.threads).toBe(1)
    expect(together.threads).toBe(2)
    expect(alone.files.size).toBeGreaterThan(500)
    expect(together.files).toEqual(alone.files)
  },
)

test('a thread of other code than that of the build makes nothing', async () => {
  const cache = await newCache(await temporaryFolder(), 'cache')
  const { port1, port2 } = new MessageChannel()
  const worker = new Worker(join(root, 'src/run.mjs'), {
    workerData: {
      options: optionsFor({ cache, check: true }),
      generator: 'another one',
      results: port2,
      isIdle: new Int32Array(1),
    },
    transferList: [port2],
  })
  const [code] = await once(worker, 'exit')
  expect(code).toBe(0)
  expect(receiveMessageOnPort(port1)).toBeUndefined()
  port1.close()
  expect(await readdir(cache)).not.toContain('results')
})

test('the other thread writes a page as this one would, and leaves out what it cannot find or write', async () => {
  const folder = await temporaryFolder()
  const options = optionsFor({ cache: await newCache(folder, 'cache'), check: true })
  const { site } = await build(options)
  const page = site.get('/about.html')
  if (!(page instanceof PageOfPieces)) throw new Error('the page is not put together from pieces')
  const { ownKey, headBytes, surrounding } = page.pieces
  const known = { ownKey, headBytes, surrounding: 0 }
  const writing: Writing = {
    folder,
    surroundings: [surrounding],
    pages: [
      { path: '/unknown.html', ...known, ownKey: 'unknown' },
      { path: '/about.html', ...known },
      { path: '/no/such/folder.html', ...known },
      { path: '/later.html', ...known },
    ],
  }
  expect(writePages(writing, openKept(options, false))).toEqual(['/about.html'])
  expect(await readFile(join(folder, 'about.html'))).toEqual(Buffer.from(page.bytes()))
})

test.each(['first', 'second'] as const)('every page of the %s café', async (cafe) => {
  const { site } = await build(optionsFor({ content: contentOf[cafe], public: publicOf[cafe], check: true }))
  const url = 'https://a.example'
  const names = [
    'ids',
    'repeatedIds',
    'references',
    'faults',
    'scriptFiles',
    'preloadedFonts',
    'styles',
    'scripts',
  ] as const satisfies (keyof Reading)[]
  const found = (page: SiteFile) =>
    names.map((name) => {
      const all = readingsOf(page, url).flatMap((reading): unknown[] => [...reading[name]])
      return [...new Set(all.map((one) => JSON.stringify(one)))].toSorted()
    })
  for (const [path, page] of site) {
    if (!path.endsWith('.html') || page instanceof Uint8Array) continue
    expect(found(page), path).toEqual(found(textOf(page)))
  }
})
