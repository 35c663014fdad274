/** Figures that changed as prices do are not reported as typing mistakes. */
import { expect, test } from 'vitest'
import { loadWith } from '../brokenContent.ts'

test.each([
  ['an entry fee that doubles', 'tournaments.yaml', 'entry: 275', 'entry: 550'],
  ['an entry fee of seven times as much', 'tournaments.yaml', 'entry: 275', 'entry: 1925'],
  ['a start that moves by an hour', 'tournaments.yaml', 'start: 17:00', 'start: 16:00'],
  ['entry that becomes free', 'tournaments.yaml', 'entry: 275', 'entry: 0\n    free: true'],
])('%s is no typing mistake', (_what, file, from, to) => {
  const { messages } = loadWith([{ file, from, to }], true)
  expect(messages.all.filter(({ ruleId }) => ruleId === 'changed-digits')).toEqual([])
})
