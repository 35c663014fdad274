/** A line that begins at a wrong column is the one that the first message names. */
import { expect, test } from 'vitest'
import { loadYamlFiles } from '../../src/content/loadYamlFiles.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { site as definition } from '../../templates/site.ts'
import { buildDate } from '../cafes.ts'
import { second, withChanges } from '../mistakes/index.ts'

const file = 'packages.yaml'
const lines = new TextDecoder().decode(second.files.get(file)).split('\n')

/** The first line with an error after one line was changed; undefined for right content. */
function firstWrong(index: number, line: string): number | undefined {
  const { files } = withChanges([{ file, to: lines.with(index, line).join('\n') }])
  const messages = new Messages()
  loadYamlFiles({ folder: 'content', files }, definition.collections, messages, () => buildDate)
  return messages.all.find(({ fatal }) => fatal)?.line
}

test.each([
  ['left', (line: string) => (line.startsWith('  ') ? line.slice(2) : undefined), []],
  ['right', (line: string) => `  ${line}`, ['          start: 17:30']],
])('a line two spaces too far to the %s is named', (_where, change, right) => {
  const others = lines.flatMap((line, index) => {
    const changed = line.trim() === '' ? undefined : change(line)
    return changed === undefined || firstWrong(index, changed) === index + 1 ? [] : [line]
  })
  // The only field of a group may begin further to the right.
  expect(others).toEqual(right)
})
