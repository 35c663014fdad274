/** Checks a parsed file against its schema, and explains what zod finds in plain sentences with their places. */
import { z } from 'zod'
import type { Finding, Messages } from './messages.ts'
import type { TextWithPositions } from './positions.ts'
import { inner, schemaAt, valueAt } from './schema.ts'
import { explainMissingFields, findDeletedNames, findUnknownFields } from './validate/fields.ts'
import { explainChangedValues, explainValues } from './validate/values.ts'
import { pathKey, type Validation } from './validate/wrongValue.ts'

/** How many issues of a file are explained: each is compared with all others, and ten are shown. */
const mostExplained = 100

/**
 * Checks the data of a file, and transforms it as the schema defines.
 *
 * Every mistake is reported with its line, column and remedy; nothing is reported for a text that is not sound, because
 * its syntax errors are reported already. Wrong values are replaced by examples, so that later checks still run and one run
 * shows every mistake: nothing is written when there is an error.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  text: TextWithPositions,
  messages: Messages,
): z.output<Schema> {
  const value = text.toValue()
  const result = schema.safeParse(value)
  const issues = result.error?.issues ?? []
  const explained = issues.slice(0, mostExplained)
  if (text.sound) report(findProblems({ schema, text, value, issues: explained }), text.file, messages)
  if (result.success) return result.data
  const repaired = schema.safeParse(repair(schema, value, issues))
  return repaired.success ? repaired.data : schema.parse(example(schema))
}

/** All problems of a file. Consequences of another problem are left out. */
function findProblems(all: Validation): Finding[] {
  const deleted = findDeletedNames(all)
  const validation = { ...all, issues: deleted.otherIssues }
  const unknown = findUnknownFields(validation)
  const values = explainValues(validation)
  const missing = values.missing.filter(({ path }) => !unknown.meant.has(pathKey(path)))
  return [
    ...explainChangedValues(validation),
    ...deleted.problems,
    ...unknown.problems,
    ...values.problems,
    ...explainMissingFields(missing, validation),
  ]
}

/** Reports each problem once, and none on a line for which a syntax error is reported. */
function report(problems: readonly Finding[], file: string, messages: Messages) {
  const linesWithSyntaxErrors = new Set(
    messages.all
      .filter((message) => message.file === file && message.ruleId?.startsWith('yaml-'))
      .map(({ line }) => line),
  )
  const reported = new Set<string>()
  for (const problem of problems) {
    const key = `${problem.line} ${problem.reason}`
    if (linesWithSyntaxErrors.has(problem.line) || reported.has(key)) continue
    reported.add(key)
    messages.error({ file, ...problem })
  }
}

/** A copy of the data without unknown fields, in which wrong values are replaced by examples. */
function repair(schema: z.ZodType, value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const copy: unknown = structuredClone(value)
  for (const issue of issues) {
    const path = [...issue.path]
    if (issue.code === 'unrecognized_keys') {
      const owner = valueAt(copy, path)
      if (owner && typeof owner === 'object') for (const key of issue.keys) Reflect.deleteProperty(owner, key)
      continue
    }
    const last = path.pop()
    const owner = valueAt(copy, path)
    const target = schemaAt(schema, issue.path, value)
    if (last !== undefined && owner && typeof owner === 'object' && target) {
      Reflect.set(owner, last, example(target))
    }
  }
  return copy
}

/** A value that a schema accepts: its first `examples` entry, or one made from its type. */
export function example(outer: z.core.$ZodType): unknown {
  if (outer instanceof z.ZodOptional) return undefined
  const schema = inner(outer)
  const given = z.globalRegistry.get(schema)?.examples
  if (Array.isArray(given) && given.length > 0) return given[0]
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(schema.shape).map(([key, field]) => [key, example(field)]))
  }
  if (schema instanceof z.ZodArray)
    return schema.safeParse([]).success ? [] : [1, 2, 3].map(() => example(schema.element))
  if (schema instanceof z.ZodRecord) return {}
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodLiteral) return schema.value
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodNumber) return z.safeParse(schema, 0).success ? 0 : 1
  return '…'
}
