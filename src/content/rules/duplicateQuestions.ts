import { at, type RuleContext } from './context.ts'

/** No question of the FAQ is asked twice, not even with other capitals or punctuation. */
export function checkDuplicateQuestions({ content: { faq }, cleanYaml, messages }: RuleContext): void {
  const yaml = cleanYaml('faq')
  if (!yaml || !faq) return
  const ids = new Map<string, string>()
  for (const [index, { id, question }] of faq.items.entries()) {
    const words =
      question
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu)
        ?.join(' ') ?? ''
    const earlier = ids.get(words)
    if (earlier) {
      messages.error({
        ...at(yaml, ['items', index, 'question']),
        rule: 'duplicate-question',
        reason: `This question is asked twice; the first time in the entry “${earlier}”.`,
        remedy: 'Put both answers into one entry, and delete the other one.',
      })
    } else ids.set(words, id)
  }
}
