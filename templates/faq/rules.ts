import { type ChangeContext, type RuleContext, repeatedIn } from '../../src/content/rules/ruleContext.ts'
import type { Content } from '../../src/content/types.ts'
import { withValueAt } from '../../src/validate/wrongValue.ts'

/** No question of the FAQ is asked twice, not even with other capitals or punctuation. */
export function checkDuplicateQuestions({ content: { faq }, error }: RuleContext): void {
  const wordsIn = ({ question }: { question: string }) =>
    question
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' ') ?? ''
  for (const { index, first } of repeatedIn(faq?.items ?? [], wordsIn)) {
    error('faq', ['items', index, 'question'], {
      rule: 'duplicate-question',
      reason: `This question is asked twice; the first time in the entry “${first.id}”.`,
      remedy: 'Put both answers into one entry, and delete the other one.',
    })
  }
}

/** A question keeps its id, to which links from elsewhere lead (/faq#faq-discounts). */
export function checkChangedIds({ content, error, yamlOf }: ChangeContext, before: Content): void {
  const items = content.faq?.items ?? []
  const yaml = yamlOf('faq')
  for (const old of before.faq?.items ?? []) {
    if (items.some(({ id }) => id === old.id)) continue
    const index = items.findIndex(
      ({ question, answer }) => question === old.question || answer.text === old.answer.text,
    )
    const renamed = items[index]
    if (!renamed) continue
    error('faq', ['items', index, 'id'], {
      rule: 'changed-question-id',
      reason: `The id “${old.id}” became “${renamed.id}” in this change, and links to /faq#faq-${old.id} no longer lead to this question.`,
      remedy: 'Write the old id back. Visitors do not read it, so that it need not fit the words.',
      corrected: yaml && withValueAt(yaml, ['items', index, 'id'], old.id),
    })
  }
}
