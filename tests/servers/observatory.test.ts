/** Mozilla's HTTP Observatory gives the site its best grade. */
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { answering } from '../../src/preview/serve.ts'
import { contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { gradeOf, hasObservatory } from './observatory.ts'

describe.skipIf(!hasObservatory())('the HTTP Observatory gives A+', () => {
  test.each([
    ['to a site', ''],
    // A script inserts the tag, so that the scanner does not see it.
    ['to a site that counts visits', 'analytics:\n  measurementId: G-TEST123\n'],
  ])('%s', async (_name, more) => {
    const content = join(await temporaryFolder(), 'content')
    await cp(contentOf.second, content, { recursive: true })
    const file = join(content, 'site.yaml')
    await writeFile(file, `${await readFile(file, 'utf8')}\n${more}`)
    const { site } = await build(optionsFor({ content, public: publicOf.second, check: true }))
    const { grade, score, tests } = await gradeOf(answering(site))
    expect(grade, JSON.stringify(tests)).toBe('A+')
    expect(score).toBe(130)
    expect(Object.entries(tests).filter(([, { pass, modifier }]) => !pass || modifier < 0)).toEqual([])
  })
})
