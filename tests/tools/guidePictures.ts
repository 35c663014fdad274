/**
 * Makes the pictures of content/README.md anew, from the real content with the lines of each recipe:
 * `node --import tsx tests/tools/guidePictures.ts`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Browser, chromium, type Locator } from 'playwright'
import sharp from 'sharp'
import { build } from '../../build.ts'
import { serve } from '../../src/preview/serve.ts'
import { browserArguments, findBrowser } from '../browser/findBrowser.ts'
import { anyPort, optionsFor, root, temporaryFolder } from '../cafes.ts'
import { contentWith, type Recipe, recipes } from './guideRecipes.ts'

const pictures = join(root, 'docs/pictures')
const width = 640
const margin = 12

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
await mkdir(pictures, { recursive: true })
for (const recipe of recipes) if (recipe.picture) await takePicture(browser, recipe, recipe.picture)
await browser.close()

async function takePicture(
  browser: Browser,
  recipe: Recipe,
  { name, path, part, press }: NonNullable<Recipe['picture']>,
) {
  const { task, date } = recipe
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  for (const [file, bytes] of contentWith(recipe)) {
    await mkdir(dirname(join(content, file)), { recursive: true })
    await writeFile(join(content, file), bytes)
  }
  const options = optionsFor({ content, out: join(folder, 'site'), now: new Date(`${date}T08:00:00Z`) })
  const { messages } = await build(options)
  if (messages.hasErrors) throw new Error(`${task}: ${messages.all.filter(({ fatal }) => fatal).join('\n')}`)
  const { server, url } = await serve(options.out, anyPort)
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await page.clock.setFixedTime(options.now)
  await page.goto(`${url}${path}`)
  if (press) await page.locator(press).first().click()
  const element = page.locator(part).first()
  await element.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const png = await page.screenshot({ fullPage: true, clip: await around(element) })
  await sharp(png)
    .webp({ quality: 80 })
    .toFile(join(pictures, `${name}.webp`))
  await page.close()
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
  console.log(`Made ${name}.webp`)
}

/** The place of an element on the page, with some space around it. */
async function around(element: Locator) {
  const box = await element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return { x: x + scrollX, y: y + scrollY, width, height }
  })
  const left = Math.max(0, box.x - margin)
  const top = Math.max(0, box.y - margin)
  return {
    x: left,
    y: top,
    width: Math.min(width, box.x + box.width + margin) - left,
    height: box.y + box.height + margin - top,
  }
}
