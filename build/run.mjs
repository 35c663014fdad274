/**
 * Starts build.ts fast. Loading its 400 modules one by one through tsx takes longer than the work itself, so they are
 * bundled into one file, which is kept under the hash of everything it is made of: the generator's own files and the
 * versions of its libraries. `tsx build.ts` does the same from the sources.
 */
import { fork } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOfGenerator } from './hashOfGenerator.mjs'

const root = join(import.meta.dirname, '..')
const entry = join(root, 'build.ts')
const cache = join(root, '.cache/run')

const hash = hashOfGenerator()
const file = join(cache, `${hash}.mjs`)
if (process.argv.includes('--dev') && !process.connected) startAgainAndAgain(process.argv.slice(2))
else await start()

async function start() {
  if (!existsSync(file)) await bundle()
  // build.ts runs when it is the program that was started.
  process.argv[1] = entry
  await import(pathToFileURL(file).href)
}

/** The preview ends itself with this code when the generator has changed (build/dev/runPreview.ts). */
function startAgainAndAgain(args) {
  const child = fork(import.meta.filename, args)
  let port
  child.on('message', (message) => {
    port = message.port
  })
  child.on('exit', (code) => {
    if (code === 75) startAgainAndAgain([...args, '--port', String(port)])
    else process.exit(code ?? 0)
  })
  // Ctrl+C reaches the child as well, and this program ends with it.
  process.removeAllListeners('SIGINT').on('SIGINT', () => {})
  process.removeAllListeners('SIGTERM').on('SIGTERM', () => child.kill())
}

async function bundle() {
  const { build } = await import('esbuild')
  const beside = `${file}.${process.pid}`
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: beside,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
    legalComments: 'none',
    // Programs of their own, which find their binaries beside themselves.
    external: ['esbuild', 'harfbuzzjs', 'sharp', 'subset-font'],
    // Modules in the older form call `require`, which a module in the newer form does not have.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.GENERATOR_HASH': JSON.stringify(hash),
      'import.meta.dirname': JSON.stringify(import.meta.dirname),
      'import.meta.filename': JSON.stringify(entry),
    },
  })
  renameSync(beside, file)
}
