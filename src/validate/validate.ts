/** Checks a parsed file against its schema, and explains what zod finds in plain sentences with their places. */
import * as z from 'zod'
import type { Finding, Messages } from '../diagnostics/messages.ts'
import type { TextWithPositions } from '../diagnostics/positions.ts'
import { explainMissingFields, findDeletedNames, findForeignEntries, findUnknownFields } from './fields.ts'
import { findSplitEntries } from './splitEntries.ts'
import { explainChangedNumbers, explainValues } from './values.ts'
import { type DayAt, inner, listOption, schemaAt, valueAt } from './walkSchema.ts'
import { type Issue, pathKey, type Validation } from './wrongValue.ts'

/** How many issues of a file are explained: each is compared with all others, and ten are shown. */
const mostExplained = 100

/**
 * Checks the data of a file, and transforms it as the schema defines. Every mistake is reported with its line, column and
 * remedy.
 *
 * @param dayAt the day on which an instant is, in the time zone of the site
 * @returns undefined for data with mistakes
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  text: TextWithPositions,
  messages: Messages,
  dayAt?: DayAt,
): z.output<Schema> | undefined {
  const value = text.toValue()
  const result = schema.safeParse(value)
  const issues = (result.error?.issues ?? [])
    .flatMap((issue) => issuesOfOption(issue, schema, value))
    .slice(0, mostExplained)
  const problems = findProblems({ schema, text, value, issues, dayAt })
  const once = new Map<string, Finding>()
  for (const problem of problems) {
    const key = `${problem.line} ${problem.reason}`
    if (!once.has(key)) once.set(key, problem)
  }
  for (const problem of once.values()) messages.error({ file: text.file, ...problem })
  return once.size === 0 ? result.data : undefined
}

/** In a value that may be a group or a list: what is wrong with it as the one that is meant. */
function issuesOfOption(issue: Issue, root: z.ZodType, value: unknown): readonly Issue[] {
  for (const depth of issue.path.keys()) {
    const path = issue.path.slice(0, depth + 1)
    const union = schemaAt(root, path, value)
    if (!union || !listOption(union)) continue
    const found = valueAt(value, path)
    const { error } = z.safeParse(inner(union, found), found)
    return (error?.issues ?? []).map((inside) => ({ ...inside, path: [...path, ...inside.path] }))
  }
  return [issue]
}

/** All problems of a file. Consequences of another problem are left out. */
function findProblems(all: Validation): Finding[] {
  const split = findSplitEntries(all)
  const deleted = findDeletedNames({ ...all, issues: split.otherIssues })
  const foreign = findForeignEntries({ ...all, issues: deleted.otherIssues })
  const validation = { ...all, issues: foreign.otherIssues }
  const unknown = findUnknownFields(validation)
  const others = validation.issues.filter(({ path }) => !unknown.meant.has(pathKey(path)))
  const values = explainValues({ ...validation, issues: others })
  return [
    ...explainChangedNumbers(validation),
    ...split.problems,
    ...deleted.problems,
    ...foreign.problems,
    ...unknown.problems,
    ...values.problems,
    ...explainMissingFields(values.missing, validation),
  ]
}
