/** Mistakes in YAML and in fields are reported with file, line, column, reason and remedy. */
import { expect, test } from 'vitest'
import { compileWith, expectReport } from '../brokenContent.ts'
import { fieldMistakes } from '../mistakes/fields.ts'
import { mistakes as allMistakes, changesOf } from '../mistakes/index.ts'
import { yamlMistakes } from '../mistakes/yaml.ts'

const mistakes = [...yamlMistakes, ...fieldMistakes].filter(({ inSite }) => !inSite)

test.each(mistakes.map((mistake) => [mistake.name, mistake] as const))('%s is reported', (_name, mistake) => {
  expectReport(mistake, compileWith(changesOf(mistake)))
})

test('the mistakes have different names', () => {
  expect(new Set(allMistakes.map(({ name }) => name)).size).toBe(allMistakes.length)
})
