import { expect } from 'playwright/test'
import { type Behaviour, desktop } from '../../engines/behaviours/behaviour.ts'

/** The selected tabs, the panels that are shown, and the address. Runs in the page. */
const readTabs = () => ({
  selected: [...document.querySelectorAll('[role=tab][aria-selected=true]')].map((tab) => tab.textContent),
  panels: [...document.querySelectorAll('[role=tabpanel]')]
    .filter((panel) => panel.checkVisibility())
    .map(({ id }) => id),
  hash: location.hash,
})

export const behaviours: Behaviour[] = [
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
]
