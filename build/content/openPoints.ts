/** What only the owner can settle: example values that are still in place, and open questions. */
import type { Messages, Problem } from '../messages.ts'
import type { Source } from './source.ts'
import type { Content } from './types.ts'

interface Options {
  check: boolean
  strict: boolean
}

/**
 * Reports placeholders and open questions: one line in a build, each of them in a check, and as errors in a strict one.
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
  for (const { field, note } of site.placeholders) {
    report({
      file: `${source.folder}/site.yaml`,
      rule: 'placeholder',
      reason: `“${field}” is still an example. ${note}`,
      remedy: 'Write the real value, then delete its entry under placeholders.',
    })
  }
  for (const { question, readings, published } of questions.questions) {
    report({
      file: `${source.folder}/questions.yaml`,
      rule: 'open-question',
      reason: `${question} ${readings.map(({ says, where }) => `${where}: ${says}.`).join(' ')}`,
      remedy: `Published meanwhile: ${published}`,
    })
  }
}
