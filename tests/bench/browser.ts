/** The first café's site, for measurements in Chromium. */
import { type Browser, chromium } from 'playwright'
import { build } from '../../build.ts'
import { serve } from '../../src/preview/serve.ts'
import { browserArguments, findBrowser } from '../browser/findBrowser.ts'
import { built, optionsFor } from '../cafes.ts'

export const openBrowser = () => chromium.launch({ executablePath: findBrowser(), args: browserArguments })

/** Builds and serves the site, and closes browser and server after the measurement. */
export async function withSite(measure: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  await build(optionsFor({}))
  const { server, url } = await serve(built.first, 4200)
  const browser = await openBrowser()
  try {
    await measure(browser, url)
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}
