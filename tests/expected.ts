/** What tests of the whole site expect of single subjects: `expected.ts` in their folders of tests/subjects/, deleted with them. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Allowed } from './browserSupport/allowed.ts'
import { root } from './cafes.ts'

export interface Expected {
  /** The nodes of structured data that a page has (tests/site/structuredData.test.ts). */
  nodes?: readonly [file: string, page: string, ...others: string[]]
  /** What its styles and scripts use although browsers at the floor lack it (tests/browserSupport/allowed.ts). */
  allowedInStyles?: readonly Allowed[]
  allowedInScripts?: readonly Allowed[]
}

const folder = join(root, 'tests/subjects')

export const expectedOfSubjects: readonly Expected[] = await Promise.all(
  readdirSync(folder)
    .map((name) => join(folder, name, 'expected.ts'))
    .filter(existsSync)
    .map(async (file) => ((await import(file)) as { expected: Expected }).expected),
)
