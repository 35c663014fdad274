import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/site/**/*.test.ts'],
    globalSetup: ['tests/site/buildBoth.ts'],
    // The first build of a fresh clone encodes every photograph; and a busy machine, which is no mistake of the code, may
    // take ten times as long as an idle one.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
})
