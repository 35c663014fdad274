import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { workAhead } from '../../build/ahead/workAhead.ts'
import { digest, Store } from '../../build/store.ts'
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

test('where no thread can be started, the build goes on alone', async () => {
  const store = new Store(join(await temporaryFolder(), 'results'), true)
  const ahead = workAhead(optionsFor({}), store)
  for (let at = 0; at < 300; at++) store.add(digest(`key ${at}`), digest('text'), Buffer.from('text'), 'null')
  expect(started).toHaveBeenCalledTimes(1)
  ahead.stop()
  store.close()
})
