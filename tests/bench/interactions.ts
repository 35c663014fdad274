/**
 * How long each interactive part takes to respond: event timing from the input to the next frame, in Chromium with a slower
 * processor. The bar is 50 ms.
 */
import type { Browser, Locator, Page } from 'playwright'
import { withSite } from './browser.ts'
import { type BenchOptions, median, report, table } from './figures.ts'

declare global {
  interface Window {
    timings: number[]
  }
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desk = { viewport: { width: 1280, height: 720 } }

interface Behaviour {
  name: string
  path: string
  screen: typeof phone | typeof desk
  /** What is scrolled into view first. */
  first: (page: Page) => Locator
  prepare?: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name })
const tier = (name: string) => (page: Page) => page.getByText(name, { exact: true }).first()
const switchTier = async (page: Page) => {
  await tier('PRO ULTRA')(page).tap()
  await page.waitForTimeout(300)
  await tier('PRO MAX')(page).tap()
}

const behaviours: Behaviour[] = [
  {
    name: 'menu',
    path: '/',
    screen: phone,
    first: button('Menu'),
    act: (page) => button('Menu')(page).tap(),
  },
  {
    name: 'tier on the pricing page',
    path: '/pricing',
    screen: phone,
    first: tier('PRO ULTRA'),
    act: switchTier,
  },
  { name: 'tier on the home page', path: '/', screen: phone, first: tier('PRO ULTRA'), act: switchTier },
  {
    name: 'comparison tabs by click and key',
    path: '/comparison',
    screen: desk,
    first: (page) => page.getByRole('tab').nth(1),
    act: async (page) => {
      await page.getByRole('tab').nth(1).click()
      await page.waitForTimeout(300)
      await page.keyboard.press('ArrowRight')
    },
  },
  {
    name: 'gallery: next',
    path: '/gallery',
    screen: desk,
    first: button('Next picture'),
    act: (page) => button('Next picture')(page).click(),
  },
  {
    name: 'gallery: thumbnail',
    path: '/gallery',
    screen: phone,
    first: (page) => page.getByRole('link', { name: 'Community Events' }),
    act: (page) => page.getByRole('link', { name: 'Community Events' }).tap(),
  },
  {
    name: 'gallery: full screen',
    path: '/gallery',
    screen: phone,
    first: button('View full screen'),
    act: (page) => button('View full screen')(page).tap(),
  },
  {
    name: 'gallery: back from full screen',
    path: '/gallery',
    screen: desk,
    first: button('View full screen'),
    prepare: (page) => button('View full screen')(page).click(),
    act: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'answers',
    path: '/faq',
    screen: phone,
    first: (page) => page.locator('#faq summary').nth(2),
    act: (page) => page.locator('#faq summary').nth(2).tap(),
  },
  {
    name: 'share',
    path: '/blog/240hz-vs-360hz-monitor-guide',
    screen: desk,
    first: button('Share'),
    act: (page) => button('Share')(page).click(),
  },
  {
    name: 'contact form: typing',
    path: '/contact',
    screen: phone,
    first: (page) => page.getByLabel('Message'),
    act: (page) => page.getByLabel('Message').pressSequentially('Five of us', { delay: 50 }),
  },
  {
    name: 'contact form: sending',
    path: '/contact',
    screen: desk,
    first: button('Send Message'),
    prepare: async (page) => {
      await page.getByLabel('Your name').fill('Asha')
      await page.getByLabel('Email').fill('asha@example.org')
      await page.getByLabel('Message').fill('Five of us')
    },
    act: (page) => button('Send Message')(page).click(),
  },
  {
    name: 'search: typing',
    path: '/blog?q=valorant',
    screen: phone,
    first: (page) => page.getByRole('searchbox'),
    act: (page) => page.getByRole('searchbox').pressSequentially(' pune', { delay: 150 }),
  },
  {
    name: 'search: topics',
    path: '/blog?q=valorant',
    screen: phone,
    first: (page) => page.getByRole('link', { name: 'All guides' }),
    act: async (page) => {
      await page.getByRole('link', { name: 'Console Gaming' }).first().tap()
      await page.waitForTimeout(300)
      await page.getByRole('link', { name: 'All guides' }).tap()
    },
  },
  {
    name: 'back to the top',
    path: '/about',
    screen: desk,
    first: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'About' }),
    act: (page) => page.getByRole('link', { name: 'Back to top' }).click(),
  },
]

/** Prints a table; see bench.ts for the options. */
export const run = ({ runs, slowdown }: BenchOptions) =>
  withSite(async (browser, url) => {
    const rows: string[][] = []
    for (const behaviour of behaviours) {
      const slowest: number[] = []
      for (let run = 0; run < runs; run++)
        slowest.push(Math.max(16, ...(await measure(browser, url, behaviour, slowdown))))
      rows.push([behaviour.name, String(median(slowest)), String(Math.max(...slowest))])
    }
    report(
      'interactions',
      `Event timing, processor ${slowdown} times slower, ${runs} runs, in ms (16 is the least that browsers report)`,
      table(['behaviour', 'median of the slowest', 'slowest'], rows),
    )
  })

/** Durations of the interactions, in milliseconds; those below 16 ms are not reported by the browser. */
async function measure(
  browser: Browser,
  site: string,
  behaviour: Behaviour,
  slowdown: number,
): Promise<number[]> {
  const { path, screen, first, prepare, act } = behaviour
  const context = await browser.newContext(screen)
  await context.route(/wa\.me/, (route) => route.fulfill({ body: '' }))
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.timings = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Hovering is not an interaction (web.dev, “Interaction to Next Paint”).
        if ('interactionId' in entry && entry.interactionId) window.timings.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(site + path, { waitUntil: 'networkidle' })
  await first(page).scrollIntoViewIfNeeded()
  await prepare?.(page)
  await page.waitForTimeout(600)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => {
    window.timings = []
  })
  await act(page)
  await page.waitForTimeout(800)
  const timings = await page.evaluate(() => window.timings)
  await context.close()
  return timings
}
