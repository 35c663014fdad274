/**
 * Starts build.ts fast. Loading its 400 modules one by one through tsx takes longer than the work itself, so they are
 * bundled into one program, which is kept under the hash of everything it is made of: the generator's own files and the
 * versions of its libraries. Beside it lies what V8 made of it, so that it need not be compiled again. Each file ends with
 * a checksum: one that is not whole is made anew. `tsx build.ts` does the same from the sources, and is what runs where
 * nothing can be kept.
 */
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { isMainThread } from 'node:worker_threads'
import { setBuildFlags, unsetFlags } from './engineFlags.mjs'
import { hashOfGenerator } from './hashOfGenerator.mjs'

const root = join(import.meta.dirname, '..')
const entry = join(root, 'build.ts')
const cache = join(root, '.cache/run')

const hash = hashOfGenerator()
const program = join(cache, `${hash}.cjs`)
const isPreview = process.argv.includes('--dev')
// V8 takes only what it made under the same flags, and each of the two has its own.
const compiled = join(cache, `${hash}.${isPreview ? 'preview' : 'build'}.code`)
const require = createRequire(program)
const checksumBytes = 32
/** Programs of their own, which find their binaries beside themselves. */
const external = ['esbuild', 'harfbuzzjs', 'sharp', 'subset-font']
if (!isPreview) setBuildFlags()
if (isPreview && !process.connected) startAgainAndAgain(process.argv.slice(2))
else await start()

async function start() {
  // build.ts runs when it is the program that was started.
  process.argv[1] = entry
  const kept = read(program)
  const source = kept ?? (await bundle())
  if (kept || keep(program, source)) run(source)
  else await startFromSources()
}

/** Runs the bundled program; at the end of the first run, V8 knows what is worth keeping. */
function run(source) {
  const code = read(compiled)
  const script = new Script(source.toString('latin1'), { filename: program, cachedData: code })
  const module = { exports: {} }
  script.runInThisContext()(module, module.exports, required, (name) => import(name))
  const isWorthKeeping =
    isMainThread && (!code || script.cachedDataRejected) && !process.argv.includes('--help')
  if (!isWorthKeeping) return
  process.once('exit', () => {
    // As in the beginning: a second thread changes them.
    unsetFlags()
    if (!isPreview) setBuildFlags()
    keep(compiled, script.createCachedData())
  })
}

/** What else a library asks for, if it is there, is not looked for in every folder up to the root of the disk. */
function required(name) {
  if (isBuiltin(name) || external.includes(name)) return require(name)
  throw new Error(`${name} is not in the program`)
}

async function startFromSources() {
  const { register } = await import('tsx/esm/api')
  register({ tsconfig: join(root, 'tsconfig.json') })
  await import(pathToFileURL(entry).href)
}

/** What was kept in a file; undefined when nothing was, or it is not whole. */
function read(path) {
  try {
    const bytes = readFileSync(path)
    const content = bytes.subarray(0, -checksumBytes)
    return checksumOf(content).equals(bytes.subarray(-checksumBytes)) ? content : undefined
  } catch {
    return undefined
  }
}

/** The preview ends itself with this code when the generator has changed (src/preview/runPreview.ts). */
function startAgainAndAgain(args) {
  // With room for all that a save makes, nothing is tidied while somebody waits for it: that took an eighth of the time.
  const execArgv = [...process.execArgv, '--max-semi-space-size=64']
  const child = fork(import.meta.filename, args, { execArgv })
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

function checksumOf(bytes) {
  return createHash('sha256').update(bytes).digest()
}

/**
 * Keeps something under a name of this process first: another one may start at the same time.
 *
 * @returns false where it cannot be kept
 */
function keep(path, content) {
  const beside = `${path}.${process.pid}`
  try {
    mkdirSync(cache, { recursive: true })
    writeFileSync(beside, content)
    writeFileSync(beside, checksumOf(content), { flag: 'a' })
    renameSync(beside, path)
    removeOld()
    return true
  } catch {
    return false
  }
}

/** What belongs to earlier states of the generator, and pieces of unfinished files; not those that another process may be about to load. */
function removeOld() {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name)
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (!name.startsWith(hash) && age > 60_000) rmSync(path, { recursive: true, force: true })
  }
}

async function bundle() {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: program,
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'error',
    legalComments: 'none',
    external,
    banner: { js: '(function (module, exports, require, importModule) {' },
    footer: { js: '})' },
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.GENERATOR_HASH': JSON.stringify(hash),
      'import.meta.dirname': JSON.stringify(import.meta.dirname),
      'import.meta.filename': JSON.stringify(entry),
      'import.meta.url': JSON.stringify(pathToFileURL(entry).href),
    },
  })
  // What runs in this way cannot import by itself.
  const imports = new RegExp(`\\bimport\\("(${external.join('|')})"\\)`, 'g')
  const text = outputFiles[0].text.replaceAll(imports, 'importModule("$1")')
  // In ASCII it is read in a quarter of the time, and takes half of the memory; what is left of others stands in expressions.
  return Buffer.from(text.replaceAll(/[^\0-\x7f]/g, escaped), 'latin1')
}

function escaped(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
