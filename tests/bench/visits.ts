/**
 * A first visit to each page on a phone: largest contentful paint, layout shift, total blocking time (as web.dev defines
 * them; the last from the first paint with content on), in Chromium with a slower processor and line, as Lighthouse takes
 * them for mobile. `--slowdown` is four unless told otherwise: on a machine at half the speed, two says the same.
 */
import { type Browser, chromium } from 'playwright'
import { build } from '../../build.ts'
import { serve } from '../../src/preview/serve.ts'
import { browserArguments, findBrowser } from '../browser/findBrowser.ts'
import { phone } from '../browser/site.ts'
import { built, optionsFor } from '../cafes.ts'
import type { BenchOptions } from './bench.ts'
import { keep, machine, spreadOf, table, timeWithSpread } from './figures.ts'
import { pathsOfPages } from './pageWeights.ts'

/** In milliseconds, but for the shift. */
interface Visit {
  paint: number
  shift: number
  blocked: number
}

declare global {
  interface Window {
    visit: { largest: number; first: number; shift: number; tasks: { start: number; duration: number }[] }
  }
}

/** Bytes a second, and milliseconds. */
const line = { downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 }
/** A task may take so long before it blocks. */
const patience = 50
/** For so long after it is loaded, a page is watched. */
const watched = 1200

/** Measures the first café's site, as a table in the terminal and as JSON and Markdown in the cache. */
export async function run({ runs, slowdown }: BenchOptions): Promise<void> {
  await build(optionsFor({}))
  const { server, url } = await serve(built.first, 4600)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  const visits = new Map<string, Visit[]>()
  const paths = await pathsOfPages(built.first)
  // The build before and the browser are still at work of their own: the first visit counts for nothing.
  await visit(browser, url, slowdown)
  for (const path of paths) {
    const seen: Visit[] = []
    for (let run = 0; run < runs; run++) seen.push(await visit(browser, url + path, slowdown))
    visits.set(path, seen)
  }
  await browser.close()
  server.closeAllConnections()
  server.close()

  const rows = [...visits].map(([path, seen]) => [
    path,
    timeWithSpread(spreadOf(seen.map(({ paint }) => paint))),
    timeWithSpread(spreadOf(seen.map(({ blocked }) => blocked))),
    Math.max(...seen.map(({ shift }) => shift)).toFixed(3),
  ])
  const head = ['page', 'largest paint', 'blocked', 'worst shift']
  const title = `First visits, processor ${slowdown} times as slow, 1.6 Mbit/s, 150 ms, ${runs} each (${machine()})`
  const markdown = `${title}\n\n${table(head, rows)}\n`
  console.log(`\n${markdown}`)
  keep('visits', { slowdown, visits: Object.fromEntries(visits) }, markdown)
}

async function visit(browser: Browser, address: string, slowdown: number): Promise<Visit> {
  const context = await browser.newContext({ ...phone, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', { offline: false, ...line })
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
  await page.waitForTimeout(watched)
  const { largest, first, shift, tasks } = await page.evaluate(() => window.visit)
  await context.close()
  if (largest === 0) throw new Error(`${address} was not painted while it was watched`)
  const blocked = tasks.reduce((sum, { start, duration }) => {
    const sinceFirst = start + duration - Math.max(start, first)
    return sum + Math.max(0, sinceFirst - patience)
  }, 0)
  return { paint: largest, shift, blocked }
}
