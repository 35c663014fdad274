/**
 * Mozilla's HTTP Observatory (developer.mozilla.org/observatory), which grades a site's headers. Its package is a whole
 * service with a database, and fetches lists when it is installed; so it is in the cache, without its install scripts.
 */
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer as createPlainServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../cafes.ts'

const folder = join(root, '.cache/tests/observatory')
const version = '1.4.8'
const scanner = join(folder, 'node_modules/@mdn/mdn-http-observatory')

/** Whether the scanner is installed; installs it once, and prints a message if that fails. */
export function hasObservatory(): boolean {
  if (!existsSync(join(scanner, 'conf/hsts-preload.json'))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    const install = ['install', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund']
    const { status } = spawnSync('npm', [...install, `@mdn/mdn-http-observatory@${version}`], { cwd: folder })
    // No site of the tests is in the list of those that browsers know to be secure.
    if (status === 0) writeFileSync(join(scanner, 'conf/hsts-preload.json'), '{}')
  }
  const isHere = existsSync(join(scanner, 'conf/hsts-preload.json')) && hasCertificate()
  if (!isHere) console.warn('The HTTP Observatory could not be fetched: its test is SKIPPED.')
  return isHere
}

export interface Grade {
  grade: string
  score: number
  /** How much each test adds or takes. */
  tests: Record<string, { pass: boolean; modifier: number; result: string }>
}

/** The result of the scanner for a site that the listener serves by HTTPS; HTTP redirects there. */
export async function gradeOf(listener: RequestListener): Promise<Grade> {
  const secure = createSecureServer(
    { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(certificate) },
    listener,
  )
  const plain = createPlainServer((request, response) =>
    response.writeHead(301, { location: `https://${request.headers.host}${request.url}` }).end(),
  )
  // The scanner asks the same port in both ways; the first byte of an encrypted connection is 22 (RFC 8446, 5.1).
  const sockets = new Set<Socket>()
  const both = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)))
    socket.on('error', () => socket.destroy())
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1)
      if (first === null) return
      socket.unshift(first)
      const target = first[0] === 22 ? secure : plain
      target.emit('connection', socket)
    })
  })
  await new Promise<void>((resolve) => both.listen(0, '127.0.0.1', resolve))
  const address = both.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    const program = `import { scan } from ${JSON.stringify(join(scanner, 'src/index.js'))}
const { scan: { grade, score }, tests } = await scan('localhost:${port}')
console.log(JSON.stringify({ grade, score, tests: Object.fromEntries(Object.entries(tests).map(([name, { pass, scoreModifier, result }]) => [name, { pass, modifier: scoreModifier, result }])) }))`
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { cwd: folder, env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
    )
    return JSON.parse(stdout)
  } finally {
    for (const socket of sockets) socket.destroy()
    both.close()
  }
}

const certificate = join(folder, 'certificate.pem')

/** A certificate for this machine that the scanner is configured to trust. */
function hasCertificate(): boolean {
  if (existsSync(certificate)) return true
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '3650', '-subj', '/CN=localhost']
  const names = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', join(folder, 'key.pem')]
  return spawnSync('openssl', [...request, ...names, '-out', certificate]).status === 0
}
