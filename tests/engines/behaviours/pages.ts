/** Menu, header, sharing, and what every page does. */
import { expect } from 'playwright/test'
import { type Behaviour, desktop, phone } from './behaviour.ts'

/** The text of the element that has the focus. Runs in the page. */
export const focused = () => document.activeElement?.textContent?.trim()

/** A point of the viewport without anything to press, outside of the menu. Runs in the page. */
function freePoint() {
  for (let y = innerHeight - 5; y > 0; y -= 20)
    for (let x = 5; x < innerWidth; x += 20)
      if (!document.elementFromPoint(x, y)?.closest('a, button, details, label, input, .thumb-bar'))
        return { x, y }
  throw new Error('Everything can be pressed.')
}

const scrollPage = (top: number) => scrollTo({ top, behavior: 'instant' })

export const pageBehaviours: Behaviour[] = [
  {
    name: 'the menu of a phone closes by Escape, by a tap outside and by its links',
    async check(engine, site) {
      const isOpen = () => engine.run(() => document.querySelector<HTMLDetailsElement>('[data-menu]')?.open)
      const open = async () => {
        await engine.click('[data-menu] summary')
        await expect.poll(isOpen).toBe(true)
      }
      await engine.open(site.at('/contact'), phone)
      await open()
      await engine.press('Escape')
      await expect.poll(isOpen).toBe(false)
      expect(await engine.run(focused)).toBe('Menu')
      await open()
      const { x, y } = await engine.run(freePoint)
      await engine.clickAt(x, y)
      await expect.poll(isOpen).toBe(false)
      await open()
      // Without a reload, which closes the menu too.
      await engine.run(() => addEventListener('click', (event) => event.preventDefault(), { once: true }))
      await engine.click('[data-menu] a[href="/contact"]')
      await expect.poll(isOpen).toBe(false)
    },
  },
  {
    name: 'the header is opaque past 50 px, the link to the top appears past 300 px and works',
    async check(engine, site) {
      const state = () => ({
        isOpaque:
          getComputedStyle(document.querySelector('.header') ?? document.body).backgroundColor ===
          'rgb(11, 13, 18)',
        hasLink: document.querySelector('.to-top')?.checkVisibility({ visibilityProperty: true }),
      })
      await engine.open(site.at('/contact'), desktop)
      for (const [top, expected] of [
        [60, { isOpaque: true, hasLink: false }],
        [49, { isOpaque: false, hasLink: false }],
        [1200, { isOpaque: true, hasLink: true }],
      ] as const) {
        await engine.run(scrollPage, top)
        await expect.poll(() => engine.run(state)).toEqual(expected)
      }
      await engine.click('.to-top')
      await expect.poll(() => engine.run(() => scrollY)).toBe(0)
      await expect.poll(() => engine.run(state)).toEqual({ isOpaque: false, hasLink: false })
      await engine.open(site.at('/contact'), phone)
      for (const [top, hasLink] of [
        [1200, true],
        [200, false],
        [400, true],
      ] as const) {
        await engine.run(scrollPage, top)
        await expect.poll(async () => (await engine.run(state)).hasLink).toBe(hasLink)
      }
    },
  },
  {
    name: 'a guide is shared, or its address is copied',
    async check(engine, site) {
      const guide = site.routes.find((route) => /^\/blog\/./.test(route)) ?? ''
      await engine.open(site.at(guide), desktop)
      await engine.run(() => {
        const copied: string[] = []
        Object.assign(window, { copied })
        const clipboard = { writeText: async (text: string) => void copied.push(text) }
        Object.defineProperty(navigator, 'share', { value: undefined })
        Object.defineProperty(navigator, 'clipboard', { value: clipboard })
      })
      await engine.click('[data-share]')
      await expect
        .poll(() => engine.run(() => document.querySelector('[data-share-status]')?.textContent))
        .toBe('Link copied to clipboard!')
      expect(await engine.run(() => Reflect.get(window, 'copied'))).toEqual([site.at(guide)])
    },
  },
  {
    name: 'a page that was kept open says what is true now',
    async check(engine, site) {
      const state = () => ({
        open: document.querySelector('.status__open')?.textContent?.replaceAll(/\s+/g, ' '),
        day: document.querySelector<HTMLInputElement>('.ticket [name=day]:checked')?.value,
      })
      await engine.open(site.at('/pricing'), desktop)
      expect(await engine.run(state)).toEqual({ open: 'Open till 11:30 PM', day: 'fri' })
      await engine.run(() => {
        Reflect.get(window, 'moveClock')('2026-11-28T02:00:00+05:30')
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await expect.poll(() => engine.run(state)).toEqual({ open: 'Opens 8:30 AM', day: 'sat' })
    },
  },
]
