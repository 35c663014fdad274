/** Whatever happens to a content file: no crash, no hang, nothing is run, and no text is lost without a word. */
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { compileContent } from '../../src/pages/compileContent.ts'
import { readSource, type Source } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { report } from '../../src/diagnostics/writers/terminal.ts'
import { built, contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { mutations } from '../mutations.ts'
import { wordsOf, wordsOfSource, wordsOfValue } from '../words.ts'

/** The same runs every time; another number explores others. */
const seed = Number(process.env.MUTATION_SEED ?? 20_261_120)
const sources = await Promise.all(
  (['first', 'second'] as const).map((cafe) => readSource(contentOf[cafe], new Messages())),
)
const isText = (path: string) => /^(?!.*(README|FIELDS)).*\.(yaml|md)$/.test(path)
/** A text file of one of the cafés, and what is done to it. */
const mutated = fc
  .constantFrom(
    ...sources.flatMap((source) => [...source.files.keys()].filter(isText).map((path) => ({ source, path }))),
  )
  .chain(({ source, path }) =>
    mutations.map((mutate) => {
      const text = mutate(new TextDecoder().decode(source.files.get(path)))
      const files = new Map([...source.files, [path, new TextEncoder().encode(text)]])
      return { path, text, sourceOf: () => ({ ...source, files }) }
    }),
  )

function compile(source: Source) {
  const messages = new Messages()
  const content = compileContent(source, messages)
  return { messages, content }
}

test('a changed file gives messages or content, at once, and loses no word in silence', () => {
  fc.assert(
    fc.property(mutated, ({ path, text, sourceOf }) => {
      const started = performance.now()
      const { messages, content } = compile(sourceOf())
      expect(performance.now() - started).toBeLessThan(10_000)
      expect(Reflect.get(globalThis, 'wasRun')).toBeUndefined()
      for (const { reason, note } of messages.all) {
        expect(reason).not.toMatch(/undefined|\[object|NaN/)
        expect(note).toBeTruthy()
      }
      if (messages.hasErrors) return
      const { format: _, ...kept } = content
      const seen = wordsOfValue(kept)
      const lost = [...wordsOfSource(text, path)].filter((word) => !seen.has(word) && word !== 'null')
      expect(lost, `${path}\n${report(messages.all, () => undefined)}`).toEqual([])
    }),
    { seed, numRuns: 150, interruptAfterTimeLimit: 15_000, endOnFailure: true },
  )
})

test('a build of a changed file leaves the last good site, or makes a whole one', async () => {
  const folder = await temporaryFolder()
  const out = join(folder, 'out')
  const content = join(folder, 'content')
  await cp(built.second, out, { recursive: true })
  let before = await fingerprint(out)
  await fc.assert(
    fc.asyncProperty(mutated, async ({ sourceOf }) => {
      for (const [path, bytes] of sourceOf().files) {
        await mkdir(dirname(join(content, path)), { recursive: true })
        await writeFile(join(content, path), bytes)
      }
      const { messages } = await build(optionsFor({ content, out, public: publicOf.second }))
      const after = await fingerprint(out)
      if (messages.hasErrors) expect(after).toBe(before)
      expect(await readdir(out)).toContain('index.html')
      before = after
    }),
    { seed, numRuns: 4, endOnFailure: true },
  )
})

async function fingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

/** Files and fields for the generator or the owner, and words that are only shown where they are needed. */
const unpublished = /^(facts|questions)\.yaml$/
const unpublishedFields =
  /^\s*(- )?(id|icon|note|field|focus|timeZone|dateLocale|kind|day|days|businessType|emptyText|durationUnitOne|draftMark|scheduledMark):.*$/gm

/** The label of a claim is for staff; a page has its own words for the figure. */
const forStaff = ['site.yaml: chennai']

describe.each(['first', 'second'] as const)('the %s café', (cafe) => {
  test('every word of its content is found in its site', async () => {
    const entries = await readdir(built[cafe], { recursive: true, withFileTypes: true })
    const texts = await Promise.all(
      entries
        .filter((entry) => entry.isFile() && /\.(html|json|txt|xml|ics|js|webmanifest)$/.test(entry.name))
        .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
    )
    const seen = wordsOf(texts.join('\n').replaceAll(/&#x27;|&apos;|&#39;/g, "'"))
    const source = sources[cafe === 'first' ? 0 : 1]
    const lost: string[] = []
    for (const [path, bytes] of source?.files ?? []) {
      if (!isText(path) || unpublished.test(path)) continue
      const values = new TextDecoder()
        .decode(bytes)
        .replaceAll(unpublishedFields, '')
        .replaceAll(/^\s*(- )?[\w-]+:(?=\s|$)/gm, '')
        .replaceAll(/\{\w+\}/g, '')
      for (const word of wordsOfSource(values, path)) if (!seen.has(word)) lost.push(`${path}: ${word}`)
    }
    expect(lost.filter((word) => !forStaff.includes(word))).toEqual([])
  })
})
