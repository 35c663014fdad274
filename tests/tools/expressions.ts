/**
 * Checks that every regular expression of `src/`, `client/` and `templates/` takes linear time (recheck). Content may be
 * hostile, and a quadratic expression takes minutes for 256 KB. There are no exceptions: an expression that is slow is
 * written in another way. Results are cached by expression; without the cache it takes half a minute.
 *
 *     node --import tsx tests/tools/expressions.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'acorn'
import { transformSync } from 'esbuild'
import { check } from 'recheck'
import * as z from 'zod'
import { reportOf } from '../../src/report.ts'
import { listFiles } from '../html.ts'

interface Expression {
  source: string
  flags: string
  file: string
}

const root = join(import.meta.dirname, '../..')

const files = ['src', 'client', 'templates']
  .flatMap((folder) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`))
  .concat('build.ts')
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'))

const nodeSchema = z.object({
  regex: z.object({ pattern: z.string(), flags: z.string() }).optional(),
  callee: z.object({ name: z.string() }).optional().catch(undefined),
})

/** The expressions between slashes in a file, and the number of those that are made when it runs. */
function readExpressions(file: string) {
  const loader = file.endsWith('.tsx') ? 'tsx' : 'ts'
  const text = readFileSync(join(root, file), 'utf8')
  const { code } = transformSync(text, { loader, jsx: 'automatic', target: 'esnext' })
  const written: Expression[] = []
  let calls = 0
  for (const node of nodesIn(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }))) {
    const { regex, callee } = nodeSchema.parse(node)
    if (regex) written.push({ source: regex.pattern, flags: regex.flags, file })
    if (callee?.name === 'RegExp') calls++
  }
  return { file, written, calls }
}

function* nodesIn(value: unknown): Generator<object> {
  if (value === null || typeof value !== 'object') return
  if ('type' in value) yield value
  for (const part of Object.values(value)) yield* nodesIn(part)
}

/**
 * What `new RegExp` makes in some files while they are loaded and a site is checked.
 *
 * @returns by file, and there by the place of the call
 */
async function recordMade(files: readonly string[]) {
  const made = new Map<string, Map<string, Expression>>()
  const original = RegExp
  globalThis.RegExp = new Proxy(original, {
    construct(target, args, newTarget) {
      const { source, flags }: RegExp = Reflect.construct(target, args, newTarget)
      const caller = new Error().stack?.split('\n')[2] ?? ''
      const file = files.find((file) => caller.includes(`${join(root, file)}:`))
      const inFile = (file && made.get(file)) || new Map<string, Expression>()
      if (file) made.set(file, inFile.set(caller, { source, flags, file }))
      return Reflect.construct(target, args, newTarget)
    },
  })
  for (const file of files) await import(pathToFileURL(join(root, file)).href)
  const { build } = await import('../../build.ts')
  const { contentOf, optionsFor, publicOf } = await import('../cafes.ts')
  const outcome = await build(optionsFor({ content: contentOf.second, public: publicOf.second, check: true }))
  globalThis.RegExp = original
  if (outcome.messages.hasErrors) {
    console.error(`The second café has mistakes, so not all expressions are made.\n\n${reportOf(outcome)}`)
    process.exit(1)
  }
  return made
}

/** The results by expression, as far as they are known. */
const resultsSchema = z.record(z.string(), z.string())
const cachePath = join(root, '.cache/expressions.json')

function readResults() {
  try {
    return resultsSchema.parse(JSON.parse(readFileSync(cachePath, 'utf8')))
  } catch {
    return {}
  }
}

/** Empty for an expression that takes linear time; otherwise a text for which it is slow, or why that is not known. */
async function analyse({ source, flags }: Expression): Promise<string> {
  const result = await check(source, flags, { timeout: 60_000, attackTimeout: null, incubationTimeout: null })
  if (result.status === 'safe') return ''
  return result.status === 'vulnerable'
    ? `slow for ${result.attack.pattern}`
    : `not known: ${result.error.kind}`
}

const read = files.map(readExpressions)
const withCalls = read.filter(({ calls }) => calls > 0)
const made = await recordMade(withCalls.map(({ file }) => file))
const expressions = [
  ...read.flatMap(({ written }) => written),
  ...[...made.values()].flatMap((all) => [...all.values()]),
]
const known = readResults()
const results: Record<string, string> = {}
const problems: string[] = []
for (const expression of expressions) {
  const { source, flags, file } = expression
  const key = `/${source}/${flags}`
  results[key] ??= known[key] ?? (await analyse(expression))
  if (results[key]) problems.push(`${file}: ${key}\n  ${results[key]}`)
}
mkdirSync(dirname(cachePath), { recursive: true })
writeFileSync(cachePath, JSON.stringify(results))
for (const { file, calls } of withCalls)
  if ((made.get(file)?.size ?? 0) < calls)
    problems.push(
      `${file}: an expression is made where this check does not come; make it at the top of the file, or search for a text.`,
    )
for (const problem of problems) console.error(problem)
console.log(`${expressions.length} regular expressions, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
