/** Checks a parsed file against its schema, and explains what zod finds in plain sentences with their places. */
import type { z } from 'zod'
import type { Messages, Problem } from './messages.ts'
import type { TextWithPositions } from './positions.ts'
import { findIndentationMistakes } from './validate/indentation.ts'
import { explainIssues } from './validate/issues.ts'
import { example, repair } from './validate/repair.ts'
import { explainSilentChanges } from './validate/silentChanges.ts'
import { findUnknownFields } from './validate/unknownFields.ts'
import type { Validation } from './validate/validation.ts'

/**
 * Checks the data of a file, and transforms it as the schema says.
 *
 * Every mistake is reported with its line, column and remedy; nothing is reported for a text that is not sound, because
 * its syntax errors are reported already. Wrong values are replaced by examples, so that later checks still run and one run
 * shows every mistake: nothing is written when there is an error.
 *
 * @returns the output of the schema
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  text: TextWithPositions,
  messages: Messages,
): z.output<Schema> {
  const value = text.toValue()
  const result = schema.safeParse(value)
  const issues = result.error?.issues ?? []
  if (text.sound) report(findProblems({ schema, text, value, issues }), text.file, messages)
  if (result.success) return result.data
  const repaired = schema.safeParse(repair(schema, value, issues))
  return repaired.success ? repaired.data : schema.parse(example(schema))
}

/** All problems of a file. What only follows from another problem is left out. */
function findProblems(validation: Validation): Problem[] {
  const indentation = findIndentationMistakes(validation)
  const unknown = findUnknownFields(validation, indentation.paths)
  return [
    ...explainSilentChanges(validation),
    ...indentation.problems,
    ...unknown.problems,
    ...explainIssues(validation, indentation.paths, unknown.meant),
  ]
}

/** Reports each problem once, and none on a line for which a syntax error is reported. */
function report(problems: readonly Problem[], file: string, messages: Messages) {
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
    messages.error(problem)
  }
}
