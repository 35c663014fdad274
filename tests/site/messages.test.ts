/**
 * The whole messages about every mistake, as they were read and found right. What a change makes of them is read in the change of
 * the recorded file; `npm run test:site -- messages -u` records them again.
 */
import { expect, test } from 'vitest'
import { buildWith, compileWith } from '../brokenContent.ts'
import { changesOf, mistakes } from '../mistakes/index.ts'

test('the messages about every mistake are those that are recorded', async () => {
  const recorded: string[] = []
  for (const mistake of mistakes) {
    const changes = changesOf(mistake)
    const { printed } = mistake.inSite ? await buildWith(changes) : compileWith(changes)
    recorded.push(
      `=== ${mistake.name}\n${printed.replaceAll(/(?:[\w.-]*\/)*content\//g, 'content/').trim()}\n`,
    )
  }
  await expect(recorded.join('\n')).toMatchFileSnapshot('../mistakes/messages.txt')
})
