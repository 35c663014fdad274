/** What tests of several pages expect of targets and selections. */
import { expect, type Page } from 'playwright/test'
import { at } from './site.ts'

/** How far below the top of the window a target is: below the header. */
const topOfTargets = 84

/** Expects that a page opens at the target of its address at once, and stays there. */
export async function expectOpensAtTarget(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(at(address))
  const place = page.locator(address.slice(address.indexOf('#')))
  const top = () => place.evaluate((element) => Math.round(element.getBoundingClientRect().y))
  await expect.poll(top, address).toBe(topOfTargets)
  await page.waitForTimeout(100)
  expect(await top(), `${address}, later`).toBe(topOfTargets)
}

/** Expects that, with forced colours, one element of a group is selected, and has another border than the others. */
export async function expectMarkedSelection(page: Page, path: string, group: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  if (!page.url().endsWith(path)) await page.goto(at(path))
  const looks = () =>
    page.locator(group).evaluateAll((all) => {
      const border = (element: Element) => {
        const { borderBottomWidth, borderBottomColor } = getComputedStyle(element)
        return `${borderBottomWidth} ${borderBottomColor}`
      }
      const selected = '[aria-selected=true], [aria-current]:not([aria-current=false]), :has(:checked)'
      const others = new Set(all.filter((element) => !element.matches(selected)).map(border))
      return all
        .filter((element) => element.matches(selected))
        .map((element) => (others.has(border(element)) ? 'like the others' : 'unlike the others'))
    })
  await expect.poll(looks, `${path} ${group}`).toEqual(['unlike the others'])
}
