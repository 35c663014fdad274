/**
 * Starts build.ts fast. Loading its 400 modules one by one through tsx takes longer than the work itself, so they are
 * bundled into one file, which is kept under the hash of everything it is made of: the generator's own files and the
 * versions of its libraries. Its last line is a checksum: a file that is not whole is made anew. `tsx build.ts` does the
 * same from the sources, and is what runs where nothing can be kept.
 */
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
const entry = join(root, 'build.ts')
const cache = join(root, '.cache/run')

const file = join(cache, `${hashOfGenerator()}.mjs`)
if (process.argv.includes('--dev') && !process.connected) startAgainAndAgain(process.argv.slice(2))
else await start()

async function start() {
  // build.ts runs when it is the program that was started.
  process.argv[1] = entry
  if (isWhole(file) || keep(await bundle())) await import(pathToFileURL(file).href)
  else await startFromSources()
}

async function startFromSources() {
  const { register } = await import('tsx/esm/api')
  register()
  await import(pathToFileURL(entry).href)
}

/** Whether a file is there and ends with the checksum of its text. */
function isWhole(path) {
  try {
    const text = readFileSync(path)
    const end = text.lastIndexOf('\n', -2) + 1
    return text.subarray(end).toString() === checksumLine(text.subarray(0, end))
  } catch {
    return false
  }
}

function checksumLine(text) {
  return `//${createHash('sha256').update(text).digest('hex')}\n`
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

function hashOfGenerator() {
  const hash = createHash('sha256').update(process.version).update(root)
  const files = ['build', 'templates'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, String(path))),
  )
  for (const path of [
    'build.ts',
    'package-lock.json',
    'tsconfig.json',
    ...files.filter((path) => /\.(tsx?|mjs)$/.test(path)).sort(),
  ]) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Keeps the bundle under a name of this process first: another one may start at the same time.
 *
 * @returns false where it cannot be kept
 */
function keep(text) {
  const beside = `${file}.${process.pid}`
  try {
    mkdirSync(cache, { recursive: true })
    writeFileSync(beside, text)
    writeFileSync(beside, checksumLine(text), { flag: 'a' })
    renameSync(beside, file)
    removeOld()
    return true
  } catch {
    return false
  }
}

/** Bundles of earlier states of the generator and pieces of unfinished ones; not those that another process may be about to load. */
function removeOld() {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name)
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (path !== file && age > 60_000) rmSync(path, { recursive: true, force: true })
  }
}

async function bundle() {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: file,
    write: false,
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
      'import.meta.dirname': JSON.stringify(import.meta.dirname),
      'import.meta.filename': JSON.stringify(entry),
    },
  })
  return outputFiles[0].contents
}
