/** Chromium, over Playwright. */
import { chromium } from 'playwright'
import { browserArguments } from '../browser/findBrowser.ts'
import type { Driver } from './engine.ts'
import { fontSettings } from './fonts.ts'
import { profileFolder, removeFolder } from './program.ts'

/** Starts a Chromium with a new profile. */
export async function startChromium(executablePath: string): Promise<Driver> {
  const folder = await profileFolder()
  const env = { ...process.env, ...(await fontSettings(folder)) }
  const browser = await chromium.launch({ executablePath, args: browserArguments, env })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  return {
    async open(url, size) {
      await page.setViewportSize(size)
      await page.goto(url)
    },
    evaluate: (expression) => page.evaluate(expression),
    press: (key) => page.keyboard.press(key),
    clickAt: (x, y) => page.mouse.click(x, y),
    screenshot: () => page.screenshot(),
    async close() {
      await browser.close()
      await removeFolder(folder)
    },
  }
}
