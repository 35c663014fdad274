/** The served site, for browser tests. */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test as base, type Locator, type Page } from 'playwright/test'
import { buildDate, contentOf } from '../cafes.ts'

/**
 * A test in which it is noon of the day of the build, so that pages are the same on every day. The clock of Playwright
 * would also replace `performance`, which measures pages.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(
      (now) => {
        Date.now = () => now
      },
      Date.parse(`${buildDate}T12:00:00+05:30`),
    )
    await use(context)
  },
})

/** The uncaught errors of a page, as they come. */
export function errorsOf(page: Page): Error[] {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  return errors
}

/** The boxes of elements, in pixels of the window. They are read in one step, because the page may be scrolling. */
export async function boxes<Locators extends Locator[]>(page: Page, ...locators: Locators) {
  const elements = await Promise.all(locators.map((locator) => locator.elementHandle()))
  const found = await page.evaluate(
    (all) => all.map((element) => element?.getBoundingClientRect().toJSON()),
    elements,
  )
  return found as { [Index in keyof Locators]: DOMRect }
}

/** Refuses every change of the address, as Safari does after 100 in 10 seconds. Call it before the page is loaded. */
export const refuseAddresses = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Attempt to use history more than 100 times per 10 seconds', 'SecurityError')
    }
    History.prototype.replaceState = refuse
    History.prototype.pushState = refuse
  })

/** The address of a route on the test server. */
export const at = (path: string) => `${process.env.SITE_URL}${path}`

/** The same on the site whose visits are counted and whose form goes to a form service. */
export const atExtended = (path: string) => `${process.env.EXTENDED_SITE_URL}${path}`

/** The same on the second café's site. */
export const atSecond = (path: string) => `${process.env.SECOND_SITE_URL}${path}`

/** The same on the site of the café with closed days. */
export const atClosed = (path: string) => `${process.env.CLOSED_SITE_URL}${path}`

/** The same on the site of the first café with the longest names and prices, a closure and a notice. */
export const atLong = (path: string) => `${process.env.LONG_SITE_URL}${path}`

/** Pages without an address of their own, and /events, which shows what /tournaments shows. */
const notRoutes = ['locations', 'tournament', 'events']
const otherRoutes: Record<string, string> = { home: '/', 'not-found': '/404' }

/** Every kind of page; one guide and one location stand for all. */
export const routes = [
  ...readdirSync(join(contentOf.first, 'pages'))
    .map((file) => basename(file, '.yaml'))
    .filter((name) => !notRoutes.includes(name))
    .map((name) => otherRoutes[name] ?? `/${name}`),
  '/location/hinjewadi',
  '/blog/240hz-vs-360hz-monitor-guide',
]

/** A style that hides what stays in the window, over the content. */
export const hiddenBars = '.thumb-bar, .to-top, .header { visibility: hidden !important }'

/** Loads every face that the page may show, as after a while. */
export const loadFaces = (page: Page) =>
  page.evaluate(async () => {
    for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
      if (!(rule instanceof CSSFontFaceRule) || !rule.style.getPropertyValue('src').includes('url(')) continue
      const [family, source, weight] = ['font-family', 'src', 'font-weight'].map((name) =>
        rule.style.getPropertyValue(name),
      )
      document.fonts.add(
        await new FontFace(family ?? '', source ?? '', { weight: weight || 'normal' }).load(),
      )
    }
    await document.fonts.ready
  })

/** The settings of a phone. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
