import { defineConfig } from 'playwright/test'
import { browserArguments, findBrowser } from './browser/findBrowser.ts'

export default defineConfig({
  testDir: './browser',
  testMatch: '*.test.ts',
  outputDir: '../.cache/tests/browser',
  globalSetup: './browser/serveSite.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // A slow machine is no mistake of the site.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Pages wait more than they compute: three keep two cores busy.
  workers: 3,
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: findBrowser(),
      args: browserArguments,
    },
  },
})
