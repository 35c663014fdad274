/** Layout shifts of a page (https://web.dev/articles/cls), with the elements that moved. */
import type { Page } from 'playwright/test'

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** A hundredth of what counts as good (web.dev/articles/cls): a word beside another one may move by some pixels with its face. */
const imperceptible = 0.001

/** @returns the shifts of `noteShifts`, or none where a visitor sees none of them */
export const perceptible = (shifts: readonly string[]): readonly string[] =>
  shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0) < imperceptible ? [] : shifts

/**
 * Notes every shift on the pages that are opened from now on.
 * @returns what has moved on the open page so far, one line a shift: how much, and each element with where it was and is
 */
export async function noteShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement
          return `${element?.outerHTML.slice(0, 80)} (${place(previousRect)} → ${place(currentRect)})`
        })
        shifts.push([value, ...moved].join('\n  '))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shifts'))
}
