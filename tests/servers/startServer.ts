/** Starts nginx or Caddy on this machine alone, with a site and the configuration that was made for it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliModuleOf, type ServerName } from './findServers.ts'

export interface RunningServer {
  port: number
  url: string
  stop: () => Promise<void>
}

/**
 * @param program the path of the server
 * @param site the folder of the finished site, built for that server
 */
export async function startServer(name: ServerName, program: string, site: string): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  const port = await freePort()
  const file = join(folder, 'configuration')
  const isNginx = name === 'nginx'
  await writeFile(file, isNginx ? nginxAround(program, folder, site, port) : caddyAround(site, port))
  const args = isNginx
    ? ['-p', folder, '-e', join(folder, 'error.log'), '-c', file]
    : ['run', '--config', file, '--adapter', 'caddyfile']
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)))
  await answers(child, port, said)
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The owner's own configuration around that of the site. */
function nginxAround(program: string, folder: string, site: string, port: number): string {
  return `load_module ${brotliModuleOf(program)};
daemon off;
pid ${folder}/pid;
${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 2;
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    brotli_static on;
    include ${site}/.host/nginx.conf;
  }
}
`
}

const caddyAround = (site: string, port: number) => `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	bind 127.0.0.1
	root * ${site}
	import ${site}/.host/Caddyfile
}
`

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
async function answers(child: ChildProcess, port: number, said: readonly string[]) {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${said.join('')}`)
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
  throw new Error(`The server did not answer: ${said.join('')}`)
}
