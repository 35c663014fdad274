/** Closures and notices in the browser: they are there without script, and can be dismissed with it; nothing moves or flashes. */
import { setTimeout } from 'node:timers/promises'
import { expect, type Page } from 'playwright/test'
import { listenWith } from '../../src/preview/serve.ts'
import { anyPort, buildDate } from '../cafes.ts'
import { noteShifts, perceptible } from './shifts.ts'
import { atClosed, phone, test } from './site.ts'

const closure = 'Closed 1–2 Dec for repairs'
const notice = 'Four new arcade pads.'

const bar = (page: Page, text: string) => page.locator('.bars li').filter({ hasText: text, visible: true })
const dismiss = (page: Page, text: string) => page.getByRole('button', { name: `Dismiss: ${text}` })

/** From the next page on, it is noon of a day. The clock of Playwright would also replace `performance`. */
const on = (page: Page, day: string) =>
  page.addInitScript(
    (now) => {
      Date.now = () => now
    },
    Date.parse(`${day}T12:00:00+05:30`),
  )

/**
 * The texts of all bars that were painted: those that are visible, and those that were removed or hidden after the first paint.
 * Chromium runs animation frames before it paints, so they prove nothing.
 */
async function notePainted(page: Page) {
  await page.addInitScript(() => {
    const removed: { text: string; at: number }[] = []
    Object.assign(window, { removed })
    new MutationObserver((records) => {
      for (const { target, type, oldValue, removedNodes } of records)
        for (const { textContent } of type === 'childList' ? removedNodes : oldValue === null ? [target] : [])
          removed.push({ text: textContent ?? '', at: performance.now() })
    }).observe(document, {
      childList: true,
      subtree: true,
      attributeFilter: ['hidden'],
      attributeOldValue: true,
    })
  })
  return async () => {
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1)
    return page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const removed: { text: string; at: number }[] = Reflect.get(window, 'removed')
      const late = removed.filter(({ at }) => at > (paint?.startTime ?? 0)).map(({ text }) => text)
      const bars = [...document.querySelectorAll<HTMLElement>('.bars li')]
      return [...late, ...bars.filter((bar) => bar.checkVisibility()).map((bar) => bar.innerText)].join('\n')
    })
  }
}

test('bars are announced as regions of their own, before the header', async ({ page }) => {
  await on(page, buildDate)
  await page.goto(atClosed('/'))
  await expect(page.getByRole('complementary', { name: 'Special opening hours' })).toContainText(closure)
  await expect(page.getByRole('complementary', { name: 'Notices' })).toContainText(notice)
  const header = await page.locator('.header').boundingBox()
  const notices = await page.getByRole('complementary', { name: 'Notices' }).boundingBox()
  expect(header?.y).toBeCloseTo((notices?.y ?? 0) + (notices?.height ?? 0), 0)
})

test('the header covers nothing of the bars, and stays in view when the page is scrolled', async ({
  page,
}) => {
  await on(page, buildDate)
  await page.goto(atClosed('/contact'))
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await expect.poll(async () => (await page.locator('.header').boundingBox())?.y).toBe(0)
})

test.describe('a dismissed notice', () => {
  test.use(phone)

  test('disappears, and is not painted again on any page, without a layout shift', async ({ page }) => {
    await on(page, buildDate)
    const [shifts, painted] = [await noteShifts(page), await notePainted(page)]
    await page.goto(atClosed('/'))
    await dismiss(page, notice).click()
    await expect(bar(page, notice)).toHaveCount(0)
    await expect(bar(page, closure)).toBeVisible()
    for (const path of ['/', '/pricing', '/contact']) {
      await page.goto(atClosed(path))
      await expect(bar(page, closure)).toBeVisible()
      expect(await painted()).toContain(closure)
      expect(await painted()).not.toContain(notice)
      expect(perceptible(await shifts())).toEqual([])
    }
  })

  test('is not painted on a slow connection either', async ({ page }) => {
    await on(page, buildDate)
    await page.goto(atClosed('/pricing'))
    await dismiss(page, notice).click()
    await expect(bar(page, notice)).toHaveCount(0)
    const stored = await page.evaluate(() => ({ ...localStorage }))
    const html = await (await fetch(atClosed('/pricing'))).text()
    const { server, url } = await listenWith(async (request, response) => {
      if (request.url !== '/pricing') {
        const file = await fetch(atClosed(request.url ?? ''))
        response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' })
        response.end(Buffer.from(await file.arrayBuffer()))
        return
      }
      response.writeHead(200, { 'content-type': 'text/html;charset=utf-8' })
      const tags = html.split(/(?=<)/)
      while (tags.length > 0) {
        response.write(tags.splice(0, 10).join(''))
        await setTimeout(10)
      }
      response.end()
    }, anyPort)
    await page.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    }, stored)
    const [shifts, painted] = [await noteShifts(page), await notePainted(page)]
    await page.goto(new URL('/pricing', url).href)
    expect(perceptible(await shifts())).toEqual([])
    expect(await painted()).toContain(closure)
    expect(await painted()).not.toContain(notice)
    await expect(bar(page, closure)).toBeVisible()
    await expect(bar(page, notice)).toHaveCount(0)
    server.closeAllConnections()
    server.close()
  })

  test('comes back with another text', async ({ page }) => {
    await on(page, buildDate)
    await page.goto(atClosed('/'))
    await dismiss(page, notice).click()
    await expect(bar(page, notice)).toHaveCount(0)
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, 'Two new arcade pads.')
    })
    await page.reload()
    await expect(bar(page, notice)).toBeVisible()
  })

  test('dismisses without storage', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await on(page, buildDate)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto(atClosed('/'))
    await dismiss(page, notice).click()
    await expect(bar(page, notice)).toHaveCount(0)
    await page.reload()
    await expect(bar(page, notice)).toBeVisible()
    expect(errors).toEqual([])
  })
})

test('the space of the last bar closes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await on(page, buildDate)
  await page.goto(atClosed('/'))
  while ((await page.getByRole('button', { name: /^Dismiss/ }).count()) > 0) {
    const left = await page.locator('.bars li').filter({ visible: true }).count()
    await page
      .getByRole('button', { name: /^Dismiss/ })
      .first()
      .click()
    await expect(page.locator('.bars li').filter({ visible: true })).toHaveCount(left - 1)
  }
  await expect(page.locator('.bars >> visible=true')).toHaveCount(0)
  expect((await page.locator('.header').boundingBox())?.y).toBe(0)
})

test('a button works by keyboard and by touch, and the focus moves on', async ({ page }) => {
  await on(page, buildDate)
  await page.goto(atClosed('/'))
  const box = await dismiss(page, closure).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dismiss(page, closure)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(page, closure)).toHaveCount(0)
  await expect(dismiss(page, 'Anniversary: open 12:00–18:00 on Thu')).toBeFocused()
})

test('on the days of a closure its bar has another heading, and cannot be dismissed', async ({ page }) => {
  await on(page, buildDate)
  await page.goto(atClosed('/'))
  await dismiss(page, closure).click()
  await expect(bar(page, closure)).toHaveCount(0)
  await on(page, '2026-12-02')
  const painted = await notePainted(page)
  await page.reload()
  await expect(bar(page, 'Closed today for repairs')).toBeVisible()
  await expect(bar(page, 'Closed today for repairs').getByRole('button')).toHaveCount(0)
  expect(await painted()).not.toContain(closure)
})

test('past closures and notices are hidden, even if the site was built before their end', async ({
  page,
}) => {
  await on(page, '2026-12-04')
  const painted = await notePainted(page)
  const shifts = await noteShifts(page)
  await page.goto(atClosed('/contact'))
  await expect(bar(page, notice)).toBeVisible()
  for (const text of ['repairs', 'Quiz']) await expect(bar(page, text)).toHaveCount(0)
  expect(await painted()).not.toContain('Quiz')
  await expect(page.getByText('1–2 Dec (repairs): closed').first()).toBeHidden()
  await on(page, '2026-12-09')
  await page.reload()
  await expect(page.locator('.bars >> visible=true')).toHaveCount(0)
  expect(perceptible(await shifts())).toEqual([])
})

test('on paper closures stay and notices go', async ({ page }) => {
  await on(page, buildDate)
  await page.goto(atClosed('/'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(closure)).toBeVisible()
  await expect(dismiss(page, closure)).toBeHidden()
  await expect(page.getByText(notice)).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('bars are there, and have no buttons', async ({ page }) => {
    await page.goto(atClosed('/'))
    await expect(bar(page, closure)).toBeVisible()
    await expect(bar(page, notice).getByRole('link', { name: 'See them' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Dismiss/ })).toHaveCount(0)
  })
})
