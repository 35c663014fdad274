/** Builds that follow each other in one process give what each alone would give, whatever was edited in between. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forgetUnused } from '../../build/memo.ts'
import { bytesOf } from '../../build/site/site.ts'
import { build } from '../../build.ts'
import { optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { editsOf } from '../edits.ts'

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
