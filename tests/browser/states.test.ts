/**
 * Nothing is broken, covered or cut off in any state: every page at every width, before and after registration for the next
 * tournament closes, with a notice and a closure, and every choice of the price finder.
 */
import { expect, type Page, test } from 'playwright/test'
import { unreadableIn } from './brokenText.ts'
import { at, atLong, routes } from './site.ts'

const widths = [320, 360, 390, 600, 768, 960, 1024, 1100, 1200, 1280, 1440, 1536, 1920]

const states = [
  { name: 'before registration closes', at, time: '2026-11-27T17:00' },
  { name: 'on the evening before the monthly tournament', at, time: '2026-11-27T19:00' },
  { name: 'with a notice and a closure, long names and high prices', at: atLong, time: '2026-11-27T12:00' },
] as const

/** Opens a page at a time of the café's clock, in its display face, and without what floats above it. */
async function open(page: Page, address: string, time: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime(`${time}:00+05:30`)
  await page.goto(address)
  await page.addStyleTag({ content: '.thumb-bar, .to-top, .header { visibility: hidden !important }' })
  await page.evaluate(async () => {
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

/** Chooses in the price finder. It runs in the page. */
function choose(choice: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(choice)) {
    const input = document.querySelector<HTMLInputElement>(`.ticket [name="${name}"][value="${value}"]`)
    if (!input) continue
    input.checked = true
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** The values of all choices of a group of the price finder. */
const valuesOf = (page: Page, name: string) =>
  page
    .locator(`.ticket [name="${name}"]`)
    .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')))

for (const { name, at: address, time } of states.filter(({ name }) => !name.startsWith('on the evening')))
  for (const route of ['/', '/pricing'])
    for (const width of widths)
      test(`every choice of the price finder on ${route} at ${width} px, ${name}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await open(page, address(route), time)
        await page.locator('.ticket__face').scrollIntoViewIfNeeded()
        const [screens, starts, hours, players] = await Promise.all(
          ['screen', 'start', 'hours', 'players'].map((group) => valuesOf(page, group)),
        )
        const found: string[] = []
        for (const screen of screens ?? [])
          for (const day of ['mon', 'sat'])
            for (const start of starts?.length ? starts : [''])
              for (const hour of hours ?? [])
                for (const player of players ?? []) {
                  const choice = { screen, day, start, hours: hour, players: player }
                  await page.evaluate(choose, choice)
                  for (const line of await page.evaluate(unreadableIn, '.ticket__face'))
                    found.push(`${Object.values(choice)}: ${line}`)
                }
        expect(found).toEqual([])
      })

for (const { name, at: address, time } of states)
  for (const route of routes)
    test(`${route} ${name}`, async ({ page }) => {
      const found: string[] = []
      let isThere = false
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        if (!isThere) await open(page, address(route), time)
        isThere = true
        for (const line of await page.evaluate(unreadableIn, 'body')) found.push(`${width} px: ${line}`)
      }
      expect(found).toEqual([])
    })
