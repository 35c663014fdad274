import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { digest, Store } from '../../src/store.ts'
import { temporaryFolder } from '../cafes.ts'

const disk = vi.hoisted(() => ({ isFull: false }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const writevSync: typeof fs.writevSync = (...args) => {
    if (disk.isFull) throw new Error('ENOSPC')
    return fs.writevSync(...args)
  }
  return { ...fs, writevSync }
})

const add = (store: Store, key: string, text: string) =>
  store.add(digest(key), digest(text), Buffer.from(text), JSON.stringify(key))

const asked = (...keys: readonly string[]) => new Set(keys.map((key) => digest(key)))

const textIn = (store: Store, key: string) => {
  const entry = store.find(digest(key))
  return entry && Buffer.from(store.textOf(entry) ?? '').toString()
}

const segmentsIn = async (directory: string) =>
  (await readdir(directory)).filter((name) => name.endsWith('.results'))

test('builds that follow each other leave only what the last ones asked for', async () => {
  const directory = join(await temporaryFolder(), 'results')
  for (let build = 0; build < 30; build++) {
    const store = new Store(directory, true)
    if (build === 0) add(store, 'common', 'what all have')
    add(store, `own ${build}`, 'what one has')
    await store.save(asked('common', `own ${build}`))
    store.close()
    expect((await segmentsIn(directory)).length).toBeLessThan(4)
  }
  const store = new Store(directory, true)
  expect(textIn(store, 'common')).toBe('what all have')
  expect(textIn(store, 'own 29')).toBe('what one has')
  expect(textIn(store, 'own 20')).toBeUndefined()
  store.close()
})

test('many segments become one, and lose nothing that is asked for', async () => {
  const directory = join(await temporaryFolder(), 'results')
  const keys: string[] = []
  const most: number[] = []
  for (let build = 0; build < 20; build++) {
    const store = new Store(directory, true)
    for (let at = 0; at < 50; at++) {
      const key = `${build} ${at}`
      keys.push(key)
      add(store, key, `text of ${key}`)
    }
    await store.save(asked(...keys))
    store.close()
    most.push((await segmentsIn(directory)).length)
  }
  expect(Math.max(...most)).toBe(8)
  const store = new Store(directory, true)
  for (const key of keys) expect(textIn(store, key)).toBe(`text of ${key}`)
  store.close()
})

test('of another generator nothing is found, and its results do not stay', async () => {
  const directory = join(await temporaryFolder(), 'results')
  const store = new Store(directory, true)
  add(store, 'one', 'text')
  await store.save(asked('one'))
  store.close()
  const [, head = '', ...lines] = (await readFile(join(directory, 'index'), 'utf8')).split('\n')
  const body = [JSON.stringify({ ...JSON.parse(head), generator: 'another one' }), ...lines].join('\n')
  await writeFile(join(directory, 'index'), `${digest(body)}\n${body}`)
  const [before] = await segmentsIn(directory)

  const next = new Store(directory, true)
  expect(textIn(next, 'one')).toBeUndefined()
  add(next, 'two', 'text')
  await next.save(asked('two'))
  next.close()
  const after = await segmentsIn(directory)
  expect(after).toHaveLength(1)
  expect(after).not.toContain(before)
})

test('what a build left that was ended stays while another one may be running, and no longer', async () => {
  const directory = join(await temporaryFolder(), 'results')
  const ended = new Store(directory, true)
  add(ended, 'one', 'text')
  ended.close()
  const left = await segmentsIn(directory)
  const saveAnother = async (key: string) => {
    const store = new Store(directory, true)
    add(store, key, 'text')
    await store.save(asked(key))
    store.close()
  }
  await saveAnother('two')
  expect(await segmentsIn(directory)).toEqual(expect.arrayContaining(left))
  for (const name of left) await utimes(join(directory, name), new Date(0), new Date(0))
  await saveAnother('three')
  for (const name of left) expect(await segmentsIn(directory)).not.toContain(name)
})

test('on a full disk, nothing of a build stays behind, and the index names what it named', async () => {
  const directory = join(await temporaryFolder(), 'results')
  const first = new Store(directory, true)
  add(first, 'one', 'first text')
  await first.save(asked('one'))
  first.close()
  const before = await readdir(directory)

  const second = new Store(directory, true)
  for (let at = 0; at < 40; at++) add(second, `small ${at}`, 'text')
  disk.isFull = true
  try {
    for (let at = 0; at < 40; at++) add(second, `more ${at}`, 'text')
    expect(textIn(second, 'small 0')).toBe('text')
    expect(add(second, 'another', 'text')).toBeUndefined()
    await second.save(asked('one'))
  } finally {
    disk.isFull = false
  }
  second.close()
  expect(await readdir(directory)).toEqual(before)
  const third = new Store(directory, true)
  expect(textIn(third, 'one')).toBe('first text')
  third.close()
})

test('an index that cannot be put in place leaves no piece of itself', async () => {
  const directory = join(await temporaryFolder(), 'results')
  const store = new Store(directory, true)
  add(store, 'one', 'text')
  await rm(join(directory, 'index'), { force: true })
  await mkdir(join(directory, 'index', 'in the way'), { recursive: true })
  await expect(store.save(asked('one'))).rejects.toThrow()
  store.close()
  expect((await readdir(directory)).filter((name) => name.startsWith('index'))).toEqual(['index'])
})

test('a build that is over starts no thread', async () => {
  const store = new Store(join(await temporaryFolder(), 'results'), true)
  const start = vi.fn()
  store.whenMade(2, start)
  add(store, 'one', 'text')
  store.stopSharing()
  add(store, 'two', 'text')
  store.close()
  expect(start).not.toHaveBeenCalled()
})
