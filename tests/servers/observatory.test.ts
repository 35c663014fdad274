/** Mozilla's HTTP Observatory gives the site its best grade, and says what counting visits costs. */
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { readPublic } from '../../src/output/write.ts'
import { answering } from '../../src/preview/serve.ts'
import { built, contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { gradeOf, hasObservatory } from './observatory.ts'

describe.skipIf(!hasObservatory())('the HTTP Observatory', () => {
  test.each(['first', 'second'] as const)('gives the %s café A+', async (cafe) => {
    const grade = await gradeOf(answering(readPublic(built[cafe])))
    expect(grade.grade, JSON.stringify(grade)).toBe('A+')
    expect(Object.entries(grade.tests).filter(([, { pass }]) => !pass)).toEqual([])
    expect(Object.values(grade.tests).every(({ modifier }) => modifier >= 0)).toBe(true)
    expect(grade.score).toBe(130)
  })

  test('gives it A+ also where visits are counted', async () => {
    const content = join(await temporaryFolder(), 'content')
    await cp(contentOf.second, content, { recursive: true })
    const file = join(content, 'site.yaml')
    await writeFile(file, `${await readFile(file, 'utf8')}\nanalytics:\n  measurementId: G-TEST123\n`)
    const { site } = await build(
      optionsFor({ content, public: publicOf.second, out: join(content, '../out') }),
    )
    const grade = await gradeOf(answering(site))
    expect(grade.grade, JSON.stringify(grade)).toBe('A+')
    // The tag is put into the page by a script, where the scanner sees none of it.
    expect(grade.score).toBe(130)
  })
})
