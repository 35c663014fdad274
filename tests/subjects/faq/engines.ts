import { expect } from 'playwright/test'
import { type Behaviour, desktop } from '../../engines/behaviours/behaviour.ts'

export const behaviours: Behaviour[] = [
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
]
