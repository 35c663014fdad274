/** Whether texts can be read on photographs. */
import type { Page } from 'playwright/test'
import sharp from 'sharp'

/** Texts over a photograph with too little contrast to the pixels behind them, judged by the worst hundredth. */
export async function textsOfLowContrast(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    // Decoding fails if a new page width has just chosen another file.
    const isDecoded = (image: HTMLImageElement) =>
      image.decode().then(
        () => true,
        () => false,
      )
    for (const image of document.images)
      while (image.loading !== 'lazy' && !(await isDecoded(image))) await new Promise(requestAnimationFrame)
  })
  const texts = await page
    .locator('.header a, .breadcrumbs li, .hero__text > *, .page-header__text > *, .hero__text .prose p')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.classList.contains('buttons') && !element.closest('.button'))
        .map((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const letters = range.getBoundingClientRect()
          const { x, width } = letters
          // A crumb that is cut off ends before its text does; the lines of a headline are lower than its font.
          const { right, top, bottom } = element.getBoundingClientRect()
          const y = Math.max(letters.top, top)
          const height = Math.min(letters.bottom, bottom) - y
          return {
            words: element.textContent ?? '',
            colour: getComputedStyle(element).color,
            box: { x, y, width: Math.min(width, right - x), height },
          }
        }),
    )
  const style = await page.addStyleTag({
    content:
      '.header *, .breadcrumbs *, .hero__text *, .page-header__text * { color: transparent !important; transition: none !important }',
  })
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await style.evaluate((element: HTMLStyleElement) => element.remove())
  const weak: string[] = []
  for (const { words, colour, box } of texts) {
    if (box.width < 1 || box.y + box.height > info.height || box.y < 0) continue
    const behind: number[] = []
    for (let y = Math.floor(box.y); y < box.y + box.height; y++) {
      for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(info.width, box.x + box.width); x++) {
        const offset = (y * info.width + x) * info.channels
        behind.push(luminance(data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0))
      }
    }
    behind.sort((a, b) => a - b)
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
    const lightest = behind[Math.floor(behind.length * 0.99)] ?? 0
    const ratio = (luminance(red, green, blue) + 0.05) / (lightest + 0.05)
    if (ratio < 4.5) weak.push(`${words.slice(0, 40)}: ${ratio.toFixed(2)}`)
  }
  return weak
}

/** Relative luminance (WCAG 2.2). */
function luminance(...channels: [number, number, number]) {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
