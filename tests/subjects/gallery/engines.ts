import { expect } from 'playwright/test'
import { type Behaviour, desktop } from '../../engines/behaviours/behaviour.ts'
import { focused } from '../../engines/behaviours/pages.ts'

/** The number of the picture at the start of the stage. Runs in the page. */
function shownPicture() {
  const row = document.querySelector('.gallery__pictures')
  const left = row?.getBoundingClientRect().x ?? 0
  const isFirst = (picture: Element) => Math.abs(picture.getBoundingClientRect().x - left) < 1
  return [...(row?.children ?? [])].findIndex(isFirst) + 1
}

export const behaviours: Behaviour[] = [
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
        ['.gallery__thumbnails [href="#gallery-5"]', 5],
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
]
