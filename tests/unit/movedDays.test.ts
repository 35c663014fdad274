/** What a change of a day leaves behind in facts.yaml. Texts that still have the day are in tests/mistakes/hours.ts. */
import { expect, test } from 'vitest'
import { checkChange } from '../../src/content/rules/index.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { site as definition } from '../../templates/site.ts'
import { buildDate, compile, required } from '../cafes.ts'
import { withChanges } from '../mistakes/index.ts'
import type { Change } from '../mistakes/mistake.ts'

const stateWith = (...changes: Change[]) => {
  const messages = new Messages()
  const source = { folder: 'content', files: withChanges(changes).files }
  return { ...required(compile(source, messages, buildDate)), source, messages, today: buildDate }
}

const factOf = (day: string): Change => ({
  file: 'facts.yaml',
  from: 'facts:\n',
  to: `facts:\n  - { id: opens, kind: text, value: ${day}, label: "Footsies Night: the day on which entries open" }\n`,
})
const answer = {
  file: 'faq.yaml',
  from: /answer: "Every day.*/,
  to: 'answer: Entries open on ${facts.opens}.',
}
const moved = { file: 'tournaments.yaml', from: 'repeats: every friday', to: 'repeats: every monday' }

test.each([
  ['stayed', 'Tuesday', 1],
  ['moved with it', 'Wednesday', 0],
])('a weekday in facts.yaml whose label names a tournament that moved, and that %s', (_what, day, count) => {
  const before = stateWith(factOf('Tuesday'), answer)
  const now = stateWith(factOf(day), answer, moved)
  checkChange({ ...now, earlier: before.source }, definition.changeRules, before.content)
  const isFact = ({ reason }: { reason: string }) =>
    reason.endsWith('these weekdays are as before: content/facts.yaml:3.')
  expect(now.messages.all.filter(isFact)).toHaveLength(count)
})
