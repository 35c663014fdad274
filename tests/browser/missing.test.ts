/**
 * What a page shows when the browser lacks or refuses something that the scripts use: each behaviour works, or the page is as
 * without script.
 */
import { expect, type Page } from 'playwright/test'
import { at, test } from './site.ts'

/** What is taken away before the page runs, by name. The functions run in the page. */
const missing: Record<string, () => void> = {
  'no IntersectionObserver': () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  'no matchMedia': () => Reflect.deleteProperty(window, 'matchMedia'),
  'no animations': () => Reflect.deleteProperty(Element.prototype, 'animate'),
  'no dialogs': () => Reflect.deleteProperty(window, 'HTMLDialogElement'),
  'no checkVisibility': () => Reflect.deleteProperty(Element.prototype, 'checkVisibility'),
  'no reflection of ARIA': () => {
    for (const name of Object.getOwnPropertyNames(Element.prototype))
      if (/^(role|aria[A-Z].*)$/.test(name)) Reflect.deleteProperty(Element.prototype, name)
  },
  'no AbortController': () => Reflect.deleteProperty(window, 'AbortController'),
  'no fetch': () => Reflect.deleteProperty(window, 'fetch'),
  'no URLSearchParams': () => Reflect.deleteProperty(window, 'URLSearchParams'),
  'no URL': () => Reflect.deleteProperty(window, 'URL'),
  'no FormData': () => Reflect.deleteProperty(window, 'FormData'),
  'no NumberFormat': () => Reflect.deleteProperty(Intl, 'NumberFormat'),
  'no toggleAttribute': () => Reflect.deleteProperty(Element.prototype, 'toggleAttribute'),
  'no after': () => Reflect.deleteProperty(Element.prototype, 'after'),
  'no scrollTo': () => {
    Reflect.deleteProperty(window, 'scrollTo')
    Reflect.deleteProperty(Element.prototype, 'scrollTo')
  },
  'no time zones': () => {
    Date.prototype.toLocaleDateString = () => {
      throw new RangeError()
    }
  },
  'replaceState refused': () => {
    history.replaceState = () => {
      throw new DOMException('more than 100 times per 10 seconds', 'SecurityError')
    }
  },
  'storage refused': () => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  },
}

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true })

for (const [name, take] of Object.entries(missing)) {
  test.describe(name, () => {
    test.beforeEach(({ page }) => page.addInitScript(take))

    test('every price is right, or the price of a seat', async ({ page }) => {
      await page.goto(at('/pricing'))
      const finder = page.locator('.ticket')
      for (const [group, choice] of [
        ['Screen', 'PRO ULTRA 360Hz'],
        ['Day', 'Sat'],
        ['Hours', '3'],
        ['Players', '5'],
      ] as const)
        await finder
          .getByRole('group', { name: group })
          .getByRole('radio', { name: choice, exact: true })
          .check()
      const face = await visible(page, '.ticket__face :is(b, .ticket__each)').allInnerTexts()
      expect([
        ['₹1,650', '₹330 EACH'],
        ['₹330', 'EACH'],
      ]).toContainEqual(face)
      const chat = new URL((await page.locator('.ticket__face a.button').getAttribute('href')) ?? '')
      if (face[0] === '₹1,650')
        expect(chat.searchParams.get('text')).toContain('Saturday, Daytime, 5 players')
      else expect(chat.searchParams.get('text')).toContain('I would like to book a session')

      // In the lists, what is marked is what is shown.
      await page.locator('.switches').getByRole('radio', { name: 'PRO MAX' }).check()
      await expect(page.locator('#weekend-xp-boost .price').filter({ visible: true })).toHaveText('₹300')
      await page.locator('.switches').getByRole('radio', { name: 'PRO ULTRA' }).check()
      await expect(page.locator('#weekend-xp-boost .price').filter({ visible: true })).toHaveText('₹330')
    })

    test('one panel is shown, and its tab is the selected one; or all are', async ({ page }) => {
      await page.goto(at('/comparison'))
      await page.locator('[data-tabs] a').nth(2).click()
      await expect(visible(page, '.comparison__panel')).toHaveId('location')
      const selected = page.locator('[data-tabs] [aria-selected=true]')
      if ((await selected.count()) > 0) await expect(selected).toHaveAttribute('href', '#location')
    })

    test('the form sends all that is typed, and keeps it', async ({ page, context }) => {
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
      await page.goto(at('/contact'))
      await page.getByLabel('Your name').fill('Asha')
      await page.getByLabel('Email').fill('asha@example.org')
      await page.getByLabel('Message').fill('R&D + 1: 100% “ok”?')
      const [chat] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Send Message' }).click(),
      ])
      expect(new URL(chat.url()).searchParams.get('text')).toMatch(/^R&D \+ 1: 100% “ok”\?/)
      await expect(page.getByLabel('Message')).toHaveValue('R&D + 1: 100% “ok”?')
    })

    test('a step of the gallery shows the next picture', async ({ page }) => {
      await page.goto(at('/gallery'))
      await page.getByRole('link', { name: 'Hardware Close-up' }).click()
      await expect(page.locator('[data-pictures] figure, [data-pictures] li').last()).toBeInViewport()
      await page.evaluate(() => scrollBy(0, 400))
      // A header that stays in view is opaque.
      await expect
        .poll(() =>
          page.locator('.header').evaluate((header) => {
            const { backgroundColor } = getComputedStyle(header)
            return header.getBoundingClientRect().bottom <= 0 || backgroundColor !== 'rgba(0, 0, 0, 0)'
          }),
        )
        .toBe(true)
    })
  })
}
