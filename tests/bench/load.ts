/**
 * How many requests nginx, Caddy and `npm start` answer in a second, on this machine: the second café, with the generated
 * configuration. 16 connections, 3 seconds for each page and server.
 */
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { build } from '../../build.ts'
import { serve } from '../../src/preview/serve.ts'
import { contentOf, optionsFor, publicOf } from '../cafes.ts'
import { findServer } from '../servers/findServers.ts'
import { startServer } from '../servers/startServer.ts'
import { benchFolder, report, table } from './figures.ts'

const connections = 16
const milliseconds = 3000
const paths = ['/', '/pricing', '/nothing-here']

interface Load {
  requests: number
  /** Failed connections, and responses with a status from 500. */
  errors: number
  /** In milliseconds; 99 of 100 requests were faster. */
  slowest: number
  bytes: number
}

/** Prints a table of the servers that are installed. */
export async function run(): Promise<void> {
  const rows: string[][] = []
  for (const host of ['nginx', 'caddy', undefined] as const) {
    const program = host && findServer(host)
    if (host && !program) continue
    const site = join(benchFolder, `load-${host ?? 'start'}`)
    await build(optionsFor({ content: contentOf.second, public: publicOf.second, out: site, host }))
    const server = host && program ? await startServer(host, program, site) : await startOurs(site)
    for (const path of paths) {
      const { requests, errors, slowest, bytes } = await load(server.url + path)
      const figures = [(requests / milliseconds) * 1000, errors, slowest, bytes / Math.max(1, requests)]
      rows.push([host ?? 'npm start', path, ...figures.map((figure) => figure.toFixed(0))])
    }
    await server.stop()
  }
  const head = ['server', 'path', 'requests a second', 'errors', '99 % within, ms', 'bytes each']
  report('load', `Requests on ${connections} connections`, table(head, rows))
}

async function startOurs(site: string) {
  const { server, url } = await serve(site, 4400)
  return {
    url,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Requests an address on a fixed number of connections until the time is over. */
async function load(url: string): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + milliseconds
  const times: number[] = []
  let errors = 0
  let bytes = 0
  const ask = () =>
    new Promise<void>((resolve) => {
      const started = performance.now()
      request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        if ((response.statusCode ?? 500) >= 500) errors++
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        response.on('end', () => {
          times.push(performance.now() - started)
          resolve()
        })
      })
        .on('error', () => {
          errors++
          resolve()
        })
        .end()
    })
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) await ask()
    }),
  )
  agent.destroy()
  times.sort((a, b) => a - b)
  return { requests: times.length, errors, slowest: times[Math.floor(times.length * 0.99)] ?? 0, bytes }
}
