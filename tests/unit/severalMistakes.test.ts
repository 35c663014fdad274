/** Several mistakes in one file are reported in one run. */
import { expect, test } from 'vitest'
import { openYamlFiles } from '../../src/content/loadYamlFiles.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { site } from '../../templates/site.ts'
import { withChanges } from '../mistakes/index.ts'

/** The lines and the reasons of the messages about a calendar. */
function reported(calendar: string): string[] {
  const messages = new Messages()
  const { files } = withChanges([{ file: 'calendar.yaml', to: calendar }])
  openYamlFiles({ folder: 'content', files }, site.collections, messages)
  const byLine = messages.all.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  return byLine.map(({ line, reason }) => `${line} ${reason}`)
}

const right = `closures:
  - id: onam
    name: Onam
    from: 2026-11-30
    hours: closed
  - id: christmas
    name: Christmas
    from: 2026-12-25
    hours: closed
  - id: holiday
    name: Holiday
    from: 2026-12-28
    hours: closed
notices:
  - id: tea
    text: "Hot tea in the evening"
    until: 2026-12-05
`

const mistakes: ReadonlyArray<[right: string, wrong: string, message: string]> = [
  ['  - id: christmas', '  id: christmas', '6 This line does not begin as the other lines with “id:” do.'],
  ['    name: Holiday', '\tname: Holiday', '11 This line is indented with a tab.'],
  ['evening"', 'evening', '16 A quote is opened here and never closed.'],
]

test('a missing hyphen, a tab and an open quote', () => {
  const wrong = mistakes.reduce((text, [from, to]) => text.replace(from, to), right)
  expect(reported(wrong)).toEqual(mistakes.map(([, , message]) => message))
  expect(reported(right), 'the corrected file, read after the other').toEqual([])
})
