/** Measurable properties of the look: it fits every width, does not shift, and is readable. */
import { createRequire } from 'node:module'
import { expect } from 'playwright/test'
import { unreadableIn } from './brokenText.ts'
import { textsOfLowContrast } from './contrast.ts'
import { expectMarkedSelection, expectOpensAtTarget } from './places.ts'
import { at, hiddenBars, loadFaces, routes, test } from './site.ts'
import { boxFaults, cutCrumbs, lineFaults, lowLinks, paleTexts, textSpacing } from './texts.ts'

const require = createRequire(import.meta.url)
const axe = require.resolve('axe-core/axe.min.js')

declare global {
  interface Window {
    axe: {
      run(
        within: string | Document,
        options: {
          rules: Record<string, { enabled: boolean }>
          resultTypes: string[]
          selectors: boolean
          preload: boolean
        },
      ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
    }
  }
}

// The tests insert scripts into the page, which the site's policy would forbid (policy.test.ts).
test.use({ bypassCSP: true })

const widths = [320, 360, 390, 600, 768, 960, 1024, 1100, 1200, 1280, 1440, 1536, 1920]

for (const route of routes) {
  test(`${route} is accessible, also where text is on photographs, and readable at every width`, async ({
    page,
  }) => {
    // A colour that is still changing has no contrast of its own.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(at(route))
    await loadFaces(page)
    await page.addScriptTag({ path: axe })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      // The bar at the bottom is judged by itself: the texts below it can be scrolled away.
      const violations = await page.evaluate(async () => {
        const bar = document.querySelector('.thumb-bar')
        // Of the rules of WCAG 2.2, axe leaves the size of targets out unless it is asked for.
        const options = {
          rules: { 'target-size': { enabled: true } },
          resultTypes: ['violations'],
          // Nothing is printed but the HTML of elements.
          selectors: false,
          preload: false,
        }
        const barAlone = bar?.checkVisibility()
          ? (await window.axe.run('.thumb-bar', options)).violations
          : []
        bar?.setAttribute('hidden', '')
        const { violations } = await window.axe.run(document, options)
        bar?.removeAttribute('hidden')
        return [...barAlone, ...violations]
      })
      const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
      expect.soft(found, `${width} px`).toEqual([])
      expect.soft(await textsOfLowContrast(page), `${width} px`).toEqual([])
    }

    const client = await page.context().newCDPSession(page)
    const bars = await page.addStyleTag({ content: hiddenBars })
    /** Without them, a page is judged wherever it was scrolled to. */
    const hideBars = (isHidden: boolean) =>
      bars.evaluate((style: HTMLStyleElement, isHidden) => {
        style.media = isHidden ? 'all' : 'none'
        scrollTo({ top: 0, behavior: 'instant' })
      }, isHidden)
    const expectFit = async (widths: readonly number[], size: number) => {
      await client.send('Page.setFontSizes', { fontSizes: { standard: size } })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const faults = [...(await page.evaluate(boxFaults)), ...(await page.evaluate(lineFaults))]
        expect.soft(faults, `${width} px, text of ${size} px`).toEqual([])
      }
    }
    for (const width of widths) {
      await hideBars(false)
      await expectFit([width], 16)
      if (width === 390) expect.soft(await page.evaluate(cutCrumbs), 'the trail').toEqual([])
      if (width === 390 || width === 1440)
        expect.soft(await page.evaluate(lowLinks), `${width} px`).toEqual([])
      expect.soft(await page.evaluate(lateMainPicture), `waits for the layout at ${width} px`).toBe(undefined)
      await hideBars(true)
      expect.soft(await page.evaluate(unreadableIn, 'body'), `${width} px`).toEqual([])
    }
    await hideBars(false)
    await expectFit([390], 24)
    await expectFit([320, 390, 1280], 32)
    const spaced = await page.addStyleTag({ content: textSpacing })
    await expectFit([320, 1280, 390], 16)
    expect.soft(await page.evaluate(cutCrumbs), 'the trail, with spacing').toEqual([])
    await spaced.evaluate((style: HTMLStyleElement) => style.remove())
    await page.setViewportSize({ width: 320, height: 900 })
    expect.soft(await page.evaluate(widthWithoutFaces), 'without the display face').toBeLessThanOrEqual(320)
  })
}

/** The largest picture of the first screen, if it is loaded no sooner than the layout is known. It runs in the page. */
function lateMainPicture() {
  const areaOf = (image: HTMLImageElement) => {
    const { left, right, top, bottom } = image.getBoundingClientRect()
    const width = Math.min(right, innerWidth) - Math.max(left, 0)
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
    return Math.max(width, 0) * Math.max(height, 0)
  }
  const seen = [...document.images].filter((image) => areaOf(image) > 0)
  const [first] = seen.sort((one, other) => areaOf(other) - areaOf(one))
  return first?.loading === 'lazy' ? first.src : undefined
}

/** How wide the page is when the faces from files have not come. It runs in the page. */
function widthWithoutFaces() {
  document.fonts.clear()
  for (const sheet of document.styleSheets)
    for (let index = sheet.cssRules.length; index-- > 0; ) {
      const rule = sheet.cssRules[index]
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url('))
        sheet.deleteRule(index)
    }
  return document.documentElement.scrollWidth
}

for (const [width, javaScriptEnabled] of [
  [390, true],
  [390, false],
  [1440, true],
] as const) {
  test.describe(`at ${width} px ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ viewport: { width, height: 850 }, javaScriptEnabled })
    test('an address with a fragment opens at its target at once: every section of the home page, and lists', async ({
      page,
    }) => {
      await page.goto(at('/'))
      const sections = await page
        .locator('main > section[id]:not(:first-child)')
        .evaluateAll((all) => all.map(({ id }) => `/#${id}`))
      expect(sections).toContain('/#pricing')
      for (const address of [...sections, '/pricing#ps5', '/tournaments#rules'])
        await expectOpensAtTarget(page, address)
    })
  })
}

test('on a phone, tables of guides fit, or end in a fade', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const guide of ['240hz-vs-360hz-monitor-guide', 'gaming-center-rates-pune-price-comparison']) {
    await page.goto(at(`/blog/${guide}`))
    const tables = await page.locator('.table-scroll').evaluateAll((boxes) =>
      boxes.map((box) => ({
        columns: box.querySelectorAll('th').length,
        fits: box.scrollWidth <= box.clientWidth,
        fades: getComputedStyle(box).maskImage !== 'none',
      })),
    )
    expect(tables.length).toBeGreaterThan(2)
    for (const { columns, fits, fades } of tables)
      expect({ columns, isReadable: columns <= 3 ? fits && !fades : fits || fades }).toEqual({
        columns,
        isReadable: true,
      })
  }
})

test('with forced colours, selected elements differ from the others', async ({ page }) => {
  for (const [path, group] of [
    ['/pricing', '.switch:last-child label'],
    ['/blog?category=Console%20Gaming', '.search__topics a'],
    ['/contact', '.header__links a'],
    ['/contact', '.header__menu a'],
  ] as const)
    await expectMarkedSelection(page, path, group)
})

test('on paper, all words are dark, with the name and the address of the café below them', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const route of ['/blog/240hz-vs-360hz-monitor-guide', '/pricing', '/contact']) {
    await page.goto(at(route))
    expect(await page.evaluate(paleTexts), route).toEqual([])
    await expect(page.getByRole('contentinfo').locator('address')).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('+91 00000 00000')).toBeVisible()
  }
})

test('/tournaments prints on one page', async ({ page }) => {
  await page.goto(at('/tournaments'))
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' },
  })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
