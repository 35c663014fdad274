/** A browser with one tab, as the tests of engines use it. There is one file for each way of driving one. */
import sharp, { type Region } from 'sharp'

/** The size of a viewport in CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** The keys that tests press. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Home' | 'End' | 'ArrowLeft' | 'ArrowRight'

/** What each way of driving a browser does; the rest is built on it. */
export interface Driver {
  /** Loads a page in a viewport whose scroll bars take no space, until its scripts have run. */
  open(url: string, size: Size): Promise<void>
  /** The result of an expression in the page, which is a promise of a text. */
  evaluate(expression: string): Promise<string>
  /** Presses a key as a visitor does. */
  press(key: Key): Promise<void>
  /** Presses the mouse button at a point of the viewport. */
  clickAt(x: number, y: number): Promise<void>
  /** What the viewport shows, as PNG. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export interface Engine extends Omit<Driver, 'evaluate'> {
  /**
   * Runs a function in the page, so that it cannot use anything from its module.
   *
   * @param given its arguments, as JSON
   * @returns its result, through JSON
   */
  run<Given extends unknown[], Result>(
    inPage: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>
  /** Clicks the first element that matches, scrolled into view. */
  click(selector: string): Promise<void>
  /** The pixels of a part of the viewport, once changes are painted. */
  pixels(area: Region): Promise<Buffer>
}

export function engineOf(driver: Driver): Engine {
  const run: Engine['run'] = async (inPage, ...given) => {
    const call = `(${inPage})(...${JSON.stringify(given)})`
    return JSON.parse(await driver.evaluate(`(async () => JSON.stringify((await ${call}) ?? null))()`))
  }
  return {
    ...driver,
    run,
    async click(selector) {
      // Firefox scrolls to a field that has got the focus a moment later.
      await run(painted)
      const { x, y } = await run(pointIn, selector)
      await driver.clickAt(x, y)
    },
    async pixels(area) {
      await run(painted)
      return sharp(await driver.screenshot())
        .extract(area)
        .raw()
        .toBuffer()
    },
  }
}

async function painted() {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
}

/** A point left of the middle: an invisible label of MiniBrowser covers the middle of its window. */
function pointIn(selector: string) {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x + width / 3), y: Math.round(y + height / 2) }
}
