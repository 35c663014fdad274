import { expect, type Page } from 'playwright/test'
import { noteShifts, perceptible } from './shifts.ts'
import { at, routes, test } from './site.ts'

/** Stops for some frames every 1,000 pixels. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 1000) {
      scrollTo({ top, behavior: 'instant' })
      for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
    }
  })

test('every page opens without a console error, and does not shift while it is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shifts = await noteShifts(page)
  const said: string[] = []
  page.on('console', (message) => {
    // The browser itself notes that the page for unknown addresses comes as 404.
    const isItsStatus = message.location().url === at('/404')
    if (message.type() === 'error' && !isItsStatus) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  for (const route of routes) {
    const response = await page.goto(at(route))
    expect(response?.status()).toBe(route === '/404' ? 404 : 200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await scrollThrough(page)
    expect.soft(perceptible(await shifts()), route).toEqual([])
    expect.soft(said.splice(0), route).toEqual([])
  }
})
