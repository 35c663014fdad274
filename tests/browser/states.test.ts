/**
 * Nothing is broken, covered or cut off in any state: with a notice, a closure, long names and high prices; after registration for
 * the next tournament closed; and in every choice of the price finder. look.test.ts judges every page as it is.
 */
import { expect, type Page, test } from 'playwright/test'
import { unreadableIn } from './brokenText.ts'
import { at, atLong, hiddenBars, loadFaces, routes } from './site.ts'

/** The narrowest of each range in which the layout stays as it is, without those that differ only in distances. */
const widths = [320, 390, 768, 960, 1280]

/** The same for the ticket: it is laid out anew at 384, 960 and 1280. */
const widthsOfTicket = [320, 384, 960, 1280]

const evening = {
  name: 'on the evening before the monthly tournament',
  at,
  time: '2026-11-27T19:00',
  routes: ['/tournaments', '/tournaments/bgmi'],
}
const long = {
  name: 'with a notice and a closure, long names and high prices',
  at: atLong,
  time: '2026-11-27T12:00',
  // The others have nothing of it but the bars, as /about.
  routes: routes.filter((route) => !['/blog', '/404'].includes(route)),
}

/** Opens a page at a time of the café's clock, in its display face, and without what floats above it. */
async function open(page: Page, address: string, time: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime(`${time}:00+05:30`)
  await page.goto(address)
  await loadFaces(page)
  await page.evaluate((rules) => {
    const style = new CSSStyleSheet()
    style.replaceSync(rules)
    document.adoptedStyleSheets.push(style)
  }, hiddenBars)
}

declare global {
  interface Window {
    unreadableIn: typeof unreadableIn
  }
}

/**
 * Tries choices of the price finder. It runs in the page.
 *
 * @param only the numbers of those in which is looked for what cannot be read; if it is empty, all are tried, and only their texts
 * are of interest
 * @returns for each its number, what the finder shows, and what cannot be read
 */
function tryChoices(only: readonly number[]) {
  const inputsOf = (name: string) => [
    ...document.querySelectorAll<HTMLInputElement>(`.ticket [name="${name}"]`),
  ]
  const days = inputsOf('day').filter(({ value }) => value === 'mon' || value === 'sat')
  const groups = [inputsOf('screen'), days, inputsOf('start'), inputsOf('hours'), inputsOf('players')]
  let choices: HTMLInputElement[][] = [[]]
  for (const inputs of groups.filter(({ length }) => length > 0))
    choices = choices.flatMap((choice) => inputs.map((input) => [...choice, input]))
  const face = document.querySelector<HTMLElement>('.ticket__face')
  // The browser is slow to change the address, and slower from choice to choice.
  history.replaceState = () => {}
  const others = [...document.querySelectorAll<HTMLElement>('main > *, body > footer')].filter(
    (element) => !element.contains(face),
  )
  let lists = ''
  face?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return choices.flatMap((choice, number) => {
    if (only.length > 0 && !only.includes(number)) return []
    // The lists below follow the screen and the day. For the other choices, laying out the ticket is enough.
    const before = lists
    lists = [choice[0], choice[1]].map((input) => input?.value).join(' ')
    for (const { style } of others) style.display = lists === before || only.length === 0 ? 'none' : ''
    for (const input of choice) input.checked = true
    choice.at(-1)?.dispatchEvent(new Event('change', { bubbles: true }))
    const name = choice.map(({ value }) => value).join(' ')
    if (only.length === 0) return { number, text: face?.innerText ?? '', faults: [] }
    const faults = window.unreadableIn('.ticket__face').map((line) => `${name}: ${line}`)
    return { number, text: '', faults }
  })
}

/** Of the choices that show the same but for their figures, the one with the widest figures: the most digits, of which 1 is narrow. */
function widestOf(tried: ReturnType<typeof tryChoices>): number[] {
  const widest = new Map<string, { number: number; width: number }>()
  for (const { number, text } of tried) {
    const shape = text.replaceAll(/\d[\d,]*/g, '0')
    const width = text.length - 0.4 * text.split('1').length
    if (width > (widest.get(shape)?.width ?? 0)) widest.set(shape, { number, width })
  }
  return [...widest.values()].map(({ number }) => number)
}

for (const route of ['/', '/pricing'])
  test(`every choice of the price finder on ${route} ${long.name}`, async ({ page }) => {
    const found: string[] = []
    await open(page, long.at(route), long.time)
    await page.evaluate(`window.unreadableIn = ${unreadableIn}`)
    const only = widestOf(await page.evaluate(tryChoices, []))
    expect(only.length).toBeGreaterThan(20)
    for (const width of widthsOfTicket) {
      await page.setViewportSize({ width, height: 900 })
      for (const { faults } of await page.evaluate(tryChoices, only))
        for (const fault of faults) found.push(`${width} px: ${fault}`)
    }
    expect(found).toEqual([])
  })

for (const { name, at: address, time, routes } of [evening, long])
  for (const route of routes)
    test(`${route} ${name}`, async ({ page }) => {
      const found: string[] = []
      await open(page, address(route), time)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        for (const line of await page.evaluate(unreadableIn, 'body')) found.push(`${width} px: ${line}`)
      }
      expect(found).toEqual([])
    })
