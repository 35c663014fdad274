/**
 * Finds nginx (with its module for Brotli) and Caddy for the tests: on the system, else in packages of Debian that are
 * unpacked into the cache. They are not installed, because an installed server is started, at once and with the machine, and
 * takes port 80.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { root } from '../cafes.ts'
import { hasApt, isDebianRoot, run } from '../debian.ts'

const unpacked = join(root, '.cache/tests/servers')

const programs = {
  nginx: { packages: ['nginx', 'libnginx-mod-http-brotli-static'], version: '-v' },
  caddy: { packages: ['caddy'], version: 'version' },
}

export type ServerName = keyof typeof programs

/** Runs once before the tests of servers, so that two files do not unpack the same package at the same time. */
export default function fetchServers(): void {
  findServer('nginx')
  findServer('caddy')
}

/** Where packages put programs that a user's PATH may lack. */
const folders = ['/usr/sbin', '/usr/bin', join(unpacked, 'usr/sbin'), join(unpacked, 'usr/bin')]

/** The path of a server that runs here; undefined, with a message, if there is none. */
export function findServer(name: ServerName): string | undefined {
  const found = installed(name) ?? (hasApt && unpack(name) ? installed(name) : undefined)
  if (!found) console.warn(`${name} is not here and could not be fetched: its tests are SKIPPED.`)
  return found
}

/** The module for Brotli of an nginx, which takes only those that were made for it. */
export const brotliModuleOf = (nginx: string) =>
  join(dirname(nginx), '../lib/nginx/modules/ngx_http_brotli_static_module.so')

const installed = (name: ServerName) =>
  [...(process.env.PATH ?? '').split(delimiter), ...folders]
    .map((folder) => join(folder, name))
    .find(
      (file) =>
        existsSync(file) &&
        (name !== 'nginx' || existsSync(brotliModuleOf(file))) &&
        spawnSync(file, [programs[name].version]).status === 0,
    )

function unpack(name: ServerName): boolean {
  const packages = join(unpacked, 'packages')
  mkdirSync(packages, { recursive: true })
  const download = () =>
    spawnSync('apt-get', ['download', '-qq', ...programs[name].packages], { cwd: packages }).status === 0
  if (!download() && !(isDebianRoot && run('apt-get', 'update', '-qq') && download())) return false
  return readdirSync(packages)
    .filter((file) => file.endsWith('.deb'))
    .every((file) => spawnSync('dpkg-deb', ['-x', join(packages, file), unpacked]).status === 0)
}
