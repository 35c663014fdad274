/** Links are large enough to be hit, and the trail to a page can be read. */
import { expect } from 'playwright/test'
import { at, routes, test } from './site.ts'
import { textSpacing } from './texts.ts'

test.use({ bypassCSP: true })

/** WCAG 2.2, 2.5.8. */
const least = 24

test(`links outside sentences are at least ${least} px high`, async ({ page }) => {
  for (const path of routes) {
    await page.goto(at(path))
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const low = await page.evaluate((least) => {
        const isInSentence = (link: Element) =>
          [...(link.parentElement?.childNodes ?? [])].some(
            (node) => node instanceof Text && /\p{L}{2}/u.test(node.data),
          )
        return [...document.querySelectorAll('main a')]
          .filter((link) => link.checkVisibility({ visibilityProperty: true }) && !isInSentence(link))
          .filter((link) => link.getBoundingClientRect().height < least)
          .map((link) => link.outerHTML.slice(0, 120))
      }, least)
      expect(low, `${path} at ${width} px`).toEqual([])
    }
  }
})

test('no part of a trail is cut, also with the text spacing of WCAG 1.4.12', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  for (const path of routes) {
    await page.goto(at(path))
    const cut = () =>
      page.locator('.breadcrumbs li').evaluateAll((parts) =>
        parts
          .filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
          )
          .map(({ textContent }) => textContent)
          // The headline says the title of a guide in full.
          .filter((words) => words !== document.querySelector('h1')?.textContent),
      )
    expect(await cut(), path).toEqual([])
    await page.addStyleTag({ content: textSpacing })
    expect(await cut(), `${path}, with spacing`).toEqual([])
  }
})
