/** Tests in a browser that lacks or refuses something that the scripts use. */
import type { Page } from 'playwright/test'
import { test } from './site.ts'

/** What is taken away before the page runs, by name. The functions run in the page. */
export const missing = {
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
  'an unknown language': () => {
    Number.prototype.toLocaleString = () => {
      throw new RangeError()
    }
  },
  'no toggleAttribute': () => Reflect.deleteProperty(Element.prototype, 'toggleAttribute'),
  'no after': () => Reflect.deleteProperty(Element.prototype, 'after'),
  'no scrollTo': () => {
    Reflect.deleteProperty(window, 'scrollTo')
    Reflect.deleteProperty(Element.prototype, 'scrollTo')
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

/** The visible elements. Playwright's own filter needs `checkVisibility`. */
export const visible = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
        )
        .map((element) => ({ id: element.id, text: (element.textContent ?? '').trim() })),
    )

export const texts = async (page: Page, selector: string) =>
  (await visible(page, selector)).map(({ text }) => text)

/** A test with each of these missing in turn, or with each of all, on one page. */
export function without(
  names: readonly (keyof typeof missing)[] | 'each',
  title: string,
  body: (page: Page) => Promise<void>,
) {
  test(`${names === 'each' ? 'whatever is missing' : names.join(', ')}: ${title}`, async ({ page }) => {
    for (const [name, take] of Object.entries(missing)) {
      if (names !== 'each' && !names.some((one) => one === name)) continue
      await test.step(name, async () => {
        const taken = await page.addInitScript(take)
        await body(page)
        await taken.dispose()
      })
    }
  })
}
