/**
 * Two projects: `unit` needs no built site, `site` looks at built cafés, also as Apache serves them. Tests in a browser are
 * Playwright's (playwright.config.ts). What is about one subject alone is in `subjects/NAME/`, to be deleted with it.
 */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// The first build of a fresh clone encodes every photograph, and a busy machine takes ten times as long as an idle one.
const patient = { testTimeout: 900_000, hookTimeout: 900_000 }
// Vitest asks for the same number in every project.
const maxWorkers = availableParallelism()
// Tests of a project load modules once. None of them mocks a module.
const shared = { isolate: false, maxWorkers }

// The same build of React as the generator uses (src/nodeEnvironment.ts): the one for development takes twice as long.
process.env.NODE_ENV = 'production'

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/tests/modules' },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/subjects/*/{unit.test,unit/*.test}.ts'],
          ...shared,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/{site,servers}/**/*.test.ts', 'tests/subjects/*/site.test.ts'],
          globalSetup: ['tests/builtSites.ts', 'tests/servers/findApache.ts'],
          ...shared,
          ...patient,
        },
      },
    ],
  },
})
