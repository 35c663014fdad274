/**
 * Nothing is broken, covered or cut off in any state: every page at every width, before and after registration for the next
 * tournament closes, with a notice and a closure, and every choice of the price finder.
 */
import { expect, type Page, test } from 'playwright/test'
import { unreadableIn } from './brokenText.ts'
import { at, atLong, routes } from './site.ts'

const widths = [320, 360, 390, 600, 768, 960, 1024, 1100, 1200, 1280, 1440, 1536, 1920]

const states = [
  { name: 'before registration closes', at, time: '2026-11-27T17:00', isSameFinder: false },
  {
    name: 'on the evening before the monthly tournament',
    at,
    time: '2026-11-27T19:00',
    isSameFinder: true,
  },
  {
    name: 'with a notice and a closure, long names and high prices',
    at: atLong,
    time: '2026-11-27T12:00',
    isSameFinder: false,
  },
] as const

/** Opens a page at a time of the café's clock, in its display face, and without what floats above it. */
async function open(page: Page, address: string, time: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime(`${time}:00+05:30`)
  await page.goto(address)
  await page.evaluate(async () => {
    const style = new CSSStyleSheet()
    style.replaceSync('.thumb-bar, .to-top, .header { visibility: hidden !important }')
    document.adoptedStyleSheets.push(style)
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
}

declare global {
  interface Window {
    unreadableIn: typeof unreadableIn
  }
}

/** Tries every choice of the price finder. It runs in the page. @returns a line for each that cannot be read */
function unreadableChoices(): string[] {
  const inputsOf = (name: string) => [
    ...document.querySelectorAll<HTMLInputElement>(`.ticket [name="${name}"]`),
  ]
  const days = inputsOf('day').filter(({ value }) => value === 'mon' || value === 'sat')
  const groups = [inputsOf('screen'), days, inputsOf('start'), inputsOf('hours'), inputsOf('players')]
  let choices: HTMLInputElement[][] = [[]]
  for (const inputs of groups.filter(({ length }) => length > 0))
    choices = choices.flatMap((choice) => inputs.map((input) => [...choice, input]))
  document.querySelector('.ticket__face')?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return choices.flatMap((choice) => {
    for (const input of choice) input.checked = true
    choice.at(-1)?.dispatchEvent(new Event('change', { bubbles: true }))
    const name = choice.map(({ value }) => value).join(' ')
    return window.unreadableIn('.ticket__face').map((line) => `${name}: ${line}`)
  })
}

for (const { name, at: address, time } of states.filter(({ isSameFinder }) => !isSameFinder))
  for (const route of ['/', '/pricing'])
    test(`every choice of the price finder on ${route} ${name}`, async ({ page }) => {
      const found: string[] = []
      await open(page, address(route), time)
      await page.evaluate(`window.unreadableIn = ${unreadableIn}`)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        for (const line of await page.evaluate(unreadableChoices)) found.push(`${width} px: ${line}`)
      }
      expect(found).toEqual([])
    })

for (const { name, at: address, time } of states)
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
