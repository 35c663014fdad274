/** Entries that a change adds, beside texts that name the others by a letter or call another one the highest. */
import { describe, expect, test } from 'vitest'
import { Messages } from '../../src/diagnostics/messages.ts'
import { reportNewLetters } from '../../src/proofread/changes/newLetters.ts'
import { site as definition } from '../../templates/site.ts'
import { withChanges } from '../mistakes/index.ts'
import type { Change } from '../mistakes/mistake.ts'

const sourceWith = (changes: readonly Change[]) => ({ folder: 'content', files: withChanges(changes).files })

/** What a rule says of texts in a question, after a change. */
function foundBy(rule: typeof reportNewLetters, before: readonly Change[], added: Change, answer: string) {
  const messages = new Messages()
  const text = { file: 'faq.yaml', from: /answer: "Every day.*/, to: answer }
  const source = sourceWith([...before, added, text])
  rule({ definition, source, messages }, sourceWith([...before, text]))
  return messages.all.map(({ file, reason }) => `${file} ${reason}`).join('\n')
}

describe('a thing with a letter', () => {
  const factOf = (letter: string) =>
    `facts:\n  - { id: ${letter}, kind: money, value: 90, label: "Centre ${letter.toUpperCase()}: an hour" }\n`
  const factsOf = (letters: string): Change[] =>
    [...letters].map((letter) => ({ file: 'facts.yaml', from: 'facts:\n', to: factOf(letter) }))
  const found = (answer: string) =>
    foundBy(
      reportNewLetters,
      factsOf('abc'),
      { file: 'facts.yaml', from: 'facts:\n', to: factOf('d') },
      answer,
    )

  test.each([
    ['by their letters', 'answer: "There is A in Fort Kochi, B in Aluva and C."', true],
    ['as a range', 'answer: "Beside us there are A to C."', true],
    ['and it', 'answer: "There are A, B, C and D."', false],
    ['but for one', 'answer: "There are A and B."', false],
    ['but for one, with the article', 'answer: "A desk is free. There are B and C."', false],
  ])('is reported with texts that name all the others %s: %s', (_what, answer, isNamed) => {
    expect(found(answer)).toBe(
      isNamed
        ? 'content/facts.yaml “Centre D” is new in this change; these texts name all the others, and not this one: content/faq.yaml:4.'
        : '',
    )
  })
})
