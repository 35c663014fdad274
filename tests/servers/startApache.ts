/** Starts Apache on this machine alone, for a copy of a site with the `.htaccess` that was made for it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Apache } from './findApache.ts'

export interface RunningServer {
  port: number
  /** What the server wrote about errors. */
  log: () => Promise<string>
  stop: () => Promise<void>
}

/** The configuration of a host, of which an owner of a site sees nothing. */
export interface HostSettings {
  /** Modules that this host has not. */
  without?: readonly string[]
  allowOverride?: string
  /** Further directives; by default the rule that Debian has. */
  more?: string
}

/** What every host has, and all that `.htaccess` uses. */
const modules = [
  ...['mpm_event', 'authz_core', 'filter'],
  ...['alias', 'autoindex', 'brotli', 'deflate', 'dir', 'expires', 'headers', 'mime', 'negotiation'],
  ...['rewrite', 'setenvif'],
]

const forbidden = '<FilesMatch "^\\.ht">\nRequire all denied\n</FilesMatch>'

/**
 * As Debian has it, but that it lists folders: a host that forgot to forbid it.
 *
 * @param folder the folder of the server
 */
const configuration = (
  { modules: moduleFolder }: Apache,
  folder: string,
  port: number,
  { without = [], allowOverride = 'All', more = forbidden }: HostSettings,
) => `${modules
  .filter((name) => !without.includes(name))
  .map((name) => `LoadModule ${name}_module ${moduleFolder}/mod_${name}.so\n`)
  .join('')}
ServerRoot ${folder}
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/log
ServerName localhost
Listen 127.0.0.1:${port}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup\n' : ''}StartServers 1
<IfModule mod_mime.c>
  TypesConfig ${folder}/types
</IfModule>
DocumentRoot ${folder}/site
<Directory />
  AllowOverride None
  Require all denied
</Directory>
<Directory ${folder}/site>
  Options Indexes FollowSymLinks
  AllowOverride ${allowOverride}
  Require all granted
</Directory>
${more}
`

/** @param site the folder of a site that was built for Apache */
export async function startApache(
  apache: Apache,
  site: string,
  settings: HostSettings = {},
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'apache-'))
  // Root starts Apache, but another user reads the files.
  await chmod(folder, 0o755)
  await cp(site, join(folder, 'site'), { recursive: true })
  const port = await freePort()
  const file = join(folder, 'configuration')
  await writeFile(file, configuration(apache, folder, port, settings))
  await writeFile(join(folder, 'types'), 'text/html html\napplication/gzip gz\n')
  const child = spawn(apache.program, ['-D', 'FOREGROUND', '-f', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: apache.environment,
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)))
  const log = () => readFile(join(folder, 'log'), 'utf8').catch(() => '')
  await answers(child, port, async () => said.join('') + (await log()))
  return {
    port,
    log,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Waits until the server accepts connections; fails with its output if it exits. */
async function answers(child: ChildProcess, port: number, output: () => Promise<string>) {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${await output()}`)
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
    })
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill()
  throw new Error(`The server did not answer: ${await output()}`)
}
