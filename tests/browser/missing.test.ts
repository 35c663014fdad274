/**
 * What a page shows when the browser lacks or refuses something that the scripts use: each behaviour works, or the page is as
 * without script.
 */
import { expect, type Page } from 'playwright/test'
import { at, test } from './site.ts'

/** What is taken away before the page runs, by name. The functions run in the page. */
const missing = {
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

/** The visible elements. Playwright's own filter needs `checkVisibility`. */
const visible = (page: Page, selector: string) =>
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

const texts = async (page: Page, selector: string) => (await visible(page, selector)).map(({ text }) => text)

/** A test with each of these missing in turn, or with each of all, on one page. */
function without(
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

const choose = (page: Page, choices: Record<string, string>) =>
  page.evaluate((all) => {
    for (const [name, value] of Object.entries(all))
      document.querySelector<HTMLInputElement>(`.ticket [name="${name}"][value="${value}"]`)?.click()
  }, choices)

const priceIn = (page: Page) => texts(page, '.ticket__face :is(b, .ticket__each)')

const saturday = { screen: '360hz', day: 'sat', hours: '3', players: '5' }

test('a part of the scripts that fails stops no other', async ({ page }) => {
  await page.addInitScript(missing['no IntersectionObserver'])
  await page.goto(at('/pricing'))
  await choose(page, saturday)
  expect(await priceIn(page)).toEqual(['₹1,650', '₹330 each'])
})

test('a price that cannot be calculated does not leave the one before it', async ({ page }) => {
  await page.goto(at('/pricing'))
  await choose(page, saturday)
  expect(await priceIn(page)).toEqual(['₹1,650', '₹330 each'])
  await page.evaluate(missing['no NumberFormat'])
  await choose(page, { players: '3' })
  expect(await priceIn(page)).toEqual(['₹330', 'each'])
})

without('each', 'every price is right, or the price of a seat', async (page) => {
  await page.goto(at('/pricing'))
  await choose(page, saturday)
  const face = await priceIn(page)
  expect([
    ['₹1,650', '₹330 each'],
    ['₹330', 'each'],
  ]).toContainEqual(face)
  const chat = new URL((await page.locator('.ticket__face a.button').getAttribute('href')) ?? '')
  expect(chat.searchParams.get('text')).toContain(
    face[0] === '₹1,650' ? 'Saturday, Daytime, 5 players' : 'I would like to book a session',
  )

  // In the lists, what is marked is what is shown.
  const price = () => texts(page, '#weekend-xp-boost .price')
  const lists = page.locator('.switches')
  await lists.getByRole('radio', { name: 'Fri–Sun' }).check()
  await lists.getByRole('radio', { name: 'PRO MAX' }).check()
  expect(await price()).toEqual(['₹300'])
  await lists.getByRole('radio', { name: 'PRO ULTRA' }).check()
  expect(await price()).toEqual(['₹330'])

  // A header that stays in view is opaque.
  await page.mouse.wheel(0, 600)
  await expect
    .poll(() =>
      page.locator('.header').evaluate((header) => {
        const { backgroundColor } = getComputedStyle(header)
        return header.getBoundingClientRect().bottom <= 0 || backgroundColor !== 'rgba(0, 0, 0, 0)'
      }),
    )
    .toBe(true)
})

without(
  ['no reflection of ARIA', 'no toggleAttribute', 'replaceState refused', 'no matchMedia'],
  'the selected tab is that of the panel which is shown',
  async (page) => {
    await page.goto(at('/comparison'))
    await page.locator('[data-tabs] a').nth(2).click()
    expect((await visible(page, '.comparison__panel')).map(({ id }) => id)).toEqual(['compare-location'])
    const selected = page.locator('[data-tabs] [aria-selected=true]')
    if ((await selected.count()) > 0) await expect(selected).toHaveAttribute('href', '#compare-location')
  },
)

without(
  ['no FormData', 'no URL', 'no AbortController', 'no fetch', 'storage refused', 'no reflection of ARIA'],
  'the form sends all that is typed, and keeps it',
  async (page) => {
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
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
    await chat.close()
  },
)

without(
  ['no IntersectionObserver', 'no dialogs', 'no scrollTo', 'no reflection of ARIA', 'no toggleAttribute'],
  'a thumbnail of the gallery shows its picture',
  async (page) => {
    await page.goto(at('/gallery'))
    await page.getByRole('link', { name: 'Hardware Close-up' }).click()
    await expect(page.locator('[data-pictures] > *').last()).toBeInViewport()
  },
)
