import { type RuleContext, repeatedIn } from '../../src/content/rules/ruleContext.ts'

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
