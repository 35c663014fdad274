import { expect, type Page } from 'playwright/test'
import { expectOpensAtTarget } from '../../browser/places.ts'
import { at, phone, test } from '../../browser/site.ts'

const open = (page: Page) => page.locator('details[open] h3').allTextContents()

for (const [name, options, before] of [
  ['with script', { javaScriptEnabled: true }, undefined],
  ['without script', { javaScriptEnabled: false }, undefined],
  ['in a browser that knows no groups of details', { javaScriptEnabled: true }, forgetGroups],
] as const) {
  test.describe(name, () => {
    test.use(options)

    test('one answer is open at a time, and a click on the open one closes it', async ({ page }) => {
      if (before) await before(page)
      await page.goto(at('/faq'))
      const questions = page.locator('#faq summary')
      await expect(questions).toHaveCount(11)
      const [first = '', , third = ''] = await page.locator('#faq h3').allTextContents()
      expect(await open(page)).toEqual([first])
      await questions.nth(2).click()
      await expect.poll(() => open(page)).toEqual([third])
      await questions.nth(2).click()
      await expect.poll(() => open(page)).toEqual([])
      await questions.nth(0).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => open(page)).toEqual([first])
    })
  })
}

async function forgetGroups(page: Page) {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name'))
  await page.route(at('/faq'), async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(' name="faq"', '') })
  })
}

test('an address opens its answer, at first and later', async ({ page }) => {
  await page.goto(at('/faq#faq-ps5-lounge'))
  await expect.poll(() => open(page)).toEqual(['What does the PS5 lounge cost?'])
  await expect(page.locator('#faq-ps5-lounge .prose')).toBeInViewport()
  await page.evaluate(() => {
    location.hash = 'faq-hourly-price'
  })
  await expect.poll(() => open(page)).toEqual(['What does an hour cost?'])
})

for (const [reducedMotion, isMoving] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`an answer ${isMoving ? 'opens within 200 ms' : 'is open at once'} with reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    // The page of questions shows an answer beside its question, without motion.
    await page.goto(at('/'))
    const item = page.locator('#faq details').first()
    const [first, last] = await item.evaluate(async (item: HTMLDetailsElement) => {
      const content = item.querySelector('.prose')
      const summary = item.querySelector('summary')
      if (!content || !summary) throw new Error('It has no answer.')
      item.open = true
      await new Promise(requestAnimationFrame)
      const height = item.getBoundingClientRect().height
      return [height, summary.getBoundingClientRect().height + content.getBoundingClientRect().height]
    })
    if (isMoving) expect(first).toBeLessThan(last ?? 0)
    else expect(first).toBeGreaterThanOrEqual(last ?? 0)
    const durations = await item.evaluate((item) =>
      [item, item.querySelector('summary') ?? item].flatMap((element, index) =>
        getComputedStyle(element, index === 0 ? '::details-content' : '::after')
          .transitionDuration.split(',')
          .map(Number.parseFloat),
      ),
    )
    expect(Math.max(...durations)).toBeLessThan(0.2)
    expect(Math.max(...durations) > 0).toBe(isMoving)
  })
}

test.describe('on a phone', () => {
  test.use(phone)
  test('an address of an answer opens there at once', async ({ page }) => {
    await expectOpensAtTarget(page, '/faq#faq-discounts')
  })
})
