/**
 * The whole messages about every mistake, as they were read and found right. What a change makes of them is read in the change of
 * the recorded file; `npm run test:site -- messages -u` records them again.
 */
import { expect, test } from 'vitest'
import { buildWith, compileWith } from '../brokenContent.ts'
import { changesOf, mistakes, withChanges } from '../mistakes/index.ts'
import { publishedAfter } from '../obeyedMessages.ts'

const reported = await Promise.all(
  mistakes.map(async (mistake) => {
    const changes = changesOf(mistake)
    return { mistake, changes, ...(mistake.inSite ? await buildWith(changes) : compileWith(changes)) }
  }),
)

test('the messages about every mistake are those that are recorded', async () => {
  const recorded = reported.map(
    ({ mistake, printed }) =>
      `=== ${mistake.name}\n${printed.replaceAll(/(?:[\w.-]*\/)*content\//g, 'content/').trim()}\n`,
  )
  await expect(recorded.join('\n')).toMatchFileSnapshot('../mistakes/messages.txt')
})

/**
 * Obeyed word for word, a message leads to what was there before the mistake, or to another message. The recorded file has the
 * exceptions: the mistake itself has words that were not there before. Each was read: it is what the person meant.
 */
test('obeying the messages publishes nothing false', async () => {
  const recorded = reported.flatMap(({ mistake, changes, messages }) => {
    const lines = publishedAfter(withChanges(changes).files, messages.all)
    return lines.length > 0 ? [`=== ${mistake.name}\n${lines.join('\n')}\n`] : []
  })
  await expect(recorded.join('\n')).toMatchFileSnapshot('../mistakes/obeyed.txt')
})
