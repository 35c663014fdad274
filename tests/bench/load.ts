/**
 * How many requests nginx, Caddy and the preview answer in a second, on this machine alone: the second café, with the
 * configuration that the build makes. Bounded: 16 connections, 3 seconds for each page and server.
 *
 *     npm run bench -- load
 */
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { build } from '../../build.ts'
import { serve } from '../../src/preview/serve.ts'
import { contentOf, optionsFor, publicOf, root } from '../cafes.ts'
import { findServer } from '../servers/findServers.ts'
import { startServer } from '../servers/startServer.ts'

const connections = 16
const milliseconds = 3000
const paths = ['/', '/pricing', '/nothing-here']

interface Load {
  requests: number
  /** Connections that broke, and answers that are a server's own failure. */
  errors: number
  /** In milliseconds, of 99 in 100 requests. */
  slowest: number
  bytes: number
}

for (const name of ['nginx', 'caddy', undefined] as const) {
  const program = name && findServer(name)
  if (name && !program) continue
  const site = join(root, '.cache/tests', name ?? 'preview')
  await build(optionsFor({ content: contentOf.second, public: publicOf.second, out: site, host: name }))
  const server = name && program ? await startServer(name, program, site) : await startPreview(site)
  for (const path of paths) {
    const { requests, errors, slowest, bytes } = await load(server.url + path)
    const perSecond = Math.round((requests / milliseconds) * 1000)
    const size = Math.round(bytes / Math.max(1, requests))
    console.log(
      `${(name ?? 'preview').padEnd(8)} ${path.padEnd(14)} ${String(perSecond).padStart(7)} requests a second, ${errors} errors, 99 % within ${slowest.toFixed(1)} ms, ${size} bytes each`,
    )
    if (errors > 0) process.exitCode = 1
  }
  await server.stop()
}

async function startPreview(site: string) {
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

/** Asks for an address again and again, on a fixed number of connections, until the time is over. */
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
