/** Two projects: `engines` compares three engines and takes minutes, so `npm test` leaves it to CI; `browser` is everything else. */
import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { browserArguments, findBrowser } from './browser/findBrowser.ts'

const engines = '**/browser/engines.test.ts'

export default defineConfig({
  projects: [
    {
      name: 'browser',
      testMatch: ['**/browser/*.test.ts', '**/subjects/*/browser.test.ts'],
      testIgnore: engines,
    },
    { name: 'engines', testMatch: engines },
  ],
  outputDir: '../.cache/tests/browser',
  globalSetup: './browser/serveSite.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // A slow machine is no mistake of the site.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // One more than there are cores: tests of slow connections wait most of the time.
  workers: availableParallelism() + 1,
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: findBrowser(),
      args: browserArguments,
    },
  },
})
