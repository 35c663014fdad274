/** Random mistakes in content: no crash, no hang, no code runs; and no word of the content is lost without a message. */
import { createHash } from 'node:crypto'
import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { readSource } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { report } from '../../src/diagnostics/writers/terminal.ts'
import { built, contentOf, load, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { writeContent } from '../mistakes/index.ts'
import { isTextFile, mutatedContent, mutationSeed } from '../mutations.ts'
import { wordsOf, wordsOfSource, wordsOfValue } from '../words.ts'

test('a changed file gives messages or content, and loses no word without a message', () => {
  fc.assert(
    fc.property(mutatedContent, ({ path, text, sourceOf }) => {
      const started = performance.now()
      const messages = new Messages()
      const loaded = load(sourceOf(), messages)
      expect(performance.now() - started).toBeLessThan(10_000)
      expect(Reflect.get(globalThis, 'wasRun')).toBeUndefined()
      for (const { reason, note } of messages.all) {
        expect(reason).not.toMatch(/undefined|\[object|NaN/)
        expect(note).toBeTruthy()
      }
      if (!loaded) return
      const { format: _, ...kept } = loaded.content
      const seen = wordsOfValue(kept)
      const lost = [...wordsOfSource(text, path)].filter((word) => !seen.has(word) && word !== 'null')
      expect(lost, `${path}\n${report(messages.all, () => undefined)}`).toEqual([])
    }),
    { seed: mutationSeed, numRuns: Number(process.env.MUTATION_RUNS ?? 30), endOnFailure: true },
  )
})

test('a build of a changed file keeps the last good site or writes a complete one', async () => {
  const folder = await temporaryFolder()
  const out = join(folder, 'out')
  const content = join(folder, 'content')
  await cp(built.second, out, { recursive: true })
  let before = await fingerprint(out)
  await fc.assert(
    fc.asyncProperty(mutatedContent, async ({ sourceOf }) => {
      await writeContent(content, sourceOf().files)
      const { messages } = await build(optionsFor({ content, out, public: publicOf.second }))
      const after = await fingerprint(out)
      if (messages.hasErrors) expect(after).toBe(before)
      expect(await readdir(out)).toContain('index.html')
      before = after
    }),
    { seed: mutationSeed, numRuns: 4, endOnFailure: true },
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
  /^\s*(- )?(id|icon|note|field|focus|timeZone|dateLocale|kind|day|days|businessType|emptyText|durationUnitOne|draftMark|scheduledMark|resultsHeading|bearing|notices|dismiss|cancelledLabel|movedLabel|reason|graphic):.*$/gm

/** The label of a claim is for staff; a page has its own words for the figure. */
const forStaff = ['site.yaml: chennai', 'site.yaml: fiber']
/** Examples that the site does without (tests/site/examples.test.ts), and ordinals that no date needs. */
const leftOut = [
  ...['gear.yaml: maker', 'site.yaml: street', 'site.yaml: instagram', 'site.yaml: youtube'],
  ...['words.yaml: third', 'words.yaml: fourth'],
]

describe.each(['first', 'second'] as const)('the %s café', (cafe) => {
  test('every word of its content is found in its site', async () => {
    const entries = await readdir(built[cafe], { recursive: true, withFileTypes: true })
    const texts = await Promise.all(
      entries
        .filter((entry) => entry.isFile() && /\.(html|json|txt|xml|ics|js|webmanifest)$/.test(entry.name))
        .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
    )
    const seen = wordsOf(texts.join('\n').replaceAll(/&#x27;|&apos;|&#39;/g, "'"))
    const { files } = readSource(contentOf[cafe], new Messages())
    const lost: string[] = []
    for (const [path, bytes] of files) {
      if (!isTextFile(path) || unpublished.test(path)) continue
      const values = new TextDecoder()
        .decode(bytes)
        .replaceAll(unpublishedFields, '')
        .replaceAll(/^\s*(- )?[\w-]+:(?=\s|$)/gm, '')
        .replaceAll(/\{\w+\}/g, '')
      for (const word of wordsOfSource(values, path)) if (!seen.has(word)) lost.push(`${path}: ${word}`)
    }
    expect(lost.filter((word) => ![...forStaff, ...leftOut].includes(word))).toEqual([])
  })
})
