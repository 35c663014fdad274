/** Mistakes across files, and slips of people who have never seen YAML, are reported with place, reason and remedy. */
import { test } from 'vitest'
import { compileWith, expectReport } from '../brokenContent.ts'
import { calendarMistakes } from '../mistakes/calendar.ts'
import { fileMistakes } from '../mistakes/files.ts'
import { changesOf } from '../mistakes/index.ts'
import { pageMistakes } from '../mistakes/pages.ts'
import { priceMistakes } from '../mistakes/prices.ts'
import { remedyMistakes } from '../mistakes/remedies.ts'
import { ruleMistakes } from '../mistakes/rules.ts'
import { slips } from '../mistakes/slips.ts'

const mistakes = [
  ...ruleMistakes,
  ...pageMistakes,
  ...fileMistakes,
  ...calendarMistakes,
  ...slips,
  ...priceMistakes,
  ...remedyMistakes,
].filter(({ inSite }) => !inSite)

test.each(mistakes.map((mistake) => [mistake.name, mistake] as const))('%s is reported', (_name, mistake) => {
  expectReport(mistake, compileWith(changesOf(mistake)))
})
