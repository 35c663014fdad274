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
  workers: 2,
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: findBrowser(),
      args: browserArguments,
    },
  },
})
