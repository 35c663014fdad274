/**
 * The site in Chromium, Firefox and WebKit: every element of every page is where Chromium shows it, the price finder says the
 * same, and every behaviour works. An engine that is not installed is left out, which install.ts says.
 */
import { expect, test } from 'playwright/test'
import type { Behaviour } from '../engines/behaviours/behaviour.ts'
import { clickLabels, finderBehaviours, tryCombinations } from '../engines/behaviours/finder.ts'
import { formBehaviours } from '../engines/behaviours/forms.ts'
import { pageBehaviours } from '../engines/behaviours/pages.ts'
import { subjectBehaviours } from '../engines/behaviours/subjects.ts'
import { textBehaviours } from '../engines/behaviours/texts.ts'
import { headlines, levelEngines, standStill, visibleBoxes } from '../engines/boxes.ts'
import { type ClockedSite, serveClocked } from '../engines/clockedSite.ts'
import { differences } from '../engines/differences.ts'
import type { Engine, Size } from '../engines/engine.ts'
import { engineNames, engineStore, isInstalled } from '../engines/startEngines.ts'

let site: ClockedSite
const engines = engineStore()
test.beforeAll(async () => {
  site = await serveClocked()
})
test.afterAll(async () => {
  await engines.close()
  site.close()
})

const behaviours: Behaviour[] = [
  ...finderBehaviours,
  ...pageBehaviours,
  ...formBehaviours,
  ...textBehaviours,
  ...subjectBehaviours,
]

const names = engineNames.filter(isInstalled)

for (const name of names)
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' })
    for (const { name: behaviour, check } of behaviours)
      test(behaviour, async () => check(await engines.get(name), site))
  })

test.describe('beside Chromium', () => {
  test.describe.configure({ mode: 'default', timeout: 900_000 })
  test.skip(names.length < 2, 'Chromium is the only engine here.')

  for (const width of [390, 1024, 1280, 1440])
    test(`at ${width} px, every element of every page is where Chromium shows it`, async () => {
      const found: string[] = []
      for (const route of site.routes) {
        const [expected, ...others] = await inAll((engine) =>
          measure(engine, site.at(route), { width, height: 900 }),
        )
        for (const { name, result } of others) {
          expect(result.viewport, name).toEqual(expected?.result.viewport)
          for (const difference of compare(expected?.result, result))
            found.push(`${route} in ${name}: ${difference}`)
        }
      }
      expect(found).toEqual([])
    })

  for (const route of ['/', '/pricing']) {
    test(`every label of the price finder on ${route} leads to the same price`, async () => {
      const [expected, ...others] = await inAll((engine) => clickLabels(engine, site, route))
      for (const { name, result } of others) expect(result, name).toEqual(expected?.result)
    })

    test(`every combination of choices on ${route} has the same price`, async () => {
      const [expected, ...others] = await inAll((engine) => tryCombinations(engine, site, route))
      for (const { name, result } of others) {
        expect(result.length, name).toBe(expected?.result.length)
        expect(result.filter((line, index) => line !== expected?.result[index]).slice(0, 5), name).toEqual([])
      }
    })
  }
})

/** Runs the same in all engines at once. */
const inAll = <Result>(run: (engine: Engine) => Promise<Result>) =>
  Promise.all(names.map(async (name) => ({ name, result: await run(await engines.get(name)) })))

async function measure(engine: Engine, url: string, size: Size) {
  await engine.open(url, size)
  await engine.run(standStill)
  const viewport = await engine.run(() => [innerWidth, innerHeight, document.documentElement.clientWidth])
  const lines = await engine.run(headlines)
  await engine.run(levelEngines)
  return { viewport, lines, boxes: await engine.run(visibleBoxes) }
}

/** The differences between two engines on a page, a line each. */
const compare = (expected: Measured | undefined, actual: Measured) => [
  ...differences(expected?.boxes ?? [], actual.boxes),
  ...actual.lines.flatMap((lines, index) => {
    const before = expected?.lines[index] ?? []
    return before.length === lines.length ? [] : [`headline: ${before.join(' / ')} → ${lines.join(' / ')}`]
  }),
]
type Measured = Awaited<ReturnType<typeof measure>>
