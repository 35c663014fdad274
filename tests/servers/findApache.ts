/**
 * Finds Apache for the tests: on the system, else in packages of Debian that are unpacked into the cache. They are not
 * installed, because an installed server is started, at once and with the machine, and takes port 80.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { root } from '../cafes.ts'
import { hasApt, isDebianRoot, run } from '../debian.ts'

const unpacked = join(root, '.cache/tests/servers')
/** With the libraries that no other package has brought here. */
const packages = ['apache2-bin', 'libapr1', 'libaprutil1']

export interface Apache {
  program: string
  modules: string
  /** For programs of unpacked packages, which find their libraries nowhere else. */
  environment: NodeJS.ProcessEnv
}

/** Runs once before the tests of servers, so that two files do not unpack the same packages at the same time. */
export default function fetchApache(): void {
  findApache()
}

/** An Apache that runs here; undefined, with a message, if there is none. */
export function findApache(): Apache | undefined {
  const found = installed() ?? (hasApt && unpack() ? installed() : undefined)
  if (!found) console.warn('Apache is not here and could not be fetched: its tests are SKIPPED.')
  return found
}

/** Debian's name, and that of Apache itself; packages put it where a user's PATH may not lead. */
const names = ['apache2', 'httpd']
const folders = ['/usr/sbin', '/usr/local/sbin', join(unpacked, 'usr/sbin')]
const moduleFolders = ['../lib/apache2/modules', '../lib64/httpd/modules', '../libexec/apache2', '../modules']

const installed = (): Apache | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...folders]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((program) => existsSync(program))
    .flatMap((program) => moduleFolders.map((folder) => apacheAt(program, join(dirname(program), folder))))
    .find(
      ({ program, modules, environment }) =>
        existsSync(join(modules, 'mod_rewrite.so')) &&
        spawnSync(program, ['-v'], { env: environment }).status === 0,
    )

function apacheAt(program: string, modules: string): Apache {
  const library = join(unpacked, 'usr/lib')
  const isUnpacked = program.startsWith(unpacked) && existsSync(library)
  const libraries = isUnpacked ? readdirSync(library).map((name) => join(library, name)) : []
  const environment = isUnpacked
    ? { ...process.env, LD_LIBRARY_PATH: libraries.join(delimiter) }
    : process.env
  return { program, modules, environment }
}

function unpack(): boolean {
  const folder = join(unpacked, 'packages')
  mkdirSync(folder, { recursive: true })
  const download = () => spawnSync('apt-get', ['download', '-qq', ...packages], { cwd: folder }).status === 0
  if (!download() && !(isDebianRoot && run('apt-get', 'update', '-qq') && download())) return false
  return readdirSync(folder)
    .filter((file) => file.endsWith('.deb'))
    .every((file) => spawnSync('dpkg-deb', ['-x', join(folder, file), unpacked]).status === 0)
}
