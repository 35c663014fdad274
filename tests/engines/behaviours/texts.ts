/** How names, prices and pictures look before and after everything has come. */
import { expect } from 'playwright/test'
import { neverSent } from '../clockedSite.ts'
import { type Behaviour, desktop, phone } from './behaviour.ts'

/** Replaces a picture by one that never comes. Runs in the page. @returns where its words would begin */
function awaitPicture(address: string) {
  const picture = document.querySelector<HTMLImageElement>('main .section img:not([alt=""])')
  if (!picture) throw new Error('There is no picture with words.')
  for (const source of picture.parentElement?.querySelectorAll('source') ?? []) source.remove()
  picture.removeAttribute('src')
  const awaited = picture.cloneNode()
  if (!(awaited instanceof HTMLImageElement)) throw new Error('The copy is no picture.')
  awaited.id = 'awaited'
  awaited.src = address
  picture.replaceWith(awaited)
  awaited.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = awaited.getBoundingClientRect()
  return {
    left: Math.ceil(x),
    top: Math.ceil(y),
    width: Math.floor(width / 2),
    height: Math.floor(height / 4),
  }
}

export const textBehaviours: Behaviour[] = [
  {
    name: 'a picture that has not come shows no words',
    async check(engine, site) {
      await engine.open(site.at('/gear'), desktop)
      const area = await engine.run(awaitPicture, neverSent)
      const shown = await engine.pixels(area)
      await engine.run(() => document.getElementById('awaited')?.removeAttribute('alt'))
      expect(shown.equals(await engine.pixels(area))).toBe(true)
    },
  },
  {
    name: 'the name of a package does not break so that its badge stands beside the second half',
    async check(engine, site) {
      for (const width of [320, 360, phone.width, 430]) {
        await engine.open(site.at('/pricing'), { width, height: phone.height })
        const broken = await engine.run(() =>
          [...document.querySelectorAll('.price-row__name:has(.badge)')].flatMap((heading) => {
            const words = document.createRange()
            words.selectNode(heading.firstChild ?? heading)
            const lines = new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom)))
            const badge = heading.querySelector('.badge')?.getBoundingClientRect()
            const isBeside =
              badge && Math.min(...[...lines].map((b) => Math.abs(b - badge.bottom))) < badge.height
            return lines.size > 1 && isBeside ? [heading.textContent] : []
          }),
        )
        expect(broken, `${width} px`).toEqual([])
      }
    },
  },
]
