/**
 * Every mistake is reported with file, line, column, reason and remedy. The whole messages are recorded, as they were read and found
 * right: what a change makes of them is read in the change of the recorded file; `npm run test:site -- messages -u` records them
 * again.
 */
import { expect, test } from 'vitest'
import { buildWith, loadWith, withShortPaths } from '../brokenContent.ts'
import { changesOf, mistakes, withChanges } from '../mistakes/index.ts'
import { brokenBy, publishedAfter } from '../obeyedMessages.ts'

test('the mistakes have different names', () => {
  expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length)
})

const recorded: string[] = []
const obeyed: string[] = []
test.each(mistakes.map((mistake) => [mistake.name, mistake] as const))(
  '%s is reported',
  async (name, mistake) => {
    const changes = changesOf(mistake)
    const reported = mistake.inSite ? await buildWith(changes) : loadWith(changes, mistake.inChange)
    const printed = withShortPaths(reported.printed).trim()
    recorded.push(`=== ${name}\n${printed}\n`)
    expect(brokenBy(withChanges(changes).files, reported.messages.all), printed).toEqual([])
    const published = publishedAfter(withChanges(changes).files, reported.messages.all)
    if (published.length > 0) obeyed.push(`=== ${name}\n${published.join('\n')}\n`)
    expect(reported.messages.all.length, printed).toBeGreaterThan(0)
    for (const { note } of reported.messages.all) expect(note, printed).toBeTruthy()
    expect(printed).not.toMatch(/undefined|\[object|ZodError|\n\s+at /)
  },
)

test('the messages are those that are recorded', async () => {
  expect(recorded, 'run without a filter for names').toHaveLength(mistakes.length)
  await expect(recorded.join('\n')).toMatchFileSnapshot('../mistakes/messages.txt')
})

/**
 * Obeyed word for word, a message leads to what was there before the mistake, or to another message. The recorded file has the
 * exceptions: the mistake itself has words that were not there before. Each was read: it is what the person meant.
 */
test('obeying the messages publishes nothing false', async () => {
  await expect(obeyed.join('\n')).toMatchFileSnapshot('../mistakes/obeyed.txt')
})
