/**
 * Every mistake is reported with file, line, column, reason and remedy. The whole messages are recorded, as they were read and found
 * right: what a change makes of them is read in the change of the recorded file; `npm run test:site -- messages -u` records them
 * again.
 */
import { expect, test } from 'vitest'
import { buildWith, compileWith, expectReport } from '../brokenContent.ts'
import { changesOf, mistakes } from '../mistakes/index.ts'

test('the mistakes have different names', () => {
  expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length)
})

const recorded: string[] = []
test.each(mistakes.map((mistake) => [mistake.name, mistake] as const))(
  '%s is reported',
  async (name, mistake) => {
    const changes = changesOf(mistake)
    const reported = mistake.inSite ? await buildWith(changes) : compileWith(changes)
    const printed = reported.printed.replaceAll(/(?:[\w.-]*\/)*content\//g, 'content/').trim()
    recorded.push(`=== ${name}\n${printed}\n`)
    expectReport(mistake, reported)
  },
)

test('the messages are those that are recorded', async () => {
  expect(recorded, 'run without a filter for names').toHaveLength(mistakes.length)
  await expect(recorded.join('\n')).toMatchFileSnapshot('../mistakes/messages.txt')
})
