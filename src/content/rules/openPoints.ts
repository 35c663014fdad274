/** What only the owner can settle: example values that are still in place, and open questions. */
import { Messages, type Problem } from '../../diagnostics/messages.ts'
import { openPointRules } from '../../diagnostics/openPoints.ts'
import { linesOf, placeOf, writtenAt } from '../../diagnostics/positions.ts'
import { valueAt } from '../../diagnostics/schema.ts'
import type { Source } from '../source.ts'
import type { Content } from '../types.ts'
import { parseYaml } from '../yaml/parse.ts'

interface Options {
  check: boolean
  strict: boolean
}

/**
 * Reports placeholders and open questions, each at the line to edit: one line in a build, each of them in a check, and
 * as errors in a strict one.
 */
export function reportOpenPoints(
  { site, questions }: Content,
  source: Source,
  messages: Messages,
  options: Options,
): void {
  const count = site.placeholders.length + questions.questions.length
  // What is wrong comes first; the owner's questions can wait until it is mended.
  if (count === 0 || (messages.hasErrors && !options.strict)) return
  const report = (problem: Problem) => (options.strict ? messages.error(problem) : messages.warning(problem))
  if (!options.check && !options.strict) {
    report({
      file: source.folder,
      rule: 'open-points',
      reason: `${site.placeholders.length} example values and ${questions.questions.length} open questions are left for the owner.`,
      remedy: 'npm run check lists them.',
    })
    return
  }
  const siteYaml = readAgain('site.yaml', source)
  const values = siteYaml.toValue()
  for (const [index, { field, note }] of site.placeholders.entries()) {
    const path = field.split('.')
    const entry = ['placeholders', index]
    const isThere = valueAt(values, path) !== undefined
    const written = writtenAt(siteYaml, path)
    report({
      file: siteYaml.file,
      ...placeOf(siteYaml, isThere ? path : entry),
      rule: openPointRules.placeholder,
      reason: isThere
        ? `“${field}” is marked as an example${written ? `: ${written}` : '.'}`
        : `“${field}” is not filled in.`,
      remedy: isThere
        ? `${note} If this is the real value by now, delete ${linesOf(siteYaml, entry)}, its entry under placeholders; else write the real one here first.`
        : `${note} Write the real value, then delete ${linesOf(siteYaml, entry)}, its entry under placeholders.`,
    })
  }
  const questionsYaml = readAgain('questions.yaml', source)
  for (const [index, { question, readings, published }] of questions.questions.entries()) {
    const entry = ['questions', index]
    report({
      file: questionsYaml.file,
      ...placeOf(questionsYaml, [...entry, 'question'], true),
      rule: openPointRules.question,
      reason: question,
      remedy: `${readings.map(({ says, where }) => `${where}: “${says}”.`).join(' ')} Published meanwhile: ${published} Put the answer where it belongs, then delete ${linesOf(questionsYaml, entry)} here.`,
    })
  }
}

/** A file that was found right before; for the places of its values. */
const readAgain = (path: string, source: Source) =>
  parseYaml(`${source.folder}/${path}`, new TextDecoder().decode(source.files.get(path)), new Messages())
