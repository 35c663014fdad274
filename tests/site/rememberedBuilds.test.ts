/** Builds that follow each other in one process give what each alone would give, whatever was edited in between. */
import { createHash } from 'node:crypto'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forgetUnused } from '../../build/memo.ts'
import { bytesOf } from '../../build/site/site.ts'
import { build } from '../../build.ts'
import { contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { listFiles } from '../html.ts'

/** Numbers from 0 to 1 that are the same every time (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Edits of a person in a hurry: small changes, lines doubled and lost, a switch, a photograph, and back again. */
async function* editsOf(content: string, seed: number, count: number) {
  const random = numbersFrom(seed)
  const pick = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(random() * list.length)]
  await rm(content, { recursive: true, force: true })
  await cp(contentOf.second, content, { recursive: true })
  const files = listFiles(contentOf.second)
  const texts = files.filter((file) => /\.(yaml|md)$/.test(file))
  const photographs = files.filter((file) => /\.jpe?g$/.test(file))
  const original = (file: string) => readFile(join(contentOf.second, file))
  yield 'nothing'
  for (let step = 0; step < count; step++) {
    const kind = pick([
      'digit',
      'digit',
      'word',
      'word',
      'double',
      'lose',
      'draft',
      'photo',
      'delete',
      'back',
      'back',
      'all back',
    ])
    const file =
      (kind === 'photo'
        ? pick(photographs)
        : kind === 'draft'
          ? pick(texts.filter((text) => text.startsWith('posts/')))
          : pick(texts)) ?? ''
    const path = join(content, file)
    const text = await readFile(path, 'utf8').catch(() => '')
    const lines = text.split('\n')
    const at = Math.floor(random() * lines.length)
    if (kind === 'digit')
      await writeFile(
        path,
        text.replaceAll(/\d/g, (digit) => (random() < 0.05 ? String((Number(digit) + 1) % 10) : digit)),
      )
    if (kind === 'word') await writeFile(path, lines.with(at, `${lines[at]} indeed`).join('\n'))
    if (kind === 'double') await writeFile(path, lines.toSpliced(at, 0, lines[at] ?? '').join('\n'))
    if (kind === 'lose') await writeFile(path, lines.toSpliced(at, 1).join('\n'))
    if (kind === 'draft') await writeFile(path, text.replace(/^---\n/, '---\ndraft: true\n'))
    if (kind === 'photo') await writeFile(path, await original(pick(photographs) ?? ''))
    if (kind === 'delete') await rm(path, { force: true })
    if (kind === 'back') await writeFile(path, await original(file))
    if (kind === 'all back') await cp(contentOf.second, content, { recursive: true })
    yield `${kind} ${file}`
  }
}

/** Everything that a build gives, as one text. */
async function outcomeOf(content: string, dev: boolean) {
  const { site, messages, nextChange } = await build(
    optionsFor({ content, public: publicOf.second, check: true, dev }),
  )
  const hash = createHash('sha256')
  for (const [path, bytes] of site) hash.update(`${path}\0`).update(bytesOf(bytes))
  const said = messages.all.map(({ file, line, column, reason, note }) => [file, line, column, reason, note])
  return `${site.size} files ${hash.digest('hex')} ${JSON.stringify([said, nextChange])}`
}

test.each([
  [1, 8, false],
  [2, 24, true],
])('random edits (seed %i, %i edits, preview: %s)', async (seed, count, dev) => {
  const content = join(await temporaryFolder(), 'content')
  const remembered: string[] = []
  for await (const edit of editsOf(content, seed, count))
    remembered.push(`${edit}: ${await outcomeOf(content, dev)}`)
  const alone: string[] = []
  for await (const edit of editsOf(content, seed, count)) {
    for (let build = 0; build < 3; build++) forgetUnused()
    alone.push(`${edit}: ${await outcomeOf(content, dev)}`)
  }
  expect(remembered).toEqual(alone)
  expect(new Set(alone).size).toBeGreaterThan(count / 2)
})
