import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { workAhead } from '../../src/ahead/workAhead.ts'
import { digest, Store } from '../../src/store.ts'
import { optionsFor, temporaryFolder } from '../cafes.ts'

const started = vi.hoisted(() => vi.fn())
vi.mock('node:worker_threads', async (original) => ({
  ...(await original<object>()),
  Worker: class {
    constructor() {
      started()
      throw new Error('ERR_WORKER_INIT_FAILED')
    }
  },
}))
vi.mock('node:os', async (original) => ({ ...(await original<object>()), availableParallelism: () => 2 }))

const newStore = async () => new Store(join(await temporaryFolder(), 'results'), true)

const filesOf = (count: number) => ({
  folder: 'content',
  files: new Map(Array.from({ length: count }, (_, at) => [`posts/${at}.md`, new Uint8Array()])),
})

function make(store: Store, count: number) {
  for (let at = 0; at < count; at++)
    store.add(digest(`key ${at}`), digest('text'), Buffer.from('text'), 'null')
}

beforeEach(() => started.mockClear())

test('the thread is started when much was made, and where none can be, the build goes on alone', async () => {
  const store = await newStore()
  const ahead = workAhead(optionsFor({}), store, filesOf(10))
  make(store, 200)
  expect(started).not.toHaveBeenCalled()
  make(store, 300)
  expect(started).toHaveBeenCalledTimes(1)
  ahead.stop()
  store.close()
})

test('with many files of which nothing is known, it is started at once', async () => {
  const store = await newStore()
  workAhead(optionsFor({}), store, filesOf(1000)).stop()
  expect(started).toHaveBeenCalledTimes(1)
  store.close()
})

test('with many files of which results are known, it waits', async () => {
  const store = await newStore()
  make(store, 900)
  workAhead(optionsFor({}), store, filesOf(1000)).stop()
  expect(started).not.toHaveBeenCalled()
  store.close()
})
