/**
 * A first visit to each page on a phone: largest contentful paint, layout shift and total blocking time (as web.dev defines
 * them; the last from the first contentful paint on), in Chromium with a slower processor and network, as in Lighthouse.
 */
import type { Browser } from 'playwright'
import { phone } from '../browser/site.ts'
import { built } from '../cafes.ts'
import { withSite } from './browser.ts'
import { type BenchOptions, medianTime, report, table } from './figures.ts'
import { routesIn } from './pageWeights.ts'

interface Visit {
  /** In milliseconds. */
  paint: number
  /** Cumulative layout shift. */
  shift: number
  /** In milliseconds. */
  blocked: number
}

declare global {
  interface Window {
    visit: { largest: number; first: number; shift: number; tasks: { start: number; duration: number }[] }
  }
}

/** Bytes a second, and milliseconds. */
const network = { downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 }
/** A longer task blocks, in milliseconds. */
const longestTask = 50
/** How long a page is observed after it is loaded, in milliseconds. */
const observed = 1200

/** Prints a table; see bench.ts for the options. */
export const run = ({ runs, slowdown }: BenchOptions) =>
  withSite(async (browser, url) => {
    // The first visit of a new browser is slower.
    await visit(browser, url, slowdown)
    const rows: string[][] = []
    for (const path of routesIn(built.first)) {
      const visits: Visit[] = []
      for (let run = 0; run < runs; run++) visits.push(await visit(browser, url + path, slowdown))
      rows.push([
        path,
        medianTime(visits.map(({ paint }) => paint)),
        medianTime(visits.map(({ blocked }) => blocked)),
        Math.max(...visits.map(({ shift }) => shift)).toFixed(3),
      ])
    }
    report(
      'visits',
      `First visits, processor ${slowdown} times slower, 1.6 Mbit/s, 150 ms, ${runs} each`,
      table(['page', 'largest contentful paint', 'blocked', 'largest shift'], rows),
    )
  })

async function visit(browser: Browser, address: string, slowdown: number): Promise<Visit> {
  const context = await browser.newContext({ ...phone, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(() => {
    window.visit = { largest: 0, first: 0, shift: 0, tasks: [] }
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { entryType, name, startTime, duration } = entry
        if (entryType === 'largest-contentful-paint') window.visit.largest = startTime
        else if (name === 'first-contentful-paint') window.visit.first = startTime
        else if (entryType === 'longtask') window.visit.tasks.push({ start: startTime, duration })
        else if ('value' in entry && typeof entry.value === 'number') window.visit.shift += entry.value
      }
    })
    for (const type of ['largest-contentful-paint', 'paint', 'longtask', 'layout-shift'])
      observer.observe({ type, buffered: true })
  })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(observed)
  const { largest, first, shift, tasks } = await page.evaluate(() => window.visit)
  await context.close()
  if (largest === 0) throw new Error(`${address} was not painted in time`)
  const blocked = tasks.reduce((sum, { start, duration }) => {
    const sinceFirst = start + duration - Math.max(start, first)
    return sum + Math.max(0, sinceFirst - longestTask)
  }, 0)
  return { paint: largest, shift, blocked }
}
