/** Checks a parsed file against its schema, and explains what zod finds in plain sentences with their places. */
import type { z } from 'zod'
import type { Finding, Messages } from './messages.ts'
import type { TextWithPositions } from './positions.ts'
import {
  explainMissingFields,
  findDeletedNames,
  findForeignEntries,
  findUnknownFields,
} from './validate/fields.ts'
import { explainChangedNumbers, explainValues } from './validate/values.ts'
import { pathKey, type Validation } from './validate/wrongValue.ts'

/** How many issues of a file are explained: each is compared with all others, and ten are shown. */
const mostExplained = 100

/**
 * Checks the data of a file, and transforms it as the schema defines. Every mistake is reported with its line, column and
 * remedy.
 *
 * @returns undefined for data with mistakes
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  text: TextWithPositions,
  messages: Messages,
): z.output<Schema> | undefined {
  const value = text.toValue()
  const result = schema.safeParse(value)
  const issues = (result.error?.issues ?? []).slice(0, mostExplained)
  const problems = findProblems({ schema, text, value, issues })
  const once = new Map<string, Finding>()
  for (const problem of problems) {
    const key = `${problem.line} ${problem.reason}`
    if (!once.has(key)) once.set(key, problem)
  }
  for (const problem of once.values()) messages.error({ file: text.file, ...problem })
  return once.size === 0 ? result.data : undefined
}

/** All problems of a file. Consequences of another problem are left out. */
function findProblems(all: Validation): Finding[] {
  const deleted = findDeletedNames(all)
  const foreign = findForeignEntries({ ...all, issues: deleted.otherIssues })
  const validation = { ...all, issues: foreign.otherIssues }
  const unknown = findUnknownFields(validation)
  const values = explainValues(validation)
  const missing = values.missing.filter(({ path }) => !unknown.meant.has(pathKey(path)))
  return [
    ...explainChangedNumbers(validation),
    ...deleted.problems,
    ...foreign.problems,
    ...unknown.problems,
    ...values.problems,
    ...explainMissingFields(missing, validation),
  ]
}
