/** The price finder and the price lists. */
import { expect } from 'playwright/test'
import type { ClockedSite } from '../clockedSite.ts'
import type { Engine } from '../engine.ts'
import { type Behaviour, desktop } from './behaviour.ts'

/** What the price finder shows, announces and writes, and the choices in the address. Runs in the page. */
function readFinder() {
  const shown = [
    ...document.querySelectorAll('.ticket__face [data-screens] :is(b, span), .ticket__each, .ticket__late'),
  ].filter((element) => element.getClientRects().length > 0)
  const chat = document.querySelector<HTMLAnchorElement>('.ticket a[data-message]')?.href ?? ''
  return {
    shown: shown.map(({ textContent }) => textContent),
    said: document.querySelector('.ticket [role=status]')?.textContent,
    chat: new URL(chat).searchParams.get('text'),
    address: location.search,
  }
}

/** Chooses values by their names, as a script: `{ day: 'wed', hours: '3' }`. Runs in the page. */
function choose(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const choice = document.querySelector<HTMLInputElement>(`.ticket [name=${name}][value="${value}"]`)
    if (!choice) throw new Error(`The price finder has no ${name} ${value}.`)
    choice.checked = true
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** What the price finder shows after each of its labels was clicked, from the first to the last. */
export async function clickLabels(engine: Engine, site: ClockedSite, route: string) {
  await engine.open(site.at(route), desktop)
  const labels = await engine.run(() =>
    [...document.querySelectorAll<HTMLInputElement>('.ticket input')].map(
      ({ name, value }) => `.ticket label:has([name="${name}"][value="${value}"])`,
    ),
  )
  const seen: Record<string, unknown> = {}
  for (const label of labels) {
    await engine.click(label)
    seen[label] = await engine.run(readFinder)
  }
  return seen
}

/**
 * What the price finder announces and writes for its combinations of choices, a line for each. The number of players only
 * multiplies a price, so that one day is enough for it.
 */
export async function tryCombinations(engine: Engine, site: ClockedSite, route: string): Promise<string[]> {
  await engine.open(site.at(route), desktop)
  return engine.run(() => {
    const groups = [...document.querySelectorAll('.ticket fieldset')].map((group) => [
      ...group.querySelectorAll('input'),
    ])
    const status = document.querySelector('.ticket [role=status]')
    const chat = document.querySelector<HTMLAnchorElement>('.ticket a[data-message]')
    // The address is not a part of it: WebKit lets a page change it a hundred times in ten seconds.
    history.replaceState = () => {}
    const isFirst = (name: string) =>
      document.querySelector<HTMLInputElement>(`.ticket [name=${name}]`)?.checked !== false
    const seen: string[] = []
    const tryGroup = (index: number) => {
      const [first, ...others] = groups[index] ?? []
      for (const choice of first ? [first, ...others] : []) {
        choice.checked = true
        const isOneDay = isFirst('day') && isFirst('start')
        if (choice.name === 'players' && choice !== first && !isOneDay) continue
        if (index + 1 < groups.length) tryGroup(index + 1)
        else {
          choice.dispatchEvent(new Event('change', { bubbles: true }))
          const values = groups.map((group) => group.find(({ checked }) => checked)?.value)
          seen.push(
            [...values, status?.textContent, chat && new URL(chat.href).searchParams.get('text')].join(' · '),
          )
        }
      }
    }
    tryGroup(0)
    return seen
  })
}

/** PRO ULTRA on a Saturday, three hours for five players. */
const group = { screen: '360hz', day: 'sat', hours: '3', players: '5' }

export const finderBehaviours: Behaviour[] = [
  {
    name: 'the price finder keeps its choices in the address, also over a new page',
    async check(engine, site) {
      await engine.open(site.at('/pricing'), desktop)
      await engine.run(choose, group)
      const before = await engine.run(readFinder)
      expect(before.shown.slice(0, 2)).toEqual(['₹1,650', expect.any(String)])
      expect(before.shown).toContain('₹330 each')
      expect(before.address).toBe('?tier=360hz&day=sat&hours=3&players=5')
      await engine.open(site.at(`/pricing${before.address}`), desktop)
      const { said, ...after } = await engine.run(readFinder)
      expect({ ...after, said: before.said }).toEqual(before)
    },
  },
  {
    name: 'the price finder and the lists are right without Element.checkVisibility',
    async check(engine, site) {
      await engine.open(site.at('/pricing'), desktop)
      await engine.run(() => sessionStorage.setItem('missing', 'checkVisibility'))
      try {
        await engine.open(site.at('/pricing'), desktop)
        await engine.run(choose, group)
        const { shown, chat } = await engine.run(readFinder)
        expect(shown).toEqual(expect.arrayContaining(['₹1,650', '₹330 each']))
        expect(chat).toContain('₹1,650')
        await engine.click('#pricing label:has([value="240hz"])')
        await engine.click('#pricing label:has([value="360hz"])')
        const tiers = () =>
          [...document.querySelectorAll('#premium .price-row:first-child .price-row__prices > *')].map(
            (price) => getComputedStyle(price).visibility,
          )
        expect(await engine.run(tiers)).toEqual(['hidden', 'visible'])
      } finally {
        await engine.run(() => sessionStorage.removeItem('missing'))
      }
    },
  },
  {
    name: 'the lists and the price finder follow each other',
    async check(engine, site) {
      await engine.open(site.at('/pricing'), desktop)
      await engine.click('#pricing label:has([value="360hz"])')
      await engine.click('#pricing label:has([name="week"])')
      const state = await engine.run(() => ({
        prices: [...document.querySelectorAll('#warriors-grind .price')]
          .filter((price) => price.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map(({ textContent }) => textContent),
        finder: [...document.querySelectorAll<HTMLInputElement>('.ticket :checked')].map(
          ({ value }) => value,
        ),
        address: location.search,
      }))
      expect(state).toEqual({
        prices: ['₹1,199'],
        finder: expect.arrayContaining(['360hz', 'mon']),
        address: '?tier=360hz&day=mon',
      })
    },
  },
  {
    name: 'after 230 choices the address is that of the last, and nothing was thrown',
    async check(engine, site) {
      await engine.open(site.at('/pricing'), desktop)
      const last = await engine.run(() => {
        const errors: string[] = []
        Object.assign(window, { errors })
        addEventListener('error', ({ message }) => errors.includes(message) || errors.push(message))
        const days = [...document.querySelectorAll<HTMLInputElement>('.ticket [name=day]')]
        for (let changes = 0; changes < 230; changes++) {
          const day = days[changes % days.length]
          if (!day) continue
          day.checked = true
          day.dispatchEvent(new Event('change', { bubbles: true }))
        }
        return document.querySelector<HTMLInputElement>('.ticket [name=day]:checked')?.value
      })
      expect(await engine.run(() => Reflect.get(window, 'errors'))).toEqual([])
      await expect.poll(async () => (await engine.run(readFinder)).address).toBe(`?day=${last}`)
    },
  },
  {
    name: 'the chat link encodes blanks as %20, before and after a choice',
    async check(engine, site) {
      await engine.open(site.at('/pricing'), desktop)
      const query = () =>
        engine.run(
          () => document.querySelector('.ticket a[data-message]')?.getAttribute('href')?.split('?')[1],
        )
      for (const day of ['', 'sat']) {
        if (day) await engine.run(choose, { day })
        expect(await query()).toMatch(/^text=[^+]+%20[^+]+$/)
      }
    },
  },
  {
    name: 'prices are right on a page that was translated, with other digits',
    async check(engine, site) {
      await engine.open(site.at('/pricing'), desktop)
      await engine.run(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const all: Text[] = []
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          if (text instanceof Text && !text.parentElement?.closest('script, style')) all.push(text)
        for (const text of all) {
          text.data = text.data.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))
          const [outer, inner] = [document.createElement('font'), document.createElement('font')]
          text.replaceWith(outer)
          outer.append(inner)
          inner.append(text)
        }
      })
      await engine.run(choose, { day: 'wed', hours: '3', players: '5' })
      const { shown, chat } = await engine.run(readFinder)
      expect(shown).toEqual(expect.arrayContaining(['₹1,200', '₹240 each']))
      expect(chat).toContain('₹1,200')
    },
  },
]
