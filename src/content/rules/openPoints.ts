/** What only the owner can settle: placeholders that are still in site.yaml, and open questions. */
import { type Messages, openPointRules, type Problem } from '../../diagnostics/messages.ts'
import { linesOf, writtenAt } from '../../diagnostics/positions.ts'
import { valueAt } from '../../diagnostics/schema.ts'
import { parseAgain } from '../placeIn.ts'
import type { Source } from '../source.ts'
import type { Content } from '../types.ts'
import { at } from './context.ts'

interface Options {
  check: boolean
  strict: boolean
}

/**
 * Reports placeholders and open questions: a build gives one line with their number, a check one message for each at the
 * line to edit, and a strict check errors. Nothing is reported while there are errors, unless the check is strict.
 */
export function reportOpenPoints(
  content: Content,
  source: Source,
  messages: Messages,
  { check, strict }: Options,
): void {
  const placeholders = content.site.placeholders.length
  const questions = content.questions?.questions.length ?? 0
  if (placeholders + questions === 0 || (messages.hasErrors && !strict)) return
  const points =
    check || strict
      ? [...describePlaceholders(content, source), ...describeQuestions(content, source)]
      : [
          {
            file: source.folder,
            rule: 'open-points',
            reason: `${placeholders} example values and ${questions} open questions are left for the owner.`,
            remedy: 'npm run check lists them.',
          },
        ]
  for (const point of points) {
    if (strict) messages.error(point)
    else messages.warning(point)
  }
}

function describePlaceholders({ site }: Content, source: Source): Problem[] {
  const yaml = parseAgain(source, 'site.yaml')
  const values = yaml.toValue()
  return site.placeholders.map(({ field, note }, index) => {
    const path = field.split('.')
    const entry = ['placeholders', index]
    if (valueAt(values, path) === undefined) {
      return {
        ...at(yaml, entry),
        rule: openPointRules.placeholder,
        reason: `“${field}” is not filled in.`,
        remedy: `${note} Write the real value, then delete ${linesOf(yaml, entry)}, its entry under placeholders.`,
      }
    }
    const written = writtenAt(yaml, path)
    return {
      ...at(yaml, path),
      rule: openPointRules.placeholder,
      reason: `“${field}” is marked as an example${written ? `: ${written}` : '.'}`,
      remedy: `${note} If this is the real value by now, delete ${linesOf(yaml, entry)}, its entry under placeholders; else write the real one here first.`,
    }
  })
}

function describeQuestions({ questions }: Content, source: Source): Problem[] {
  if (!questions || questions.questions.length === 0) return []
  const yaml = parseAgain(source, 'questions.yaml')
  return questions.questions.map(({ question, readings, published }, index) => {
    const entry = ['questions', index]
    const answers = readings.map(({ says, where }) => `${where}: “${says}”.`).join(' ')
    return {
      ...at(yaml, [...entry, 'question'], true),
      rule: openPointRules.question,
      reason: question,
      remedy: `${answers} Published meanwhile: ${published} Put the answer where it belongs, then delete ${linesOf(yaml, entry)} here.`,
    }
  })
}
