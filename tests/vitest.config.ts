import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/site/**/*.test.ts'],
    globalSetup: ['tests/site/buildBoth.ts'],
    // The first build of a fresh clone encodes every photograph.
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
