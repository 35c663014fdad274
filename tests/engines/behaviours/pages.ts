/** Gallery, tabs, answers, menu, form, search, and what every page does. */
import { expect } from 'playwright/test'
import { type Behaviour, desktop, phone } from './behaviour.ts'

/** The text of the element that has the focus. Runs in the page. */
const focused = () => document.activeElement?.textContent?.trim()

/** The number of the picture at the start of the stage. Runs in the page. */
function shownPicture() {
  const row = document.querySelector('.gallery__pictures')
  const left = row?.getBoundingClientRect().x ?? 0
  const isFirst = (picture: Element) => Math.abs(picture.getBoundingClientRect().x - left) < 1
  return [...(row?.children ?? [])].findIndex(isFirst) + 1
}

/** The selected tabs, the panels that are shown, and the address. Runs in the page. */
const readTabs = () => ({
  selected: [...document.querySelectorAll('[role=tab][aria-selected=true]')].map((tab) => tab.textContent),
  panels: [...document.querySelectorAll('[role=tabpanel]')]
    .filter((panel) => panel.checkVisibility())
    .map(({ id }) => id),
  hash: location.hash,
})

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
    name: 'the gallery steps, wraps around, jumps to a thumbnail, and opens and closes full screen',
    async check(engine, site) {
      const shows = (number: number) => expect.poll(() => engine.run(shownPicture)).toBe(number)
      const [previous, next] = ['[data-step="-1"]', '[data-step="1"]']
      await engine.open(site.at('/gallery'), desktop)
      for (const [button, number] of [
        [next, 2],
        [previous, 1],
        [previous, 6],
        [next, 1],
        ['.gallery__thumbnails li:nth-child(5) a', 5],
      ] as const) {
        await engine.click(button)
        await shows(number)
      }
      const marked = () =>
        document.querySelector('.gallery__thumbnails [aria-current=true]')?.getAttribute('href')
      expect(await engine.run(marked)).toBe('#gallery-5')
      expect(await engine.run(() => location.pathname + location.hash)).toBe('/gallery')
      const isOpen = () => document.querySelector('dialog')?.open
      await engine.click('[data-enlarge]')
      await expect.poll(() => engine.run(isOpen)).toBe(true)
      await shows(5)
      await engine.press('ArrowRight')
      await shows(6)
      await engine.press('Escape')
      await expect.poll(() => engine.run(isOpen)).toBe(false)
      await shows(6)
      expect(await engine.run(focused)).toBe('View full screen')
    },
  },
  {
    name: 'tabs are chosen by click, arrow keys, End and address',
    async check(engine, site) {
      await engine.open(site.at('/comparison'), desktop)
      const ids = await engine.run(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('[role=tab]')].map(({ hash }) => hash.slice(1)),
      )
      expect(ids.length).toBeGreaterThan(2)
      const selects = async (id = '') => {
        await expect.poll(async () => (await engine.run(readTabs)).panels).toEqual([id])
        expect((await engine.run(readTabs)).hash).toBe(`#${id}`)
        expect((await engine.run(readTabs)).selected).toHaveLength(1)
      }
      await engine.click(`[href="#${ids[1]}"]`)
      await selects(ids[1])
      for (const [key, id] of [
        ['ArrowRight', ids[2]],
        ['End', ids.at(-1)],
        ['ArrowRight', ids[0]],
        ['ArrowLeft', ids.at(-1)],
      ] as const) {
        await engine.press(key)
        await selects(id)
      }
      await engine.open(site.at(`/comparison#${ids[2]}`), desktop)
      await selects(ids[2])
    },
  },
  {
    name: 'one answer is open at a time, and an address opens its own',
    async check(engine, site) {
      const open = () => [...document.querySelectorAll('#faq details[open]')].map(({ id }) => id)
      await engine.open(site.at('/faq'), desktop)
      const ids = await engine.run(() => [...document.querySelectorAll('#faq details')].map(({ id }) => id))
      await expect.poll(() => engine.run(open)).toEqual([ids[0]])
      for (const [index, expected] of [
        [2, [ids[2]]],
        [2, []],
        [0, [ids[0]]],
      ] as const) {
        await engine.click(`#${ids[index]} summary`)
        await expect.poll(() => engine.run(open)).toEqual(expected)
      }
      await engine.open(site.at(`/faq#${ids[4]}`), desktop)
      await expect.poll(() => engine.run(open)).toEqual([ids[4]])
      const top = () =>
        engine.run((id: string) => document.getElementById(id)?.getBoundingClientRect().top, ids[4] ?? '')
      // Below the header.
      await expect.poll(async () => Math.round(((await top()) ?? 0) / 10)).toBe(8)
    },
  },
  {
    name: 'the menu of a phone closes by Escape, by a tap outside and by its links',
    async check(engine, site) {
      const isOpen = () => engine.run(() => document.querySelector<HTMLDetailsElement>('[data-menu]')?.open)
      const open = async () => {
        await engine.click('[data-menu] summary')
        await expect.poll(isOpen).toBe(true)
      }
      await engine.open(site.at('/about'), phone)
      await open()
      await engine.press('Escape')
      await expect.poll(isOpen).toBe(false)
      expect(await engine.run(focused)).toBe('Menu')
      await open()
      const { x, y } = await engine.run(freePoint)
      await engine.clickAt(x, y)
      await expect.poll(isOpen).toBe(false)
      await open()
      await engine.click('[data-menu] a[href="/about"]')
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
      await engine.open(site.at('/about'), desktop)
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
      await engine.open(site.at('/about'), phone)
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
