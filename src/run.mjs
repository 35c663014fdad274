/**
 * Starts build.ts quickly. Loading hundreds of modules with tsx takes longer than a build, so esbuild bundles them into one
 * program, cached by the hash of the generator. V8's compiled code is cached too, which saves an eighth of an unchanged build. Each
 * cached file ends with a checksum: a damaged one is made again, and where nothing can be written, starting is slower.
 * `tsx build.ts` does the same without a cache.
 */
import { fork } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'
import { hashOfGenerator } from './hashOfGenerator.mjs'

const root = join(import.meta.dirname, '..')
const entry = join(root, 'build.ts')
const cache = join(root, '.cache/run')
const hash = hashOfGenerator()
const programPath = join(cache, `${hash}.cjs`)
const codePath = join(cache, `${hash}.code`)
const checksumBytes = 4
/** Packages that load binaries or WebAssembly from their folders. */
const external = ['esbuild', 'harfbuzzjs', 'sharp', 'subset-font']

const [, , ...args] = process.argv
if (args.includes('--dev') && !process.connected) startDevServer(args)
else await start()

async function start() {
  let program = readChecked(programPath)
  if (!program) {
    program = await bundle()
    if (!program) {
      process.exitCode = 1
      return
    }
    writeChecked(programPath, program)
    removeOld(cache)
    removeOld(join(root, '.cache/texts'))
  }
  run(program)
}

function run(program) {
  const cachedData = readChecked(codePath)
  const source = `(function (module, exports, require, importPackage) {${program}\n})`
  const script = new Script(source, { filename: programPath, cachedData })
  // build.ts runs when it is the main script.
  process.argv[1] = entry
  const module = { exports: {} }
  script.runInThisContext()(module, module.exports, createRequire(programPath), (name) => import(name))
  // When a build ends, V8 has compiled what builds need; after `--help` it has not, and a dev server has dropped a part of it.
  const isCodeCached = cachedData && !script.cachedDataRejected
  if (!isCodeCached && !args.includes('--help') && !args.includes('--dev'))
    process.once('exit', () => writeChecked(codePath, script.createCachedData()))
}

/** Starts the dev server. It exits with the code below to be restarted when the generator changed (src/preview/devServer.ts). */
function startDevServer(args) {
  const restart = 75
  const child = fork(import.meta.filename, args)
  child.on('exit', (code) => {
    if (code === restart) startDevServer(args)
    else process.exit(code ?? 0)
  })
  // The child receives Ctrl+C too; this process ends after it.
  process.removeAllListeners('SIGINT').on('SIGINT', () => {})
  process.removeAllListeners('SIGTERM').on('SIGTERM', () => child.kill())
}

/** @returns undefined where the code cannot be bundled; then it says why */
async function bundle() {
  const esbuild = await import('esbuild')
  try {
    return await bundleWith(esbuild)
  } catch (failure) {
    if (!failure.errors?.length) throw failure
    process.stderr.write(`${failure.errors.map(describe).join('\n')}\n`)
    return undefined
  }
}

/** A mistake in the code, for who changes it: `templates/site.ts:18  error  This line imports …`. */
function describe({ text, location }) {
  const place = location ? `${location.file}:${location.line}  ` : ''
  const missing = /^Could not resolve "(.*)"$/.exec(text)?.[1]
  if (missing === undefined) return `  ${place}error  ${text}`
  const remedy = missing.startsWith('.')
    ? 'Correct its path; or take out the import, and what uses it.'
    : 'Run npm ci, or take out the import.'
  return `  ${place}error  This line imports ${missing}, which is not there.\n    → ${remedy}`
}

async function bundleWith({ build }) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: programPath,
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'silent',
    legalComments: 'none',
    external,
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.GENERATOR_HASH': JSON.stringify(hash),
      'import.meta.dirname': JSON.stringify(import.meta.dirname),
      'import.meta.filename': JSON.stringify(entry),
      'import.meta.url': JSON.stringify(pathToFileURL(entry).href),
    },
  })
  // A compiled script cannot import by itself.
  const text = outputFiles[0].text.replaceAll(/\bimport\("([\w-]+)"\)/g, (whole, name) =>
    external.includes(name) ? `importPackage("${name}")` : whole,
  )
  return Buffer.from(text)
}

/** The content of a cached file; undefined where it is missing or damaged. */
function readChecked(path) {
  try {
    if (!statSync(path).isFile()) return undefined
    const bytes = readFileSync(path)
    const content = bytes.subarray(0, -checksumBytes)
    return checksumOf(path, content).equals(bytes.subarray(-checksumBytes)) ? content : undefined
  } catch {
    return undefined
  }
}

/** Writes a temporary file and renames it, because two processes may start at once. Failure is ignored. */
function writeChecked(path, content) {
  const unfinished = `${path}.${process.pid}`
  try {
    mkdirSync(cache, { recursive: true })
    writeFileSync(unfinished, Buffer.concat([content, checksumOf(path, content)]))
    renameSync(unfinished, path)
  } catch {
    try {
      rmSync(unfinished, { force: true })
    } catch {
      // Its folder may be a file.
    }
  }
}

/** Includes the path, so that neither the other file nor a file of zeros is taken for the right one. */
function checksumOf(path, content) {
  const checksum = Buffer.alloc(checksumBytes)
  checksum.writeUInt32BE(crc32(content, crc32(path)))
  return checksum
}

/** Removes what earlier versions of the generator left in a folder, unless it is so new that another process may load it. */
function removeOld(folder) {
  const minute = 60_000
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      const isOld = Date.now() - statSync(path).mtimeMs > minute
      if (!name.startsWith(hash) && isOld) rmSync(path, { recursive: true, force: true })
    }
  } catch {}
}
